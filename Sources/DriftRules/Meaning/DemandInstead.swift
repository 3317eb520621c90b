import CopyModel
import RuleKit

// What is denied in the source, and demanded or threatened in the translation.

extension TextPair {
  /// Whether what is “not inside” became what must be inside: 必須在…內.
  func demands(
    _ negation: Range<Int>, _ original: Range<Int>, _ translation: Range<Int>
  ) -> Bool {
    guard let next = source.words.first(where: { $0.lowerBound == negation.upperBound + 1 }) else {
      return false
    }
    return source.isWord(next, in: .placePrepositions) && !source.requires(in: original)
      && target.requires(in: translation)
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
