import CopyModel
import RuleKit

// Must for can, and can for must. Of 4,300 good rows of unseen catalogs that speak of a duty and of nothing that can be
// done, seven say “can” with no trace of a duty, three of them wrongly; of 4,000 that only say what can be done, eight
// say “must”, six of them of the time that something takes (2026).

extension Turn {
  /// What must be done and only can be in the translation: “you must sign in”, 您可以登录.
  init?(ofDuty pair: borrowing TextPair) {
    let own = pair.source
    let their = pair.target
    guard let can = own.profile.concept(.can), their.sure.contains(can),
      own.says(anyOf: [.must, .compulsory]), !own.mayMean(anyOf: [.can, .may]), !pair.isTooLong
    else { return nil }
    for sentences in pair.affirmedSentences {
      guard let duty = own.duty(in: sentences.source), !own.setsBound(in: sentences.source),
        !their.demands(in: sentences.target),
        let answer = their.longest(can, in: sentences.target),
        // 可用 for “available” is no permission.
        SharedTerms(pair)?.isAsked(answer.range) == false
      else { continue }
      self.init(source: duty, target: answer, opposite: can)
      return
    }
    return nil
  }

  /// What can be done and must be in the translation: “you can sign in”, 您必须登录.
  init?(ofLeave pair: borrowing TextPair) {
    let own = pair.source
    let their = pair.target
    guard let must = own.profile.concept(.must), their.sure.contains(must),
      own.mayMean(anyOf: [.can, .may]), !pair.isTooLong
    else { return nil }
    for sentences in pair.affirmedSentences {
      guard let leave = own.leave(in: sentences.source), !own.demands(in: sentences.source),
        !own.setsLimit(in: sentences.source),
        their.leave(in: sentences.target, isSure: false) == nil,
        // 要 and 应 say as much as “will” and “should”.
        let answer = their.cues.first(where: {
          $0.concept == must && $0.isSure && $0.range.count >= 6
            && sentences.target.overlaps($0.range)
        }),
        SharedTerms(pair)?.isAsked(answer.range) == false
      else { continue }
      self.init(source: leave, target: answer, opposite: must)
      return
    }
    return nil
  }
}

extension TextPair {
  /// The sentences of few enough words to be held to one verb, where neither side denies.
  fileprivate var affirmedSentences: [(source: Range<Int>, target: Range<Int>)] {
    SentencePairs(self).pairs.filter {
      source.wordCount(in: $0.source) <= 22
        && Polarity(of: source, in: $0.source).explicit.isEmpty
        && Polarity(of: target, in: $0.target).explicit.isEmpty
    }
  }
}

extension AnalyzedText {
  /// What a sentence says must be: “must”, “is required”; but neither “required fields” nor “if required”.
  fileprivate func duty(in sentence: Range<Int>) -> Cue? {
    if let must = profile.concept(.must), let cue = cue(must, in: sentence) { return cue }
    guard let compulsory = profile.concept(.compulsory), let cue = cue(compulsory, in: sentence)
    else { return nil }
    let before = words.last { $0.upperBound <= cue.range.lowerBound && sentence.overlaps($0) }
    guard let before, !isWord(before, in: .conditionOpeners) else { return nil }
    let isLast = !words.contains {
      $0.lowerBound >= cue.range.upperBound && sentence.overlaps($0)
    }
    return isLast || isWord(before, in: .passiveAuxiliaries) ? cue : nil
  }

  /// The first sure cue of a concept in a sentence, with all of its words: 可以.
  fileprivate func longest(_ concept: Int, in sentence: Range<Int>) -> Cue? {
    guard let first = cue(concept, in: sentence) else { return nil }
    return cues.filter {
      $0.concept == concept && $0.isSure && $0.range.lowerBound == first.range.lowerBound
    }.max { $0.range.count < $1.range.count }
  }

  /// Whether a sentence says between what a number is, or what it is at most, which is as well what it can be: “must be
  /// between 1 and 9”.
  fileprivate func setsBound(in sentence: Range<Int>) -> Bool {
    words.contains { sentence.overlaps($0) && isWord($0, in: .rangeWords) }
      || mayMean(anyOf: [.atMost], in: sentence)
  }

  /// What a sentence says can be.
  fileprivate func leave(in sentence: Range<Int>, isSure: Bool = true) -> Cue? {
    let (can, may) = (profile.concept(.can), profile.concept(.may))
    return cues.first { cue in
      sentence.overlaps(cue.range)
        // 합니다 may be a permission only where it stands for nothing else.
        && (cue.concept == can && cue.isSure || cue.concept == may && (cue.isSure || !isSure))
    }
  }

  /// Whether a stretch may ask for something: 请, 필수, only.
  fileprivate func demands(in stretch: Range<Int>) -> Bool {
    asks(in: stretch)
      || mayMean(anyOf: [.must, .compulsory, .withRequirement, .only, .please], in: stretch)
  }

  /// Whether a sentence says up to when, or asks: “before you can open it”, “can you see it?”
  fileprivate func setsLimit(in sentence: Range<Int>) -> Bool {
    sentences.contains { sentence.overlaps($0.range) && $0.ending == .question }
      || mayMean(anyOf: [.before, .until, .unless, .when], in: sentence)
  }
}
