import CopyModel

/// UTF-8 that was read as Windows-1252 or ISO-8859-1: `Ã©` for é, `â€™` for ’, `ì‚­ì œ` for 삭제.
struct MisreadUTF8 {
  /// From the first garbled character to the last: UTF-8 bytes of the text.
  let range: Range<Int>
  /// That stretch as it was meant.
  let text: String

  /// What to put in its place; nil where something was lost.
  var fix: String? { text.unicodeScalars.contains("\u{FFFD}") ? nil : text }

  /// Nil when nothing in the text must be garbled. Letters with accents beside quotes are none.
  init?(in bytes: Span<UInt8>) {
    var range: Range<Int>?
    var text = ""
    var index = 0
    while index < bytes.count {
      // The letters that lead, Â to ô, all start with this byte.
      guard bytes[index] == 0xC3, let run = GarbledRun(in: bytes, at: index), run.isSure else {
        index += 1
        continue
      }
      if let range { text += String(copying: bytes.extracting(range.upperBound..<index)) }
      text.unicodeScalars.append(contentsOf: run.scalars)
      range = (range?.lowerBound ?? index)..<run.end
      index = run.end
    }
    guard let range else { return nil }
    self.range = range
    self.text = text
  }
}

/// Characters that stand side by side and whose Windows-1252 bytes are UTF-8.
private struct GarbledRun {
  private(set) var scalars: [Unicode.Scalar] = []
  private(set) var end: Int
  /// Whether no good copy has these characters side by side.
  private(set) var isSure = false
  /// Whether the letter before is a small one, or a digit, behind which no capital stands.
  private let isInsideWord: Bool

  init?(in bytes: Span<UInt8>, at start: Int) {
    end = start
    let before = bytes.scalar(before: start) ?? 0x20
    isInsideWord = (0x61...0x7A).contains(before) || (0x30...0x39).contains(before)
    var longOnes = 0
    while let sequence = GarbledScalar(in: bytes, at: end) {
      scalars.append(sequence.scalar)
      end += sequence.length
      longOnes += sequence.scalar.value > 0x7FF ? 1 : 0
      isSure = isSure || sequence.isSure || sequence.isLikely && isInsideWord
    }
    guard !scalars.isEmpty else { return nil }
    if longOnes > 1 || scalars.count > 2 { isSure = true }
  }
}

/// One scalar whose UTF-8 bytes were read as Windows-1252.
private struct GarbledScalar {
  let scalar: Unicode.Scalar
  /// How many bytes the garbled characters take in the text.
  let length: Int
  /// Whether no good copy has these characters side by side.
  let isSure: Bool
  /// Whether it is garbled when it stands inside a word.
  let isLikely: Bool

  init?(in bytes: Span<UInt8>, at start: Int) {
    guard start < bytes.count else { return nil }
    let (lead, leadLength) = bytes.scalar(at: start)
    let count: Int
    switch lead {
    case 0xC2...0xDF: count = 1
    case 0xE0...0xEF: count = 2
    case 0xF0...0xF4: count = 3
    default: return nil
    }
    var value = lead & (count == 1 ? 0x1F : count == 2 ? 0x0F : 0x07)
    var end = start + leadLength
    var hasControl = false
    var hasMark = false
    for _ in 0..<count {
      guard end < bytes.count else { return nil }
      let (character, length) = bytes.scalar(at: end)
      guard let byte = Windows1252.continuationByte(of: character) else { return nil }
      hasControl = hasControl || (0x80...0x9F).contains(character)
      hasMark = hasMark || Windows1252.standsBesideLetters(character)
      value = value << 6 | byte
      end += length
    }
    let least: UInt32 = count == 1 ? 0x80 : count == 2 ? 0x800 : 0x10000
    guard value >= least, let scalar = Unicode.Scalar(value) else { return nil }
    self.scalar = scalar
    length = end - start
    isSure = hasControl || Self.isCommon(value, besideLetters: hasMark)
    isLikely = (0xA0...0x17F).contains(value)
  }

  /// Whether copy often has the scalar, and its garbled form never stands for itself.
  private static func isCommon(_ value: UInt32, besideLetters: Bool) -> Bool {
    switch value {
    // Latin letters and symbols: Ã and Â before what is no quote, dash or space.
    case 0xA0...0xFF: !besideLetters
    // Punctuation, €, ™, arrows, check marks: â before €, ‚, „, † or œ.
    case 0x2000...0x203F, 0x20AC, 0x2122, 0x2190...0x21BF, 0x2713...0x2717: true
    // The marks and syllables of East Asia: ã before €, ‚ or ƒ; full width: ï before ¼ or ½.
    case 0x3000...0x303F, 0x3080...0x30FF, 0xFEFF, 0xFF00...0xFF7F, 0xFFFD: true
    // Emoji: ðŸ.
    case 0x1F300...0x1FAFF: true
    default: false
    }
  }
}

/// Windows-1252 as far as bytes go that continue a UTF-8 sequence: 80 to BF.
private enum Windows1252 {
  /// The low six bits of the byte that `character` is in Windows-1252 or ISO-8859-1; nil for other characters.
  static func continuationByte(of character: UInt32) -> UInt32? {
    if (0x80...0xBF).contains(character) { return character & 0x3F }
    guard let position = high.firstIndex(of: character) else { return nil }
    return UInt32(position)
  }

  /// The characters of the bytes 80 to 9F; zero where there is none.
  private static let high: [UInt32] = [
    0x20AC, 0, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039, 0x152,
    0, 0x17D, 0, 0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC, 0x2122, 0x161,
    0x203A, 0x153, 0, 0x17E, 0x178,
  ]

  /// Whether a character follows letters in good copy: quotes, dashes, an ellipsis, ™, a no-break space, a soft hyphen.
  static func standsBesideLetters(_ character: UInt32) -> Bool {
    switch character {
    case 0xA0, 0xAB, 0xAD, 0xAE, 0xBB, 0x2013...0x2039, 0x203A, 0x2122: true
    default: false
    }
  }
}
