import CopyModel
@testable import StringTables
import Testing

struct CommentGrammarTests {
  @Test(
    arguments: [
      ("Title of the alert shown when deleting a chat", .title, "deleting a chat"),
      (
        "Message of the alert shown when the person deletes a track.", .message,
        "the person deletes a track"
      ),
      ("Button of the alert shown when deleting a chat", .button, "deleting a chat"),
      ("Button that cancels.", .button, nil),
      ("Title of the delete alert", .title, "delete"),
      ("Dialog title when a file cannot be read [20 characters]", .title, "a file cannot be read"),
      ("Text of the cancel button in dialogs", .button, nil), ("Button title", .button, nil),
      (
        "Message shown in a dialog when there is nothing to read", .message,
        "there is nothing to read"
      ),
      ("Message of that alert; name of the meter", .message, nil),
      ("Title of the alert (name of the file)", .title, nil),
      ("Title of the window", nil, nil), ("Title for the alert component demo", nil, nil),
      ("Title for the alert with buttons demo", nil, nil),
      ("Title of the alert shown when opening the settings", .title, "opening the settings"),
      ("Title of the alert in the settings", .title, "in the settings"),
      ("Content description of the delete button", nil, nil),
      ("Tooltip of the close button in the alert", nil, nil),
      ("Title of the ringtone picker dialog", nil, nil), ("Checkbox in the alert", nil, nil),
      ("Copy error alert -> title", .title, "copy error"),
      ("Copy error alert → message", .message, "copy error"),
      ("Quit alert -> button", .button, "quit"), ("Main window -> tooltip", nil, nil),
      ("Button: opens Settings → General", .button, nil),
      (#"Class = "NSButtonCell"; title = "Delete the alert?"; ObjectID = "a";"#, nil, nil),
    ] as [(String, Role?, String?)])
  func `a comment tells the role, and which alert`(
    _ comment: String, _ role: Role?, _ clause: String?
  ) {
    let grammar = CommentGrammar(comment)
    #expect(grammar.role == role)
    #expect(grammar.clause == clause)
  }

  @Test(
    arguments: [
      ("Shown in the alert dialog", true), ("Confirmation dialog.", true),
      ("Found in the export dialog", false), ("Title of the alert", false), ("", false),
    ])
  func `a comment may tell no more than the place`(_ comment: String, _ isPlaceOnly: Bool) {
    #expect(CommentGrammar(comment).isPlaceOnly == isPlaceOnly)
  }
}
