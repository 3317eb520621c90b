import CopyModel
import RuleKit

extension TextPair {
  /// The “may” or “might” of a short statement that the translation makes a certainty: “may be declined”, 会被拒绝.
  var lostDoubt: Range<Int>? {
    guard let may = source.profile.concept(.may), source.sure.contains(may),
      source.sentences.count == 1, target.sentences.count == 1, source.words.count <= 14,
      source.ending == .period, !target.mayMean(may), let doubt = source.cue(may),
      let place = source.words.firstIndex(where: { $0.overlaps(doubt.range) }), place > 0,
      // In May something else may happen.
      (0x61...0x7A).contains(source.string.utf8Span.span[doubt.range.lowerBound]),
      // “Apps that may read it”: what only describes a thing is no statement.
      !source.words[..<place].contains(where: { source.isWord($0, in: .describingOpeners) }),
      lacks(.doubtMarks, in: target.fullRange), sharesTerms
    else { return nil }
    return doubt.range
  }
}
