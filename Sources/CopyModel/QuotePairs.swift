/// Pairs of quotation marks.
public struct QuotePairs: Sendable, Equatable {
  /// The opening and the closing mark that copy should use, outer ones first.
  public let preferred: [String]
  /// Other pairs that are not wrong.
  public let accepted: [[String]]
  /// Whether “ opens here, as it does in most languages.
  package let areCurly: Bool

  /// Marks that open or close here, though they do the reverse in most languages: `“` closes in German.
  private let turned: [String: Mark.Kind]

  package init(preferred: [String], accepted: [[String]]) {
    self.preferred = preferred
    self.accepted = accepted
    let pairs = ([preferred] + accepted).filter { $0.count == 2 }
    let (opening, closing) = (Set(pairs.map { $0[0] }), Set(pairs.map { $0[1] }))
    var turned: [String: Mark.Kind] = [:]
    for mark in closing.subtracting(opening) where ["“", "‘", "«", "‹"].contains(mark) {
      turned[mark] = .closingQuote
    }
    for mark in opening.subtracting(closing) where ["»", "›"].contains(mark) {
      turned[mark] = .openingQuote
    }
    self.turned = turned
    areCurly = opening.contains("“")
  }

  /// Whether `mark` belongs to one of the pairs.
  public func contains(_ mark: String) -> Bool {
    preferred.contains(mark) || accepted.contains { $0.contains(mark) }
  }

  /// Whether two marks are one of the pairs.
  package func isPair(_ opening: String, _ closing: String) -> Bool {
    ([preferred] + accepted).contains { $0 == [opening, closing] }
  }

  /// Whether spaces show that a turned mark is meant as in other languages: “this” in German copy.
  private func isElsewhere(_ mark: Mark, _ kind: Mark.Kind, in text: Span<UInt8>) -> Bool {
    let opens = mark.range.lowerBound == 0 || text[mark.range.lowerBound - 1] == 0x20
    let closes = mark.range.upperBound == text.count || text[mark.range.upperBound] == 0x20
    return kind == .closingQuote ? opens && !closes : closes && !opens
  }

  /// The marks of a text, each as what it is here.
  package func read(_ marks: consuming ShortList<Mark>, in text: Span<UInt8>) -> ShortList<Mark> {
    if turned.isEmpty { return marks }
    return turn(marks, in: text)
  }

  private func turn(_ marks: ShortList<Mark>, in text: Span<UInt8>) -> ShortList<Mark> {
    var turnedMarks = ShortList<Mark>()
    for mark in marks {
      let written = String(copying: text.extracting(mark.range))
      if let kind = turned[written], !isElsewhere(mark, kind, in: text) {
        turnedMarks.append(Mark(kind: kind, range: mark.range, isFullWidth: mark.isFullWidth))
      } else {
        turnedMarks.append(mark)
      }
    }
    return turnedMarks
  }
}
