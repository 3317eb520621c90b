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

/// What new wordings come to. Nothing is written yet.
package struct RewriteOutcome: Sendable {
  /// The files with their new bytes, by path.
  package fileprivate(set) var files: [FixedFile] = []
  /// What does not fit any more and is left out, by the number of the wording.
  package fileprivate(set) var refused: Set<Int>
  /// What the rules find in the new wordings and had not found before, with the number of the wording; nil where it
  /// speaks of another string of the table.
  package fileprivate(set) var brought: [(number: Int?, finding: Finding)] = []
}

extension Copydesk {
  /// Puts new wordings into the tables under some paths, and asks the rules about them. Nothing is written yet.
  package func rewritten(
    _ rewrites: [Rewrite], in paths: [String]
  ) async throws(CopydeskError) -> RewriteOutcome {
    let inputs = InputFiles(paths, scope: scope, mustHoldTables: true)
    var outcome = RewriteOutcome(refused: Set(rewrites.map(\.number)))
    var seen: Set<String> = []
    let byFile = Dictionary(grouping: rewrites, by: \.file)
    // A file is changed as a whole, so it is read as a whole.
    let alerts = ManifestAlerts(AlertKeys(options.knownAlerts))
    var tables = TableQueue(
      inputs, options: options, context: context, alerts: alerts, windowsOver: .max)
    while let batch = try await orICUError({ try await tables.nextRead() }) {
      var changed: [(before: LoadedTable, after: LoadedTable)] = []
      for table in batch {
        let files = drafts(of: table, byFile, &seen, &outcome.refused)
        guard !files.isEmpty else { continue }
        let drafts = Dictionary(files.map { ($0.path, $0.after) }) { first, _ in first }
        changed.append(
          (table, table.reloaded(drafts, named: inputs.named, options, context, alerts)))
        outcome.files += files
      }
      outcome.brought += try await brought(by: changed, rewrites)
    }
    outcome.files.sort { $0.path < $1.path }
    return outcome
  }

  /// The files of a table with their new wordings; those that are taken leave `open`.
  private func drafts(
    of table: LoadedTable, _ byFile: [String: [Rewrite]], _ seen: inout Set<String>,
    _ open: inout Set<Int>
  ) -> [FixedFile] {
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
    var files: [FixedFile] = []
    for (path, texts) in texts.sorted(by: { $0.key < $1.key })
    where seen.insert(path.realPath).inserted {
      guard let format = TableFormat.of(path: path),
        let before = try? StoredFile.bytes(of: path),
        let draft = try? TableDraft(path: path, stored: before, format: format, context: context)
      else { continue }
      let (after, refused) = draft.taking(texts)
      for (number, text) in texts.enumerated() where refused[number] == nil {
        open.subtract(text.numbers)
      }
      guard after != before else { continue }
      files.append(
        FixedFile(path: path, realPath: path.realPath, before: before, after: after, fixes: []))
    }
    return files
  }

  /// What is found in the changed tables and was not before.
  private func brought(
    by changed: [(before: LoadedTable, after: LoadedTable)], _ rewrites: [Rewrite]
  ) async throws(CopydeskError) -> [(number: Int?, finding: Finding)] {
    guard !changed.isEmpty else { return [] }
    let keys = AlertKeys(options.knownAlerts)
    let layout = asksForLines(changed.map(\.after)) ? try lineFacts() : nil
    let before = try await findings(ofEach: changed.map(\.before), keys, layout)
    let after = try await findings(ofEach: changed.map(\.after), keys, layout)
    var brought: [(number: Int?, finding: Finding)] = []
    for (before, after) in zip(before, after) {
      var known: [FindingName: Int] = [:]
      for finding in before { known[FindingName(finding), default: 0] += 1 }
      for finding in after {
        let name = FindingName(finding)
        if let count = known[name], count > 0 {
          known[name] = count - 1
        } else {
          brought.append((rewrites.first { $0.isAsked(by: finding) }?.number, finding))
        }
      }
    }
    return brought
  }
}

/// What tells a finding from another while texts change.
private struct FindingName: Hashable {
  let rule: String
  let file: String
  let key: String?
  let locale: LocaleTag?
  let variation: String?

  init(_ finding: Finding) {
    (rule, file, key) = (finding.rule, finding.file, finding.key)
    (locale, variation) = (finding.locale, finding.variation)
  }
}

extension Rewrite {
  fileprivate func speaks(of unit: TextUnit, source: LocaleTag) -> Bool {
    unit.key == key && unit.locale == locale && unit.variation == variation
      && unit.shownText(source) == old
  }

  /// Whether a finding speaks of the string that it words anew.
  fileprivate func isAsked(by finding: Finding) -> Bool {
    finding.key == key && finding.locale == locale && finding.variation == variation
      && finding.file == file
  }
}
