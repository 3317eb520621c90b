import CopyModel
import RuleKit

extension Rule {
  static let unlocalizedAlert = Rule(
    "unlocalized-alert", .table, .warning,
    summary: "The texts of an alert are in a table.",
    rationale: """
      A text that stands in the code alone is shown in one language to everybody: no translator ever sees it.
      """,
    source: .practice("an app in several languages looks its texts up"), needs: [.code],
    examples: [
      .files(code("⟦Delete this note?⟧"), english, korean),
      .files(code(#"\(note.title)"#), english, korean),
    ],
    check: .reader(.unlocalizedAlert)
  )

  private static func code(_ title: String) -> (path: String, text: String) {
    (
      "Notes.swift",
      """
      func askToDelete(_ note: Note) {
        let alert = UIAlertController(title: "\(title)", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: NSLocalizedString("delete", comment: ""), style: .destructive))
        present(alert, animated: true)
      }

      """
    )
  }

  private static let english = (
    path: "en.lproj/Localizable.strings", text: "\"delete\" = \"Delete\";\n"
  )
  private static let korean = (path: "ko.lproj/Localizable.strings", text: "\"delete\" = \"삭제\";\n")
}
