import ICUText
@testable import TextLayout
import Testing

/// Every character is one wide, an emoji is ten, and “AV” draws together by a half.
private struct PlainMetrics: FontMetrics {
  let emojiAdvance = 10.0
  func advance(of scalar: UInt32) -> Double { 1 }
  func kerning(between left: UInt32, and right: UInt32) -> Double {
    left == 0x41 && right == 0x56 ? -0.5 : 0
  }
}

@Suite struct ClustersTests {
  private func clusters(_ text: String) throws -> Clusters {
    var characters = try BreakIterator(.characters, locale: "root")
    let span = text.utf8.span
    return Clusters(try characters.segments(of: span), of: span, metrics: PlainMetrics())
  }

  /// Measured without ICU; nil when the fast path declines.
  private func fast(_ text: String) -> Clusters? {
    Clusters(simple: text.utf8.span, metrics: PlainMetrics())
  }

  @Test(arguments: [
    ("abc", 3.0), ("e\u{301}", 1), ("👨‍👩‍👧‍👦", 10), ("👍🏽", 10), ("🇰🇷🇨🇳", 20), ("❤️", 10), ("❤", 1),
    ("❤\u{FE0E}", 1), ("1️⃣", 10), ("1", 1), ("#", 1), ("🎉!", 11), ("AVA", 2.5), ("각", 1),
    ("ᄒ\u{1161}\u{11AB}", 1), ("\u{301}", 0), ("a\u{200B}b", 2), ("a\u{AD}b", 2), ("\u{2060}", 0),
    ("a\nb", 2), ("a\tb", 3), ("", 0), ("\u{FEFF}", 0), ("©", 1),
  ])
  func `a cluster moves the pen once`(_ text: String, _ wanted: Double) throws {
    #expect(try clusters(text).list.last?.pen ?? 0 == wanted)
  }

  /// The fast path must not differ from ICU's answer.
  @Test(arguments: [
    "Delete “AVA”?", "한국어 ‘문장’입니다.", "无法打开“文件”！", "１２ ア、x·y…", "\u{A0}é\u{2011}", "",
  ])
  func `simple text is measured without ICU, with the same result`(_ text: String) throws {
    let simple = try #require(fast(text))
    let full = try clusters(text)
    #expect(simple.list.map(\.end) == full.list.map(\.end))
    #expect(simple.list.map(\.pen) == full.list.map(\.pen))
    #expect(simple.list.map(\.kerning) == full.list.map(\.kerning))
    #expect(simple.list.map(\.hangs) == full.list.map(\.hangs))
  }

  /// Side by side, all scalars that the fast path takes stay clusters of their own, and none is an
  /// emoji or a control.
  @Test func `no scalar of the fast path needs ICU`() throws {
    var scalars = ""
    for value in UInt32(0)...0xFFFF {
      guard let scalar = Unicode.Scalar(value), fast(String(scalar)) != nil else { continue }
      scalars.unicodeScalars.append(scalar)
    }
    #expect(scalars.unicodeScalars.count > 30_000)
    for text in [scalars, String(scalars.reversed())] {
      let full = try clusters(text)
      #expect(fast(text)?.list.map(\.end) == full.list.map(\.end))
      #expect(fast(text)?.list.map(\.pen) == full.list.map(\.pen))
    }
  }

  @Test(arguments: ["a\n", "a\r\nb", "\u{2028}", "\u{2029}", "\u{85}", "a\u{B}b"])
  func `a hard break is left to ICU`(_ text: String) {
    #expect(fast(text) == nil)
  }
}
