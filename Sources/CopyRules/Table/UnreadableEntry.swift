import CopyModel
import RuleKit

extension Rule {
  static let unreadableEntry = Rule(
    "unreadable-entry", .table, .error,
    summary: "Every entry of a table can be read.",
    rationale: """
      One lost quotation mark can cost an app a whole table, without a word from the compiler. What
      can be read around it is still checked.
      """,
    source: .practice("a table is read whole"),
    examples: [
      .files(("en.lproj/Localizable.strings", "⟦\"a\" = \"Archive\"⟧\n\"b\" = \"Back\";\n")),
      .files(("en.lproj/Localizable.strings", "\"a\" = \"Archive\";\n\"b\" = \"Back\";\n")),
      .files(("res/values-fr/strings.xml", android("l⟦'⟧album"))),
      .files(("res/values-fr/strings.xml", android("l\\'album"))),
    ],
    check: .reader(.unreadableEntry)
  )
}

/// Resources of Android with one text.
private func android(_ text: String) -> String {
  "<resources><string name=\"delete\">Supprimer \(text)</string></resources>"
}
