import CopyModel
import Testing

struct TextBytesTests {
  /// An answer about a text's bytes; `#expect` itself cannot hold a span.
  private func ask<Answer>(_ text: String, _ question: (Span<UInt8>) -> Answer) -> Answer {
    question(text.utf8.span)
  }

  @Test(arguments: ["a", "é", "한", "。", "😀", "\u{10FFFF}"])
  func `reads one scalar of any length`(text: String) throws {
    let scalar = try #require(text.unicodeScalars.first)
    let found = ask(text) { $0.scalar(at: 0) }
    #expect(found.value == scalar.value)
    #expect(found.length == text.utf8.count)
    #expect(ask(text) { $0.scalar(before: text.utf8.count) } == scalar.value)
    #expect(ask(text) { $0.scalarStart(before: text.utf8.count) } == 0)
  }

  @Test(arguments: [[0xF0, 0x9F], [0xE3, 0x80], [0xC3], [0xFF]] as [[UInt8]])
  func `a cut scalar is one replaced byte`(bytes: [UInt8]) {
    let found = bytes.span.scalar(at: 0)
    #expect(found.value == 0xFFFD)
    #expect(found.length == 1)
  }

  @Test func `nothing stands before the start`() {
    #expect(ask("a") { $0.scalar(before: 0) } == nil)
    #expect(!ask("a") { $0.hasLetter(before: 0) })
    #expect(!ask("a") { $0.hasLetter(at: 1) })
  }

  @Test(
    arguments: [
      ("a", true), ("7", true), ("é", true), ("한", true), ("字", true), ("ア", true), ("я", true),
      ("３", true), (" ", false), ("\u{3000}", false), ("。", false), ("-", false), ("😀", false),
      ("%", false),
    ])
  func `tells letters and digits from the rest`(text: String, isLetter: Bool) {
    #expect(ask(text) { $0.hasLetter(at: 0) } == isLetter)
    #expect(ask(text) { $0.hasLetter(before: text.utf8.count) } == isLetter)
  }

  @Test(
    arguments: [
      ("abc", 2, 2), ("é!", 2, 1), ("한글", 3, 1), ("한글", 6, 2), ("😀!", 4, 2), ("a😀b", 5, 3),
      ("👩‍👧", 11, 5), ("abc", 99, 3), ("", 0, 0),
    ])
  func `counts UTF-16 units before a byte`(text: String, offset: Int, units: Int) {
    #expect(ask(text) { $0.utf16Offset(of: offset) } == units)
  }

  @Test(arguments: ["plain", "한국어 텍스트", "👨‍👩‍👧‍👦 family", "e\u{301}\u{10348}"])
  func `counts as many UTF-16 units as the string has`(text: String) {
    for index in text.indices {
      let bytes = text[..<index].utf8.count
      #expect(ask(text) { $0.utf16Offset(of: bytes) } == text[..<index].utf16.count)
    }
  }

  @Test func `compares at a place without leaving the text`() {
    let text = "한글"
    #expect(ask(text) { $0.has("글", at: 3) })
    #expect(!ask(text) { $0.has("글", at: 0) })
    #expect(!ask(text) { $0.has("글자", at: 3) })
    #expect(!ask(text) { $0.has("글", at: -1) })
    #expect(!ask(text) { $0.has("글", at: 99) })
  }

  @Test(
    arguments: [("00e9", 0xE9), ("D83D", 0xD83D), ("aBcD", 0xABCD), ("12g4", nil), ("12", nil)]
      as [(String, UInt32?)])
  func `reads hexadecimal digits`(text: String, value: UInt32?) {
    #expect(ask(text) { $0.hexadecimal(at: 0, digits: 4) } == value)
  }

  @Test(
    arguments: [
      ("  a b ", "a b"), ("\n\t한글\r\n", "한글"), ("\u{A0}x\u{3000}", "x"), ("", ""), ("   ", ""),
      ("abc", "abc"), ("\u{200B}a", "\u{200B}a"),
    ])
  func `trims spaces and line breaks`(text: String, trimmed: String) {
    #expect(text.trimmed == trimmed)
  }

  @Test func `an excerpt is one line of at most 40 characters`() {
    #expect("short".excerpt == "short")
    #expect("two\nlines\r\nhere".excerpt == "two lines here")
    let forty = String(repeating: "가", count: 40)
    #expect(forty.excerpt == forty)
    #expect((forty + "나").excerpt == String(repeating: "가", count: 39) + "…")
    let families = String(repeating: "👨‍👩‍👧", count: 41)
    #expect(families.excerpt.count == 40)
  }

  @Test func `copies bytes and repairs what is no UTF-8`() {
    let bytes: [UInt8] = [0x61, 0xFF, 0x62]
    let text = String(copying: bytes.span)
    #expect(text == "a\u{FFFD}b")
    let copy = bytes.span.copied
    #expect(copy == bytes)
    let contained = [0xFF, 0x63].map { bytes.span.contains($0) }
    #expect(contained == [true, false])
  }
}
