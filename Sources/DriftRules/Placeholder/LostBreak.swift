import CopyModel
import RuleKit

extension TextPair {
  /// The line break that parts two sentences, where the translation has both and breaks no line at all. Within a sentence,
  /// where a line breaks is each language's own matter.
  var lostBreak: Range<Int>? {
    guard let tag = source.breaks.first(where: source.partsSentences),
      target.sentences.count >= max(source.sentences.count, 2),
      target.breaks.isEmpty, !target.bytes.contains(0x0A), !target.contains("\\n"),
      // The paragraphs of HTML break lines as well.
      !target.contains("<p"), !target.contains("<li"), !target.contains("<div")
    else { return nil }
    return tag
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

  /// Whether a sentence ends before a line break, and another begins behind it.
  fileprivate func partsSentences(_ tag: Range<Int>) -> Bool {
    let bytes = string.utf8.span
    var (start, end) = (tag.lowerBound, tag.upperBound)
    while start > 0, bytes[start - 1] <= 0x20 { start -= 1 }
    while end < bytes.count, bytes[end] <= 0x20 { end += 1 }
    return start > 0 && ".!?:".utf8.contains(bytes[start - 1])
      && end < bytes.count && !bytes[end].isASCIISmall
  }
}
