import CopyModel

extension SimpleLines {
  /// The lines of a text in which every character is a scalar of a known `LineClass`, filled in one pass; nil when ICU
  /// has to be asked, or a word is wider than the line.
  init?(
    filling text: Span<UInt8>, within width: Double, profile: borrowing LocaleProfile,
    metrics: borrowing some FontMetrics
  ) {
    var filling = Filling(most: width + LineFill.tolerance)
    guard filling.read(text, profile: profile, metrics: metrics) else { return nil }
    self = filling.lines
  }
}

/// Fills lines with the stretches of a text between which they may break. The pen moves on an endless line.
private struct Filling {
  private let most: Double
  private(set) var lines = SimpleLines()
  /// The line at hand: its first byte, where the pen stands there, and the kerning that is lost there.
  private var (start, pen, kerning) = (0, 0.0, 0.0)
  /// Where it ends so far, without spaces, and how wide it is.
  private var (end, filled) = (0, 0.0)
  /// The stretch at hand: its first byte, and where the pen stands there.
  private var stretch = (start: 0, pen: 0.0)

  init(most: Double) { self.most = most }

  /// Reads a text; false when its lines are not to be told.
  ///
  /// Where a line may break matters only once one is full: what is uncertain before that is let pass.
  mutating func read(
    _ text: Span<UInt8>, profile: borrowing LocaleProfile, metrics: borrowing some FontMetrics
  ) -> Bool {
    let (keepsHangul, directsQuotes) = (profile.keepsHangul, profile.directsQuotes)
    var pen = 0.0
    var left: UInt32 = 0
    /// Where the last character ends that is no space, and where the pen stands there.
    var (end, ink) = (0, 0.0)
    /// Where the pen stands behind the last character up to which ICU breaks as it is told here.
    var certain = 0.0
    var isCertain = true
    var before: LineClass?
    var isSpaced = false
    var index = 0
    while index < text.count {
      if text[index] == 0x20 {
        pen += metrics.step(from: left, to: 0x20)
        (left, isSpaced) = (0x20, true)
        index += 1
        continue
      }
      let scalar = text.scalar(at: index)
      let kind = LineClass(scalar.value, directsQuotes: directsQuotes)
      if let kind, let before {
        if !kind.isCertain(after: before, spaced: isSpaced)
          || left > 0x2E80
            && Self.isQuoteAmongWide(scalar.value, text, at: index + scalar.length)
        {
          isCertain = false
        }
        if kind.breaks(after: before, spaced: isSpaced, keepsHangul: keepsHangul) {
          guard take(end, ink, certain, of: text, metrics) else { return false }
          stretch = (index, pen)
          if !isCertain { certain = -.infinity }
        }
      } else if kind == nil || isSpaced || kind == .hyphen {
        guard kind != nil || Clusters.isInk(scalar.value) else { return false }
        isCertain = false
      }
      before = kind
      pen += metrics.step(from: left, to: scalar.value)
      left = scalar.value
      index += scalar.length
      isSpaced = false
      if kind == .letter || kind == .digit {
        // Nothing breaks a plain word, and a line may start with each that follows: most copy is made of these.
        var last = UInt8(truncatingIfNeeded: left)
        while index < text.count {
          let byte = text[index]
          if byte == 0x20 {
            guard text.hasPlainWord(at: index + 1) else { break }
            if isCertain { certain = pen }
            guard take(index, pen, certain, of: text, metrics) else { return false }
            stretch = (index + 1, pen + metrics.step(from: last, to: 0x20))
          } else if !byte.isOfPlainWord {
            break
          }
          pen += metrics.step(from: last, to: byte)
          last = byte
          index += 1
          while index < text.count, text[index].isASCIILetter {
            pen += metrics.step(from: last, to: text[index])
            last = text[index]
            index &+= 1
          }
        }
        left = UInt32(last)
        before = last.isASCIILetter ? .letter : LineClass(left, directsQuotes: directsQuotes)
      } else if kind == .hangul, keepsHangul {
        while index < text.count {
          let next = text.scalar(at: index)
          guard (0xAC00...0xD7A3).contains(next.value) else { break }
          pen += metrics.step(from: left, to: next.value)
          left = next.value
          index += next.length
        }
      }
      (end, ink) = (index, pen)
      if isCertain { certain = pen }
    }
    guard index > 0 else { return true }
    guard take(max(stretch.start, end), ink, certain, of: text, metrics) else { return false }
    lines.add(start..<self.end, filled)
    return true
  }

  /// Takes the stretch at hand into the line, or into a new one where that has no room for it; false when it is not
  /// sure that a line breaks there, or no line has room for it.
  ///
  /// - Parameters:
  ///   - end: Where it ends, without spaces.
  ///   - ink: Where the pen stands there.
  ///   - certain: Where the pen stands behind what is sure of it.
  @inline(__always)
  private mutating func take(
    _ end: Int, _ ink: Double, _ certain: Double, of text: Span<UInt8>,
    _ metrics: borrowing some FontMetrics
  ) -> Bool {
    let width = ink - pen - kerning
    if width > most { return startLine(end, ink, certain, of: text, metrics) }
    (self.end, filled) = (end, width)
    return true
  }

  private mutating func startLine(
    _ end: Int, _ ink: Double, _ certain: Double, of text: Span<UInt8>,
    _ metrics: borrowing some FontMetrics
  ) -> Bool {
    let next = certain - pen - kerning
    guard stretch.start > start, next > most else { return false }
    lines.add(start..<self.end, filled, next: next)
    (start, pen) = stretch
    kerning = metrics.kerning(
      between: text.scalar(before: start) ?? 0, and: text.scalar(at: start).value)
    (self.end, filled) = (end, ink - pen - kerning)
    return filled <= most
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

extension Span<UInt8> {
  /// Whether an ASCII letter or digit stands at `index`.
  @inline(__always)
  fileprivate func hasPlainWord(at index: Int) -> Bool {
    index < count && (self[index].isASCIILetter || self[index].isASCIIDigit)
  }
}
