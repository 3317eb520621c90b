import CopyModel

/// The lines of a text that are told without ICU, as `LineFill` fills them.
struct SimpleLines {
  private(set) var lines = LineExtents()
  /// The width of the widest line.
  private var widest = 0.0
  /// How wide the text is on one line.
  var total = 0.0
  /// The least width at which a line has room for what it has no room for now.
  private var nextWidth = Double.infinity

  /// A letter that is a little wider than letters and spaces are on an average: e.
  private static let typical: UInt32 = 0x65

  /// No lines.
  init() {}

  /// Nil for a text that ICU has to be asked about, or that has a word wider than the line.
  @inline(__always)
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
  @inline(__always)
  init?(
    onlyLineOf text: Span<UInt8>, within width: Double, metrics: borrowing some FontMetrics
  ) {
    let most = width + LineFill.tolerance
    guard Double(text.count) * metrics.advance(of: Self.typical) <= most,
      let only = metrics.line(of: text), only.pen <= most
    else { return nil }
    if !text.isEmpty { add(0..<only.end, only.pen) }
    total = only.pen
  }

  /// How many lines a text takes that `init` knows.
  @inline(never)
  static func count(
    of text: Span<UInt8>, within width: Double, profile: borrowing LocaleProfile,
    metrics: borrowing some FontMetrics
  ) -> Int? {
    SimpleLines(of: text, within: width, profile: profile, metrics: metrics)?.lines.count
  }

  /// Adds a line, which would be `next` wide with what comes behind it.
  @inline(__always)
  mutating func add(_ range: Range<Int>, _ width: Double, next: Double = .infinity) {
    widest = max(widest, width)
    nextWidth = min(nextWidth, next)
    lines.append(LineExtent(range: range, width: width))
  }

  /// How many lines there are at another width, where these tell that.
  @inline(__always)
  func count(at width: Double) -> Int? {
    guard widest <= width else { return nil }
    let most = width + LineFill.tolerance
    if most < nextWidth { return lines.count }
    // Two lines that fit are one or two.
    return lines.count > 2 ? nil : total <= most ? 1 : 2
  }

  /// Whether the text surely has no more lines at a width than `count`: any two in a row are wider together than one
  /// line, else the second would have begun on the first. What kerning takes from them, or a word that is broken
  /// inside, is no more than the widest character.
  @inline(__always)
  func areAtMost(_ count: Int, at width: Double, metrics: borrowing some FontMetrics) -> Bool {
    total <= Double(count / 2) * (width - metrics.emojiAdvance)
  }
}
