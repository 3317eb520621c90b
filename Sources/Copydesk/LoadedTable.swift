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
  init(_ group: TableGroup, from reads: [String: FileRead], options: Options) {
    sourceLocale = options.sourceLocale
    guard let format = TableFormat.all.first(where: { $0.name == group.format }) else { return }
    if format.isMonolingual {
      readMonolingual(group, format, options, reads)
    } else {
      for member in group.members {
        guard let content = take(reads[member.path]) else { continue }
        units += content.units
        if member.isRequested { issues += content.issues }
      }
    }
    if !options.locales.isEmpty {
      units.removeAll { $0.locale != options.sourceLocale && !options.locales.contains($0.locale) }
    }
    AlertAssembly.label(&units)
    chooseSourceViews()
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

  /// Decides for each source which of its translations shows it: the first.
  private mutating func chooseSourceViews() {
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

  /// What a file holds; nil, and an error noted, when it could not be read.
  private mutating func take(_ read: FileRead?) -> TableContent? {
    if let error = read?.error { errors.append(error) }
    guard let file = read?.file else { return nil }
    files[file.path] = file
    return read?.content
  }

  private mutating func readMonolingual(
    _ group: TableGroup, _ format: TableFormat, _ options: Options,
    _ reads: [String: FileRead]
  ) {
    var contents: [(member: TableGroup.Member, content: TableContent)] = []
    for member in group.members {
      if let content = take(reads[member.path]) { contents.append((member, content)) }
    }
    // A table in the source language beats the one of Base.lproj.
    let sourceTable =
      contents.first { $0.member.locale == options.sourceLocale }
      ?? contents.first { $0.member.locale == nil }
      ?? contents.first { $0.member.locale?.language == options.sourceLocale.language }
    let pairing = Pairing(
      format: format.name, sourceLocale: options.sourceLocale,
      sources: sourceTable?.content.entries ?? [])
    for (member, content) in contents {
      guard member.isRequested else { continue }
      issues += content.issues
      if member.path == sourceTable?.member.path {
        units += pairing.sourceUnits()
      } else if let locale = member.locale, locale != options.sourceLocale {
        units += pairing.units(of: content.entries, locale: locale)
      } else {
        let own = Pairing(
          format: format.name, sourceLocale: options.sourceLocale, sources: content.entries)
        units += own.sourceUnits()
      }
    }
  }
}
