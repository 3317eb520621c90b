import CopyModel
import Copydesk
import Foundation
import TestKit
import Testing

/// Which platforms and limits hold, and how sure what is measured is.
@Suite struct LayoutRuleTests {
  /// What the rules on layout say of one table of alerts: rule and severity.
  private func findings(
    _ strings: [(key: String, text: String)], platforms: [Platform] = [],
    limits: [Role: [TextLimit]] = [:], guideline: GuidelineEdition = .hig2022,
    shown: [AlertTraits.Platform]? = nil
  ) async throws -> [String] {
    let scratch = try Scratch()
    let lines = strings.map { "/* Alert. */\n\"alert.trip.\($0.key)\" = \"\($0.text)\";\n" }
    try scratch.write("en.lproj/Alerts.strings", lines.joined())
    var options = Options()
    options.platforms = platforms
    options.limits = limits
    options.guidelines.apple = guideline
    // Only an alert that is listed is surely laid out as one.
    var entry = AlertManifest.Entry(name: "trip")
    for key in strings.map(\.key) {
      let text = AlertManifest.Text(key: "alert.trip.\(key)")
      switch key {
      case "title": entry.title = [text]
      case "message": entry.message = [text]
      default: entry.buttons.append([text])
      }
    }
    entry.traits.buttons = entry.buttons.map { _ in AlertTraits.Button() }
    entry.traits.platforms = shown ?? []
    options.manifest = AlertManifest(entries: [entry])
    let result = try await Copydesk(options).check([scratch.folder.path])
    return result.findings.filter { $0.category == .layout }.map { "\($0.rule) \($0.severity)" }
  }

  private func alert(
    _ title: String, _ message: String = "It stays in the cloud.", _ button: String = "Remove"
  ) -> [(key: String, text: String)] {
    [
      ("title", title), ("message", message), ("button.cancel", "Cancel"),
      ("button.remove", button),
    ]
  }

  /// Three lines on the iPhone, two on the Mac.
  private let wide = "The summer trip to the mountains cannot be removed from the list."
  private let widest =
    "The trip to the mountains can’t be removed from the list because somebody else is editing it."

  @Test func `what fits on the Mac is a note while nobody says that it is for the iPhone`()
    async throws
  {
    #expect(try await findings(alert(wide)) == ["title-overflow note"])
    #expect(try await findings(alert(widest)) == ["title-overflow warning"])
    #expect(try await findings(alert(wide), platforms: [.iOS]) == ["title-overflow warning"])
    #expect(try await findings(alert(wide), platforms: [.macOS]) == [])
    #expect(
      try await findings(alert(wide), platforms: [.macOS, .iOS]) == ["title-overflow warning"])
  }

  @Test func `an alert is held to the platforms that the manifest names`() async throws {
    #expect(try await findings(alert(wide), shown: [.macos]) == [])
    #expect(try await findings(alert(wide), platforms: [.iOS, .macOS], shown: [.macos]) == [])
    #expect(try await findings(alert(wide), shown: [.ios]) == ["title-overflow note"])
    #expect(
      try await findings(alert(wide), platforms: [.iOS, .macOS], shown: [.ios])
        == ["title-overflow warning"])
  }

  @Test(
    arguments: [
      ("<g id=\"1\">저장</g>", 2, "char", false), ("<g id=\"1\">저장</g>", 1, "char", true),
      ("안녕 <x id=\"NAME\" equiv-text=\"{{name}}\"/>", 3, "char", false),
      ("&lt;b>저장&lt;/b>", 2, "char", false), ("<g id=\"1\">저장</g>", 4, "col", false),
      ("<g id=\"1\">저장</g>", 3, "col", true), ("<g id=\"1\">저장</g>", 10, "byte", true),
    ])
  func `a limit counts what people see`(
    target: String, most: Int, unit: String, isOver: Bool
  ) async throws {
    let scratch = try Scratch()
    try scratch.write(
      "ko.xliff",
      """
      <xliff version="1.2"><file original="A" source-language="en" target-language="ko"><body>
      <trans-unit id="a" maxwidth="\(most)" size-unit="\(unit)"><source>Save</source>
      <target>\(target)</target></trans-unit></body></file></xliff>
      """)
    let rules = try await Copydesk().check([scratch.path("ko.xliff")]).findings.map(\.rule)
    #expect(rules.contains("over-limit") == isOver)
  }

  @Test func `where nobody knows a width nothing is measured`() async throws {
    for platform in [Platform.tvOS, .watchOS] {
      #expect(try await findings(alert(widest), platforms: [platform]) == [])
    }
  }

  @Test func `only two editions say how many lines there may be`() async throws {
    let message =
      "The trip is kept in the cloud for thirty days, and you can bring it back from the Archive of your account."
    #expect(try await findings(alert("Remove?", message)) == [])
    #expect(
      try await findings(alert("Remove?", message), guideline: .hig2019)
        == ["message-overflow warning"])
    #expect(try await findings(alert(widest), guideline: .hig2019) == [])
  }

  @Test func `a title that stacks two buttons is a note, one that is cut off a warning`()
    async throws
  {
    let stacks = alert("Remove?", "It stays.", "Remove Everywhere")
    #expect(try await findings(stacks) == ["button-overflow note"])
    let cut = alert("Remove?", "It stays.", "Remove from All Devices and the Cloud")
    #expect(try await findings(cut) == ["button-overflow warning"])
    // On the Mac buttons are stacked anyway.
    #expect(try await findings(stacks, platforms: [.macOS]) == [])
  }

  @Test func `buttons that make an alert scroll are not the text's fault`() async throws {
    let short = alert("Remove the trip?", "It stays in the cloud, where your family finds it.")
    let buttons = ["Archive", "Hide"].map { (key: "button.\($0)", text: $0) }
    #expect(try await findings(short + buttons, platforms: [.iOS26]) == [])
    let long = Array(repeating: "It stays in the cloud.", count: 12).joined(separator: " ")
    let found = try await findings(alert("Remove?", long) + buttons, platforms: [.iOS26])
    #expect(found.contains("scrolling-alert warning"))
  }

  @Test(arguments: ["\\n", "\\r\\n"])
  func `columns are those of the longest line`(_ lineBreak: String) async throws {
    let text = alert("Ten columns\(lineBreak)and six")
    let found = try await findings(text, limits: [.title: [TextLimit(count: 11, unit: .columns)]])
    #expect(!found.contains { $0.hasPrefix("over-limit") })
  }

  @Test func `the project's limits are errors`() async throws {
    let text = alert("Remove the trip?", "It stays in the cloud.", "Remove")
    func limit(_ count: Int, _ unit: TextLimit.Unit) -> [TextLimit] {
      [TextLimit(count: count, unit: unit)]
    }
    #expect(try await findings(text, limits: [.title: limit(16, .characters)]) == [])
    #expect(
      try await findings(text, limits: [.title: limit(15, .characters)]) == ["over-limit error"])
    #expect(try await findings(text, limits: [.message: limit(21, .bytes)]) == ["over-limit error"])
    #expect(try await findings(text, limits: [.title: limit(16, .columns)]) == [])
    #expect(
      try await findings(text, limits: [.title: limit(15, .columns)]) == ["over-limit error"])
    #expect(try await findings(text, limits: [.title: limit(1, .lines)]) == [])
    #expect(
      try await findings(alert(wide), limits: [.title: limit(2, .lines)], guideline: .hig2019)
        == ["over-limit error"])
    #expect(
      try await findings(text, limits: [.button: limit(40, .points)]).sorted() == [
        "over-limit error", "over-limit error",
      ])
    // What 2 % of the width decide is a note: Remove is 61.6 points wide.
    #expect(try await findings(text, limits: [.button: limit(61, .points)]) == ["over-limit note"])
  }
}
