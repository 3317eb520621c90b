@testable import Copydesk
import Testing

/// How alike texts are, and which of many is most like one.
@Suite struct LikenessTests {
  /// Levenshtein's distance, written out plainly.
  private func distance(_ a: [UInt32], _ b: [UInt32]) -> Int {
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var next = [i + 1]
      for (j, y) in b.enumerated() {
        next.append(min(row[j + 1] + 1, next[j] + 1, row[j] + (x == y ? 0 : 1)))
      }
      row = next
    }
    return row[b.count]
  }

  @Test func `it is what the plain distance says, or nothing below the bound`() {
    var state: UInt64 = 7
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<5_000 {
      let a = (0..<random(14)).map { _ in UInt32(random(3)) }
      let b = (0..<random(14)).map { _ in UInt32(random(3)) }
      let longer = max(a.count, b.count)
      let alike = longer == 0 ? 100 : (longer - distance(a, b)) * 100 / longer
      let least = random(101)
      let found = Likeness.of(scalars: a, b, atLeast: least)
      // One edit more or less is what whole percents leave open.
      #expect(alike >= least ? found == alike : found == 0 || found == alike, "\(a) \(b) \(least)")
    }
  }

  @Test func `of many texts those are found that are most like`() {
    let texts = ["Delete the selected photos?", "Share the selected photos?", "Quit", "要删除照片吗？"]
    let index = SourceIndex(texts.map(ExactText.init))
    func alike(_ text: String) -> [Int] { index.matches(for: ExactText(text)).map(\.alike) }
    #expect(alike("Delete the selected photos?") == [100, 81])
    #expect(alike("Delete the selected photo?").first == 96)
    #expect(alike("要删除这张照片吗？") == [77])
    #expect(alike("Something else entirely").isEmpty)
    let part = index.part(
      of: ["Share the selected photos?", "Not among them"].map(ExactText.init))
    let matches = index.matches(for: ExactText("Delete the selected photos?"))
    #expect(matches.map { part[$0.number] } == [false, true])
    // Composed and decomposed letters are two texts.
    let forms = ["Caf\u{E9} photos", "Cafe\u{301} photos"].map(ExactText.init)
    #expect(SourceIndex(forms).matches(for: forms[0]).map(\.alike) == [100, 83])
    #expect(SourceIndex([]).matches(for: ExactText("Quit")).isEmpty)
  }
}
