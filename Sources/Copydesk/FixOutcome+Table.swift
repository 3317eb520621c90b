import CopyModel
import RuleKit
import TableEdits

extension FixOutcome {
  /// Adds what the fixes of a table come to. `isAsked` tells of which rules the findings count.
  mutating func add(_ table: TableFixes, isAsked: (_ rule: String) -> Bool) {
    for path in table.kept.keys.sorted() {
      guard let before = table.originals[path], let after = table.kept[path] else { continue }
      let counts = table.counts[path, default: [:]].sorted { $0.key < $1.key }
      files.append(
        FixedFile(
          path: path, realPath: path.realPath, before: before, after: after,
          fixes: counts.map { ($0.key, $0.value) }))
    }
    for path in table.changed.sorted() {
      errors.append(
        InputError(
          path: path,
          message:
            "The file was changed while it was checked, so it is left alone. Run the command again."
        ))
    }
    for path in table.damaged.sorted() {
      errors.append(
        InputError(
          path: path,
          message: """
            Some of its bytes are not in the file’s encoding, so nothing in it is mended. Save it as UTF-8, then run \
            the command again.
            """))
    }
    addRest(of: table, isAsked)
  }

  /// Counts what is left.
  private mutating func addRest(of table: TableFixes, _ isAsked: (String) -> Bool) {
    var remarks: [FixRemark.Reason: [String: Int]] = [:]
    for (number, finding) in table.findings.enumerated() where isAsked(finding.rule) {
      if let reason = table.refused[number] {
        remarks[reason, default: [:]][finding.stored?.file ?? finding.file, default: 0] += 1
      } else if StoredFix(finding, number: number) == nil {
        unfixable += 1
      } else if !table.choice.takes(finding) {
        risky += 1
      }
    }
    for reason in FixRemark.Reason.allCases {
      for (path, count) in remarks[reason, default: [:]].sorted(by: { $0.key < $1.key })
      where !table.damaged.contains(path) && !table.changed.contains(path) {
        self.remarks.append(FixRemark(path: path, reason: reason, count: count))
      }
    }
  }

  /// The folders of the files that were read, past links, sorted.
  public var folders: [String] {
    let folders = paths.map { path -> String in
      let real = path.realPath
      return real.lastIndex(of: "/").map { String(real[..<$0]) } ?? ""
    }
    return Set(folders).sorted()
  }
}
