import CopyModel

/// The segments of words in texts of ASCII, General Punctuation, Han and CJK marks, told by UAX #29 as
/// ICU tells them.
enum SimpleWords {
  enum Segment {
    case word
    /// A run of Han: a dictionary knows its words.
    case han
    case other
  }

  private enum Kind {
    case letter, digit
    /// What may stand inside words and numbers, inside words only, inside numbers only: can’t, 1,000.
    case joint, letterJoint, digitJoint
    case han
    case other
    /// What joins words in ways of its own: a low line, an at sign, wide letters, Hangul.
    case unsure
  }

  /// The segment that starts at `start`; nil when ICU has to be asked.
  @inline(__always)
  static func segment(of text: Span<UInt8>, at start: Int) -> (end: Int, kind: Segment)? {
    if text[start] == 0x20 { return (start + 1, .other) }
    let first = kind(text, at: start)
    var end = start + first.length
    switch first.kind {
    case .letter, .digit: break
    case .unsure: return nil
    case .han:
      while end < text.count, kind(text, at: end).kind == .han { end += first.length }
      return (end, .han)
    case .joint, .letterJoint, .digitJoint, .other: return (end, .other)
    }
    var last = first.kind
    while end < text.count {
      let letters = text.endOfLetters(from: end)
      if letters > end {
        (last, end) = (.letter, letters)
        continue
      }
      if text[end] == 0x20 { break }
      let next = kind(text, at: end)
      if next.kind == .digit {
        last = .digit
        end += 1
        continue
      }
      if next.kind == .unsure { return nil }
      // What joins stands between two of a kind.
      let behind = end + next.length
      guard joins(next.kind, last), behind < text.count, kind(text, at: behind).kind == last
      else { break }
      end = behind + 1
    }
    return (end, .word)
  }

  /// Whether a segment starts at `index`, whatever stands before it.
  static func isApart(_ text: Span<UInt8>, at index: Int) -> Bool {
    guard index < text.count else { return true }
    let (kind, length) = kind(text, at: index)
    switch kind {
    case .other, .han: return true
    // What would join has nothing behind it.
    case .joint, .letterJoint, .digitJoint:
      return index + length == text.count || text[index + length] == 0x20
    case .letter, .digit, .unsure: return false
    }
  }

  /// Whether an ASCII mark may be part of a word, by UAX #29, in a way that only `segment` tells.
  static func mayJoin(_ text: Span<UInt8>, at index: Int) -> Bool {
    switch text[index] {
    case UInt8(ascii: "_"), UInt8(ascii: "@"): true
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"):
      index + 1 < text.count && text[index + 1] != 0x20
    default: false
    }
  }

  private static func joins(_ joint: Kind, _ sides: Kind) -> Bool {
    switch joint {
    case .joint: true
    case .letterJoint: sides == .letter
    case .digitJoint: sides == .digit
    case .letter, .digit, .han, .other, .unsure: false
    }
  }

  @inline(__always)
  private static func kind(_ text: Span<UInt8>, at index: Int) -> (kind: Kind, length: Int) {
    let byte = text[index]
    if byte.isASCIILetter { return (.letter, 1) }
    if byte.isASCIIDigit { return (.digit, 1) }
    if byte < 0x80 {
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "'"): return (.joint, 1)
      case UInt8(ascii: ","), UInt8(ascii: ";"): return (.digitJoint, 1)
      // ExtendNumLet, and what CLDR 42 made a letter for the sake of mail addresses.
      case UInt8(ascii: "_"), UInt8(ascii: "@"): return (.unsure, 1)
      default: return (.other, 1)
      }
    }
    let scalar = text.scalar(at: index)
    return (wide(scalar.value), scalar.length)
  }

  @inline(__always)
  private static func wide(_ scalar: UInt32) -> Kind {
    switch scalar {
    case 0x4E00...0x9FFF: .han
    case 0x2018, 0x2019, 0x2024, 0xFF07, 0xFF0E: .joint
    case 0x2027: .letterJoint
    case 0xFF0C, 0xFF1B: .digitJoint
    case 0x2010...0x2026, 0x3001...0x3003, 0x3008...0x3011: .other
    case 0xFF10...0xFF19, 0xFF20...0xFF3A, 0xFF3F, 0xFF41...0xFF5A: .unsure
    case 0xFF01...0xFF5E: .other
    default: .unsure
    }
  }
}
