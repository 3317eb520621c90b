/// A particle whose form goes by the sound before it, as Korean has them.
package struct ParticleForms: Sendable {
  /// As both are written behind what is not known: `을(를)`, `(으)로`.
  package let both: String
  /// The form behind a consonant: `을`.
  package let afterConsonant: String
  /// The form behind a vowel: `를`.
  package let afterVowel: String
  /// Whether the form behind a consonant only has a vowel more: `(으)로`.
  package let isLengthened: Bool

  /// Nil where no parentheses set the forms apart.
  package init?(_ both: String) {
    guard let open = both.firstIndex(of: "("), let close = both.lastIndex(of: ")"), open < close
    else { return nil }
    let inside = both[both.index(after: open)..<close]
    let rest = both[both.index(after: close)...]
    self.both = both
    isLengthened = open == both.startIndex
    afterConsonant = isLengthened ? String(inside + rest) : String(both[..<open])
    afterVowel = String(isLengthened ? rest : inside)
  }
}
