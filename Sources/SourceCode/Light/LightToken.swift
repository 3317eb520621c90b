/// A word, a sign, a bracket or a part of a text.
struct LightToken {
  enum Kind: UInt8 {
    case word, number, sign, open, close
    /// What a text says between its insertions, as written.
    case part
    case end
  }

  var kind: Kind
  var word = LightWord.plain
  var sign = LightSign.none
  /// Whether it is the first of its line.
  var startsLine = false
  /// Whether white space or a comment stands before it.
  var isSpaced = false
  /// UTF-8 bytes.
  var start: Int32
  var end: Int32
  /// Of a bracket, its other; an opening one that nothing closes has where it ends.
  var mate: Int32 = 0

  static let end = LightToken(kind: .end, start: 0, end: 0)

  @inline(__always)
  func opens(_ sign: LightSign) -> Bool { kind == .open && self.sign == sign }
}

/// A sign, or the kind of a bracket.
enum LightSign: UInt8 {
  case none

  // Brackets; a text is one around its parts, and an insertion around its expression.
  case paren, bracket, brace, text, insertion

  case comma, semicolon, colon, doubleColon, dot, safeDot, twoDots, threeDots, arrow, fatArrow
  case assign, plusAssign, otherAssign
  case plus, minus, star, slash, less, greater, compare, logical, ampersand, bar, caret, tilde
  case bang, twoBangs, question, twoQuestions, elvis, step, at, range, other
}
