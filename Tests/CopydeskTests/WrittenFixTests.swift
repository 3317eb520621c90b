import CopyModel
import Copydesk
import Foundation
import TestKit
import Testing

/// What a fix is in the file: put in the place of the finding, it ends the finding.
@Suite struct WrittenFixTests {
  private func findings(_ rule: String, in path: String) async throws -> [Finding] {
    var options = Options()
    options.only = [rule]
    return try await Copydesk(options).check([path]).findings
  }

  @Test(
    arguments: [
      ("en.strings", "\"a\" = \"Löscht... \\\"%@\\\" now...\";\n", "… \\\"%@\\\" now…"),
      ("en.json", "{\"가나\": {\"b\": \"A \\\"b\\\" and wait...\"}}\n", "…"),
      (
        "values/strings.xml",
        "<resources><string name=\"a\">It\\'s &amp; wait...</string></resources>\n", "…"
      ),
      ("en.properties", "a = \\u00e9 wait...\n", "\\u2026"),
    ])
  func `in its place, the finding ends`(name: String, text: String, written: String) async throws {
    let scratch = try Scratch()
    let path = try scratch.write(name, text)
    let finding = try #require(try await findings("typed-ellipsis", in: path).first)
    let fix = try #require(finding.writtenFix)
    #expect(fix.text == written)
    // Both ways to count, UTF-16 units and bytes, lead to the same place.
    var units = Array(text.utf16)
    units.replaceSubrange(
      finding.start.column - 1..<finding.end.column - 1, with: Array(fix.text.utf16))
    let fixed = String(decoding: units, as: UTF16.self)
    let columns = try #require(fix.byteColumns)
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(columns.start - 1..<columns.end - 1, with: Array(fix.text.utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == fixed)
    _ = try scratch.write(name, fixed)
    #expect(try await findings("typed-ellipsis", in: path).isEmpty)
  }
}
