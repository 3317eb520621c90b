package import CopyModel
import StoredFiles
import StringTables
import TableEdits

/// A new wording for a string.
package struct Rewrite: Sendable {
  /// A number by which the outcome speaks of it.
  package let number: Int
  package let file: String
  package let key: String
  package let locale: LocaleTag
  package let variation: String?
  /// The text that it replaces.
  package let old: String
  package let new: String

  package init(_ finding: Finding, number: Int, new: String) {
    self.number = number
    self.new = new
    file = finding.file
    key = finding.key ?? ""
    locale = finding.locale ?? .root
    variation = finding.variation
    old = finding.target ?? finding.source ?? ""
  }
}

extension Copydesk {
  /// Puts new wordings into the tables under some paths. Nothing is written yet; what does not fit any more is left
  /// out and returned by its number.
  package func rewritten(
    _ rewrites: [Rewrite], in paths: [String]
  ) async throws(CopydeskError) -> (files: [FixedFile], refused: Set<Int>) {
    let inputs = InputFiles(paths, scope: scope, mustHoldTables: true)
    var open = Set(rewrites.map(\.number))
    var files: [FixedFile] = []
    var seen: Set<String> = []
    let byFile = Dictionary(grouping: rewrites, by: \.file)
    // A file is changed as a whole, so it is read as a whole.
    var tables = TableQueue(
      inputs, options: options, context: context,
      alerts: ManifestAlerts(AlertKeys(options.knownAlerts)), windowsOver: .max)
    while let batch = try await orICUError({ try await tables.next() }) {
      for table in batch {
        var texts: [String: [FixedText]] = [:]
        for index in table.units.indices {
          let file = table.units.file(of: index)
          guard let wanted = byFile[file] else { continue }
          let unit = table.units[index]
          for rewrite in wanted where rewrite.speaks(of: unit, source: table.sourceLocale) {
            texts[file, default: []].append(
              FixedText(number: rewrite.number, unit.stored, from: rewrite.old, to: rewrite.new))
          }
        }
        for (path, texts) in texts.sorted(by: { $0.key < $1.key })
        where seen.insert(path.realPath).inserted {
          guard let format = TableFormat.of(path: path),
            let before = try? StoredFile.bytes(of: path),
            let draft = try? TableDraft(
              path: path, stored: before, format: format, context: context)
          else { continue }
          let (after, refused) = draft.taking(texts)
          for (number, text) in texts.enumerated() where refused[number] == nil {
            open.subtract(text.numbers)
          }
          guard after != before else { continue }
          files.append(
            FixedFile(path: path, realPath: path.realPath, before: before, after: after, fixes: []))
        }
      }
    }
    return (files.sorted { $0.path < $1.path }, open)
  }
}

extension Rewrite {
  fileprivate func speaks(of unit: TextUnit, source: LocaleTag) -> Bool {
    unit.key == key && unit.locale == locale && unit.variation == variation
      && unit.shownText(source) == old
  }
}
