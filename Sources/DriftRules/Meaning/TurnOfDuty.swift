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

extension Turn {
  /// A duty that is certain for one that is only possible: “may need to sign in”, 必须登录.
  init?(ofDoubt pair: TextPair) {
    let (own, their) = (pair.source, pair.target)
    guard let may = own.profile.concept(.may), let must = own.profile.concept(.must),
      let can = own.profile.concept(.can), own.sure.contains(may), own.sure.contains(must),
      own.sentences.count == 1, their.sentences.count == 1, own.words.count <= 20,
      !their.mayMean(may), !their.sure.contains(can),
      let answer = their.cue(must, in: their.fullRange),
      let doubt = own.cue(may, in: own.fullRange), let duty = own.cue(must, in: own.fullRange),
      duty.range.lowerBound - doubt.range.upperBound == 1
    else { return nil }
    self.init(
      source: Cue(
        concept: may, range: doubt.range.lowerBound..<duty.range.upperBound, isSure: true),
      target: answer, opposite: must)
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
