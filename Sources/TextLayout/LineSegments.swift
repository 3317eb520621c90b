import CopyModel

/// The stretches of a text between which its lines may break, measured once for all widths that it is laid out at:
/// of a text in which every character is a scalar of a known `LineClass`.
///
/// Kept for its memory, and filled anew with each text.
struct LineSegments {
  /// A stretch with the pen's places on an endless line.
  private struct Segment {
    /// Its first byte, and where its last character ends that is no space.
    var start = 0
    var end = 0
    /// The character that it starts with, and the one before it: the kerning between them is lost where a line starts
    /// here.
    var first: UInt32 = 0
    var left: UInt32 = 0
    /// Where the pen stands at its start.
    var pen = 0.0
    /// Where the pen stands at `end`.
    var ink = 0.0
    /// Where it stands behind the last character up to which ICU breaks as it is told here.
    var certain = 0.0
  }

  private var list: [Segment] = []

  /// Reads a text; false when ICU has to be asked.
  ///
  /// Where a line may break matters only once one is full: what is uncertain before that is let pass.
  mutating func read(
    _ text: Span<UInt8>, profile: borrowing LocaleProfile, metrics: borrowing some FontMetrics
  ) -> Bool {
    list.removeAll(keepingCapacity: true)
    let (keepsHangul, directsQuotes) = (profile.keepsHangul, profile.directsQuotes)
    var segment = Segment()
    var pen = 0.0
    var left: UInt32 = 0
    var before: LineClass?
    var isSpaced = false
    var isCertain = true
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
          list.append(segment)
          (segment.start, segment.pen) = (index, pen)
          (segment.left, segment.first) = (left, scalar.value)
          if !isCertain { segment.certain = -.infinity }
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
        // Nothing breaks a plain word: what else it has is only measured.
        (index, pen) = metrics.word(of: text, from: index, behind: left, pen: pen)
        // So are the words behind it, which most copy is made of: a line may start with each.
        while text.hasPlainWord(behind: index) {
          (segment.end, segment.ink) = (index, pen)
          if isCertain { segment.certain = pen }
          list.append(segment)
          pen += metrics.step(from: UInt32(text[index - 1]), to: 0x20)
          index += 1
          (segment.start, segment.pen) = (index, pen)
          (segment.left, segment.first) = (0x20, UInt32(text[index]))
          (index, pen) = metrics.word(of: text, from: index, behind: 0x20, pen: pen)
        }
        left = UInt32(text[index - 1])
        before = LineClass(left, directsQuotes: directsQuotes)
      } else if kind == .hangul, keepsHangul {
        while index < text.count {
          let next = text.scalar(at: index)
          guard (0xAC00...0xD7A3).contains(next.value) else { break }
          pen += metrics.step(from: left, to: next.value)
          left = next.value
          index += next.length
        }
      }
      (segment.end, segment.ink) = (index, pen)
      if isCertain { segment.certain = pen }
    }
    if index > 0 {
      segment.end = max(segment.start, segment.end)
      list.append(segment)
    }
    return true
  }

  /// The lines at a width; nil when ICU has to be asked, or a word is wider than the line.
  func lines(within width: Double, metrics: borrowing some FontMetrics) -> SimpleLines? {
    let most = width + LineFill.tolerance
    var lines = SimpleLines()
    if list.isEmpty { return lines }
    // The line at hand: where it starts, and how wide it is so far.
    var (start, pen, kerning) = (0, 0.0, 0.0)
    var (end, filled) = (0, 0.0)
    for segment in list {
      let wide = segment.ink - pen - kerning
      if wide > most {
        let certain = segment.certain - pen - kerning
        guard segment.start > start, certain > most else { return nil }
        lines.add(start..<end, filled, next: certain)
        (start, pen) = (segment.start, segment.pen)
        kerning = metrics.kerning(between: segment.left, and: segment.first)
        filled = segment.ink - pen - kerning
        if filled > most { return nil }
      } else {
        filled = wide
      }
      end = segment.end
    }
    lines.add(start..<end, filled)
    return lines
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
  /// Whether one space and an ASCII letter or digit follow.
  @inline(__always)
  fileprivate func hasPlainWord(behind end: Int) -> Bool {
    end + 1 < count && self[end] == 0x20
      && (self[end + 1].isASCIILetter || self[end + 1].isASCIIDigit)
  }
}
