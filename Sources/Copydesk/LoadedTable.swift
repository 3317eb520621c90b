import CopyModel
import FoundationEssentials
import StringTables

/// A table group read into memory.
struct LoadedTable {
  var units: [TextUnit] = []
  var issues: [ReadIssue] = []
  var errors: [InputError] = []
  /// The files behind the units, by path, for the places of findings.
  var files: [String: TableFile] = [:]

  private let sourceLocale: LocaleTag

  /// Puts the files of a group together and pairs what is in one language with its source.
  init(
    _ group: TableGroup, from reads: [String: FileRead], options: Options, context: ReadingContext
  ) {
    sourceLocale = options.sourceLocale
    guard let format = group.tableFormat else { return }
    let files = take(group, format, reads, context)
    // A single file's units are taken over, not copied.
    units = files.first?.content.units ?? []
    for file in files.dropFirst() { units += file.content.units }
    if format.languages == .two {
      KeyedSources.resolve(&units, sourceLocale: options.sourceLocale)
    }
    if format.languages == .several {
      MissingTranslations.add(to: &units, sourceLocale: options.sourceLocale)
    }
    if files.contains(where: { !$0.member.isRequested }) {
      let requested = Set(files.filter(\.member.isRequested).map(\.member.path))
      units.removeAll { !requested.contains($0.stored.file) }
    }
    if files.contains(where: { !$0.content.entries.isEmpty }) {
      let own = units.count
      pair(files, format, options)
      AlertAssembly.name(&units, from: own, labels: context.labels)
    }
    if !options.locales.isEmpty {
      units.removeAll { $0.locale != options.sourceLocale && !options.locales.contains($0.locale) }
    }
    AlertAssembly.settle(&units)
    ManifestAlerts(options.manifest).settle(&units)
  }

  /// Which units show a source that has no unit of its own, because one file holds both languages; empty where there are none.
  private var showsSource: [Bool] = []

  /// A unit's source as a unit of the source language; nil where that is another unit's to show.
  func sourceView(of index: Int) -> TextUnit? {
    guard index < showsSource.count, showsSource[index], let stored = units[index].storedSource
    else {
      return nil
    }
    var view = units[index]
    view.locale = sourceLocale
    view.target = nil
    view.stored = stored
    view.state = nil
    return view
  }

  /// Decides for each source which of its translations shows it: the first. Only checking needs to know.
  mutating func chooseSourceViews() {
    guard !units.contains(where: { $0.locale == sourceLocale }) else { return }
    let first = units.first?.locale
    let isOneLocale = units.allSatisfy { $0.locale == first }
    var seen: Set<String> = []
    showsSource = units.map { unit in
      guard unit.source != nil, unit.storedSource?.file == unit.stored.file else { return false }
      if isOneLocale { return true }
      return seen.insert(
        [unit.table ?? "", unit.key, unit.variation ?? ""].joined(separator: "\u{0}")
      ).inserted
    }
  }

  /// What the files of the group hold. Files that are no table after all are left out.
  private mutating func take(
    _ group: TableGroup, _ format: TableFormat, _ reads: [String: FileRead],
    _ context: ReadingContext
  ) -> [LanguageFile] {
    var files: [LanguageFile] = []
    for member in group.members {
      guard let read = reads[member.path] else { continue }
      if let error = read.error { errors.append(error) }
      guard let file = read.file else { continue }
      files.append(
        LanguageFile(member: member, file: file, content: read.content, context: context))
    }
    // A folder holds many a `.json` that is no table; only a language tells.
    let hasLanguage = files.contains(where: \.hasLanguage)
    files.removeAll { file in
      guard reads[file.member.path]?.isNamed != true else { return false }
      return !file.content.isTable || format.isEveryday && !hasLanguage
    }
    for file in files {
      self.files[file.member.path] = file.file
      if file.member.isRequested { issues += file.content.issues }
    }
    return files
  }

  /// Pairs what is in one language with its source, and adds the units.
  private mutating func pair(_ files: [LanguageFile], _ format: TableFormat, _ options: Options) {
    var tables = LanguageTables()
    for file in files { tables.add(file) }
    let requested = Set(files.filter(\.member.isRequested).map(\.member.path))
    // A table in the source language beats the one of Base.lproj.
    var sources = tables.entries(in: options.sourceLocale)
    if !tables.base.isEmpty {
      let known = Set(sources.map(\.key))
      sources += tables.base.filter { !known.contains($0.key) }
    }
    if sources.isEmpty,
      let cousin = tables.locales.first(where: { $0.language == options.sourceLocale.language })
    {
      sources = tables.entries(in: cousin)
    }
    let pairing = Pairing(
      format: format.name, sourceLocale: options.sourceLocale, sources: sources)
    // Room for all at once: to grow, the units would be in memory twice.
    units.reserveCapacity(units.count + sources.count * max(1, tables.locales.count))
    pairing.addSources(to: &units)
    if requested.count < files.count {
      units.removeAll { !requested.contains($0.stored.file) }
    }
    for locale in tables.locales where locale != options.sourceLocale {
      pairing.add(tables.entries(in: locale), in: locale, to: &units)
    }
  }
}
