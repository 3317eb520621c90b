import CopyModel
@testable import TextAnalysis
import Testing

struct MasksTests {
  @Test(
    arguments: [
      ([], []), ([3..<5, 0..<2], [0..<2, 3..<5]), ([0..<4, 2..<6], [0..<6]),
      ([0..<9, 2..<3], [0..<9]),
      ([0..<2, 2..<4], [0..<2, 2..<4]), ([1..<3, 1..<3], [1..<3]),
    ] as [([Range<Int>], [Range<Int>])])
  func `overlapping stretches become one`(given: [Range<Int>], wanted: [Range<Int>]) {
    #expect(Masks(given).ranges == wanted)
  }

  @Test func `finds the stretch at a byte`() {
    let masks = Masks([2..<4, 4..<6, 9..<10])
    #expect(
      (0..<11).map { masks.range(at: $0) } == [
        nil, nil, 2..<4, 2..<4, 4..<6, 4..<6, nil, nil, nil, 9..<10, nil,
      ])
  }

  @Test(
    arguments: [
      (0..<2, false), (0..<3, true), (3..<9, true), (5..<6, true), (6..<9, false), (10..<20, false),
      (9..<10, true),
    ])
  func `knows what it overlaps`(range: Range<Int>, overlaps: Bool) {
    #expect(Masks([2..<6, 9..<10]).overlaps(range) == overlaps)
  }

  @Test func `steps over what is masked`() {
    let text = "ab{n}cd{m}"
    var bytes = UnmaskedBytes(Masks([2..<5, 7..<10]))
    var seen: [Int] = []
    while let index = bytes.current(in: text.utf8.span) {
      seen.append(index)
      bytes.advance(by: 1)
    }
    #expect(seen == [0, 1, 5, 6])
  }
}

/// Masking what is masked changes nothing.
struct MaskingTests {
  @Test(arguments: SeededTexts.all)
  func `masks of masks are the same`(_ texts: SeededTexts) {
    texts.forEach { text in
      let bytes = text.utf8.span
      let found = PlaceholderScanner.scan(bytes, ByteSet(bytes))
      let literals = LiteralScanner.scan(bytes, besides: found)
      let masks = Masks(found.shown + literals.shown, silent: found.silent + literals.hidden)
      let silent = masks.ranges.filter(masks.isSilent)
      let again = Masks(masks.ranges.filter { !masks.isSilent($0) }, silent: silent)
      #expect(again.ranges == masks.ranges)
      #expect(again.ranges.filter(again.isSilent) == silent)
    }
  }
}
