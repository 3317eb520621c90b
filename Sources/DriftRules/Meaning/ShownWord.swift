import CopyModel
import RuleKit

extension AnalyzedText {
  /// Whether all Latin letters of a word occur, in any case: most translations lack some.
  fileprivate func mayWrite(_ word: Span<UInt8>) -> Bool {
    bytes.hasLatinLetter && bytes.folded.isSuperset(of: ByteSet(word).folded.letters)
  }

  /// Whether a Latin word stands here as the source has it, among the letters of another script.
  func shows(_ word: String) -> Bool {
    guard mayWrite(word.utf8.span) else { return false }
    let (wanted, text) = (word.lowercased().replacing("’", with: "'"), string.utf8.span)
    // Korean sets its particles right behind a word in quotation marks: 'none'입니다.
    return text.indices.contains { start in
      guard start == 0 || !text[start - 1].isASCIIWord,
        let end = text.endOfFolded(wanted, at: start)
      else { return false }
      return end == text.count || !text[end].isASCIIWord
    }
  }
}

extension TextPair {
  /// Whether the translation shows a word and the one behind it as they are: Clear ‘Failed to start’.
  func showsPhrase(from word: Range<Int>) -> Bool {
    guard let next = source.words.first(where: { $0.lowerBound >= word.upperBound }) else {
      return false
    }
    return target.shows(source.text(in: word.lowerBound..<next.upperBound))
  }

  /// Whether the translation shows a word of the source between the same signs, and so means the word itself:
  /// `replace` in METHOD='replace', “add” in “git add”.
  func shows(_ word: Range<Int>) -> Bool {
    guard target.mayWrite(source.string.utf8.span.extracting(word)) else { return false }
    let (own, other) = (source.string.lowercased(), target.string.lowercased())
    guard own.utf8.count == source.string.utf8.count else { return false }
    let (bytes, text) = (own.utf8.span, other.utf8.span)
    let sides = (bytes.sign(before: word.lowerBound), bytes.sign(at: word.upperBound))
    let wanted = source.text(in: word).lowercased()
    return text.indices.contains { start in
      text.has(wanted, at: start) && text.sign(before: start) == sides.0
        && text.sign(at: start + wanted.utf8.count) == sides.1
    }
  }
}

extension Span<UInt8> {
  /// The sign at a place of a lowercase text: a quotation mark of any kind is one, and a space or the end another.
  fileprivate func sign(at index: Int) -> Unicode.Scalar {
    guard index < count, self[index] > 0x20 else { return " " }
    return Self.sign(scalar(at: index).value)
  }

  fileprivate func sign(before index: Int) -> Unicode.Scalar {
    guard index > 0, let value = scalar(before: index) else { return " " }
    return Self.sign(value)
  }

  private static func sign(_ value: UInt32) -> Unicode.Scalar {
    guard value > 0x20, let sign = Unicode.Scalar(value) else { return " " }
    if Self.isQuote(sign) { return "'" }
    // ： is : in the width of Han.
    return (0xFF01...0xFF5E).contains(value) ? Unicode.Scalar(value - 0xFEE0) ?? sign : sign
  }

  private static func isQuote(_ sign: Unicode.Scalar) -> Bool {
    "'`".unicodeScalars.contains(sign) || QuoteMarks.all.contains(String(sign))
  }
}
