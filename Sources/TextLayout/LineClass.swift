/// The classes of UAX #14 that everyday copy is made of, and where it lets a line break between two of
/// them. Tests hold every answer to `LineBreaks`, which asks ICU.
enum LineClass {
  case space, letter, digit
  /// IS: `.` `,` `:` `;`
  case infix
  /// EX: `!` `?` of both widths.
  case exclamation
  /// QU: `"` `'` ’
  case quote
  /// OP, narrow and wide.
  case open, wideOpen
  /// CP: `)` `]`; and CL, wide marks among them.
  case closeBracket, close
  /// HY
  case hyphen
  /// Wide marks that start no line (NS).
  case nonstarter
  case hangul, han

  /// Whether its class and the one before it say what happens: what a hyphen does that begins a word,
  /// and a point that begins a number, is for ICU to say.
  func isCertain(after before: LineClass, spaced: Bool) -> Bool {
    switch self {
    case .infix: return !spaced
    case .hyphen: break
    default: return true
    }
    switch before {
    case .letter, .digit, .hangul, .han: return !spaced
    default: return false
    }
  }

  /// The class of a scalar; nil where it is not sure, or depends on more than its neighbours.
  ///
  /// - Parameter directsQuotes: Whether “ and ‘ open and ” closes in the locale.
  @inline(__always)
  init?(_ scalar: UInt32, directsQuotes: Bool) {
    switch scalar {
    case 0x61...0x7A, 0x41...0x5A: self = .letter
    case 0x20: self = .space
    case 0xAC00...0xD7A3: self = .hangul
    case 0x4E00...0x9FFF: self = .han
    case 0x30...0x39: self = .digit
    case 0x2E, 0x2C, 0x3A, 0x3B: self = .infix
    case 0x21, 0x3F, 0xFF01, 0xFF1F: self = .exclamation
    case 0x22, 0x27, 0x2019: self = .quote
    case 0x28, 0x5B, 0x7B: self = .open
    case 0x29, 0x5D: self = .closeBracket
    case 0x2D: self = .hyphen
    case 0x7D, 0x3001, 0x3002, 0xFF0C, 0xFF0E, 0xFF09, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011:
      self = .close
    case 0xFF08, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010: self = .wideOpen
    case 0xFF1A, 0xFF1B: self = .nonstarter
    case 0x23, 0x26, 0x2A, 0x3C...0x3E, 0x40, 0x5E...0x60, 0x7E: self = .letter
    case 0x2018 where directsQuotes, 0x201C where directsQuotes: self = .open
    case 0x201D where directsQuotes: self = .close
    default: return nil
    }
  }

  /// Whether a line may break before a character that follows one of class `before`, with spaces between them or none.
  ///
  /// - Parameter keepsHangul: Whether two syllables stay together, as in Korean.
  @inline(__always)
  func breaks(after before: LineClass, spaced: Bool, keepsHangul: Bool) -> Bool {
    switch self {
    case .infix, .exclamation, .closeBracket, .close: return false
    case .space: return false
    case .quote, .nonstarter, .hyphen:
      if !spaced { return false }
    default: break
    }
    if before == .open || before == .wideOpen { return false }
    if spaced {
      if before == .quote { return self != .open && self != .wideOpen }
      return !(self == .nonstarter && (before == .close || before == .closeBracket))
    }
    switch (before, self) {
    case (.quote, _): return false
    case (.letter, .letter), (.letter, .digit), (.digit, .letter), (.digit, .digit): return false
    case (.infix, .letter), (.infix, .digit), (.closeBracket, .letter), (.closeBracket, .digit),
      (.letter, .open), (.digit, .open), (.hyphen, .digit):
      return false
    case (.hangul, .hangul): return !keepsHangul
    default: return true
    }
  }
}
