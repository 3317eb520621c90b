import CopyModel
import SourceCode
import StringTables

/// The source texts that stand in code where it looks them up: `NSLocalizedString("key", value: "Delete", …)`.
///
/// Where the source language's own table has no such key, the code is that table.
package struct CodeTexts: Sendable {
  /// A file of code with the texts that it has for one table.
  private struct Source: Sendable {
    var file: TableFile
    var entries: [TableEntry]
  }

  /// By the name of the table.
  private var tables: [String: [Source]] = [:]

  /// The table that Foundation looks in where the code names none (“NSLocalizedString”).
  private static let usual = "Localizable"

  package init() {}

  mutating func add(_ code: inout ReadCode) {
    var found: [String: [Int: [TableEntry]]] = [:]
    for string in code.mentions.map(\.string) {
      guard string.origin == .key, let value = string.value else { continue }
      let start = code.place(of: CodeSpot(file: value.file, offset: value.range.lowerBound))
      let stored = StoredText(
        file: start.file, place: start.place,
        // What is written otherwise than it reads is flagged as a whole.
        bytes: value.range.count == value.text.utf8.count
          ? value.range : value.range.lowerBound..<value.range.lowerBound,
        notation: .plain)
      let table = string.table ?? Self.usual
      found[table, default: [:]][value.file, default: []].append(
        TableEntry(
          key: string.text, text: value.text, comment: string.comment, stored: stored))
    }
    for (table, files) in found {
      tables[table, default: []] += files.sorted { $0.key < $1.key }.map { number, entries in
        let file = code.project.files[number]
        return Source(file: TableFile(path: file.path, stored: file.bytes), entries: entries)
      }
    }
  }

  /// Has a hash take in the code that may have texts for a table.
  func add(to hash: inout StableHash, for group: TableGroup) {
    guard group.format == TableFormat.strings.name, let path = group.members.first?.path else {
      return
    }
    for source in tables[path.lastPathComponent.stem] ?? [] {
      hash.add(source.file.path)
      hash.add(source.file.bytes.span)
    }
  }

  /// The texts for a table, as files of it: those that some of its languages have and its source language has not.
  func files(
    for group: TableGroup, _ tables: LanguageTables, _ context: ReadingContext
  ) -> [LanguageFile] {
    guard group.format == TableFormat.strings.name, let path = group.members.first?.path,
      let sources = self.tables[path.lastPathComponent.stem]
    else { return [] }
    let entries = tables.entries
    var known = Set(tables.sources(in: context.sourceLocale).map { entries.key(of: $0) })
    let wanted = Set((0..<entries.count).map { entries.key(of: $0) }).subtracting(known)
    return sources.compactMap { source in
      var content = TableContent()
      for entry in source.entries
      where wanted.contains(entry.key) && known.insert(entry.key).inserted {
        content.entries.append(entry)
      }
      guard content.entries.count > 0 else { return nil }
      return LanguageFile(
        member: TableGroup.Member(path: source.file.path, locale: context.sourceLocale),
        file: source.file, content: content, context: context)
    }
  }
}
