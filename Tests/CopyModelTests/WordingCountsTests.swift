@testable import CopyModel
import Testing

/// Counts of wordings, read where they stand.
struct WordingCountsTests {
  private let counts = WordingCounts(
    lines: Array("save\t12\t저장 9\t보관\t저장 2\nsave as\t3\t다른 이름으로 저장 3\nsaved\t1\t저장됨\n".utf8))

  private func usage(_ label: String) -> WordingCounts.Usage? {
    counts.usage(of: Array(label.utf8))
  }

  @Test func `a label is found among those that begin like it`() {
    #expect(usage("save")?.sources == 12)
    #expect(usage("save as")?.wordings.map(\.text) == ["다른 이름으로 저장"])
    #expect(usage("saved")?.wordings.map(\.sources) == [1])
    for label in ["", "a", "sav", "save a", "saved it", "z"] { #expect(usage(label) == nil) }
  }

  @Test func `the usual wording comes first, with its sources`() {
    #expect(usage("save")?.wordings.map(\.text) == ["저장", "보관", "저장"])
    #expect(usage("save")?.wordings.map(\.sources) == [9, 1, 2])
  }

  @Test func `a wording that ends with a number keeps it`() {
    let usage = WordingCounts.Usage(sources: 2, wordings: [("버전 2", 1), ("판", 1)])
    let line = usage.line(of: "version two")
    #expect(line == "version two\t2\t버전 2 1\t판")
    let again = WordingCounts(lines: Array((line + "\n").utf8)).usage(of: Array("version two".utf8))
    #expect(again?.wordings.map(\.text) == ["버전 2", "판"])
  }

  @Test func `nothing is found in no lines`() {
    #expect(WordingCounts.none.usage(of: Array("save".utf8)) == nil)
  }

  @Test func `of a word its stems and what goes with it are told`() throws {
    let words = WordCounts(lines: Array("save\t100\t2\t저장 90 보관 5\t파일 화면\nsaved\t9\t9\n".utf8))
    let known = words.usage(of: "save".utf8.span)
    let save = try #require(known)
    #expect(save.texts == 100 && save.kept == 2 && save.coverage == 95)
    #expect(save.stems.map(\.text) == ["저장", "보관"])
    let goes = ["파일", "보관", "삭제"].map { save.goes(with: $0.utf8.span) }
    #expect(goes == [true, true, false])
    let others = words.usage(of: "saved".utf8.span)
    let saved = try #require(others)
    #expect(saved.texts == 9 && saved.kept == 9 && saved.stems.isEmpty && saved.coverage == 0)
  }
}
