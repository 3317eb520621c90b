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

  /// The lines but the last, so that a text of one line takes no memory.
  private var full: [Line] = []
  private var last: Line?
  /// The width of the widest line.
  private(set) var widest = 0.0
  /// The least width at which a line has room for what it has no room for now.
  private(set) var nextWidth = Double.infinity

  /// A letter that is a little wider than letters and spaces are on an average: e.
  private static let typical: UInt32 = 0x65

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
  ///
  /// Where a line may break matters only once one is full: what is uncertain before that is let pass.
  init?(
    _ text: Span<UInt8>, within width: Double, profile: borrowing LocaleProfile,
    metrics: borrowing some FontMetrics
  ) {
    let most = width + LineFill.tolerance
    // What fits on one line, as most texts in English do, is measured without a look at where it may break.
    if Double(text.count) * metrics.advance(of: Self.typical) <= most,
      let only = metrics.line(of: text), only.pen <= most
    {
      if !text.isEmpty { last = line(0..<only.end, only.pen) }
      return
    }
    let (keepsHangul, directsQuotes) = (profile.keepsHangul, profile.directsQuotes)
    var pen = 0.0
    var start = Start()
    var ink = Ink()
    var candidate: (start: Start, ink: Ink)?
    /// Where the line before this one starts, until it is known how wide it would be with what comes next.
    var ended: Start?
    var left: UInt32 = 0
    var before: LineClass?
    var isSpaced = false
    var isCertain = true
    var index = 0
    while index < text.count {
      if text[index] == 0x20 {
        pen += metrics.kerning(between: left, and: 0x20) + metrics.advance(of: 0x20)
        (left, isSpaced) = (0x20, true)
        index += 1
        continue
      }
      let scalar = text.scalar(at: index)
      let kind = LineClass(scalar.value, directsQuotes: directsQuotes)
      let kerning = metrics.kerning(between: left, and: scalar.value)
      if let kind, let before {
        if !kind.isCertain(after: before, spaced: isSpaced)
          || left > 0x2E80
            && Self.isQuoteAmongWide(scalar.value, text, at: index + scalar.length)
        {
          isCertain = false
        }
        if kind.breaks(after: before, spaced: isSpaced, keepsHangul: keepsHangul) {
          candidate = (Start(index: index, pen: pen, kerning: kerning), ink)
        }
      } else if kind == nil || isSpaced || kind == .hyphen {
        guard kind != nil || Clusters.isInk(scalar.value) else { return nil }
        isCertain = false
      }
      before = kind
      if let line = ended, !isCertain || candidate != nil {
        nextWidth = min(nextWidth, line.width(to: ink.pen))
        ended = nil
      }
      pen += kerning + metrics.advance(of: scalar.value)
      left = scalar.value
      index += scalar.length
      isSpaced = false
      // Nothing breaks a word: its other letters are only measured.
      if kind == .letter {
        (index, pen) = metrics.letters(of: text, from: index, behind: left, pen: pen)
        // So are the words behind it, which most copy is made of: a line may start with each.
        while start.width(to: pen) <= most, text.hasPlainWord(behind: index) {
          ink = Ink(end: index, pen: pen)
          if let line = ended { nextWidth = min(nextWidth, line.width(to: pen)) }
          ended = nil
          let letter = UInt32(text[index + 1])
          left = UInt32(text[index - 1])
          pen += metrics.kerning(between: left, and: 0x20) + metrics.advance(of: 0x20)
          let kerning = metrics.kerning(between: 0x20, and: letter)
          candidate = (Start(index: index + 1, pen: pen, kerning: kerning), ink)
          (index, pen) = metrics.letters(of: text, from: index + 1, behind: 0x20, pen: pen)
        }
        left = UInt32(text[index - 1])
      } else if kind == .hangul, keepsHangul {
        while index < text.count {
          let next = text.scalar(at: index)
          guard (0xAC00...0xD7A3).contains(next.value) else { break }
          pen += metrics.kerning(between: left, and: next.value) + metrics.advance(of: next.value)
          left = next.value
          index += next.length
        }
      }
      if start.width(to: pen) > most {
        guard isCertain, let place = candidate else { return nil }
        full.append(line(start.index..<place.ink.end, start.width(to: place.ink.pen)))
        (ended, start, candidate) = (start, place.start, nil)
        if start.width(to: pen) > most { return nil }
      }
      ink = Ink(end: index, pen: pen)
    }
    if let ended { nextWidth = min(nextWidth, ended.width(to: ink.pen)) }
    if index > 0 {
      last = line(start.index..<max(start.index, ink.end), start.width(to: ink.pen))
    }
  }

  var count: Int { full.count + (last == nil ? 0 : 1) }

  func map<Form>(_ form: (Line) -> Form) -> [Form] {
    var forms: [Form] = []
    forms.reserveCapacity(count)
    for line in full { forms.append(form(line)) }
    if let last { forms.append(form(last)) }
    return forms
  }

  /// Whether the lines are the same at another width.
  func areSame(at width: Double) -> Bool {
    widest <= width && width + LineFill.tolerance < nextWidth
  }

  private mutating func line(_ range: Range<Int>, _ width: Double) -> Line {
    widest = max(widest, width)
    return Line(range: range, width: width)
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
  /// Whether one space and an ASCII letter follow.
  @inline(__always)
  fileprivate func hasPlainWord(behind end: Int) -> Bool {
    end + 1 < count && self[end] == 0x20 && self[end + 1].isASCIILetter
  }
}
