import ICUText
@testable import TextAnalysis
import Testing

/// What is told without ICU is what ICU would have told.
@Suite struct SimpleTextTests {
  /// Pieces that texts are made of: words, marks, syllables, Han, emoji, joiners, line breaks.
  private static let pieces = [
    "Delete", " ", ".", "?", "!", "…", "“", "”", "‘", "’", "가", "힣", "不", "。", "？", "！", "，", "、",
    "%@", "3.5", "e.g.", "\n", "\r\n", "é", "e\u{301}", "😀", "👨‍👩‍👧", "\u{200D}", "ᄀ", "ᅡ", "(", ")",
    "—",
    "「", "」", "0", "A", "\u{2028}", "ก", "ا", "\u{A0}", ";", ":", "한글", "漢字",
  ]

  /// A small generator (xorshift), so that every run sees the same texts.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  @Test func `characters and single sentences agree with ICU on 20,000 texts`() throws {
    var characters = try BreakIterator(.characters, locale: "root")
    var english = try BreakIterator(.sentences, locale: "en")
    var korean = try BreakIterator(.sentences, locale: "ko")
    var chinese = try BreakIterator(.sentences, locale: "zh")
    var generator = Generator()
    var (counted, single) = (0, 0)
    for _ in 0..<20_000 {
      let length = Int.random(in: 0...12, using: &generator)
      let text = (0..<length).map { _ in
        Self.pieces.randomElement(using: &generator) ?? ""
      }.joined()
      let bytes = text.utf8Span.span
      if let count = SimpleText.characters(of: bytes) {
        counted += 1
        let expected = try characters.segments(of: bytes).count
        #expect(count == expected, "\(text.debugDescription)")
      }
      if SimpleText.isOneSentence(bytes) {
        single += 1
        let counts = [
          try english.segments(of: bytes).count, try korean.segments(of: bytes).count,
          try chinese.segments(of: bytes).count,
        ]
        #expect(counts == [1, 1, 1], "\(text.debugDescription)")
      }
    }
    #expect(counted > 1_000 && single > 500)
  }
}
