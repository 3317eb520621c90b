import CopyModel
import ICUText

/// The Korean, Chinese or Japanese character set of bytes that are no UTF-8 and that nobody names.
///
/// All of them write a character in two bytes. Which first bytes are common tells them apart: the
/// standards put the usual characters together (KS X 1001, GB 2312, Big5, JIS X 0208).
struct UndeclaredCharset {
  /// The pairs, by their first byte; punctuation, which all have in the same place, left out.
  private var leads: [Int] = Array(repeating: 0, count: 256)
  private var count = 0
  /// How many pairs have an ASCII byte behind the first: only Big5 and Shift JIS often do.
  private var lowTrails = 0

  /// How many pairs leave no doubt: of a few words in Chinese all may start as Korean ones do.
  private static let fewest = 12

  /// Nil where a byte stands alone: the text is in none of the character sets.
  private init?(_ text: Span<UInt8>) {
    var index = 0
    while index < text.count {
      guard text[index] >= 0x80 else {
        index += 1
        continue
      }
      guard index + 1 < text.count, text[index] > 0x80, text[index + 1] >= 0x40 else { return nil }
      if !(0xA1...0xA3).contains(text[index]) {
        leads[Int(text[index])] += 1
        count += 1
        if text[index + 1] < 0x80 { lowTrails += 1 }
      }
      index += 2
    }
  }

  /// How many of a hundred pairs start with such a byte.
  private func share(_ range: ClosedRange<Int>) -> Int {
    leads[range].reduce(0, +) * 100 / max(count, 1)
  }

  /// The name of the character set; nil when it is not sure.
  private var name: String? {
    guard count >= Self.fewest else { return nil }
    let lowShare = lowTrails * 100 / count
    // Single letters and signs of a Western text, each before an ASCII letter: 20°C, Ändra.
    if lowShare > 85 { return nil }
    // Kana: every Japanese sentence has them.
    if share(0x82...0x83) >= 20 { return "Shift_JIS" }
    if share(0xA4...0xA5) >= 20, lowTrails == 0 { return "EUC-JP" }
    if lowShare >= 10, share(0xA4...0xC6) >= 85 { return "Big5" }
    guard lowShare < 5 else { return nil }
    // Hangul in the order of its alphabet; hanja stand behind.
    if share(0xB0...0xC8) >= 90 { return "windows-949" }
    // The usual characters in the order of their Pinyin.
    return share(0xB0...0xD7) >= 85 && share(0xC9...0xD7) >= 15 ? "GB18030" : nil
  }

  /// Nil when nothing is sure.
  static func of(_ text: Span<UInt8>) -> Charset? {
    UndeclaredCharset(text)?.name.flatMap(Charset.init)
  }
}
