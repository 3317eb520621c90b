package import CopyModel
import JSONText

/// What a reviewer lets pass, as the file of `allow:` writes it.
package struct AllowanceDraft {
  private let finding: Finding
  private let reason: String
  private let by: String

  /// Without a comment, the reason is the reviewer's word.
  package init(_ finding: Finding, _ row: ReviewSheet.Row) {
    self.finding = finding
    reason = row.comment.isEmpty ? "\(row.status.rawValue), by a review" : row.comment
    by = row.reviewer
  }

  /// An element of the list, with a line break behind it. It holds for these texts alone.
  package var yaml: String {
    var members: [(name: String, value: String?)] = [
      ("rule", finding.rule), ("key", finding.key), ("locale", finding.locale?.identifier),
      ("reason", reason), ("by", by.isEmpty ? nil : by),
    ]
    members += [("source", finding.source), ("target", finding.target)]
    var yaml = ""
    for (name, value) in members {
      guard let value, !value.isEmpty else { continue }
      yaml += "\(yaml.isEmpty ? "- " : "  ")\(name): \(Self.quoted(value))\n"
    }
    return yaml
  }

  /// A string of JSON is one of YAML.
  private static func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.string(text)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
