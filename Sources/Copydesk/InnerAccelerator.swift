import CopyModel

/// The sign of an accelerator inside a word, `S_ave`, which keeps the word from being read.
enum InnerAccelerator {
  /// The text with the sign before its word, as `_Save`, where the translation has its accelerator between
  /// parentheses. Every other letter stays in its place.
  static func moved(in text: String, beside translation: AnalyzedText) -> String {
    guard translation.bytes.contains(UInt8(ascii: "(")),
      let mark = [UInt8(ascii: "_"), UInt8(ascii: "&")].first(where: translation.bytes.contains),
      text.utf8.count <= longest
    else { return text }
    var bytes = Array(text.utf8)
    let signs = bytes.indices.filter { bytes[$0] == mark }
    guard signs.count == 1, let place = signs.first, isBetweenLetters(place, of: bytes),
      isEnclosed(mark, in: translation.string.utf8.span)
    else { return text }
    var start = place
    while start > 0, bytes[start - 1].isASCIILetter {
      bytes[start] = bytes[start - 1]
      start -= 1
    }
    bytes[start] = mark
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Labels are short: what is longer is prose or code.
  private static let longest = 120

  private static func isBetweenLetters(_ index: Int, of bytes: [UInt8]) -> Bool {
    index > 0 && index + 1 < bytes.count && bytes[index - 1].isASCIILetter
      && bytes[index + 1].isASCIILetter
  }

  /// Whether the one sign of a text stands with one letter between parentheses: `저장(_A)`.
  private static func isEnclosed(_ mark: UInt8, in text: Span<UInt8>) -> Bool {
    let signs = text.indices.filter { text[$0] == mark }
    guard signs.count == 1, let sign = signs.first else { return false }
    return text.has("(", at: sign - 1) && text.has(")", at: sign + 2)
      && text[sign + 1].isASCIILetter
  }
}
