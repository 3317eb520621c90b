import CopyModel
import RuleKit

/// What a pair of sentences denies, where a word of one became its opposite in the other.
extension TextPair {
  /// Whether a sentence and its translation both deny.
  func bothDeny(_ sentences: (source: Range<Int>, target: Range<Int>)) -> Bool {
    !Polarity(of: source, in: sentences.source).explicit.isEmpty
      && !Polarity(of: target, in: sentences.target).explicit.isEmpty
  }

  /// Whether one of two sentences denies and the other does not, so that an amount was turned round with it: “below 10
  /// can't”, 10 以上才能. The words of the amounts themselves, 不到 and “no more than”, turn nothing round.
  func deniesOnOneSide(
    _ sentences: (source: Range<Int>, target: Range<Int>), apartFrom turn: Turn? = nil
  ) -> Bool {
    let own = Polarity(of: source, in: sentences.source).explicit
    let answers = Polarity(of: target, in: sentences.target).explicit
    // “None of them” is an amount, and denies.
    let bound = turn.flatMap { source.comparesInside($0.source) ? $0.source : nil }
    return own.allSatisfy { bound?.range.overlaps($0) ?? false }
      != answers.allSatisfy { turn?.target.range.overlaps($0) ?? false }
  }

  /// Whether two sentences deny equally often, so that no negation was needed to turn a verb round. In Chinese a negation
  /// stands before what it denies, 隐藏且不高亮 denies nothing about 隐藏; but what says when stands anywhere.
  func deniesAlike(
    _ sentences: (source: Range<Int>, target: Range<Int>), _ verb: Cue, anywhere: Bool
  ) -> Bool {
    let own = Polarity(of: source, in: sentences.source).explicit.count
    let negations = Polarity(of: target, in: sentences.target).explicit
    return own > 0 && own == negations.count
      && (anywhere || !target.profile.uses(.han)
        || negations.contains { negation in
          // 不在范围内的已隐藏 denies nothing of what is hidden.
          negation.lowerBound < verb.range.lowerBound
            && !(negation.upperBound..<max(verb.range.lowerBound, negation.upperBound))
              .contains { target.has(.attributiveMarks, at: $0) }
        })
  }
}

extension AnalyzedText {
  /// Whether the words of a cue compare: “no more than”.
  fileprivate func comparesInside(_ cue: Cue) -> Bool {
    profile.concept(.comparison).map { than in
      cues.contains { $0.concept == than && $0.range.overlaps(cue.range) }
    } ?? false
  }
}
