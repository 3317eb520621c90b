import CopyModel
import RuleKit

extension Rule {
  static let unknownManifestKey = Rule(
    "unknown-manifest-key", .table, .warning,
    summary: "Every key in the list of alerts is in a table.",
    rationale: """
      An alert of which a string cannot be found is not judged: a key that was misspelled, or renamed in
      the tables only, would switch off all checks of its alert in silence.
      """,
    source: .practice("a list of alerts names strings that exist"),
    examples: [
      .files(configuration, manifest(message: "⟦note.delete.mesage⟧"), english),
      .files(configuration, manifest(message: "note.delete.message"), english),
      .files(
        configuration, manifest(message: "⟦note.delete.text⟧"), english,
        ("ko.lproj/Notes.strings", "\"note.delete.title\" = \"이 메모를 삭제하겠습니까?\";\n"), in: "ko"),
      .files(
        configuration, manifest(message: "note.delete.message"), english,
        ("ko.lproj/Notes.strings", "\"note.delete.title\" = \"이 메모를 삭제하겠습니까?\";\n"), in: "ko"),
    ],
    check: .reader(.unknownManifestKey)
  )

  private static let configuration = (path: ".copydesk.yml", text: "manifest: alerts.yml\n")

  private static let english = (
    path: "en.lproj/Notes.strings",
    text: """
    "note.delete.title" = "Delete this note?";
    "note.delete.message" = "It will be deleted from all your devices.";

    """
  )

  private static func manifest(message: String) -> (path: String, text: String) {
    (
      "alerts.yml",
      """
      alerts:
        delete-note:
          title: note.delete.title
          message: \(message)

      """
    )
  }
}
