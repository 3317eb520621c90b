import CopyModel
import StringTables
@testable import TableEdits
import Testing

/// A new text is taken only when the file then reads as it did but for it.
@Suite struct TableDraftTests {
  private let context = ReadingContext(sourceLocale: .english)

  /// What a file becomes when a text of it is replaced, and why it does not.
  private func draft(
    _ text: String, as path: String, _ old: String, to new: String, isSource: Bool = false
  ) throws -> (text: String, refused: [Int: TableDraft.Refusal]) {
    let stored = Array(text.utf8)
    let format = try #require(TableFormat.of(path: path))
    var file = TableFile(path: path, stored: stored, format: format)
    let content = format.read(&file, context)
    let places =
      content.entries.filter { $0.text == old }.map(\.stored)
      + content.units.filter { isSource ? $0.source == old : $0.target == old }.map {
        isSource ? $0.storedSource ?? $0.stored : $0.stored
      }
    var finding = Finding(
      rule: "rule", category: .punctuation, severity: .note, confidence: 1, message: "",
      file: path, start: Place(line: 1, column: 1), end: Place(line: 1, column: 1),
      targetSpan: 0..<old.utf16.count, fix: new, target: old)
    let place = try #require(places.first)
    finding.stored = place
    let fix = try #require(StoredFix(finding, number: 0))
    let draft = try TableDraft(path: path, stored: stored, format: format, context: context)
    let (bytes, refused) = draft.taking(FixedText.made(of: [fix]))
    return (String(decoding: bytes, as: UTF8.self), refused)
  }

  /// Each notation with a text that ends with two spaces too many, or has a mark of another width.
  @Test(arguments: [
    ("ko.lproj/a.strings", "\"a\" = \"\\U0041 삭제 .\"; // x\n", "A 삭제 .", "A 삭제."),
    ("ko.json", "{\"ko\": {\"a\": \"\\u0041 삭제 .\"}}\n", "A 삭제 .", "A 삭제."),
    (
      "ko.po", "msgid \"a\"\nmsgstr \"\"\n\"\\101 \"\n\"삭제 .\"\n", "A 삭제 .", "A 삭제."
    ),
    (
      "values-ko/strings.xml",
      "<resources><string name=\"a\">&#65; <xliff:g>%1$s</xliff:g> 삭제 .</string></resources>",
      "A %1$s 삭제 .", "A %1$s 삭제."
    ),
    ("a_ko.properties", "a=\\u0041 삭제 .\nb=나\n", "A 삭제 .", "A 삭제."),
    ("a.csv", "key,en,ko\na,Delete,A 삭제 .\n", "A 삭제 .", "A 삭제."),
    ("a.csv", "key,en,ko\na,Delete,\"A, \"\"삭제\"\" .\"\n", "A, \"삭제\" .", "A, \"삭제\"."),
    ("ko.yml", "ko:\n  a: |\n    A\n    삭제 .\n  b: 나\n", "A\n삭제 .\n", "A\n삭제.\n"),
    ("ko.yml", "ko:\n  a: >\n    A\n    삭제 .\n  b: 나\n", "A 삭제 .\n", "A 삭제.\n"),
    ("ko.yml", "ko:\n  a: A\n    삭제 .\n  b: 나\n", "A 삭제 .", "A 삭제."),
    ("ko.yml", "ko:\n  a: 'A ''삭제'' .'\n", "A '삭제' .", "A '삭제'."),
    ("ko.yml", "ko:\n  a: \"\\x41 삭제 .\"\n", "A 삭제 .", "A 삭제."),
    ("ko.ftl", "a =\n    A\n    삭제 .\nb = 나\n", "A\n삭제 .", "A\n삭제."),
    ("ko.ftl", "a = A { $b } 삭제 .\nb = 나\n", "A { $b } 삭제 .", "A { $b } 삭제."),
    (
      "a.xliff",
      """
      <xliff version='1.2'><file source-language='en' target-language='ko'><trans-unit id='1'><source>A</source>\
      <target><![CDATA[A <b>&삭제</b> .]]></target></trans-unit></file></xliff>
      """, "A <b>&삭제</b> .", "A <b>&삭제</b>."
    ),
    ("a.md", "| en | ko |\n|---|---|\n| A\\|B | A\\|삭제 . |\n", "A|삭제 .", "A|삭제."),
  ])
  func `every other byte stays`(path: String, text: String, old: String, new: String) throws {
    let (written, refused) = try draft(text, as: path, old, to: new)
    #expect(refused.isEmpty)
    let space = try #require(text.ranges(of: " .").last?.lowerBound)
    var expected = text
    expected.remove(at: space)
    #expect(written == expected)
  }

  @Test(arguments: [
    // The source is a key, or what translations are found again by.
    ("ko.po", "msgid \"Delete .\"\nmsgstr \"삭제\"\n", true),
    (
      "a.xliff",
      """
      <xliff version='1.2'><file source-language='en' target-language='ko'><trans-unit id='1'>\
      <source>Delete .</source><target>삭제</target></trans-unit></file></xliff>
      """, true
    ),
    (
      "a.xcstrings",
      """
      {"sourceLanguage": "en", "strings": {"Delete .": {"localizations": {"ko": {"stringUnit":
      {"state": "translated", "value": "삭제"}}}}}, "version": "1.0"}
      """, true
    ),
  ])
  func `a key and a copy stay`(path: String, text: String, isSource: Bool) throws {
    let (written, refused) = try draft(
      text, as: path, "Delete .", to: "Delete.", isSource: isSource)
    #expect(refused == [0: .copied] && written == text)
  }

  @Test func `what the file would read otherwise is refused, and nothing else`() throws {
    // Behind a space, # opens a comment.
    let text = "ko:\n  a: 삭제 A\n"
    let (written, refused) = try draft(text, as: "ko.yml", "삭제 A", to: "삭제 # A")
    #expect(refused == [0: .unwritable] && written == text)
  }

  @Test func `compiled tables and damaged bytes are told`() throws {
    #expect(throws: TableDraft.Obstacle.compiled) {
      try TableDraft(path: "ko.mo", stored: [], format: .of(path: "ko.mo")!, context: context)
    }
    #expect(throws: TableDraft.Obstacle.encoding) {
      try TableDraft(
        path: "ko.lproj/a.strings", stored: Array("\"a\" = \"삭제\";".utf8) + [0xFF],
        format: .strings, context: context)
    }
  }
}
