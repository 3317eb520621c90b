import ICUText
import Testing

/// ICU breaks texts where Unicode says, seen through `BreakIterator`.
@Suite(.enabled(if: BreakTestFile.obstacle == nil, "\(BreakTestFile.obstacle ?? "")"))
struct BreakConformanceTests {
  @Test(
    arguments: [
      (BreakUnit.characters, "GraphemeBreakTest", 500), (.words, "WordBreakTest", 1500),
      (.sentences, "SentenceBreakTest", 400), (.lines, "LineBreakTest", 7000),
    ])
  func `every sample breaks where Unicode says`(unit: BreakUnit, name: String, least: Int) throws {
    let samples = try BreakTestFile(name).samples
    #expect(samples.count >= least)
    let deviations = BreakDeviation.known.filter { $0.unit == unit }.flatMap(\.samples)
    var iterator = try BreakIterator(unit, locale: "root")
    for sample in samples where !deviations.contains(sample.codePoints) {
      let ends = try iterator.segments(of: sample.text.utf8.span).map(\.end)
      #expect(ends == sample.ends, "\(sample.codePoints)")
    }
  }

  @Test(
    .enabled(if: ICUVersion.library.hasPrefix("72."), "the deviations are those of ICU 72"),
    arguments: BreakDeviation.known)
  func `every deviation is one`(deviation: BreakDeviation) throws {
    let file = [BreakUnit.words: "WordBreakTest", .lines: "LineBreakTest"][deviation.unit]
    let samples = try BreakTestFile(try #require(file)).samples
    var iterator = try BreakIterator(deviation.unit, locale: "root")
    for codePoints in deviation.samples {
      let sample = try #require(samples.first { $0.codePoints == codePoints })
      let ends = try iterator.segments(of: sample.text.utf8.span).map(\.end)
      #expect(ends != sample.ends, "\(deviation.reason) \(codePoints)")
    }
  }
}
