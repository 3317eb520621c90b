import CopyModel
import Foundation
import JSONText
import TestKit
@testable import TextLayout
import Testing

@Suite struct LayoutFactsTests {
  @Test(arguments: [LayoutFile.inter, .metrics, .platforms, .samples].map(\.name))
  func `the files in the binary are those of the folder`(_ name: String) throws {
    let embedded = [LayoutFile.inter, .metrics, .platforms, .samples].first { $0.name == name }
    let stored = try Data(contentsOf: Project.root.appending(path: name))
    #expect(embedded?.bytes == Array(stored))
  }

  @Test func `every file of the folder is in the binary, but the tool`() {
    let names = Project.files(under: Project.root.appending(path: "Layout")).map { "Layout/" + $0 }
    let embedded = [LayoutFile.inter, .metrics, .platforms, .samples].map(\.name)
    #expect(
      Set(names.filter { !$0.hasSuffix(".py") && !$0.contains("__pycache__") }) == Set(embedded))
  }

  /// Where Debian's fonts-inter and python3-fonttools are installed, as `make metrics` does.
  static let hasFonts = [
    "/usr/share/fonts/opentype/inter/Inter-Regular.otf", "/usr/lib/python3/dist-packages/fontTools",
  ].allSatisfy { FileManager.default.fileExists(atPath: $0) }

  @Test(.enabled(if: hasFonts, "the fonts of Inter, or fontTools, are not installed"))
  func `the table is what the tool makes of the fonts`() throws {
    let scratch = try Scratch()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = [
      Project.root.appending(path: "Layout/metrics.py").path, scratch.path("inter.txt"),
    ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let made = try Data(contentsOf: URL(filePath: scratch.path("inter.txt")))
    #expect(LayoutFile.inter.bytes == Array(made))
  }

  @Test func `the table of the font stays small`() {
    #expect(LayoutFile.inter.bytes.count < 30_000)
  }

  @Test(arguments: Platform.allCases)
  func `a platform says where its figures are from`(_ platform: Platform) throws {
    let facts = try LayoutFacts()
    let platformFacts = try #require(facts.facts(of: platform))
    let root = try LayoutFile.platforms.object(["about", "textSizes", "platforms"])
    let section = try root.needed("platforms").needed(platform.rawValue)
    #expect(section.value["sources"]?.elements.isEmpty == false)
    #expect((platformFacts.width == nil) == [.tvOS, .watchOS].contains(platform))
    for size in TextSize.allCases where platformFacts.width != nil {
      let width = try #require(platformFacts.lineWidth(at: size))
      #expect((200...400).contains(width))
      #expect(platformFacts.styles.count == Role.allCases.count)
      for style in platformFacts.styles.values {
        let setting = facts.sizes.setting(of: style, at: platformFacts.shown(size))
        #expect((10...60).contains(setting.font.size))
        #expect(setting.pitch > setting.font.size)
      }
    }
  }

  @Test func `lines of messages are set closer than the style says`() throws {
    let facts = try LayoutFacts()
    let message = try #require(facts.facts(of: .iOS)?.styles[.message])
    #expect(facts.sizes.setting(of: message, at: .large).pitch == 16)
    #expect(facts.sizes.setting(of: message, at: .AX5).pitch == 52)
  }

  @Test(arguments: [
    (#"{"width": "270"}"#, "“width” of “test” must be a number"),
    (#"{"sideBySide": [2, 1]}"#, "“sideBySide” of “test” must be two numbers, the lower first"),
    (#"{"smallestText": "tiny"}"#, "“smallestText” of “test” must be a text size"),
    (#"{"title": {"style": "headline"}}"#, "“weight” of “test, title” must be there"),
    (#"{"title": {"size": 3, "color": 1}}"#, "unknown key “color” in “test, title”"),
    ("[]", "“test” must be an object"), ("{", "byte "),
  ])
  func `a section that cannot be used is refused`(_ json: String, _ wanted: String) {
    let error = #expect(throws: LayoutError.self) {
      try PlatformFacts(
        LayoutFile(name: "test", bytes: Array(json.utf8)).object(PlatformFacts.keys))
    }
    #expect(error?.message.hasPrefix(wanted) == true, "\(error?.message ?? "")")
  }
}
