import CopyModel
import RuleKit

extension Turn {
  /// What was done for what failed: “message verified”, 訊息驗證失敗.
  ///
  /// What the source gives the slightest reason for, a word like “lost” or “invalid”, may well be said so.
  init?(ofOutcome pair: borrowing TextPair) {
    let own = pair.source
    let their = pair.target
    guard let failed = own.profile.concept(.failed), their.sure.contains(failed),
      let past = own.profile.concept(.hasBeen), !own.mayMean(failed), !pair.isTooLong,
      own.profile.concept(.error).map(own.mayMean) != true
    else { return nil }
    for sentences in SentencePairs(pair).pairs {
      let polarity = Polarity(of: own, in: sentences.source)
      guard own.wordCount(in: sentences.source) <= 12,
        let done = own.pastForm(past, in: sentences.source)
          ?? own.lastParticiple(in: sentences.source, meaning: past),
        polarity.explicit.isEmpty, polarity.loose == 0,
        !own.givesUp(in: sentences.source), !their.mayMean(past, in: sentences.target),
        // 無法 denies, which is another rule's matter.
        let found = their.cues.first(where: { cue in
          cue.concept == failed && cue.isSure && sentences.target.overlaps(cue.range)
            && !their.denials(in: sentences.target).contains { $0.overlaps(cue.range) }
        })
      else { continue }
      self.init(source: done, target: found, opposite: failed)
      return
    }
    return nil
  }
}

extension AnalyzedText {
  /// The participle that a few words end with: “message verified”.
  fileprivate func lastParticiple(in sentence: Range<Int>, meaning past: Int) -> Cue? {
    guard wordCount(in: sentence) <= 6,
      let last = words.last(where: { sentence.overlaps($0) }), isParticiple(last)
    else { return nil }
    return Cue(concept: past, range: last, isSure: true)
  }

  /// Whether a sentence speaks of what was given up, so that nothing came of it.
  fileprivate func givesUp(in sentence: Range<Int>) -> Bool {
    mayMean(anyOf: [.cancel, .turnOff, .undo, .lost], in: sentence)
  }
}
