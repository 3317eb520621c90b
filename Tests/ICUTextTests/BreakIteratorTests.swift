import ICUText
import Testing

struct BreakIteratorTests {
  private func ends(_ unit: BreakUnit, _ text: String, locale: String = "en") throws -> [Int] {
    try segments(unit, text, locale: locale).map(\.end)
  }

  private func segments(
    _ unit: BreakUnit, _ text: String, locale: String
  ) throws -> [BreakSegment] {
    var iterator = try BreakIterator(unit, locale: locale)
    return try iterator.segments(of: text.utf8.span)
  }

  /// The segments that ICU takes for words.
  private func words(_ text: String, locale: String) throws -> [String] {
    let bytes = Array(text.utf8)
    var start = 0
    return try segments(.words, text, locale: locale).compactMap { segment in
      defer { start = segment.end }
      guard segment.isWord else { return nil }
      return String(decoding: bytes[start..<segment.end], as: UTF8.self)
    }
  }

  @Test(
    arguments: [
      ("en", "Delete 3 items?", ["Delete", "3", "items"]), ("en", "can’t stop", ["can’t", "stop"]),
      ("ko", "파일을 삭제할까요?", ["파일을", "삭제할까요"]), ("zh", "无法打开文件。", ["无法", "打开", "文件"]),
      ("zh", "無法開啟檔案", ["無法", "開啟", "檔案"]), ("en", "… — ?!", []),
    ])
  func `finds words`(locale: String, text: String, wanted: [String]) throws {
    #expect(try words(text, locale: locale) == wanted)
  }

  @Test(
    arguments: [
      ("en", "Stop now. Try again?", [10, 20]), ("ko", "삭제합니다. 계속할까요?", [17, 33]),
      ("zh", "已删除。要继续吗？", [12, 27]), ("en", "Version 2.5 is out.", [19]),
    ])
  func `finds sentences`(locale: String, text: String, wanted: [Int]) throws {
    #expect(try ends(.sentences, text, locale: locale) == wanted)
  }

  @Test(
    arguments: [
      ("abc", [1, 2, 3]), ("한글", [3, 6]), ("e\u{301}x", [3, 4]), ("👨‍👩‍👧‍👦!", [25, 26]),
      ("🇰🇷🇨🇳", [8, 16]), ("👍🏽", [8]), ("\r\n", [2]), ("ᄒ\u{1161}\u{11AB}", [9]),
    ])
  func `finds characters`(text: String, wanted: [Int]) throws {
    #expect(try ends(.characters, text, locale: "root") == wanted)
  }

  @Test(
    arguments: [
      ("Keep all files", [5, 9, 14]), ("가 나", [4, 7]), ("文件。好", [3, 9, 12]),
    ])
  func `finds places where a line may break`(text: String, wanted: [Int]) throws {
    #expect(try ends(.lines, text) == wanted)
  }

  @Test(arguments: [BreakUnit.characters, .words, .sentences, .lines])
  func `empty text has no segments`(unit: BreakUnit) throws {
    #expect(try ends(unit, "").isEmpty)
  }

  @Test(arguments: [BreakUnit.characters, .words, .sentences, .lines])
  func `a megabyte of combining marks ends where the text ends`(unit: BreakUnit) throws {
    let text = "e" + String(repeating: "\u{301}", count: 500_000)
    let ends = try ends(unit, text)
    #expect(ends.last == text.utf8.count)
    #expect(ends == ends.sorted())
  }

  @Test(arguments: ["xx-Nonsense", "", "not a locale", "zh-Hant-HK", "root"])
  func `any locale opens`(locale: String) throws {
    #expect(try words("one two", locale: locale) == ["one", "two"])
  }

  @Test func `one iterator serves texts of every length`() throws {
    var iterator = try BreakIterator(.words, locale: "en")
    for count in [1, 700, 3, 20_000, 0, 2] {
      let text = String(repeating: "ab ", count: count)
      let words = try iterator.segments(of: text.utf8.span).filter(\.isWord)
      #expect(words.count == count)
      #expect(words.last?.end == (count == 0 ? nil : count * 3 - 1))
    }
  }
}
