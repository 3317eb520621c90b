import CopyModel

/// Keeps count of the quotations and brackets that are open, mark by mark.
struct OpenQuotations {
  private let marks: ShortList<Mark>
  /// Where the last mark stands that closes anything: what opens behind it is never closed.
  private let lastClosing: Int
  private var nextMark = 0
  /// The last closing mark that was read, and what opened it.
  private var closed: (opening: Mark, closing: Mark)?
  private var open: [Mark] = []

  /// How many are open.
  var depth: Int { open.count }

  init(_ marks: ShortList<Mark>) {
    self.marks = marks
    lastClosing = marks.last { Self.closes($0) }?.range.lowerBound ?? 0
  }

  private static func closes(_ mark: Mark) -> Bool {
    mark.kind == .closingQuote || mark.kind == .closingBracket
  }

  mutating func read(until end: Int) {
    while nextMark < marks.count, marks[nextMark].range.lowerBound < end {
      let mark = marks[nextMark]
      if mark.kind == .openingQuote || mark.kind == .openingBracket {
        if mark.range.lowerBound < lastClosing { open.append(mark) }
      } else if Self.closes(mark), let opening = open.popLast() {
        closed = (opening, mark)
      }
      nextMark += 1
    }
  }

  /// Forgets what was never closed, at the end of a sentence.
  mutating func forget() {
    open = []
  }

  /// Whether a segment ends with a quotation that is a part of its sentence, as a name is.
  ///
  /// Scripts with case show it by a small letter, which ICU knows. Elsewhere a quotation that
  /// opens the sentence belongs to what follows, and so does one with a particle written on to it.
  func goOn(_ text: Span<UInt8>, from start: Int, to end: Int, profile: LocaleProfile) -> Bool {
    guard !profile.scripts.isEmpty, !profile.uses(.latin), let closed else { return false }
    var last = end
    while last > start, text[last - 1] == 0x20 { last = last - 1 }
    guard closed.closing.range.upperBound == last else { return false }
    let isQuotation =
      closed.closing.kind == .closingQuote || text.has("《", at: closed.opening.range.lowerBound)
    let isWrittenOn = profile.uses(.hangul) && last == end
    return isQuotation && (closed.opening.range.lowerBound == start || isWrittenOn)
  }
}
