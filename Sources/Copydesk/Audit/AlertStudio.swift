package import CopyModel
import ICUText
import LocaleProfiles
import StringTables
import TextAnalysis
import TextLayout

/// Lays out the alerts of a run's tables, one after the other, and gathers them.
struct AlertStudio: ~Copyable {
  private(set) var gallery: AlertGallery
  private var analyzer = Analyzer()
  private var layouter: TextLayouter
  private let profile: @Sendable (LocaleTag) -> LocaleProfile

  init(
    _ gallery: AlertGallery, profile: @escaping @Sendable (LocaleTag) -> LocaleProfile
  ) {
    self.gallery = gallery
    layouter = TextLayouter(gallery.facts)
    self.profile = profile
  }

  /// Adds the alerts of a table.
  mutating func add(
    _ table: LoadedTable, _ keys: AlertKeys, of copydesk: Copydesk
  ) throws(CopydeskError) {
    let sources = table.units.indices.compactMap { index in
      table.units.part(of: index).role == nil ? nil : table.sourceView(of: index)
    }
    let alerts =
      copydesk.alerts(of: TableUnits(sources), keys) + copydesk.alerts(of: table.units, keys)
    guard !alerts.isEmpty else { return }
    do throws(ICUError) {
      let isAndroids = copydesk.rules.isAndroids(table.format)
      try add(
        alerts.map(\.alert), source: table.sourceLocale,
        on: isAndroids ? gallery.platforms.android : gallery.platforms.apple)
    } catch {
      throw CopydeskError.noICU("\(error)")
    }
  }

  /// Adds alerts, each beside its versions in other languages.
  private mutating func add(
    _ alerts: [Alert], source: LocaleTag, on platform: Platform
  ) throws(ICUError) {
    var numbers: [String: Int] = [:]
    for alert in alerts {
      guard let shape = try shape(of: alert, source, on: platform) else { continue }
      let number = numbers[alert.name] ?? gallery.entries.count
      if number == gallery.entries.count {
        numbers[alert.name] = number
        gallery.entries.append(
          AlertGallery.Entry(name: alert.name, platform: platform, versions: []))
      }
      // A sheet that repeats the alert, as for another region, shows nothing new.
      guard !gallery.entries[number].versions.contains(where: { $0.alert.locale == alert.locale })
      else {
        continue
      }
      gallery.entries[number].versions.append(AlertGallery.Version(alert: alert, shape: shape))
    }
    for number in numbers.values {
      gallery.entries[number].versions.sort {
        $0.alert.locale.isShown(before: $1.alert.locale, source: source)
      }
    }
  }

  /// Nil for an alert of which there is no text.
  private mutating func shape(
    of alert: Alert, _ source: LocaleTag, on platform: Platform
  ) throws(ICUError) -> AlertShape? {
    let title = try text(alert.title, source)
    let message = try text(alert.message, source)
    guard title != nil || message != nil else { return nil }
    var buttons: [AnalyzedText] = []
    // A button without its translation keeps its place.
    for button in alert.buttons {
      if let title = try text(button, source) {
        buttons.append(title)
      } else {
        buttons.append(try analyze("", alert.locale))
      }
    }
    return try layouter.shape(
      title: title, message: message, buttons: buttons, on: platform, at: gallery.size,
      as: alert.traits?.kind ?? .alert)
  }

  private mutating func text(_ unit: TextUnit?, _ source: LocaleTag) throws(ICUError)
    -> AnalyzedText?
  {
    guard let unit, let text = unit.shownText(source), !text.isEmpty else { return nil }
    return try analyze(text, unit.locale)
  }

  private mutating func analyze(_ text: String, _ locale: LocaleTag) throws(ICUError)
    -> AnalyzedText
  {
    try analyzer.analyze(text, profile: profile(locale))
  }
}

extension Copydesk {
  /// What draws the alerts of a run.
  func alertStudio(at size: TextSize = .large) throws(CopydeskError) -> AlertStudio {
    let gallery = AlertGallery(
      on: options.platforms, at: size, try layoutFacts(), sourceLocale: options.sourceLocale)
    return AlertStudio(gallery) { [library] in library.profile(for: $0) }
  }

  /// The alerts of the tables under some paths.
  package func gallery(
    _ paths: [String], at size: TextSize = .large
  ) async throws(CopydeskError) -> (gallery: AlertGallery, errors: [InputError]) {
    let inputs = InputFiles(paths, scope: scope, mustHoldTables: true)
    var studio = try alertStudio(at: size)
    var errors = inputs.errors + codeErrors
    let keys = AlertKeys(options.knownAlerts)
    var tables = TableQueue(
      inputs, options: options, context: context, alerts: ManifestAlerts(keys),
      windowsOver: Self.largestTable)
    while var batch = try await orICUError({ try await tables.nextRead() }) {
      for index in batch.indices { batch[index].chooseSourceViews() }
      for table in batch {
        errors += table.errors
        try studio.add(table, keys, of: self)
      }
    }
    return (studio.gallery, errors)
  }
}
