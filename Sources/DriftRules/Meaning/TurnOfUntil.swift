import CopyModel
import RuleKit

extension Turn {
  /// What is so until something happens, and from then on in the translation: “hidden until you open it”, 열 때부터
  /// 숨겨집니다; “can't … until it is confirmed”, 确认之后…不能. What lasted until then may well end with it: 确认之后解锁.
  init?(ofUntil pair: borrowing TextPair) {
    let own = pair.source
    let their = pair.target
    guard let until = own.profile.concept(.until), own.sure.contains(until),
      let since = own.profile.concept(.sinceThen), let after = own.profile.concept(.after),
      their.sure.contains(since) || their.sure.contains(after), !pair.isTooLong
    else { return nil }
    for sentences in SentencePairs(pair).pairs {
      guard let cue = own.cue(until, in: sentences.source),
        own.wordCount(in: sentences.source) <= 26, own.cue(since, in: sentences.source) == nil,
        own.cue(after, in: sentences.source) == nil,
        // “From 9 until 5” has both: 9시부터 5시까지.
        !their.says(anyOf: [.until, .before, .deadline], in: sentences.target)
      else { continue }
      let isDenied = !Polarity(of: own, in: sentences.source).explicit.isEmpty
      guard isDenied != Polarity(of: their, in: sentences.target).explicit.isEmpty,
        isDenied || pair.saysDeed(before: cue, sentences),
        let found = their.cue(since, in: sentences.target)
          ?? (isDenied && !their.mayMean(anyOf: [.before, .only], in: sentences.target)
            ? their.cue(after, in: sentences.target) : nil)
      else { continue }
      self.init(source: cue, target: found, opposite: found.concept)
      return
    }
    return nil
  }
}

extension TextPair {
  /// Whether the translation surely says a deed or a state that stands before a cue.
  fileprivate func saysDeed(
    before cue: Cue, _ sentences: (source: Range<Int>, target: Range<Int>)
  ) -> Bool {
    source.cues.contains {
      $0.isSure && sentences.source.overlaps($0.range)
        && $0.range.upperBound <= cue.range.lowerBound
        && [.action, .noun].contains(source.profile.concepts.kind(of: $0.concept))
        && target.cue($0.concept, in: sentences.target) != nil
    }
  }
}
