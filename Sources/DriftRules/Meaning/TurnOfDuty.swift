import CopyModel
import RuleKit

extension TextPair {
  /// Whether what must be done to be able to do more became what lets people do more: “must sign in to comment”,
  /// 登录后即可评论.
  func leadsOn(
    at duty: Cue, _ sentences: (source: Range<Int>, target: Range<Int>)
  ) -> Bool {
    duty.concept == source.profile.concept(.must)
      && source.hasAim(behind: duty.range.upperBound, in: sentences.source)
      && !source.setsCondition(in: sentences.source) && target.setsCondition(in: sentences.target)
  }
}

extension AnalyzedText {
  /// Whether it is said what something is done for, or before: “to comment”.
  fileprivate func hasAim(behind place: Int, in sentence: Range<Int>) -> Bool {
    if let before = profile.concept(.before), mayMean(before, in: sentence) { return true }
    return words.contains {
      $0.lowerBound > place && sentence.overlaps($0) && isWord($0, in: .toWords)
    }
  }

  /// Whether something may be said to follow from something else, or to come after it.
  fileprivate func setsCondition(in sentence: Range<Int>) -> Bool {
    [NamedConcept.if, .when, .after].contains { name in
      profile.concept(name).map { mayMean($0, in: sentence) } ?? false
    }
  }
}
