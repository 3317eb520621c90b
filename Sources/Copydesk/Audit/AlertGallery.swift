package import CopyModel
import ICUText
import LocaleProfiles
import RuleKit
import StringTables
import TextAnalysis
package import TextLayout

/// The alerts of a run, each in all its languages, laid out for a platform.
package struct AlertGallery: Sendable {
  /// An alert of a table.
  package struct Entry: Sendable {
    package let name: String
    /// The source's first, then by their tags.
    package var versions: [Version]

    /// What the manifest or the code says of it.
    package var traits: AlertTraits? { versions.lazy.compactMap(\.alert.traits).first }
  }

  /// An alert in one language.
  package struct Version: Sendable {
    package let alert: Alert
    package let shape: AlertShape

    /// The texts of its parts, in the order of title, message and buttons.
    package var texts: [TextUnit] {
      [alert.title, alert.message].compactMap(\.self) + alert.buttons
    }
  }

  /// In the order of the tables, and in them of their first strings.
  package internal(set) var entries: [Entry] = []
  package let platform: Platform
  package let size: TextSize
  package let facts: LayoutFacts
  /// What the alerts are written in first.
  package let sourceLocale: LocaleTag

  init(
    on platform: Platform, at size: TextSize, _ facts: LayoutFacts, sourceLocale: LocaleTag
  ) {
    self.platform = platform
    self.size = size
    self.facts = facts
    self.sourceLocale = sourceLocale
  }

  /// Adds alerts of one table.
  mutating func add(_ alerts: [Alert], source: LocaleTag, with studio: inout AlertStudio)
    throws(ICUError)
  {
    var numbers: [String: Int] = [:]
    for alert in alerts {
      guard let shape = try studio.shape(of: alert, source, on: platform, at: size) else {
        continue
      }
      let number = numbers[alert.name] ?? entries.count
      if number == entries.count {
        numbers[alert.name] = number
        entries.append(Entry(name: alert.name, versions: []))
      }
      // A sheet that repeats the alert, as for another region, shows nothing new.
      guard !entries[number].versions.contains(where: { $0.alert.locale == alert.locale }) else {
        continue
      }
      entries[number].versions.append(Version(alert: alert, shape: shape))
    }
    for number in numbers.values {
      let rank = { (version: Version) in
        version.alert.locale == source ? "" : version.alert.locale.identifier
      }
      entries[number].versions.sort { rank($0) < rank($1) }
    }
  }
}

/// Analyzes the texts of alerts and lays them out.
struct AlertStudio: ~Copyable {
  private var analyzer = Analyzer()
  private var layouter: TextLayouter
  private let profile: @Sendable (LocaleTag) -> LocaleProfile

  init(_ facts: LayoutFacts, profile: @escaping @Sendable (LocaleTag) -> LocaleProfile) {
    layouter = TextLayouter(facts)
    self.profile = profile
  }

  /// Nil for an alert of which there is no text.
  mutating func shape(
    of alert: Alert, _ source: LocaleTag, on platform: Platform, at size: TextSize
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
      title: title, message: message, buttons: buttons, on: platform, at: size)
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

extension TextUnit {
  /// What people see in its language: its source in the source language, else its translation.
  package func shownText(_ source: LocaleTag) -> String? { locale == source ? self.source : target }
}

extension Copydesk {
  /// The alerts of the tables under some paths, drawn for the first platform that is chosen.
  package func gallery(
    _ paths: [String], at size: TextSize = .large
  ) async throws(CopydeskError) -> (gallery: AlertGallery, errors: [InputError]) {
    let inputs = InputFiles(paths, scope: scope, mustHoldTables: true)
    var gallery = try makeGallery(at: size)
    var errors = inputs.errors + codeErrors
    let keys = AlertKeys(options.knownAlerts)
    var studio = makeStudio(gallery.facts)
    var tables = TableQueue(
      inputs, options: options, context: context, alerts: ManifestAlerts(keys),
      windowsOver: Self.largestTable)
    while var batch = try await orICUError({ try await tables.next() }) {
      for index in batch.indices { batch[index].chooseSourceViews() }
      for table in batch {
        errors += table.errors
        try add(table, keys, to: &gallery, with: &studio)
      }
    }
    return (gallery, errors)
  }

  /// The same for a run that may draw none.
  func add(
    _ table: LoadedTable, _ keys: AlertKeys, to gallery: inout AlertGallery?
  ) throws(CopydeskError) {
    guard var drawn = gallery.take() else { return }
    var studio = makeStudio(drawn.facts)
    try add(table, keys, to: &drawn, with: &studio)
    gallery = drawn
  }

  func makeGallery(at size: TextSize = .large) throws(CopydeskError) -> AlertGallery {
    AlertGallery(
      on: options.platforms.first ?? .iOS, at: size, try layoutFacts(),
      sourceLocale: options.sourceLocale)
  }

  func makeStudio(_ facts: LayoutFacts) -> AlertStudio {
    AlertStudio(facts) { [library] in library.profile(for: $0) }
  }

  /// Adds the alerts of a table.
  func add(
    _ table: LoadedTable, _ keys: AlertKeys, to gallery: inout AlertGallery,
    with studio: inout AlertStudio
  ) throws(CopydeskError) {
    let sources = table.units.indices.compactMap { index in
      table.units.part(of: index).role == nil ? nil : table.sourceView(of: index)
    }
    let alerts = alerts(of: TableUnits(sources), keys) + alerts(of: table.units, keys)
    guard !alerts.isEmpty else { return }
    do throws(ICUError) {
      try gallery.add(alerts.map(\.alert), source: table.sourceLocale, with: &studio)
    } catch {
      throw CopydeskError.noICU("\(error)")
    }
  }
}
