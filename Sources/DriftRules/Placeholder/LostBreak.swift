import CopyModel
import RuleKit

extension TextPair {
  /// The first line break that has to be kept, where the translation has fewer than have to be.
  ///
  /// Of 872 rows with breaks in tables of open-source projects, the translations of 838 had as many (2026). Within a sentence,
  /// where a line breaks is each language's own matter.
  var lostBreak: Range<Int>? {
    // Most pairs end here.
    guard !source.literals.isEmpty, case let own = source.breaks, !own.isEmpty,
      case let count = target.breaks.count, count < own.count,
      target.lineFeeds <= source.lineFeeds,
      // The paragraphs of HTML break lines as well.
      !["<p", "<li", "<div"].contains(where: { target.contains($0) && !source.contains($0) })
    else { return nil }
    let joins = target.sentences.count < max(source.sentences.count, 2)
    let kept = own.filter { source.parts($0, among: own, inSentences: !joins) }
    return count < kept.count ? kept.first : nil
  }
}

extension AnalyzedText {
  /// The tags that break a line: `<br>`, `<br/>`.
  fileprivate var breaks: [Range<Int>] {
    let bytes = string.utf8.span
    return literals.filter { range in
      ["<br", "<BR", "<Br"].contains { bytes.has($0, at: range.lowerBound) }
        && !bytes.hasLetter(at: range.lowerBound + 3)
    }
  }

  /// How many lines end by other means.
  fileprivate var lineFeeds: Int {
    let bytes = string.utf8.span
    return bytes.indices.count { bytes[$0] == 0x0A || bytes.has("\\n", at: $0) }
  }

  /// Whether a line break parts paragraphs, one of two in a row, or stands at the end, behind a colon or, if asked,
  /// between two sentences.
  fileprivate func parts(
    _ tag: Range<Int>, among breaks: [Range<Int>], inSentences: Bool
  ) -> Bool {
    let bytes = string.utf8.span
    var (start, end) = (tag.lowerBound, tag.upperBound)
    while start > 0, bytes[start - 1] <= 0x20 { start -= 1 }
    while end < bytes.count, bytes[end] <= 0x20 { end += 1 }
    if start == 0 || end == bytes.count { return true }
    if breaks.contains(where: { $0.upperBound == start || $0.lowerBound == end }) { return true }
    let last = bytes[start - 1]
    return last == UInt8(ascii: ":")
      || inSentences && ".!?".utf8.contains(last) && !bytes[end].isASCIISmall
  }
}
