import CopyModel
import StringTables
import Testing

struct AlertAssemblyTests {
  private func labelled(_ units: [TextUnit]) -> [TextUnit] {
    var units = units
    AlertAssembly.name(&units)
    AlertAssembly.settle(&units)
    return units
  }

  @Test func `strings of one name are an alert`() throws {
    let units = labelled(
      [
        "alert.delete.title", "alert.delete.message", "alert.delete.button.ok",
        "alert.delete.button.cancel", "menu.file",
      ].map { .made($0) })
    #expect(units.map(\.role) == [.title, .message, .button, .button, nil])
    let alert = try #require(AlertAssembly.alerts(of: TableUnits(units)).first).alert
    #expect(AlertAssembly.alerts(of: TableUnits(units)).count == 1)
    #expect(alert.name == "alert.delete")
    #expect(alert.title?.key == "alert.delete.title")
    #expect(alert.message?.key == "alert.delete.message")
    #expect(alert.buttons.map(\.key) == ["alert.delete.button.ok", "alert.delete.button.cancel"])
  }

  @Test func `an alert may use the buttons that belong to none`() throws {
    var units = [
      TextUnit.made("alert.a.title"), .made("alert.a.button.delete"),
      .made("common.cancel", text: "Cancel"), .made("common.done", text: "Done"),
    ]
    AlertAssembly.name(&units, labels: ButtonLabels(onButtonsOnly: ["Cancel"]))
    AlertAssembly.settle(&units)
    let alert = try #require(AlertAssembly.alerts(of: TableUnits(units)).first).alert
    #expect(alert.buttons.map(\.key) == ["alert.a.button.delete"])
    #expect(alert.shared.map(\.key) == ["common.cancel"])
  }

  @Test func `buttons alone make no alert`() {
    let units = labelled(["Cancel", "OK"].map { .made("alert.delete.button." + $0) })
    #expect(units.map(\.role) == [.button, .button])
    #expect(AlertAssembly.alerts(of: TableUnits(units)).isEmpty)
  }

  @Test func `a check box that suppresses an alert is no button`() {
    let units = labelled(
      ["title", "message", "suppressionButton"].map { .made("DeleteAlert." + $0) })
    #expect(units.map(\.role) == [.title, .message, nil])
  }

  @Test func `a lone title of a key is dropped`() {
    let units = labelled([.made("confirm.title"), .made("other")])
    #expect(units.map(\.role) == [nil, nil])
    #expect(units.map(\.alert) == [nil, nil])
    #expect(AlertAssembly.alerts(of: TableUnits(units)).isEmpty)
  }

  @Test func `a lone title with a comment keeps its role and makes no alert`() {
    let units = labelled([.made("alert.quit.title", comment: "Title of the quit alert")])
    #expect(units.map(\.role) == [.title])
    #expect(units.map(\.alert) == ["alert.quit"])
    #expect(AlertAssembly.alerts(of: TableUnits(units)).isEmpty)
  }

  @Test(
    arguments: [
      ("Title of the quit alert", "Quit", .comment),
      ("Title of the quit dialog", "Quit?", .comment),
      ("Title of the volume dialog", "Volume", .text),
    ] as [(String, String, Evidence)])
  func `a lone title of a dialog may be that of any window`(
    comment: String, text: String, evidence: Evidence
  ) {
    let units = labelled([.made("k1", comment: comment, text: text)])
    #expect(units.map(\.role) == [.title])
    #expect(units.map(\.roleEvidence) == [evidence])
  }

  @Test func `AppKit's message text is the title`() {
    let units = labelled(
      [
        .made("alert.quit.message"), .made("alert.quit.informativeText"),
        .made("alert.quit.button.quit"),
      ])
    #expect(units.map(\.role) == [.title, .message, .button])
  }

  @Test func `with a title the message stays the message`() {
    let units = labelled(
      [.made("alert.quit.title"), .made("alert.quit.message"), .made("alert.quit.informativeText")])
    #expect(units.map(\.role) == [.title, .message, .message])
  }

  @Test func `each locale and each table has its own alerts`() throws {
    let korean = try #require(LocaleTag(folding: "ko"))
    let units = labelled(
      [(LocaleTag.english, "A"), (korean, "A"), (korean, "B")].flatMap { locale, table in
        [
          TextUnit.made("alert.a.title", in: locale, table: table),
          .made("alert.a.message", in: locale, table: table),
        ]
      })
    let alerts = AlertAssembly.alerts(of: TableUnits(units)).map(\.alert)
    #expect(alerts.map(\.locale.identifier) == ["en", "ko", "ko"])
    #expect(alerts.map { $0.title?.table } == ["A", "A", "B"])
    #expect(alerts.map { $0.message?.table } == ["A", "A", "B"])
  }

  @Test func `alerts come in the order of their first string`() {
    let keys = ["alert.z.title", "alert.a.title", "alert.a.message", "alert.z.message"]
    #expect(
      AlertAssembly.alerts(of: TableUnits(labelled(keys.map { .made($0) }))).map(\.alert.name) == [
        "alert.z", "alert.a",
      ])
  }

  @Test(
    arguments: [
      ("freezeCardAlert", ["Title", "Message", "CancelButton", "FreezeButton"]),
      ("InviteSentAlert", ["Title", "Message", "OKButton"]),
      ("ALERT_DELETE_CLIP", ["_TITLE", "_MESSAGE", "_CANCEL_BUTTON", "_TURN_OFF_BUTTON"]),
      ("delete-save-alert", ["-title", "-message", "-cancel-button"]),
      ("alert-delete.episode", [".title", ".message", ".cancel-button"]),
      ("ride.cancel.alert", ["Title", "Message", "Button.keep", "Button.cancelRide"]),
      ("dialogs.remove_item", [".title", ".body", ".actions.cancel"]),
      ("delete_alert", ["_title", "_message", "_button_cancel", "_confirm"]),
      ("DocumentClosingAlert", [".title", ".message.edited", ".button.dontSave"]),
    ])
  func `buttons that have names of their own belong to the alert`(alert: String, parts: [String]) {
    let units = labelled(parts.map { .made(alert + $0) })
    #expect(units.map(\.alert) == parts.map { _ in alert })
    #expect(units.map(\.role) == [.title, .message] + parts.dropFirst(2).map { _ in .button })
    #expect(units.allSatisfy { $0.roleEvidence == .keys && $0.alertEvidence == .keys })
  }

  @Test func `keys without a word for alerts are an alert where the comments say so`() {
    let units = labelled([
      .made("delete_chat_title", comment: "Title of the alert shown when deleting a chat"),
      .made("delete_chat_message", comment: "Message of the alert shown when deleting a chat"),
      .made("delete_chat_delete_button", comment: "Button of the alert shown when deleting a chat"),
      .made("chat_title", comment: "Title of the chat"),
    ])
    #expect(units.map(\.alert) == ["delete_chat", "delete_chat", "delete_chat", nil])
    #expect(units.map(\.roleEvidence) == [.comment, .comment, .comment, nil])
  }

  @Test(
    arguments: [
      ("alert.delete.title", "alert.delete.message", "alert.delete.confirm", "alert.delete.keep"),
      (
        "deleteTripTitle", "deleteTripMessage", "deleteTripConfirm", "deleteTripKeepTripButton"
      ),
      (
        "DeleteTripAlertTitle", "DeleteTripAlertMessage", "DeleteTripAlertDeleteTrip",
        "DeleteTripAlertKeep"
      ),
    ])
  func `a comment does not tear a button off its alert`(
    title: String, message: String, confirm: String, keep: String
  ) throws {
    let units = labelled([
      .made(title, comment: "Title of the dialog", text: "Delete this trip?"),
      .made(message, comment: "Message of that dialog; name of the trip", text: "It is gone then."),
      .made(confirm, comment: "Button that deletes the trip", text: "Delete Trip"),
      .made(keep, comment: "Button", text: "Keep Trip"),
      .made("trip.settings", comment: "Button", text: "Open Settings"),
    ])
    #expect(units.map(\.role) == [.title, .message, .button, .button, .button])
    #expect(Set(units.prefix(4).map(\.alert)).count == 1)
    #expect(units.last?.alert == nil)
    let alert = try #require(AlertAssembly.alerts(of: TableUnits(units)).first).alert
    #expect(alert.buttons.map(\.key) == [confirm, keep])
    #expect(alert.evidence >= .keys)
  }

  @Test func `an answer that ends a key is a button where its alert has texts`() {
    let units = labelled([
      .made("dialogs.leave.title", text: "Leave the team?"),
      .made("dialogs.leave.confirm", text: "Leave Team"),
      .made("dialogs.quit.title", text: "Quit the app?"),
      .made("dialogs.quit.confirm", text: "Are you sure that you want to quit?"),
      .made("team.leave.confirm", text: "Leave Team"),
    ])
    #expect(units.map(\.role) == [.title, .button, .title, .title, nil])
    #expect(units.prefix(2).allSatisfy { $0.alert == "dialogs.leave" })
  }

  @Test func `texts that are their own keys are an alert by their comments`() {
    let units = labelled([
      .made("Delete the Track?", comment: "Title of the alert shown when a track is deleted."),
      .made("It is gone then.", comment: "Message of the alert shown when a track is deleted."),
      .made("Cancel", comment: "Button that cancels."),
      .made("Quit?", comment: "Title of the alert shown when the app quits."),
    ])
    #expect(
      units.map(\.alert) == ["a track is deleted", "a track is deleted", nil, "the app quits"])
    #expect(units.map(\.role) == [.title, .message, .button, .title])
  }

  @Test func `a context of Qt named for an alert is one`() {
    let units = labelled([
      .made("Delete?", comment: "Title of the alert", table: "DeleteLayerAlert"),
      .made("Cancel", comment: "Button that cancels.", table: "DeleteLayerAlert"),
      .made("Cancel", comment: "Button that cancels.", table: "PreferencesDialog"),
    ])
    #expect(units.map(\.alert) == ["DeleteLayerAlert", "DeleteLayerAlert", nil])
  }

  @Test func `a confirmation may be the key of its only text`() {
    let units = labelled([
      .made("deleteConfirmation"), .made("deleteConfirmation_positive_button"), .made("delete"),
    ])
    #expect(units.map(\.alert) == ["deleteConfirmation", "deleteConfirmation", nil])
    #expect(units.map(\.role) == [.message, .button, nil])
  }

  @Test func `a check box is no text that a button answers`() {
    let units = labelled([
      .made("remove_all_confirm", comment: "Checkbox label", text: "Yes, remove all"),
      .made("remove_all_confirm_button", text: "Remove"),
    ])
    #expect(units.map(\.role) == [nil, nil])
  }

  @Test(
    arguments: [
      ("common.cancel", "Cancel", .button), ("ok", "OK", .button), ("delete", "Delete", .button),
      ("common.delete", "Delete", .button), ("menu.cancel", "Cancel", nil),
      ("Delete", "Delete", nil), ("tools.delete", "Delete", nil), ("common.done", "Done", nil),
    ] as [(String, String, Role?)])
  func `a whole label tells its role and no alert`(key: String, text: String, role: Role?) {
    var units = [TextUnit.made(key, text: text)]
    AlertAssembly.name(
      &units, labels: ButtonLabels(onButtonsOnly: ["Cancel", "OK"], destructive: ["Delete"]))
    AlertAssembly.settle(&units)
    #expect(units[0].role == role)
    #expect(units[0].roleEvidence == role.map { _ in .text })
    #expect(units[0].alert == nil)
  }

  @Test(
    arguments: [
      ("Replace All", "NSButtonCell", .button), ("Show percentages", "NSButtonCell", nil),
      ("Start at Login", "NSButtonCell", nil), ("Replace All", "NSMenuItem", nil),
    ] as [(String, String, Role?)])
  func `Interface Builder's buttons are told from its check boxes`(
    text: String, cell: String, role: Role?
  ) {
    let comment = "Class = \"\(cell)\"; title = \"\(text)\"; ObjectID = \"a\";"
    var units = [TextUnit.made("a.title", comment: comment, text: text)]
    AlertAssembly.name(&units)
    #expect(units[0].role == role)
  }

  @Test(
    arguments: [
      "show_confirmation_dialog.title", "requires_confirmation_before_run.title",
      "faq.howToConfirmTitle", "editor_photo_content_description",
    ])
  func `settings and verbs are no alerts`(key: String) {
    let units = labelled([.made(key), .made("other")])
    #expect(units[0].role == nil)
  }

  @Test func `the text of a place alone tells a title from a message`() {
    let units = labelled([
      .made("1", comment: "Shown in the alert dialog", text: "Reset?"),
      .made("2", comment: "Shown in the alert dialog", text: "It cannot be undone."),
    ])
    #expect(units.map(\.role) == [.title, .message])
    #expect(units.map(\.roleEvidence) == [.text, .text])
  }

  @Test func `a text and its answers are an alert by one stem`() {
    let units = labelled([
      .made("task.delete.title", text: "Delete the task?"),
      .made("task.delete.message", text: "It cannot be undone."),
      .made("task.delete.confirm", text: "Delete"), .made("task.delete.cancel", text: "Cancel"),
      .made("task.message", text: "Message"),
    ])
    #expect(units.map(\.role) == [.title, .message, .button, .button, nil])
    #expect(units.prefix(4).allSatisfy { $0.alert == "task.delete" && $0.alertEvidence == .text })
  }

  @Test(
    arguments: [
      [("common.message", "Message"), ("common.cancel", "Cancel")],
      [("message", "It cannot be undone."), ("cancel", "Cancel")],
      [("sort.title", "Sort by date"), ("sort.cancel", "Cancel")],
    ])
  func `labels beside an answer are no alert`(strings: [(String, String)]) {
    let units = labelled(strings.map { .made($0, text: $1) })
    #expect(units.allSatisfy { $0.alert == nil })
  }
}
