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
  /// What failed before a colon or behind it, and was done in the translation: “Verification failed: no key”, 驗證成功：沒有金鑰.
  init?(ofReason pair: borrowing TextPair) {
    let own = pair.source
    let their = pair.target
    guard let failed = own.profile.concept(.failed), own.sure.contains(failed),
      let success = own.profile.concept(.succeeded), their.sure.contains(success),
      !own.mayMean(success), !pair.isTooLong, let colon = own.firstColon,
      let answer = their.firstColon
    else { return nil }
    let sides = [
      (0..<colon.lowerBound, 0..<answer.lowerBound),
      (colon.upperBound..<own.fullRange.upperBound, answer.upperBound..<their.fullRange.upperBound),
    ]
    for (source, target) in sides where Polarity(of: their, in: target).explicit.isEmpty {
      if let turn = pair.turn(from: failed, in: source, to: success, in: target) {
        self = turn
        return
      }
    }
    return nil
  }
}

extension Turn {
  /// What failed and succeeded in a sentence of the translation, which says nothing of a failure: “Abort failed”, 중단 성공.
  init?(ofFailed pair: borrowing TextPair) {
    let own = pair.source
    let their = pair.target
    guard let success = own.profile.concept(.succeeded), their.sure.contains(success),
      let failed = own.profile.concept(.failed), own.sure.contains(failed),
      !own.mayMean(success), own.words.count <= 26, own.sentences.count == their.sentences.count
    else { return nil }
    for (source, target) in SentencePairs(pair).pairs {
      guard let turn = pair.turn(from: failed, in: source, to: success, in: target),
        Polarity(of: own, in: source).explicit.count
          == Polarity(of: their, in: target).explicit.count
      else { continue }
      self = turn
      return
    }
    return nil
  }
}

extension TextPair {
  /// What is surely said in a stretch of the source and in no way in one of the translation, which surely says its opposite.
  fileprivate func turn(
    from concept: Int, in original: Range<Int>, to opposite: Int, in translation: Range<Int>
  ) -> Turn? {
    guard let cue = source.cue(concept, in: original), !source.isAttribute(cue),
      let found = target.cue(opposite, in: translation),
      !target.mayMean(concept, in: translation)
    else { return nil }
    return Turn(source: cue, target: found, opposite: opposite)
  }
}

extension AnalyzedText {
  /// The first colon.
  fileprivate var firstColon: Range<Int>? {
    let bytes = string.utf8.span
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: ":") { return index..<index + 1 }
      if bytes.has("：", at: index) { return index..<index + 3 }
    }
    return nil
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
