import CopyModel
import Copydesk
import TestKit
import Testing

/// What is said of alerts that only keys and comments let guess.
@Suite struct GuessedAlertTests {
  private func findings(
    _ files: (path: String, text: String)..., only: Set<String> = []
  ) async throws -> [Finding] {
    let scratch = try Scratch()
    for file in files { try scratch.write(file.path, file.text) }
    var options = Options()
    options.only = only
    return try await Copydesk(options).check([scratch.path("")]).findings
  }

  @Test func `what is not there may stand under another key`() async throws {
    let rules: Set = ["missing-title", "same-button-twice", "too-many-buttons", "button-overflow"]
    let found = try await findings(
      (
        "en.lproj/A.strings",
        """
        "alert.quit.message" = "Your changes will be lost.";
        "alert.quit.button.save" = "Save All of Them Now";
        "alert.quit.button.keep" = "Save All of Them Now";
        "alert.quit.button.discard" = "Discard";
        "alert.quit.button.cancel" = "Cancel";
        """
      ), only: rules)
    #expect(found.map(\.rule) == [])
  }

  @Test func `two regions of the source language are told once`() async throws {
    let text = """
      "alert.quit.title" = "Delete this note?";
      "alert.quit.button.ok" = "OK";
      "alert.quit.button.cancel" = "Cancel";
      """
    let found = try await findings(
      ("en.lproj/A.strings", text), ("en-US.lproj/A.strings", text), only: ["ok-for-action"])
    #expect(found.map(\.locale) == [.english])
  }

  @Test(
    arguments: [
      ("App/en.lproj/A.strings", "alert.sync.title", true),
      ("Settings.bundle/en.lproj/Root.strings", "alert.sync.title", false),
      ("NotesWidget/en.lproj/A.strings", "alert.sync.title", false),
      ("App/en.lproj/AppIntents.strings", "alert.sync.title", false),
      ("App/en.lproj/A.strings", "widgets.alert.title", false),
      ("App/en.lproj/A.strings", "app_intents.alert.title", false),
    ])
  func `settings and widgets have no alerts`(
    _ path: String, _ key: String, _ isAlert: Bool
  ) async throws {
    let found = try await findings(
      (path, "\"\(key)\" = \"Error\";\n"), only: ["uninformative-title"])
    #expect(found.isEmpty != isAlert)
  }

  @Test func `what asks under a key for confirming is a message`() async throws {
    let found = try await findings(
      (
        "en.lproj/A.strings",
        """
        "alert.reset.title" = "Reset";
        "alert.reset.confirm" = "Do you want to reset all of your settings?";
        "alert.reset.cancel" = "Cancel";
        """
      ), only: ["button-punctuation", "long-button"])
    #expect(found.map(\.rule) == [])
  }
}
