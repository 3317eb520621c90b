import CopyModel
import Copydesk
import TestKit
import Testing

/// What only Apple's guidelines ask for, in tables of Android.
@Suite struct AndroidGuidelineTests {
  private func rules(
    in path: String, levels: [String: Level] = [:], _ texts: (key: String, text: String)...
  ) async throws -> [String] {
    let scratch = try Scratch()
    let isAndroid = path.hasSuffix(".xml")
    let entries = texts.map { key, text in
      isAndroid ? "<string name=\"\(key)\">\(text)</string>" : "\"\(key)\" = \"\(text)\";\n"
    }.joined()
    try scratch.write(path, isAndroid ? "<resources>\(entries)</resources>" : entries)
    var options = Options()
    options.levels = levels
    return try await Copydesk(options).check([scratch.path("")]).findings.map(\.rule).sorted()
  }

  @Test func `title style and the marks of titles are Apple's`() async throws {
    func rules(in path: String, _ levels: [String: Level] = [:]) async throws -> [String] {
      try await self.rules(
        in: path, levels: levels, ("location_alert_title", "No internet connection"),
        ("location_alert_message", "Turn it on in Settings."),
        ("location_alert_positive_button", "Turn on"),
        ("location_alert_negative_button", "Cancel"),
        ("sync_alert_title", "The server can’t be reached"),
        ("sync_alert_message", "Try again later."), ("sync_alert_ok_button", "OK"))
    }
    let apples = ["button-case", "fragment-title-case", "unpunctuated-title"]
    #expect(try await rules(in: "en.lproj/Localizable.strings") == apples)
    #expect(try await rules(in: "res/values/strings.xml") == [])
    #expect(
      try await rules(in: "res/values/strings.xml", ["button-case": .error]) == ["button-case"])
  }

  /// The rules that speak of a Flutter table, and what they rest on.
  private func bases(_ guidelines: Guidelines, in path: String) async throws -> [String?] {
    let scratch = try Scratch()
    try scratch.write(
      path,
      """
      {"delete_alert_title": "Are you sure you want to delete this list of all your notes?",
      "delete_alert_message": "It is gone then.", "delete_alert_delete_button": "Delete List",
      "delete_alert_cancel_button": "Cancel"}
      """)
    var options = Options()
    options.guidelines = guidelines
    options.only = ["padded-title", "title-style-button", "wordy-title", "title-overflow"]
    return try await Copydesk(options).check([scratch.path("")]).findings.map(\.basis)
  }

  @Test func `Flutter is held to Material Design`() async throws {
    let path = "lib/app_en.arb"
    let usual = try await bases(.usual, in: path).compactMap(\.self)
    #expect(usual.allSatisfy { $0.hasPrefix("material-3, ") } && usual.count == 2)
    #expect(try await rules(under: .usual) == ["padded-title", "title-style-button"])
    #expect(try await rules(under: Guidelines(all: nil)) == [])
    let apple = try await rules(under: Guidelines(all: .hig2022))
    #expect(!apple.contains("padded-title") && !apple.contains("title-style-button"))
  }

  private func rules(under guidelines: Guidelines) async throws -> [String] {
    let scratch = try Scratch()
    try scratch.write(
      "res/values/strings.xml",
      """
      <resources><string name="delete_alert_title">Are you sure you want to delete this?</string>
      <string name="delete_alert_message">It is gone then.</string>
      <string name="delete_alert_delete_button">Delete All</string>
      <string name="delete_alert_cancel_button">Cancel</string></resources>
      """)
    var options = Options()
    options.guidelines = guidelines
    return try await Copydesk(options).check([scratch.path("")]).findings.map(\.rule).sorted()
  }
}
