import CopyModel
import ICUText

/// The segments of words in texts of ASCII and General Punctuation, told by UAX #29 as ICU tells them.
enum SimpleWords {
  private enum Kind {
    case letter, digit
    /// What may stand inside words and numbers, inside words only, inside numbers only: can’t, 1,000.
    case joint, letterJoint, digitJoint
    case other
  }

  /// The status of a word, as `BreakSegment` has it.
  private static let word = 200

  /// Adds the segments to `segments`; false when a low line or an at sign joins words in ways of its own.
  static func read(_ text: Span<UInt8>, into segments: inout [BreakSegment]) -> Bool {
    var index = 0
    while index < text.count {
      let (kind, length) = kind(text, at: index)
      var end = index + length
      guard kind == .letter || kind == .digit else {
        if joinsWords(text[index]) { return false }
        segments.append(BreakSegment(end: end, status: 0))
        index = end
        continue
      }
      var last = kind
      while end < text.count {
        let next = Self.kind(text, at: end)
        if next.kind == .letter || next.kind == .digit {
          last = next.kind
          end += 1
          continue
        }
        // What joins stands between two of a kind.
        let behind = end + next.length
        guard joins(next.kind, last), behind < text.count, Self.kind(text, at: behind).kind == last
        else { break }
        end = behind + 1
      }
      if end < text.count, joinsWords(text[end]) { return false }
      segments.append(BreakSegment(end: end, status: word))
      index = end
    }
    return true
  }

  /// ExtendNumLet, and what CLDR 42 made a letter for the sake of mail addresses.
  private static func joinsWords(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "@")
  }

  private static func joins(_ joint: Kind, _ sides: Kind) -> Bool {
    switch joint {
    case .joint: true
    case .letterJoint: sides == .letter
    case .digitJoint: sides == .digit
    case .letter, .digit, .other: false
    }
  }

  @inline(__always)
  private static func kind(_ text: Span<UInt8>, at index: Int) -> (kind: Kind, length: Int) {
    let byte = text[index]
    if (0x61...0x7A).contains(byte | 0x20) { return (.letter, 1) }
    if (0x30...0x39).contains(byte) { return (.digit, 1) }
    if byte < 0x80 {
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "'"): return (.joint, 1)
      case UInt8(ascii: ","), UInt8(ascii: ";"): return (.digitJoint, 1)
      default: return (.other, 1)
      }
    }
    let scalar = text.scalar(at: index)
    switch scalar.value {
    case 0x2018, 0x2019, 0x2024: return (.joint, scalar.length)
    case 0x2027: return (.letterJoint, scalar.length)
    default: return (.other, scalar.length)
    }
  }
}
