import CopyModel

extension ReportFormat {
  /// For spreadsheets: a row for each finding, lines as RFC 4180 ends them, and a byte order mark, without which Excel
  /// takes UTF-8 for something else.
  static let csv = ReportFormat(name: "csv") { report, _ in
    var rows = [
      [
        "file", "line", "column", "severity", "rule", "category", "key", "locale", "alert", "role",
        "variation", "message", "source", "target", "fix", "fingerprint",
      ]
    ]
    for (finding, fingerprint) in report.marked {
      rows.append(
        [
          finding.file, "\(finding.start.line)", "\(finding.start.column)",
          finding.severity.rawValue, finding.rule, finding.category.rawValue, finding.key ?? "",
          finding.locale?.identifier ?? "", finding.alert ?? "", finding.role?.rawValue ?? "",
          finding.variation ?? "", finding.message, finding.source ?? "", finding.target ?? "",
          finding.fix ?? "", fingerprint,
        ])
    }
    let lines = rows.map { $0.map(\.asCSV).joined(separator: ",") + "\r\n" }
    return Array(("\u{FEFF}" + lines.joined()).utf8)
  }
}

extension String {
  /// A field in quotes where it needs them. Behind an apostrophe where a spreadsheet would take it for a formula and
  /// run it.
  package var asCSV: String {
    let isFormula = utf8.first.map { "=+-@\t\r".utf8.contains($0) } ?? false
    let clean = utf8.contains(0) ? replacing("\0", with: "\u{FFFD}") : self
    let text = isFormula ? "'" + clean : clean
    guard text.utf8.contains(where: { "\",\n\r".utf8.contains($0) }) else { return text }
    return "\"\(text.replacing("\"", with: "\"\""))\""
  }
}
