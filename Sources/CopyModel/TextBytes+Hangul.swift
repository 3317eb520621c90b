extension Span<UInt8> {
  /// Whether `ending` stands before `end`. A first letter that is a single consonant means the
  /// final consonant of a syllable: `ㅂ니다` ends 합니다 and 입니다, but not 아니다.
  package func hasEnding(_ ending: String, at end: Int) -> Bool {
    let letters = ending.utf8.span
    guard let final = letters.isEmpty ? nil : HangulSyllable.final(of: letters.scalar(at: 0).value)
    else { return has(ending, at: end - letters.count) }
    // Consonants and syllables take three bytes each.
    let start = end - letters.count + 3
    guard start >= 3, end <= count else { return false }
    for offset in 3..<letters.count where self[start + offset - 3] != letters[offset] {
      return false
    }
    return HangulSyllable.final(inSyllable: scalar(at: scalarStart(before: start)).value) == final
  }
}

/// The parts of a Hangul syllable: The Unicode Standard, section 3.12.
private enum HangulSyllable {
  /// The compatibility letters of the 27 final consonants, in the order of syllables.
  private static let finals: [UInt32] = [
    0x3131, 0x3132, 0x3133, 0x3134, 0x3135, 0x3136, 0x3137, 0x3139, 0x313A, 0x313B, 0x313C, 0x313D,
    0x313E, 0x313F, 0x3140, 0x3141, 0x3142, 0x3144, 0x3145, 0x3146, 0x3147, 0x3148, 0x314A, 0x314B,
    0x314C, 0x314D, 0x314E,
  ]

  /// The number of the final consonant that a compatibility letter names, from 1; nil for all else.
  static func final(of letter: UInt32) -> UInt32? {
    finals.firstIndex(of: letter).map { UInt32($0) + 1 }
  }

  /// The number of a syllable's final consonant, 0 when it has none; nil for what is no syllable.
  static func final(inSyllable scalar: UInt32) -> UInt32? {
    (0xAC00...0xD7A3).contains(scalar) ? (scalar - 0xAC00) % 28 : nil
  }
}
