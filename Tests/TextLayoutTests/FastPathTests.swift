import CopyModel
import ICUText
@testable import TextLayout
import Testing

/// What is done without ICU must come out as with it.
@Suite struct FastPathTests {
  private let style = FontStyle(size: 13, weight: 400)

  @Test func `simple texts are measured as with ICU`() throws {
    var random = RandomTexts(seed: 1)
    var characters = try BreakIterator(.characters, locale: "root")
    let metrics = try LayoutFacts().metrics(.apple, style: style)
    var taken = 0
    for _ in 0..<RandomTexts.count {
      let text = random.text()
      let span = text.utf8.span
      guard let simple = Clusters(simple: span, metrics: metrics) else { continue }
      taken += 1
      let full = Clusters(try characters.segments(of: span), of: span, metrics: metrics)
      #expect(simple.list == full.list, "\(text.debugDescription)")
    }
    #expect(taken > RandomTexts.count / 10)
  }

  @Test(arguments: ["en", "ko", "zh-Hans", "root"])
  func `plain copy is laid out as with ICU`(_ locale: String) throws {
    var random = RandomTexts(seed: 2)
    var characters = try BreakIterator(.characters, locale: "root")
    var breaks = LineBreaks()
    let profile = try Layout.profile(locale)
    let metrics = try LayoutFacts().metrics(.apple, style: style)
    var taken = 0
    var differences: [String] = []
    for number in 0..<RandomTexts.count / 2 {
      let text = number % 2 == 0 ? random.text() : random.plainText()
      let span = text.utf8.span
      let clusters = Clusters(try characters.segments(of: span), of: span, metrics: metrics).list
      let opportunities = try breaks.opportunities(of: span, profile: profile)
      for width in [30.0, 120, 600] {
        let filled = LineFill(clusters, opportunities, width: width)
        let flaw = Self.flaw(of: filled, clusters, opportunities, width: width)
        #expect(flaw == nil, "\(flaw ?? ""): \(text.debugDescription)")
        guard
          let simple = SimpleLines(of: span, within: width, profile: profile, metrics: metrics)
        else { continue }
        taken += 1
        let wanted = filled.lines.map { TextLayouter.extent(of: $0, clusters) }
        if !simple.lines.elementsEqual(wanted) || filled.breaksWord {
          differences.append("\(text.debugDescription) at \(width)")
        }
        for other in [width * 0.9, width * 1.02, width * 1.1] {
          let count = LineFill(clusters, opportunities, width: other).lines.count
          let told = simple.count(at: other)
          let tooFew = (1..<5).contains {
            $0 < count && simple.areAtMost($0, at: other, metrics: metrics)
          }
          if told != nil && told != count || tooFew {
            differences.append("\(text.debugDescription) at \(width) and \(other)")
          }
        }
      }
    }
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(12))")
    #expect(taken > RandomTexts.count / 10)
  }

  /// What is wrong with some lines: they hold all clusters in order, none is too wide, and each ends
  /// where it may unless a word had to be broken.
  private static func flaw(
    of filled: LineFill, _ clusters: [Cluster], _ opportunities: [BreakOpportunity], width: Double
  ) -> String? {
    let ends = Set(opportunities.map(\.end))
    var start = 0
    for line in filled.lines {
      if line.lowerBound != start { return "a gap" }
      start = line.upperBound
      var end = line.upperBound
      while end > line.lowerBound, clusters[end - 1].hangs { end -= 1 }
      let taken = LineFill.width(clusters, line.lowerBound..<end)
      if taken > width + LineFill.tolerance, end - line.lowerBound > 1 { return "too wide" }
      if let last = line.last, !ends.contains(clusters[last].end), !filled.breaksWord {
        return "a break where none may be"
      }
    }
    return start == clusters.count ? nil : "lost text"
  }
}
