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
        let found = their.cue(since, in: sentences.target)
          ?? (!their.mayMean(anyOf: [.before, .only], in: sentences.target)
            ? their.cue(after, in: sentences.target) : nil),
        isDenied
          || pair.saysDeed(before: cue, sentences, behind: found.concept == after ? found : nil)
      else { continue }
      self.init(source: cue, target: found, opposite: found.concept)
      return
    }
    return nil
  }
}

extension TextPair {
  /// Whether the translation surely says a deed or a state that stands before a cue; behind another cue, where there is one:
  /// what is paused, 已暂停，连接后恢复, goes on after.
  fileprivate func saysDeed(
    before cue: Cue, _ sentences: (source: Range<Int>, target: Range<Int>), behind other: Cue?
  ) -> Bool {
    let start = max(other?.range.upperBound ?? 0, sentences.target.lowerBound)
    let stretch = start..<max(start, sentences.target.upperBound)
    func isBefore(_ deed: Cue) -> Bool {
      sentences.source.overlaps(deed.range) && deed.range.upperBound <= cue.range.lowerBound
    }
    let deeds = source.cues.filter {
      $0.isSure && isBefore($0)
        && [.action, .noun].contains(source.profile.concepts.kind(of: $0.concept))
    }
    // Of “editing is disabled until”, only what is disabled lasts.
    let meant = other == nil ? deeds[...] : deeds.suffix(1)
    if !meant.isEmpty { return meant.contains { target.cue($0.concept, in: stretch) != nil } }
    return source.verbs.last(where: isBefore).map { verb in
      target.verbs.contains { $0.concept == verb.concept && stretch.overlaps($0.range) }
    } ?? false
  }
}
