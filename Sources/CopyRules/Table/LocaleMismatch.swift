import CopyModel
import RuleKit

extension Rule {
  static let localeMismatch = Rule(
    "locale-mismatch", .table, .warning,
    summary: "A table's name and the language inside it agree.",
    rationale: """
      One of the two was copied from another language and forgotten. Tools go by one or the other, so
      people may get the wrong language.
      """,
    source: .practice("a file is named after the language that it declares"),
    examples: [
      .files(("ko.xliff", xliff("⟦<file original=\"App\" target-language=\"ja\">⟧"))),
      .files(("ko.xliff", xliff("<file original=\"App\" target-language=\"ko-KR\">"))),
      .files(("zh-Hans.xliff", xliff("⟦<file original=\"App\" target-language=\"zh-TW\">⟧"))),
      .files(("zh-Hant.xliff", xliff("<file original=\"App\" target-language=\"zh-HK\">"))),
    ],
    check: .reader(.localeMismatch)
  )
}

/// A file whose `<file>` element says which language it is in.
private func xliff(_ file: String) -> String {
  """
  <xliff version="1.2">\(file)<body>
  <trans-unit id="note.back"><source>Back</source></trans-unit>
  </body></file></xliff>
  """
}
