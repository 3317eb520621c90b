import CopyModel
@testable import StringTables
import Testing

struct RoleGrammarTests {
  @Test(
    arguments: [
      ("alert.delete.title", "alert.delete", .title),
      ("alert.delete.message", "alert.delete", .message),
      ("DeleteAlertMessage", "DeleteAlert", .message),
      ("deleteDialog-body", "deleteDialog", .message),
      ("delete_confirm_button", "delete_confirm", .button),
      ("alert/delete/btn", "alert/delete", .button),
      ("alert.delete.button.cancel", "alert.delete", .button),
      ("alert.delete.buttons.keep-newer", "alert.delete", .button),
      ("alert.delete.actions.signOut", "alert.delete", .button),
      ("dialog:quit:headline", "dialog:quit", .title), ("alert.informativeText", "alert", .message),
      ("alert.delete.button.off|Turn Off", "alert.delete", .button),
      ("alert.delete.title ", "alert.delete", .title), ("Dialog message", nil, nil),
      ("alert.delete", nil, nil), ("settings.title", nil, nil), ("button.cancel", nil, nil),
      ("", nil, nil), ("alert", nil, nil), ("privacy.alerts.title", nil, nil),
      ("Delete the file?", nil, nil), ("alerting.title", nil, nil),
      ("leave-sync-dialog-title2", "leave-sync-dialog", .title),
      ("DELETE_ALERT_MESSAGE_FORMAT", "DELETE_ALERT", .message),
      ("confirm_device_banner_title", nil, nil), ("confirm_device_title", "confirm_device", .title),
    ] as [(String, String?, Role?)])
  func `a key tells the alert and the role`(key: String, alert: String?, role: Role?) {
    let grammar = RoleGrammar(key: key, comment: nil)
    #expect(grammar.alert == alert)
    #expect(grammar.role == role)
    #expect(grammar.roleEvidence == role.map { _ in .key })
  }

  @Test(
    arguments: [
      ("Title of the alert that asks to delete", .title), ("Alert title for deleting", .title),
      ("Message of the dialog", .message), ("Body of the delete alert", .message),
      ("Button in the delete alert", .button), ("Alert button", .button),
      ("Title of alert button", .button), ("Title of the window", nil), ("Button tooltip", nil),
      ("Shown in an alert", nil), ("", nil),
    ] as [(String, Role?)])
  func `a comment tells the role`(comment: String, role: Role?) {
    let grammar = RoleGrammar(key: "k1", comment: comment)
    #expect(grammar.role == role)
    #expect(grammar.roleEvidence == role.map { _ in .comment })
  }

  @Test(
    arguments: [
      ("Text shown in the dialog", .title), ("Message shown in the dialog", .message),
    ] as [(String, Role)])
  func `a comment on any text yields to a plain key`(comment: String, role: Role) {
    #expect(RoleGrammar(key: "leave_dialog_title", comment: comment).role == role)
  }

  @Test func `a comment on alerts lets a plain key tell its role`() {
    let grammar = RoleGrammar(key: "delete.title", comment: "Asks in an alert")
    #expect(grammar.role == .title)
    #expect(grammar.roleEvidence == .text)
    #expect(grammar.alert == "delete")
  }

  @Test(
    arguments: [
      ("deleteNote.title", ["delete", "note", "title"]), ("URLAlert", ["url", "alert"]),
      ("OKButton", ["ok", "button"]),
      ("a_b-c/d", ["a", "b", "c", "d"]), ("한글.제목", ["한글", "제목"]), ("..", []),
      ("step2Title", ["step2title"]),
    ])
  func `splits a key into words`(key: String, words: [String]) {
    #expect(KeyWord.split(key).map(\.text) == words)
  }

  @Test(
    arguments: [
      ("Delete the file?", true), ("Cancel", true), ("삭제", true), ("OK", true), ("Save…", true),
      ("Wi-Fi", false), ("alert.title", false), ("delete_title", false), ("deleteTitle", false),
      ("cancel", false), ("", false), ("123", false), ("@key", false), ("%@", false),
    ])
  func `tells copy from identifiers`(key: String, isText: Bool) {
    #expect(KeyText.isText(key) == isText)
  }

  @Test(
    arguments: [
      (
        "a.title", "Class = \"NSMenu\"; title = \"Keep \\\"it\\\"\"; ObjectID = \"a\";",
        "Keep \"it\""
      ),
      ("a.title", "Class = \"NSMenu\"; alternatetitle = \"No\";", nil),
      ("a.title", "Class = \"NSMenu\"; title = \"open", nil), ("a.title", "The title", nil),
      ("Keep", "Class = \"NSMenu\"; title = \"No\";", "Keep"),
    ] as [(String, String, String?)])
  func `Interface Builder's comment tells the text`(key: String, comment: String, text: String?) {
    #expect(KeyText.source(ofKey: key, comment: comment) == text)
  }
}
