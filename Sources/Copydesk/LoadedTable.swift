import CopyModel
import FoundationEssentials
import StringTables

/// A table group read into memory.
struct LoadedTable {
  private(set) var units = TableUnits([TextUnit]())
  var issues: [ReadIssue] = []
  var errors: [InputError] = []
  /// The files behind the units, by path, for the places of findings.
  var files: [String: TableFile] = [:]

  /// The names in the damaged entries of its source.
  private(set) var damagedSources = DamagedKeys()
  /// What its result goes by.
  let mark: Mark
  /// What is known of its strings; nil where nothing is kept.
  var memory: UnitMemory?
  /// What the table is translated from: what its files say, else what the run is told.
  private(set) var sourceLocale: LocaleTag
  /// The name of its format: `strings`.
  let format: String
  let group: TableGroup

  /// What the result of a table goes by, and is kept under.
  struct Mark: Sendable {
    var name: String
    /// Nil where it is not kept.
    var key: UInt64?
    /// Whether it is a window of a table that is too large.
    var isWindow = false
  }

  /// Puts the files of a group together and pairs what is in one language with its source.
  init(
    _ group: TableGroup, from reads: [String: FileRead], options: Options, context: ReadingContext,
    alerts: ManifestAlerts, mark: Mark
  ) {
    self.mark = mark
    sourceLocale = options.sourceLocale
    self.group = group
    let text = group.members.lazy.compactMap { reads[$0.path]?.file }.first
    let settled = text.flatMap { group.tableFormat?.settled(by: $0.bytes.span) }
    self.format = settled?.name ?? group.format
    guard let format = settled ?? group.tableFormat else { return }
    let (files, empty) = take(group, format, reads, context)
    let said = files.map(\.content).filter { $0.sourceLocale != nil }
    let sources = Set(said.map { context.sourceLocale(of: $0) })
    if let source = sources.first, sources.count == 1 { sourceLocale = source }
    // A single file's units are taken over, not copied.
    var rows = files.first?.content.units ?? PackedUnits()
    for file in files.dropFirst() { rows.append(contentsOf: file.content.units) }
    if format.languages == .two {
      KeyedSources.resolve(&rows, sourceLocale: sourceLocale)
    }
    if format.languages == .several {
      MissingTranslations.add(to: &rows, sourceLocale: sourceLocale)
    }
    let requested = files.requestedPaths
    if requested.count < files.count {
      let units = rows
      rows.keep { requested.contains(units.file(of: $0)) }
    }
    if !options.locales.isEmpty {
      let units = rows
      rows.keep { [sourceLocale] index in
        units.locale(of: index) == sourceLocale || options.wants(units.locale(of: index))
      }
    }
    guard files.contains(where: { !$0.content.entries.isEmpty }) else {
      Self.settle(&rows, alerts)
      units = TableUnits(rows)
      return
    }
    var tables = LanguageTables()
    for file in files { tables.add(file) }
    for file in options.codeTexts.files(for: group, tables, context) {
      tables.add(file)
      self.files[file.member.path] = file.file
    }
    let absent = AbsentLanguages(tables, files, sourceLocale)
    reportAbsence(absent, empty, group, options)
    if [.one, .oneOrSeveral].contains(format.languages),
      let issue = absent.issueOfNoSource(
        likely: group.likelySource, wants: { options.wants($0) })
    {
      issues.append(issue)
    }
    damagedSources = tables.damaged(in: sourceLocale)
    damagedSources.formUnion(tables.damaged(in: nil))
    var pairs = pair(files, tables, format, options, context)
    AlertAssembly.name(&pairs, labels: context.labels)
    guard !rows.isEmpty else {
      Self.settle(&pairs, alerts)
      units = TableUnits(pairs)
      return
    }
    for index in 0..<pairs.count { rows.append(pairs.unit(at: index)) }
    rows.close()
    Self.settle(&rows, alerts)
    units = TableUnits(rows)
  }

  /// The same table read again, with other bytes in some of its files.
  func reloaded(
    _ drafts: [String: [UInt8]], named: Set<String>, _ options: Options, _ context: ReadingContext,
    _ alerts: ManifestAlerts
  ) -> LoadedTable {
    let reads = group.members.map { member in
      FileRead(
        whole: member.path, drafts[member.path], isNamed: named.contains(member.path),
        context: context)
    }
    return LoadedTable(
      group, from: Dictionary(reads.map { ($0.path, $0) }) { first, _ in first }, options: options,
      context: context, alerts: alerts, mark: mark)
  }

  private static func settle(_ units: inout PackedUnits, _ alerts: ManifestAlerts) {
    AlertAssembly.settle(&units)
    alerts.settle(&units)
  }

  private static func settle(_ units: inout PairedUnits, _ alerts: ManifestAlerts) {
    AlertAssembly.settle(&units)
    alerts.settle(&units)
  }

  /// Which units show a source that has no unit of its own, because one file holds both languages; empty where there are none.
  private var showsSource: [Bool] = []

  /// A unit's source as a unit of the source language; nil where that is another unit's to show.
  func sourceView(of index: Int) -> TextUnit? {
    showsSource(at: index) ? sourceView(of: units[index], at: index) : nil
  }

  /// Whether it shows a source that is no other unit's to show.
  func showsSource(at index: Int) -> Bool {
    index < showsSource.count && showsSource[index]
  }

  /// The same for a unit that was taken already.
  func sourceView(of unit: TextUnit, at index: Int) -> TextUnit? {
    guard showsSource(at: index), let stored = unit.storedSource else { return nil }
    // Its state is the translation's, and so is its limit (XLIFF 1.2, “maxwidth”).
    return TextUnit(
      format: unit.format, key: unit.key, locale: sourceLocale, source: unit.source, target: nil,
      comment: unit.comment, variation: unit.variation, stored: stored, storedSource: stored,
      table: unit.table, entryFlags: unit.entryFlags, part: unit.part)
  }

  /// Some units in a row, each behind the source that it shows.
  func shown(_ range: Range<Int>) -> [TextUnit] {
    zip(units.run(range), range).flatMap { unit, index in
      [sourceView(of: unit, at: index), unit].compactMap(\.self)
    }
  }

  /// Decides for each source which of its translations shows it: the first. Only checking needs to know.
  mutating func chooseSourceViews() {
    let firsts = units.runs.map(\.lowerBound)
    guard !firsts.contains(where: { units.locale(of: $0) == sourceLocale }) else { return }
    let isOneLocale = firsts.allSatisfy { units.locale(of: $0) == units.locale(of: 0) }
    var seen: Set<String> = []
    showsSource.reserveCapacity(units.count)
    for run in units.runs {
      let first = run.lowerBound
      let isInOneFile = units.sourceFile(of: first) == units.file(of: first)
      guard isInOneFile, !isOneLocale else {
        showsSource += repeatElement(isInOneFile, count: run.count)
        continue
      }
      showsSource += run.map { index in
        let name = [units.table(of: index), units.key(of: index), units.variation(of: index)]
        return seen.insert(name.map { $0 ?? "" }.joined(separator: "\u{0}")).inserted
      }
    }
  }

  /// What the files of the group hold, and those of a table that hold no string. Files that are no table after all
  /// are left out.
  private mutating func take(
    _ group: TableGroup, _ format: TableFormat, _ reads: [String: FileRead],
    _ context: ReadingContext
  ) -> (files: [LanguageFile], empty: [LanguageFile]) {
    var files: [LanguageFile] = []
    for member in group.members {
      guard let read = reads[member.path] else { continue }
      if let error = read.error { errors.append(error) }
      guard let file = read.file else { continue }
      files.append(
        LanguageFile(member: member, file: file, content: read.content, context: context))
    }
    // Beside its source, such a file would be one that nobody has translated yet.
    if files.allSatisfy(\.isMisplaced) {
      for index in files.indices { files[index].takeForSource() }
    }
    // A folder holds many a `.json` that is no table; only a language tells.
    let hasLanguage = files.contains(where: \.hasLanguage)
    let isSettings = format.mayBeSettings && !files.contains(where: \.holdsCopy)
    // Beside a table, an empty or broken file with a language's name is that table's translation.
    let isTranslated = hasLanguage && files.contains(where: \.content.isTable)
    let empty =
      isTranslated && !isSettings
      ? files.filter { reads[$0.member.path]?.isWithoutStrings == true } : []
    files.removeAll { file in
      let read = reads[file.member.path]
      guard read?.isNamed != true else { return false }
      let isLost = isTranslated && read?.isVoid == true && file.hasLanguage
      // Its kind or its place says that it is a table, whatever it holds.
      let isBroken =
        read?.isDamaged == true && (!format.isEveryday || file.member.isInPlace)
      return !file.content.isTable && !isLost && !isBroken || format.isEveryday && !hasLanguage
        || isSettings
    }
    for file in files {
      self.files[file.member.path] = file.file
      if file.member.isRequested { issues += file.content.issues }
    }
    return (files, empty)
  }

  /// Says which languages have nothing of the table. What was said of their empty files says less.
  private mutating func reportAbsence(
    _ languages: AbsentLanguages, _ empty: [LanguageFile], _ group: TableGroup, _ options: Options
  ) {
    let emptied = languages.issues(empty: empty) { options.wants($0) }
    issues.removeAll { issue in
      issue.kind == .unreadableEntry && emptied.contains { $0.file == issue.file }
    }
    issues += emptied
    issues += languages.issues(absent: group.absent) { options.wants($0) }
  }

  /// Pairs what is in one language with its source.
  private func pair(
    _ files: [LanguageFile], _ tables: LanguageTables, _ format: TableFormat, _ options: Options,
    _ context: ReadingContext
  ) -> PairedUnits {
    let entries = tables.entries
    let sources = tables.sources(in: options.sourceLocale)
    let requested = files.requestedPaths
    var pairs = PairedUnits(
      format: format.name, sourceLocale: options.sourceLocale, entries: entries)
    pairs.reserve(max(entries.count, sources.count * tables.locales.count))
    pairs.addSources(
      requested.count == files.count
        ? sources : sources.filter { requested.contains(entries.file(of: $0)) })
    let locales = tables.locales.filter { $0 != options.sourceLocale && options.wants($0) }
    guard !locales.isEmpty else { return pairs }
    let pairing = Pairing(
      entries, sources: sources,
      isPartial: tables.isPartial(options.sourceLocale, isSource: true))
    for locale in locales {
      let parents = format.inheritsByKey ? Array(locale.lineage.dropFirst()) : []
      pairs.add(
        tables.numbers(in: locale), in: locale, pairing,
        inheriting: tables.isPartial(locale)
          ? sources : parents.flatMap { tables.numbers(in: $0) },
        except: tables.damaged(in: locale),
        hasOneForm: context.plurals[locale]?.usual.count == 1)
    }
    return pairs
  }
}

extension [LanguageFile] {
  /// The paths of the files that were asked for; the others are read for what they translate.
  var requestedPaths: Set<String> { Set(filter(\.member.isRequested).map(\.member.path)) }
}
