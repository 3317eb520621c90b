import CopyModel
import RuleKit

extension Rule {
  static let undefinedKey = Rule(
    "undefined-key", .table, .warning,
    summary: "A key that code looks up is in a table.",
    rationale: """
      A key that was misspelled, or removed from the tables only, shows itself to people, and no table tells. It is told
      where the tables have most of what the code looks up.
      """,
    source: .practice("what code looks up has to be in a table"), needs: [.code],
    examples: [
      .files(code(keep: "⟦keep⟧"), table),
      .files(code(keep: "note.delete.keep"), table),
    ],
    check: .reader(.undefinedKey)
  )

  private static func code(keep: String) -> (path: String, text: String) {
    (
      "Notes.swift",
      """
      func askToDelete() {
        let alert = UIAlertController(
          title: NSLocalizedString("note.delete.title", comment: ""),
          message: NSLocalizedString("note.delete.message", comment: ""), preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: NSLocalizedString("note.delete.confirm", comment: ""), style: .destructive))
        alert.addAction(UIAlertAction(title: NSLocalizedString("note.delete.archive", comment: ""), style: .default))
        alert.addAction(UIAlertAction(title: NSLocalizedString("note.delete.cancel", comment: ""), style: .cancel))
        alert.addAction(UIAlertAction(title: NSLocalizedString("\(keep)", comment: ""), style: .default))
        present(alert, animated: true)
      }

      """
    )
  }

  private static let table = (
    path: "en.lproj/Localizable.strings",
    text: """
    "note.delete.title" = "Delete this note?";
    "note.delete.message" = "It will be deleted from all your devices.";
    "note.delete.confirm" = "Delete";
    "note.delete.archive" = "Archive";
    "note.delete.keep" = "Keep";
    "note.delete.cancel" = "Cancel";

    """
  )
}
