package import CopyModel
package import ICUText

/// Lays out texts. Owns its ICU handles, so each worker has one of its own.
///
/// Breaks come from `LineBreaks`, widths from a `FontMetrics`, lines from `LineFill`. Most copy is plain
/// enough for `SimpleLines`, which do without ICU.
package struct TextLayouter: ~Copyable {
  let facts: LayoutFacts
  private var breaks = LineBreaks()
  private var characters: BreakIterator?
  /// The fonts that texts were measured with, each made once.
  private var fonts: [(name: MetricsName, style: FontStyle, metrics: TableMetrics)] = []

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

    /// Whether a text fits that takes `count` lines at the least width, and the fewest lines that it may
    /// take; nil when that is not known.
    ///
    /// - Parameters:
    ///   - taken: How many lines it takes at a width; nil when that is not known.
    ///   - areAtMost: Whether it surely takes no more lines than some at a width.
    @inline(__always)
    func outcome(
      _ count: Int, at taken: (Double) -> Int?, areAtMost: (Int, Double) -> Bool
    ) -> (fit: Fit, fewest: Int)? {
      guard let fewest = wraps ? taken(widest) : count else { return nil }
      guard let lines else { return (.fits, fewest) }
      guard let least = wraps ? fewest : taken(widest) else { return nil }
      if least > lines { return (.overflows, fewest) }
      if areAtMost(lines, narrowest) { return (.fits, fewest) }
      guard let most = taken(narrowest) else { return nil }
      return (most > lines ? .borderline : .fits, fewest)
    }

    /// The bounds of the width that a text may really have, as far as measuring tells.
    private var widest: Double { width.upperBound * (1 + TextLayouter.doubt) }
    private var narrowest: Double { width.lowerBound * (1 - TextLayouter.doubt) }
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
      metrics: font(metrics, style: style))
  }

  /// The same with any font.
  package mutating func lines(
    of text: AnalyzedText, width: Double, mostLines: Int?, font: some FontMetrics
  ) throws(ICUError) -> TextLines {
    try lines(
      of: ShownText(text, samples: facts.samples), profile: text.profile,
      limit: Limit(lines: mostLines, width: width...width), metrics: font)
  }

  /// The embedded figures at a size and weight.
  mutating func font(_ name: MetricsName, style: FontStyle) -> TableMetrics {
    for index in fonts.indices where fonts[index].style == style && fonts[index].name == name {
      return fonts[index].metrics
    }
    let metrics = facts.metrics(name, style: style)
    fonts.append((name, style, metrics))
    return metrics
  }

  mutating func lines(
    of shown: consuming ShownText, profile: LocaleProfile, limit: Limit, metrics: some FontMetrics,
    platform: Platform? = nil
  ) throws(ICUError) -> TextLines {
    let filled =
      if let bytes = shown.samples?.bytes {
        try filled(bytes.span, profile: profile, limit: limit, metrics: metrics)
      } else {
        try filled(shown.written.utf8.span, profile: profile, limit: limit, metrics: metrics)
      }
    return TextLines(
      lines: TextLines.Lines(of: shown, filled.lines), fit: filled.fit, fewest: filled.fewest,
      breaksWord: filled.breaksWord, platform: platform)
  }

  private mutating func filled(
    _ bytes: Span<UInt8>, profile: LocaleProfile, limit: Limit, metrics: some FontMetrics
  ) throws(ICUError) -> (
    lines: LineExtents, fit: Fit, fewest: Int, breaksWord: Bool
  ) {
    let width = limit.wraps ? limit.width.lowerBound : .infinity
    if let filled = SimpleLines(of: bytes, within: width, profile: profile, metrics: metrics) {
      let outcome = limit.outcome(filled.lines.count) {
        filled.count(at: $0)
          ?? SimpleLines.count(of: bytes, within: $0, profile: profile, metrics: metrics)
      } areAtMost: {
        filled.areAtMost($0, at: $1, metrics: metrics)
      }
      if let outcome { return (filled.lines, outcome.fit, outcome.fewest, false) }
    }
    let clusters = try clusters(of: bytes, metrics: metrics)
    let opportunities = try breaks.opportunities(of: bytes, profile: profile)
    func fill(_ width: Double) -> LineFill {
      LineFill(clusters.list, opportunities, width: width)
    }
    let filled = fill(width)
    let count = filled.lines.count
    let outcome =
      limit.outcome(count, at: { fill($0).lines.count }, areAtMost: { _, _ in false })
      ?? (.fits, count)
    var lines = LineExtents()
    for line in filled.lines { lines.append(Self.extent(of: line, clusters.list)) }
    return (lines, outcome.fit, outcome.fewest, filled.breaksWord)
  }

  private mutating func clusters(
    of text: Span<UInt8>, metrics: some FontMetrics
  ) throws(ICUError) -> Clusters {
    if let simple = Clusters(simple: text, metrics: metrics) { return simple }
    if characters == nil { characters = try BreakIterator(.characters, locale: "root") }
    let segments = try characters?.segments(of: text) ?? []
    return Clusters(segments, of: text, metrics: metrics)
  }

  /// A line without what hangs over its end.
  static func extent(
    of range: Range<Int>, _ clusters: [Cluster]
  ) -> LineExtent {
    var end = range.upperBound
    while end > range.lowerBound, clusters[end - 1].hangs { end -= 1 }
    let start = range.lowerBound > 0 ? clusters[range.lowerBound - 1].end : 0
    let textEnd = end > range.lowerBound ? clusters[end - 1].end : start
    return LineExtent(
      range: start..<textEnd, width: LineFill.width(clusters, range.lowerBound..<end))
  }
}
