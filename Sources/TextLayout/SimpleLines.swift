import CopyModel

/// The lines of a text in which every character is a scalar of a known `LineClass`: filled in one pass,
/// as `LineFill` fills them.
struct SimpleLines {
  struct Line: Equatable {
    /// The bytes of the text without the spaces that hang over the end.
    let range: Range<Int>
    /// In points, without those spaces.
    let width: Double
  }

  private(set) var lines: [Line] = []
  /// The width of the widest line.
  private(set) var widest = 0.0

  /// A place where a line may start: its byte, where the pen stands, and the kerning that is lost there.
  private struct Start {
    var index = 0
    var pen = 0.0
    var kerning = 0.0

    func width(to end: Double) -> Double { end - pen - kerning }
  }

  /// Where the last character ends that is no space, and where the pen stands there.
  private struct Ink {
    var end = 0
    var pen = 0.0
  }

  /// Nil when ICU has to be asked, or a word is wider than the line.
  init?(
    _ text: Span<UInt8>, within width: Double, profile: LocaleProfile, metrics: some FontMetrics
  ) {
    let most = width + LineFill.tolerance
    let keepsHangul = profile.language == "ko"
    let directsQuotes = LineBreaks.hasOwnQuotes(profile)
    var pen = 0.0
    var start = Start()
    var ink = Ink()
    var candidate: (start: Start, ink: Ink)?
    var last: UInt32 = 0
    var before: LineClass?
    var isSpaced = false
    var index = 0
    while index < text.count {
      let scalar = text.scalar(at: index)
      guard let kind = LineClass(scalar.value, directsQuotes: directsQuotes) else { return nil }
      let kerning = metrics.kerning(between: last, and: scalar.value)
      if kind != .space {
        if isSpaced || kind == .hyphen {
          guard let before, kind.isCertain(after: before, spaced: isSpaced) else { return nil }
        }
        if let before {
          if last > 0x2E80, Self.isQuoteAmongWide(scalar.value, text, at: index + scalar.length) {
            return nil
          }
          if kind.breaks(after: before, spaced: isSpaced, keepsHangul: keepsHangul) {
            candidate = (Start(index: index, pen: pen, kerning: kerning), ink)
          }
        }
        before = kind
      }
      pen += kerning + metrics.advance(of: scalar.value)
      last = scalar.value
      index += scalar.length
      isSpaced = kind == .space
      if isSpaced { continue }
      if start.width(to: pen) > most {
        guard let place = candidate else { return nil }
        add(start.index..<place.ink.end, start.width(to: place.ink.pen))
        (start, candidate) = (place.start, nil)
        if start.width(to: pen) > most { return nil }
      }
      ink = Ink(end: index, pen: pen)
    }
    if index > 0 { add(start.index..<max(start.index, ink.end), start.width(to: ink.pen)) }
  }

  private mutating func add(_ range: Range<Int>, _ width: Double) {
    lines.append(Line(range: range, width: width))
    widest = max(widest, width)
  }

  /// Whether ‘ ’ “ ” stands behind a wide character and before another, where LB19a adds breaks.
  private static func isQuoteAmongWide(
    _ scalar: UInt32, _ text: Span<UInt8>, at behind: Int
  ) -> Bool {
    switch scalar {
    case 0x2018, 0x2019, 0x201C, 0x201D:
      behind < text.count && text.scalar(at: behind).value > 0x2E80
    default: false
    }
  }
}
