import CopyModel
import RuleKit

extension Rule {
  static let mixedLineEnds = Rule(
    "mixed-line-ends", .table, .note,
    summary: "A table ends its lines in one way.",
    rationale: """
      Tools that read a table line by line may join two strings or lose one, and every save by
      another editor changes lines that nobody touched.
      """,
    source: .practice("version control shows changes of copy only"),
    examples: [
      .files(
        (
          "en.lproj/Localizable.strings",
          "\"a\" = \"Archive\";\n⟦\"b\" = \"Back Up\";⟧\r\n\"c\" = \"Copy\";\n"
        )),
      .files(("en.lproj/Localizable.strings", "\"a\" = \"Archive\";\r\n\"b\" = \"Back Up\";\r\n")),
    ],
    check: .reader(.mixedLineEnds)
  )
}
