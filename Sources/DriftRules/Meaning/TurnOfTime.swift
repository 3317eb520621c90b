import CopyModel
import RuleKit

extension TextPair {
  /// Whether “before” and “after” stand for the same clause, so that the one is the other's opposite:
  /// “save before you leave” may well be “leave after saving”, but not “save after you leave”.
  func isSameTurn(
    _ word: Cue, _ answer: Cue, _ sentences: (source: Range<Int>, target: Range<Int>)
  ) -> Bool {
    // Before a date, or a number of minutes before, there is no such turn.
    if source.hasValue(behind: word) || source.measures(word) && target.measures(answer) {
      return true
    }
    guard let terms = SharedTerms(self) else { return false }
    let clause = source.clause(behind: word.range, in: sentences.source)
    let answered = target.clause(before: answer.range, in: sentences.target)
    let rest = sentences.source.lowerBound..<word.range.lowerBound
    // “Insert after” has no clause.
    if !source.words.contains(where: clause.overlaps) { return source.words.count <= 3 }
    let (own, other) = (
      terms.count(from: clause, in: answered), terms.count(from: rest, in: answered)
    )
    // The longer part has more words to be found again.
    return own.found * max(other.known, 1) > other.found * max(own.known, 1)
  }
}

extension AnalyzedText {
  /// Whether a number or a placeholder follows a cue.
  fileprivate func hasValue(behind cue: Cue) -> Bool {
    let near = cue.range.upperBound...cue.range.upperBound + 1
    return numbers.contains { near.contains($0.range.lowerBound) }
      || placeholders.contains { near.contains($0.range.lowerBound) }
  }

  /// Whether an amount of time leads up to a cue, or follows it: “10 minutes before”, 10분 전에, 起飞前15分钟.
  fileprivate func measures(_ cue: Cue) -> Bool {
    measuredValues.contains {
      $0.unit.kind == .time
        && ((0...1).contains(cue.range.lowerBound - $0.range.upperBound)
          || (0...1).contains($0.range.lowerBound - cue.range.upperBound))
    }
  }

  /// What follows a word up to the next comma or the end of its sentence.
  func clause(behind word: Range<Int>, in sentence: Range<Int>) -> Range<Int> {
    let bytes = string.utf8Span.span
    var end = word.upperBound
    while end < sentence.upperBound, bytes[end] != UInt8(ascii: ",") { end += 1 }
    return word.upperBound..<end
  }

  /// What leads up to a word from the last comma or the start of its sentence.
  func clause(before word: Range<Int>, in sentence: Range<Int>) -> Range<Int> {
    let bytes = string.utf8Span.span
    var start = word.lowerBound
    while start > sentence.lowerBound {
      if [UInt8(ascii: ","), UInt8(ascii: ".")].contains(bytes[start - 1])
        || start > 2 && (bytes.has("，", at: start - 3) || bytes.has("。", at: start - 3))
      {
        break
      }
      start -= 1
    }
    return start..<word.lowerBound
  }
}
