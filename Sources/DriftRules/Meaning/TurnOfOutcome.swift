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

extension Turn {
  /// What failed for the reason behind a colon, and was done in the translation: “Verification failed: no key”,
  /// 驗證成功：沒有金鑰.
  init?(ofReason pair: borrowing TextPair) {
    let own = pair.source
    let their = pair.target
    guard let failed = own.profile.concept(.failed), own.sure.contains(failed),
      let success = own.profile.concept(.succeeded), their.sure.contains(success),
      !own.mayMean(success), !pair.isTooLong, let head = own.head, let answer = their.head,
      let cue = own.cue(failed, in: head), let found = their.cue(success, in: answer),
      !their.mayMean(failed, in: answer),
      Polarity(of: their, in: answer).explicit.isEmpty
    else { return nil }
    self.init(source: cue, target: found, opposite: success)
  }
}

extension Turn {
  /// What failed and succeeded in the translation, which says nothing of a failure: “Abort failed”, 중단 성공.
  init?(ofFailed pair: borrowing TextPair) {
    let own = pair.source
    let their = pair.target
    guard let success = own.profile.concept(.succeeded), their.sure.contains(success),
      let failed = own.profile.concept(.failed), own.sure.contains(failed),
      !own.mayMean(success), !their.mayMean(failed), own.words.count <= 26,
      own.sentences.count == their.sentences.count, let cue = own.cue(failed),
      !own.isAttribute(cue), let found = their.cue(success),
      Polarity(of: own, in: own.fullRange).explicit.count
        == Polarity(of: their, in: their.fullRange).explicit.count
    else { return nil }
    self.init(source: cue, target: found, opposite: success)
  }
}

extension AnalyzedText {
  /// What stands before the first colon.
  fileprivate var head: Range<Int>? {
    let bytes = string.utf8.span
    let colon = bytes.indices.first { bytes[$0] == UInt8(ascii: ":") || bytes.has("：", at: $0) }
    return colon.map { 0..<$0 }
  }

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
