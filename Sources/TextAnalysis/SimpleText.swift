/// Scalars whose behaviour at boundaries is plain to see, so that ICU need not be asked. Tests hold each answer to ICU's.
enum SimpleText {
  /// Whether the scalar never joins a neighbour of its kind (UAX #29): printable ASCII, dashes,
  /// quotes, CJK marks, syllables, Han.
  static func isAlone(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20...0x7E, 0x2010...0x2027, 0x3001...0x3011, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
      0xFF01...0xFF5E:
      true
    default: false
    }
  }

  /// Whether a scalar beyond ASCII is a dash, a quote or a point that is part of no word (UAX #29), or the
  /// apostrophe or hyphen that `TextSurvey` makes part of one.
  static func staysApart(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2018, 0x2024: false
    case 0x2010...0x2026: true
    default: false
    }
  }

  /// Whether a scalar beyond ASCII may end a sentence: UAX #29’s STerm and ATerm among those that are alone.
  static func mayEndSentence(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2024, 0x3002, 0xFF01, 0xFF0E, 0xFF1F, 0xFF61: true
    default: false
    }
  }
}
