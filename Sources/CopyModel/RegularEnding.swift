/// A regular ending of an English word, and what stands in its place in the lemma: `setting` is a form of `set`,
/// `tries` one of `try`.
struct RegularEnding: Sendable {
  private let text: String
  private let last: UInt8
  /// A letter, or nothing.
  private let changes: [UInt8?]
  /// Whether a consonant may be doubled before it: planned.
  private let doubles: Bool

  private init(_ text: String, _ changes: [UInt8?], doubles: Bool = true) {
    (self.text, self.changes, self.doubles) = (text, changes, doubles)
    last = text.utf8.last ?? 0
  }

  private static let e = UInt8(ascii: "e")
  private static let y = UInt8(ascii: "y")

  private static let ofVerbs = [
    RegularEnding("ies", [y]), RegularEnding("es", [nil, e]),
    RegularEnding("s", [nil], doubles: false), RegularEnding("ied", [y]),
    RegularEnding("ed", [nil, e]), RegularEnding("ing", [nil, e]),
  ]
  /// Those of verbs, adjectives, adverbs and who does something.
  static let all =
    ofVerbs + [
      RegularEnding("iest", [y]), RegularEnding("est", [nil, e]), RegularEnding("ier", [y]),
      RegularEnding("er", [nil, e]), RegularEnding("or", [nil, e]), RegularEnding("ly", [nil]),
    ]
  /// What any of them ends with.
  private static let lastLetters = ByteSet(all.map(\.last))

  /// Calls `body` with each word that one may be a form of, until it says true: with the bytes that the lemma
  /// begins with, and the letter behind them, if any.
  static func contains(
    _ endings: [RegularEnding], of text: Span<UInt8>, _ form: Range<Int>,
    where body: (Range<Int>, UInt8?) -> Bool
  ) -> Bool {
    let last = text[form.upperBound - 1] | 0x20
    guard lastLetters.contains(last) else { return false }
    for ending in endings where ending.last == last {
      let end = form.upperBound - ending.text.utf8.count
      let stem = form.lowerBound..<max(end, form.lowerBound)
      guard stem.count > 1, text.isFolded(ending.text, in: end..<form.upperBound) else { continue }
      for change in ending.changes where body(stem, change) { return true }
      if ending.doubles, text[end - 1] == text[end - 2], body(stem.lowerBound..<end - 1, nil) {
        return true
      }
    }
    return false
  }

  /// The same of a verb: with the word itself, then with the verbs that it may be a form of.
  static func containsVerb(
    of text: Span<UInt8>, _ form: Range<Int>, where body: (Range<Int>, UInt8?) -> Bool
  ) -> Bool {
    body(form, nil) || contains(ofVerbs, of: text, form, where: body)
  }
}
