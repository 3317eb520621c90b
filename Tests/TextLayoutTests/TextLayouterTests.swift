import CopyModel
@testable import TextLayout
import Testing

@Suite struct TextLayouterTests {
  @Test func `lines come with their text and width, without what hangs over`() throws {
    // At 10 points a syllable is 9.2 wide and a space 2.81.
    let lines = try Layout.lines("가나 다라  마바", in: "ko", width: 45)
    #expect(lines.lines.map(\.text) == ["가나 다라", "마바"])
    #expect(zip(lines.lines, [39.61, 18.4]).allSatisfy { abs($0.width - $1) < 0.001 })
    #expect(!lines.breaksWord)
    #expect(lines.basis == .points && lines.platform == nil)
  }

  @Test(arguments: [
    // Ten syllables are 92 points: 2 % less than the width fits, 2 % more does not.
    (94.0, Fit.fits), (93.5, .borderline), (92.0, .borderline), (90.5, .borderline),
    (90.0, .overflows),
  ])
  func `what is within 2 % of the width is borderline`(_ width: Double, _ wanted: Fit) throws {
    let text = "가나다라마바사아자차"
    #expect(try Layout.lines(text, in: "ko", width: width, mostLines: 1).fit == wanted)
    #expect(try Layout.lines(text, in: "ko", width: width).fit == .fits)
  }

  @Test func `empty text has no lines, and a break at the end begins one`() throws {
    #expect(try Layout.lines("", width: 100).lines.isEmpty)
    #expect(try Layout.lines("", width: 100, mostLines: 1).fit == .fits)
    #expect(try Layout.lines("a\n", width: 100).lines.map(\.text) == ["a", ""])
    #expect(try Layout.lines("a\r\nb", width: 100).lines.map(\.text) == ["a", "b"])
    #expect(try Layout.lines(" ", width: 100).lines.map(\.text) == [""])
  }

  /// Pieces, how many times they are repeated, and how many lines they take at 101 points.
  @Test(arguments: [
    ("\u{301}", 500_000, 1), ("漢", 300_000, 30_000), ("한", 300_000, 30_000), ("w ", 300_000, nil),
    ("x", 500_000, nil), ("👨‍👩‍👧‍👦", 20_000, nil), ("\n", 100_000, 100_001), ("“", 200_000, nil),
    ("中‘文’", 50_000, nil), ("\u{0}", 100_000, 1), ("\u{FFFD}\u{202E}\u{FFFF}", 1, 1),
  ])
  func `any text is laid out whole`(_ piece: String, _ count: Int, _ wanted: Int?) throws {
    let text = String(repeating: piece, count: count)
    let facts = try LayoutFacts()
    var layouter = TextLayouter(facts)
    let metrics = facts.metrics(.reference, style: FontStyle(size: 10, weight: 400))
    let lines = try layouter.lines(
      of: ShownText(text), profile: Layout.profile("ko"),
      limit: TextLayouter.Limit(lines: nil, width: 101...101), metrics: metrics)
    if let wanted { #expect(lines.lines.count == wanted) }
    let visible: (UInt8) -> Bool = { $0 != 0x20 && $0 != 0x0A }
    #expect(lines.lines.flatMap { $0.text.utf8.filter(visible) } == text.utf8.filter(visible))
    #expect(lines.lines.allSatisfy { $0.width <= 101 + 1.0 / 64 })
  }

  @Test func `a text of placeholders only is laid out`() throws {
    let lines = try Layout.part(String(repeating: "%@", count: 2000), as: .message)
    #expect(lines.lines.count > 100 && lines.fit == .overflows)
  }

  @Test func `another font can be measured with`() throws {
    struct Typewriter: FontMetrics {
      let emojiAdvance = 2.0
      func advance(of scalar: UInt32) -> Double { 1 }
      func kerning(between left: UInt32, and right: UInt32) -> Double { 0 }
    }
    var layouter = TextLayouter(try LayoutFacts())
    let lines = try layouter.lines(
      of: Layout.text("one two three 🎉"), width: 8, mostLines: 2, font: Typewriter())
    #expect(lines.lines.map(\.text) == ["one two", "three 🎉"])
    #expect(lines.lines.map(\.width) == [7, 8])
    #expect(lines.fit == .borderline)
  }
}
