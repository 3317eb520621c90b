import CopyModel
import Foundation
import Reports
import RuleKit
import Testing

/// A small report made by hand.
enum ReportSample {
  static let rules = ["lost-placeholder", "typed-ellipsis"].map { id in
    Rule(
      id, .placeholder, .error, summary: "Summary of \(id).", rationale: "Because of \"it\".",
      source: .practice("none"), examples: [.text("⟦a⟧"), .text("b")], check: .text([]) { _, _ in })
  }

  static let findings = [
    finding("lost-placeholder", .error, file: "내 앱/ko.lproj/A B.strings", line: 3),
    finding("typed-ellipsis", .warning, file: "내 앱/ko.lproj/A B.strings", line: 12),
    finding("typed-ellipsis", .warning, file: "/abs/100%.md", line: 1),
  ]

  static func finding(
    _ rule: String, _ severity: Severity, file: String, line: Int
  ) -> Finding {
    Finding(
      rule: rule, category: .placeholder, severity: severity, confidence: 0.9,
      message: "Put “%@” \"back\" \\.", file: file, start: Place(line: line, column: 5),
      end: Place(line: line, column: 7), key: "k \"1\"", locale: LocaleTag(folding: "ko"),
      alert: "delete", role: .title, sourceSpan: 0..<2, fix: "%@", source: "%@ is\nhere",
      target: "여기 있음")
  }

  static let full = Report(
    findings: findings, rules: rules, errors: [("gone.strings", "no such file")], files: 2,
    units: 1, alerts: 0, version: "1.2.3")

  static let empty = Report(
    findings: [], rules: rules, errors: [], files: 0, units: 0, alerts: 1, version: "1.2.3")

  /// A run that met locales whose words are not known.
  static let withoutLexicon = Report(
    findings: [], rules: rules, errors: [], files: 2, units: 4, alerts: 0,
    withoutLexicon: ["de", "pl"].compactMap { LocaleTag(folding: $0) }, version: "1.2.3")

  /// A report in a format, by the name of the format.
  static func write(
    _ report: Report, as name: String, style: ReportStyle = ReportStyle()
  ) throws -> String {
    let format = try #require(ReportFormat.all.first { $0.name == name })
    return String(decoding: format.write(report, style), as: UTF8.self)
  }

  /// A JSON text as Foundation reads it.
  static func object(_ text: String) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [String: Any])
  }
}
