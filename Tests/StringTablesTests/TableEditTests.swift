import CopyModel
@testable import StringTables
import Testing

/// Replacing a text keeps every other byte of its file.
struct TableEditTests {
  static let texts = [
    "지울까요?", "“%1$@”을(를) 지울까요?\n되돌릴 수 없습니다.", "A & B < C > D \"q\" 'a' \\ %s", "  앞뒤 빈칸  ", "?@",
    "",
    "<b>굵게</b>", "tab\there", "이모지 😀", "]]> end", "a || b, c; d",
  ]

  /// The conformance samples, whose notations are all.
  static let tables = FormatConformanceTests.samples

  /// The place of each text of a file, and what is read there.
  private func places(_ stored: [UInt8], _ path: String) -> [(stored: StoredText, text: String)] {
    let reading = Reading(stored, as: path)
    return reading.units.compactMap { unit in unit.target.map { (unit.stored, $0) } }
      + reading.entries.map { ($0.stored, $0.text) }
  }

  @Test(arguments: tables)
  func `a text that is put back leaves the file as it was`(table: FormatConformanceTests.Sample)
    throws
  {
    let format = try #require(TableFormat.of(path: table.path))
    let bytes = table.stored
    for (stored, text) in places(bytes, table.path) where Self.isWritable(stored.notation) {
      let new = try TableEdit.apply([TableEdit(stored, text: text)], to: bytes, format: format)
      let found = places(new, table.path).map(\.text)
      #expect(found == places(bytes, table.path).map(\.text))
    }
  }

  @Test(arguments: tables, texts)
  func `a new text reads back, and the bytes around it stay`(
    table: FormatConformanceTests.Sample, text: String
  ) throws {
    let format = try #require(TableFormat.of(path: table.path))
    let bytes = table.stored
    let places = places(bytes, table.path)
    for (number, place) in places.enumerated() where Self.isWritable(place.stored.notation) {
      let range = place.stored.bytes
      do throws(TableEdit.Failure) {
        let new = try TableEdit.apply(
          [TableEdit(place.stored, text: text)], to: bytes, format: format)
        #expect(new.starts(with: bytes[..<range.lowerBound]) || bytes[range].isEmpty)
        #expect(new.reversed().starts(with: bytes[range.upperBound...].reversed()))
        // An empty text may be no text any more.
        guard !text.isEmpty else { continue }
        let found = self.places(new, table.path)
        #expect(found.count == places.count)
        if found.indices.contains(number) { #expect(found[number].text == text) }
      } catch {
        // A place may refuse a text, and only that.
        #expect(error == .text(text))
      }
    }
  }

  /// Whether a notation takes every text.
  private static func isWritable(_ notation: StoredText.Notation) -> Bool {
    switch notation {
    case .strings, .json, .json5, .xml, .xmlAttribute, .android, .po, .properties, .csv: true
    case .quoted(let style): style != .verbatim
    default: false
    }
  }

  @Test(arguments: [
    ("<a/>", "<a>새 글</a>"), ("<a b='1'/>", "<a b='1'>새 글</a>"), ("<a></a>", "<a>새 글</a>"),
    ("<a><![CDATA[옛 글]]></a>", "<a><![CDATA[새 글]]></a>"),
  ])
  func `an element keeps its form`(before: String, after: String) throws {
    let file =
      "<xliff version='1.2'><file target-language='ko'><trans-unit id='1'><source>A</source>"
    let (old, new) = (
      before.replacing("<a", with: "<target"), after.replacing("<a", with: "<target")
    )
    let bytes = Array(
      (file + old.replacing("</a", with: "</target") + "</trans-unit></file></xliff>").utf8)
    let unit = try #require(Reading(bytes, as: "a.xliff").units.first)
    let edited = try TableEdit.apply(
      [TableEdit(unit.stored, text: "새 글")], to: bytes, format: .xliff)
    #expect(
      String(decoding: edited, as: UTF8.self) == file + new.replacing("</a", with: "</target")
        + "</trans-unit></file></xliff>")
  }

  @Test func `what was marked as a placeholder stays so`() throws {
    let text =
      "<resources><string name=\"a\"><xliff:g id=\"n\">%1$s</xliff:g> 삭제</string></resources>"
    let bytes = Array(text.utf8)
    let entry = try #require(Reading(bytes, as: "values-ko/a.xml").entries.first)
    let edited = try TableEdit.apply(
      [TableEdit(entry.stored, text: "‘%1$s’ 지우기")], to: bytes, format: .android)
    #expect(
      String(decoding: edited, as: UTF8.self)
        == text.replacing(">%1$s</xliff:g> 삭제", with: ">%1$s</xliff:g>’ 지우기")
        .replacing("<xliff:g", with: "‘<xliff:g"))
  }

  @Test(arguments: [[0xFF, 0xFE], [0xEF, 0xBB, 0xBF], []] as [[UInt8]])
  func `the encoding stays`(mark: [UInt8]) throws {
    let text = "\"a\" = \"삭제\";\r\n\"b\" = \"닫기\";\r\n"
    func store(_ text: String) -> [UInt8] {
      mark.first == 0xFF
        ? mark + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } : mark + Array(text.utf8)
    }
    let bytes = store(text)
    let entry = try #require(Reading(bytes, as: "ko.lproj/a.strings").entries.first)
    let edited = try TableEdit.apply(
      [TableEdit(entry.stored, text: "지우기")], to: bytes, format: .strings)
    #expect(edited == store(text.replacing("삭제", with: "지우기")))
  }

  @Test func `a file in another character set stays in it`() throws {
    let head = Array(
      "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=EUC-KR\\n\"\n\nmsgid \"a\"\nmsgstr \""
        .utf8)
    // 가 and 나 in EUC-KR (KS X 1001).
    let bytes = head + [0xB0, 0xA1] + Array("\"\n".utf8)
    let unit = try #require(Reading(bytes, as: "ko.po").units.first)
    #expect(unit.target == "가")
    let edited = try TableEdit.apply([TableEdit(unit.stored, text: "나")], to: bytes, format: .po)
    #expect(edited == head + [0xB3, 0xAA] + Array("\"\n".utf8))
    #expect(throws: TableEdit.Failure.encoding) {
      try TableEdit.apply([TableEdit(unit.stored, text: "😀")], to: bytes, format: .po)
    }
  }

  @Test func `damaged bytes and another file are refused`() throws {
    let bytes = Array("\"a\" = \"삭제\";".utf8)
    let entry = try #require(Reading(bytes, as: "ko.lproj/a.strings").entries.first)
    let edit = TableEdit(entry.stored, text: "지우기")
    #expect(throws: TableEdit.Failure.encoding) {
      try TableEdit.apply([edit], to: bytes + [0xFF], format: .strings)
    }
    #expect(throws: TableEdit.Failure.changed) {
      try TableEdit.apply([edit], to: Array("\"".utf8), format: .strings)
    }
    #expect(throws: TableEdit.Failure.changed) {
      try TableEdit.apply([edit, edit], to: bytes, format: .strings)
    }
  }
}
