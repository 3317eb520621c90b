import CopyModel

/// The lines of a text that are told without ICU, as `LineFill` fills them.
struct SimpleLines {
  private(set) var lines = ShortList<LineExtent>()
  /// The width of the widest line.
  private var widest = 0.0
  /// The least width at which a line has room for what it has no room for now.
  private var nextWidth = Double.infinity

  /// A letter that is a little wider than letters and spaces are on an average: e.
  private static let typical: UInt32 = 0x65

  /// No lines.
  init() {}

  /// Nil for a text that ICU has to be asked about, or that has a word wider than the line.
  init?(
    of text: Span<UInt8>, within width: Double, profile: borrowing LocaleProfile,
    metrics: borrowing some FontMetrics
  ) {
    if let only = SimpleLines(onlyLineOf: text, within: width, metrics: metrics) {
      self = only
    } else {
      self.init(filling: text, within: width, profile: profile, metrics: metrics)
    }
  }

  /// The only line of a text that fits on one, as most texts in English do: it is measured without a look at where
  /// it may break. Nil for every other text, and for those that this is not sure of.
  init?(
    onlyLineOf text: Span<UInt8>, within width: Double, metrics: borrowing some FontMetrics
  ) {
    let most = width + LineFill.tolerance
    guard Double(text.count) * metrics.advance(of: Self.typical) <= most,
      let only = metrics.line(of: text), only.pen <= most
    else { return nil }
    if !text.isEmpty { add(0..<only.end, only.pen) }
  }

  /// Adds a line, which would be `next` wide with what comes behind it.
  @inline(__always)
  mutating func add(_ range: Range<Int>, _ width: Double, next: Double = .infinity) {
    widest = max(widest, width)
    nextWidth = min(nextWidth, next)
    lines.append(LineExtent(range: range, width: width))
  }

  /// Whether the lines are the same at another width.
  @inline(__always)
  func areSame(at width: Double) -> Bool {
    widest <= width && width + LineFill.tolerance < nextWidth
  }
}
