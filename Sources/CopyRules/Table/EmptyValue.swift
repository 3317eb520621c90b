import CopyModel
import RuleKit

extension Rule {
  static let emptyValue = Rule(
    "empty-value", .table, .warning,
    statusMessage: { "\($0) translations are empty. Fill them in." },
    summary: "A translation is not empty.",
    rationale: """
      An empty string shows as nothing: a button without a title, an alert without its question.
      """,
    source: .practice("values are not empty"),
    examples: [
      .files(
        ("en.lproj/Localizable.strings", "\"b\" = \"Back\";\n"),
        ("ko.lproj/Localizable.strings", "\"b\" = \"⟦⟧\";\n")),
      .files(
        ("en.lproj/Localizable.strings", "\"b\" = \"\";\n"),
        ("ko.lproj/Localizable.strings", "\"b\" = \"\";\n")),
    ],
    check: .table { table, findings in
      for index in table.units.indices
      where table.units.withTarget(of: index, { $0.isBlank }) == true {
        guard let source = table.units.sourceText(of: index), !source.utf8.span.isBlank,
          table.units.state(of: index)?.isLive ?? true
        else { continue }
        findings.flag(table.units[index], .fillIn(source), confidence: 0.9)
      }
    }
  )
}

extension Message {
  fileprivate static func fillIn(_ source: String) -> Message {
    "The translation of “\(source.excerpt)” is empty. Fill it in."
  }
}
