@testable import TextLayout
import Testing

/// Characters one point wide; a break is allowed behind spaces and hyphens, a must behind `/`.
@Suite struct LineFillTests {
  private func fill(_ text: String, width: Double, kerning: [Int: Double] = [:]) -> LineFill {
    var clusters: [Cluster] = []
    var opportunities: [BreakOpportunity] = []
    var pen = 0.0
    for (index, byte) in text.utf8.enumerated() {
      let kern = kerning[index] ?? 0
      pen += kern + (byte == UInt8(ascii: "/") ? 0 : 1)
      let isSpace = byte == 0x20 || byte == UInt8(ascii: "/")
      clusters.append(Cluster(end: index + 1, pen: pen, kerning: kern, hangs: isSpace))
      if isSpace || byte == UInt8(ascii: "-") {
        opportunities.append(
          BreakOpportunity(end: index + 1, isHard: byte == UInt8(ascii: "/")))
      }
    }
    return LineFill(clusters, opportunities, width: width)
  }

  private func lines(_ text: String, width: Double, kerning: [Int: Double] = [:]) -> [String] {
    let bytes = Array(text.utf8)
    return fill(text, width: width, kerning: kerning).lines.map {
      String(decoding: bytes[$0], as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("aa bb cc", 8.0, ["aa bb cc"]), ("aa bb cc", 7, ["aa bb ", "cc"]),
    ("aa bb cc", 5, ["aa bb ", "cc"]), ("aa bb cc", 4.9, ["aa ", "bb ", "cc"]),
    ("aa    bb", 2, ["aa    ", "bb"]), ("aa-bb", 3, ["aa-", "bb"]),
    ("aa-bb", 2, ["aa", "-", "bb"]),
    ("abcdefg", 3, ["abc", "def", "g"]), ("a bcdefg h", 3, ["a ", "bcd", "efg ", "h"]),
    ("a/b", 5, ["a/", "b"]), ("a/", 5, ["a/", ""]), ("//", 5, ["/", "/", ""]), ("", 5, []),
    ("   ", 1, ["   "]), ("ab", 0.5, ["a", "b"]), ("a b", 0, ["a ", "b"]),
    ("aaa", .infinity, ["aaa"]),
  ])
  func `a line takes what fits`(_ text: String, _ width: Double, _ wanted: [String]) {
    #expect(lines(text, width: width) == wanted)
  }

  @Test func `a line may be wider by what browsers round`() {
    #expect(lines("aaa", width: 3 - 1.0 / 64).count == 1)
    #expect(lines("aaa", width: 3 - 1.0 / 32).count == 2)
  }

  @Test func `kerning with the line before is lost`() {
    // “bb” is three wide on its own; behind the space it would be two.
    #expect(lines("aa bbb", width: 2.5, kerning: [3: -1]) == ["aa ", "bb", "b"])
    #expect(lines("aa bbb", width: 5, kerning: [3: -1]) == ["aa bbb"])
  }

  @Test func `a word that is broken inside is told`() {
    #expect(fill("aaaa bb", width: 3).breaksWord)
    #expect(!fill("aaa bb", width: 3).breaksWord)
  }
}
