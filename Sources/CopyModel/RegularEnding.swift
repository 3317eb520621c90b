/// A regular ending of an English word, and what stands in its place in the lemma.
struct RegularEnding: Sendable {
  let text: String
  let last: UInt8
  /// A letter, or nothing.
  let changes: [UInt8?]

  private init(_ text: String, _ changes: [UInt8?]) {
    (self.text, self.changes) = (text, changes)
    last = text.utf8.last ?? 0
  }

  static let all = [
    RegularEnding("ies", [y]), RegularEnding("es", [nil, e]), RegularEnding("s", [nil]),
    RegularEnding("ied", [y]), RegularEnding("ed", [nil, e]), RegularEnding("ing", [nil, e]),
    RegularEnding("iest", [y]), RegularEnding("est", [nil, e]), RegularEnding("ier", [y]),
    RegularEnding("er", [nil, e]), RegularEnding("or", [nil, e]), RegularEnding("ly", [nil]),
  ]
  /// What any of them ends with.
  static let lastLetters = ByteSet(all.map(\.last))
  private static let e = UInt8(ascii: "e")
  private static let y = UInt8(ascii: "y")
}
