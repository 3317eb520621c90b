import CopyModel
import Copydesk
import Foundation
import TestKit
import Testing

/// What Android's resources say of the translations that they expect.
@Suite struct AndroidMarksTests {
  /// The keys of the English strings that are reported, by rule.
  private func findings(
    _ rule: String, english: String, korean: String = "<string name=\"b\">뒤로</string>"
  ) async throws -> [String?] {
    let scratch = try Scratch()
    let root = "<resources xmlns:tools=\"http://schemas.android.com/tools\">"
    try scratch.write(
      "res/values/strings.xml",
      english.hasPrefix("<resources") ? english : root + english + "</resources>")
    try scratch.write("res/values-ko/strings.xml", "\(root)\(korean)</resources>")
    var options = Options()
    options.only = [rule]
    return try await Copydesk(options).check([scratch.folder.path]).findings.map(\.key)
  }

  @Test(
    arguments: [
      (#"<string name="a">Archive</string>"#, ["a"]),
      (#"<string name="a" translatable="false">Archive</string>"#, []),
      (#"<string name="a" tools:ignore="MissingTranslation">Archive</string>"#, []),
      (
        #"<string name="a" tools:ignore="Typos, MissingTranslation,UnusedResources">Archive</string>"#,
        []
      ),
      (#"<string name="a" tools:ignore="all">Archive</string>"#, []),
      (#"<string name="a" tools:ignore="Typos">Archive</string>"#, ["a"]),
      (
        #"<plurals name="a" tools:ignore="MissingTranslation"><item quantity="other">%d notes</item></plurals>"#,
        []
      ),
      (
        #"<string-array name="a" translatable="false"><item>Archive</item></string-array>"#, []
      ),
      (
        #"<resources xmlns:tools="http://schemas.android.com/tools" tools:ignore="MissingTranslation"><string name="a">Archive</string></resources>"#,
        []
      ),
    ] as [(String, [String])])
  func `what is marked may be missing`(_ english: String, _ wanted: [String]) async throws {
    let back = #"<string name="b">Back</string>"#
    let table =
      english.hasPrefix("<resources")
      ? english.replacing("</resources>", with: back + "</resources>") : english + back
    #expect(try await findings("missing-translation", english: table) == wanted)
  }

  @Test func `a translation that is there all the same is checked`() async throws {
    let found = try await findings(
      "action-drift",
      english: #"<string name="b" tools:ignore="MissingTranslation">Cancel</string>"#,
      korean: #"<string name="b">확인</string>"#)
    #expect(found == ["b"])
  }
}
