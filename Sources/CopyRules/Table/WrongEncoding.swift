import CopyModel
import RuleKit

extension Rule {
  static let wrongEncoding = Rule(
    "wrong-encoding", .table, .error,
    summary: "A table is stored in the encoding that it claims.",
    rationale: """
      Bytes that are not in the encoding show as question marks or boxes, or the table does not load.
      """,
    source: .work("RFC 3629 (UTF-8); RFC 2781 (UTF-16)"),
    examples: [
      .files(("en.lproj/Localizable.strings", "\"a\" = \"Archive\";\n"))
    ],
    check: .reader(.wrongEncoding)
  )
}
