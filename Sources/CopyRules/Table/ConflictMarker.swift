import CopyModel
import RuleKit

extension Rule {
  static let conflictMarker = Rule(
    "conflict-marker", .table, .error,
    summary: "No merge conflict is left in a table.",
    rationale: """
      The markers make the table unreadable, or show one side's strings to people.
      """,
    source: .practice("merges are finished"),
    examples: [
      .files(
        ("en.lproj/Localizable.strings", "⟦<<<<<<< HEAD⟧\n\"a\" = \"Archive\";\n")),
      .files(("en.lproj/Localizable.strings", "\"a\" = \"<<<<<<< HEAD\";\n")),
    ],
    check: .reader(.conflictMarker)
  )
}
