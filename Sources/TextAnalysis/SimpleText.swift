import CopyModel

/// Texts whose boundaries are plain to see, so that ICU need not be asked. A test holds each answer to ICU's.
enum SimpleText {
  /// The grapheme clusters of a text in which every scalar is one (UAX #29): nil when that is not sure.
  static func characters(of text: Span<UInt8>) -> Int? {
    var count = 0
    var index = 0
    while index < text.count {
      let scalar = text.scalar(at: index)
      guard isAlone(scalar.value) else { return nil }
      count += 1
      index += scalar.length
    }
    return count
  }

  /// Whether the scalar never joins a neighbour of its kind: printable ASCII, dashes, quotes, CJK marks, syllables, Han.
  private static func isAlone(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20...0x7E, 0x2010...0x2027, 0x3001...0x3011, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
      0xFF01...0xFF5E:
      true
    default: false
    }
  }

  /// Whether nothing before the end of a text can end a sentence (UAX #29: STerm, ATerm, ParaSep).
  static func isOneSentence(_ text: Span<UInt8>) -> Bool {
    var index = 0
    while index < text.count {
      let scalar = text.scalar(at: index)
      guard isAlone(scalar.value) else { return false }
      switch scalar.value {
      case 0x21, 0x2E, 0x3F, 0x3002, 0xFF01, 0xFF0E, 0xFF1F, 0xFF61:
        if index + scalar.length < text.count { return false }
      default: break
      }
      index += scalar.length
    }
    return text.count > 0
  }
}
