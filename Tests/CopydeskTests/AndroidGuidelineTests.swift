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
}
