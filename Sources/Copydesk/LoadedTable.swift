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
  }

  /// The sources of a file that holds both languages, as units of their own; empty where a table has such units.
  var sourceViews: [TextUnit] {
    guard !units.contains(where: { $0.locale == sourceLocale }) else { return [] }
    struct Name: Hashable {
      var file: String
      var table: String?
      var key: String
      var variation: String?
    }
    var seen: Set<Name> = []
    return units.compactMap { unit in
      guard let stored = unit.storedSource, unit.source != nil else { return nil }
      let name = Name(
        file: stored.file, table: unit.table, key: unit.key, variation: unit.variation)
      guard stored.file == unit.stored.file, seen.insert(name).inserted else { return nil }
      var view = unit
      view.locale = sourceLocale
      view.target = nil
      view.stored = stored
      view.state = nil
      return view
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
    let pairing = Pairing(
      format: format.name, sourceLocale: options.sourceLocale,
      sources: sourceTable?.content.entries ?? [])
    for (member, content) in contents {
      if member.isRequested { issues += content.issues }
      guard member.isRequested else { continue }
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
