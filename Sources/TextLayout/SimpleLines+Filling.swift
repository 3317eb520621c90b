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

  /// What is read next, and where the pen stands there.
  private struct Cursor {
    var index = 0
    var pen = 0.0
    /// The character before it.
    var left: UInt32 = 0
    /// Where the pen stands behind the last character up to which ICU breaks as it is told here.
    var certain = 0.0

    @inline(__always)
    mutating func step(
      to scalar: (value: UInt32, length: Int), _ metrics: borrowing some FontMetrics
    ) {
      pen += metrics.step(from: left, to: scalar.value)
      left = scalar.value
      index += scalar.length
    }
  }

  init(most: Double) { self.most = most }

  /// Reads a text; false when its lines are not to be told.
  ///
  /// Where a line may break matters only once one is full: what is uncertain before that is let pass.
  mutating func read(
    _ text: Span<UInt8>, profile: borrowing LocaleProfile, metrics: borrowing some FontMetrics
  ) -> Bool {
    let (keepsHangul, directsQuotes) = (profile.keepsHangul, profile.directsQuotes)
    var at = Cursor()
    /// Where the last character ends that is no space, and where the pen stands there.
    var (end, ink) = (0, 0.0)
    var isCertain = true
    var before: LineClass?
    var isSpaced = false
    while at.index < text.count {
      if text[at.index] == 0x20 {
        at.pen += metrics.step(from: at.left, to: 0x20)
        (at.left, isSpaced) = (0x20, true)
        at.index += 1
        continue
      }
      var kind: LineClass? = .letter
      if at.index > 0 || !text.hasPlainWord(at: 0) {
        let scalar = text.scalar(at: at.index)
        kind = LineClass(scalar.value, directsQuotes: directsQuotes)
        if let kind, let before {
          if !kind.isCertain(after: before, spaced: isSpaced)
            || at.left > 0x2E80
              && Self.isQuoteAmongWide(scalar.value, text, at: at.index + scalar.length)
          {
            isCertain = false
          }
          if kind.breaks(after: before, spaced: isSpaced, keepsHangul: keepsHangul) {
            guard take(end, ink, at.certain, of: text, metrics) else { return false }
            stretch = (at.index, at.pen)
            if !isCertain { at.certain = -.infinity }
          }
        } else if kind == nil || isSpaced || kind == .hyphen {
          guard kind != nil || Clusters.isInk(scalar.value) else { return false }
          isCertain = false
        }
        at.step(to: scalar, metrics)
        isSpaced = false
      }
      before = kind
      if kind == .letter || kind == .digit {
        guard let next = readPlainWords(text, from: at, isCertain: isCertain, metrics) else {
          return false
        }
        at = next
        before =
          text[at.index - 1].isASCIILetter
          ? .letter : LineClass(at.left, directsQuotes: directsQuotes)
      } else if kind == .hangul, keepsHangul {
        while at.index < text.count {
          let next = text.scalar(at: at.index)
          guard (0xAC00...0xD7A3).contains(next.value) else { break }
          at.step(to: next, metrics)
        }
      }
      (end, ink) = (at.index, at.pen)
      if isCertain { at.certain = at.pen }
    }
    guard at.index > 0 else { return true }
    guard take(max(stretch.start, end), ink, at.certain, of: text, metrics) else { return false }
    lines.add(start..<self.end, filled)
    lines.total = ink
    return true
  }

  /// Reads on where a plain word is: nothing breaks it, and a line may start with each that follows. Most copy is made
  /// of these. In a function of its own, whose few variables stay in registers.
  ///
  /// - Returns: Where the last of them ends; nil when the lines are not to be told.
  @inline(never)
  private mutating func readPlainWords(
    _ text: Span<UInt8>, from cursor: Cursor, isCertain: Bool,
    _ metrics: borrowing some FontMetrics
  ) -> Cursor? {
    var (index, pen, certain) = (cursor.index, cursor.pen, cursor.certain)
    var left = UInt8(truncatingIfNeeded: cursor.left)
    while true {
      while let letter = text.byte(at: index), letter.isASCIILetter {
        pen += metrics.step(from: left, to: letter)
        left = letter
        index += 1
      }
      guard let byte = text.byte(at: index) else { break }
      if byte == 0x20, text.hasPlainWord(at: index + 1) {
        if isCertain { certain = pen }
        guard take(index, pen, certain, of: text, metrics) else { return nil }
        pen += metrics.step(from: left, to: byte)
        index += 1
        stretch = (index, pen)
        left = byte
      } else if byte.isDigitOrPoint {
        pen += metrics.step(from: left, to: byte)
        index += 1
        left = byte
      } else {
        guard byte == 0xE2, text.hasApostrophe(at: index) else { break }
        pen += metrics.step(from: UInt32(left), to: 0x2019)
        left = text[index + 3]
        pen += metrics.step(from: 0x2019, to: UInt32(left))
        index += 4
      }
    }
    return Cursor(index: index, pen: pen, left: UInt32(left), certain: certain)
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
    byte(at: index).map { $0.isASCIILetter || $0.isASCIIDigit } ?? false
  }

  /// Whether ’ stands at `index`, and an ASCII letter behind it.
  fileprivate func hasApostrophe(at index: Int) -> Bool {
    index + 3 < count && self[index + 1] == 0x80 && self[index + 2] == 0x99
      && self[index + 3].isASCIILetter
  }
}
