package import CopyModel
package import ICUText

/// Lays out texts. Owns its ICU handles, so each worker has one of its own.
///
/// Breaks come from `LineBreaks`, widths from a `FontMetrics`, lines from `LineFill`. A text that
/// fits on one line needs no breaks, so that ICU is not asked for them.
package struct TextLayouter: ~Copyable {
  let facts: LayoutFacts
  var breaks = LineBreaks()
  private var characters: BreakIterator?

  package init(_ facts: LayoutFacts) {
    self.facts = facts
  }

  /// How many lines there may be, and how wide they may be at least and at most: the bounds differ
  /// where the platform's own figure is not known better.
  struct Limit {
    /// Nil when any number will do.
    var lines: Int?
    var width: ClosedRange<Double>
    /// Whether what is too long goes on in the next line. Titles of buttons shrink instead.
    var wraps = true
  }

  /// The share by which real widths may differ from the measured ones. Labels in San Francisco differ
  /// by 0.002 ± 0.007 (32 of them in public dumps); Korean labels may add tracking of up to 2 %.
  package static let doubt = 0.02

  /// The lines of a text at a width in points.
  ///
  /// - Parameters:
  ///   - asWritten: Whether placeholders are measured as they are written, not as their samples.
  ///   - mostLines: How many lines fit; nil when any number does.
  package mutating func lines(
    of text: AnalyzedText, width: Double, mostLines: Int?, metrics: MetricsName,
    style: FontStyle, asWritten: Bool = false
  ) throws(ICUError) -> TextLines {
    try lines(
      of: asWritten ? ShownText(text.string) : ShownText(text, samples: facts.samples),
      profile: text.profile, limit: Limit(lines: mostLines, width: width...width),
      metrics: facts.metrics(metrics, style: style))
  }

  /// The same with any font.
  package mutating func lines(
    of text: AnalyzedText, width: Double, mostLines: Int?, font: some FontMetrics
  ) throws(ICUError) -> TextLines {
    try lines(
      of: ShownText(text, samples: facts.samples), profile: text.profile,
      limit: Limit(lines: mostLines, width: width...width), metrics: font)
  }

  mutating func lines(
    of shown: ShownText, profile: LocaleProfile, limit: Limit, metrics: some FontMetrics,
    platform: Platform? = nil
  ) throws(ICUError) -> TextLines {
    let clusters = try clusters(of: shown.bytes.span, metrics: metrics)
    let narrow = limit.width.lowerBound * (1 - Self.doubt)
    // What fits on one line of the least width needs no breaks at all.
    let isOneLine = clusters.fitsOneLine(of: narrow)
    let opportunities =
      isOneLine ? [] : try breaks.opportunities(of: shown.bytes.span, profile: profile)
    func fill(_ width: Double) -> LineFill {
      LineFill(clusters.list, opportunities, width: width)
    }
    let filled = fill(limit.wraps ? limit.width.lowerBound : .infinity)
    var fit = Fit.fits
    // Most texts stand on one line, whose number no width changes.
    let fewest =
      isOneLine || !limit.wraps
      ? filled.lines.count : fill(limit.width.upperBound * (1 + Self.doubt)).lines.count
    if let most = limit.lines, !isOneLine || most == 0 {
      let least =
        limit.wraps ? fewest : fill(limit.width.upperBound * (1 + Self.doubt)).lines.count
      if least > most {
        fit = .overflows
      } else if fill(narrow).lines.count > most {
        fit = .borderline
      }
    }
    return TextLines(
      lines: filled.lines.map { Self.line(shown, clusters.list, $0) }, fit: fit,
      fewest: fewest, breaksWord: filled.breaksWord, platform: platform)
  }

  mutating func clusters(
    of text: Span<UInt8>, metrics: some FontMetrics
  ) throws(ICUError) -> Clusters {
    if let simple = Clusters(simple: text, metrics: metrics) { return simple }
    if characters == nil { characters = try BreakIterator(.characters, locale: "root") }
    let segments = try characters?.segments(of: text) ?? []
    return Clusters(segments, of: text, metrics: metrics)
  }

  /// A line without what hangs over its end.
  private static func line(
    _ shown: ShownText, _ clusters: [Cluster], _ range: Range<Int>
  ) -> TextLines.Line {
    var end = range.upperBound
    while end > range.lowerBound, clusters[end - 1].hangs { end -= 1 }
    let start = range.lowerBound > 0 ? clusters[range.lowerBound - 1].end : 0
    let textEnd = end > range.lowerBound ? clusters[end - 1].end : start
    return TextLines.Line(
      text: shown.text(in: start..<textEnd),
      width: LineFill.width(clusters, range.lowerBound..<end))
  }
}
