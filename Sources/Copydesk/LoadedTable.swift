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

  /// Reads all files of a group and pairs what is in one language with its source.
  init(_ group: TableGroup, options: Options, context: ReadingContext) {
    sourceLocale = options.sourceLocale
    guard let format = TableFormat.all.first(where: { $0.name == group.format }) else { return }
    if format.isMonolingual {
      readMonolingual(group, format, options, context)
    } else {
      for member in group.members {
        if let content = read(member.path, format, context) { take(content, of: member) }
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
      let name = Name(file: stored.file, table: unit.table, key: unit.key, variation: unit.variation)
      guard stored.file == unit.stored.file, seen.insert(name).inserted else { return nil }
      var view = unit
      view.locale = sourceLocale
      view.target = nil
      view.stored = stored
      view.state = nil
      return view
    }
  }

  private mutating func take(_ content: TableContent, of member: TableGroup.Member) {
    units += content.units
    if member.isRequested { issues += content.issues }
  }

  private mutating func readMonolingual(
    _ group: TableGroup, _ format: TableFormat, _ options: Options, _ context: ReadingContext
  ) {
    var contents: [(member: TableGroup.Member, content: TableContent)] = []
    for member in group.members + sourceSibling(of: group, options) {
      if let content = read(member.path, format, context) { contents.append((member, content)) }
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

  /// The source-language table beside a translated one that was asked for alone.
  private func sourceSibling(of group: TableGroup, _ options: Options) -> [TableGroup.Member] {
    let hasSource = group.members.contains { $0.locale == nil || $0.locale == options.sourceLocale }
    guard !hasSource, let path = group.members.first?.path else { return [] }
    let candidates = TableGroup.sourceSiblings(of: path, sourceLocale: options.sourceLocale)
    guard let found = candidates.first(where: { FileManager.default.fileExists(atPath: $0) }) else {
      return []
    }
    return [TableGroup.Member(path: found, locale: options.sourceLocale, isRequested: false)]
  }

  private mutating func read(
    _ path: String, _ format: TableFormat, _ context: ReadingContext
  ) -> TableContent? {
    do throws(InputError) {
      let data = try InputFiles.contents(of: path)
      var file = TableFile(path: path, stored: data.span)
      var content = format.read(&file, context)
      content.issues = file.issues + content.issues
      if file.bytes.isEmpty {
        content.issues.append(
          ReadIssue(
            .unreadableEntry, file: path, start: Place(line: 1, column: 1),
            message: "The file is empty. Remove it, or add its strings.", confidence: 0.8))
      }
      files[path] = file
      return content
    } catch {
      errors.append(error)
      return nil
    }
  }
}
