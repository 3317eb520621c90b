import CopyModel
import RuleKit

// What is denied in the source, and demanded or threatened in the translation.

extension TextPair {
  /// Whether what is “not inside” became what must be inside: 必須在…內.
  func demands(
    _ negation: Range<Int>, _ original: Range<Int>, _ translation: Range<Int>
  ) -> Bool {
    if needsFirst(negation, original, translation) { return true }
    guard let next = source.words.first(where: { $0.lowerBound == negation.upperBound + 1 }) else {
      return false
    }
    return source.isWord(next, in: .placePrepositions) && !source.requires(in: original)
      && target.requires(in: translation)
  }

  /// Whether “can't, because something has to be done” became “can only when it is done”: 需要更新才能打开.
  private func needsFirst(
    _ negation: Range<Int>, _ original: Range<Int>, _ translation: Range<Int>
  ) -> Bool {
    guard let cannot = source.profile.concept(.cannot), let only = source.profile.concept(.only),
      let because = source.profile.concept(.because), source.cue(cannot, in: negation) != nil,
      source.mayMean(because, in: original), source.requires(in: original)
    else { return false }
    return target.requires(in: translation) && target.mayMean(only, in: translation)
  }

  /// Whether “don't, or else” became “if you do”: “don't drop it, or it breaks”, 떨어뜨리면 깨집니다.
  func warns(
    _ negation: Range<Int>, _ original: Range<Int>, _ translation: Range<Int>
  ) -> Bool {
    guard let either = source.profile.concept(.either), let condition = source.profile.concept(.if),
      source.cue(condition, in: original) == nil, target.cue(condition, in: translation) != nil,
      let or = source.cues.last(where: {
        $0.concept == either && $0.isSure && original.overlaps($0.range)
          && $0.range.lowerBound > negation.upperBound
      })
    else { return false }
    // “Don't copy or move it” threatens with nothing.
    return source.string.utf8.span.has(", ", at: or.range.lowerBound - 2)
      || source.words.contains {
        $0.lowerBound > or.range.upperBound && original.overlaps($0)
          && !source.kinds(of: $0).isDisjoint(with: [.finiteVerb, .modal])
      }
  }
}
