import CopyModel
import RuleKit

extension TextPair {
  /// A word of the source by which something failed or is wrong, and the like of it that the translation denies: “failed
  /// to open”, 열지 못하지 않았습니다; “incorrect”, 잘못되지 않음.
  func deniedFailure(
    _ asked: Polarity, _ translation: Range<Int>
  ) -> (source: Range<Int>, target: Range<Int>)? {
    let denying = asked.selfDenying
    // “Couldn't fail” denies what fails itself.
    guard asked.explicit.count + denying.count == 1,
      let own = denying.first ?? asked.explicit.first,
      let failed = source.profile.concept(.failed),
      let negation = source.profile.concept(.negation),
      case let isBehind = target.profile.putsVerbLast
    else { return nil }
    let denials = target.denials(in: translation)
    let denied = target.cues.first { cue in
      guard cue.isSure, translation.overlaps(cue.range),
        cue.concept == failed
          || isBehind
            // “Never” is 절대 안 함 as a whole.
            && (cue.concept == negation || asked.explicit.isEmpty && source.means(cue.concept, own))
      else { return false }
      return denials.contains { target.denies($0, nextTo: cue.range) }
    }
    return denied.map { (own, $0.range) }
  }
}

extension AnalyzedText {
  /// Whether all of a word surely means a concept that is more than to deny, as “empty” does not in “non-empty”.
  fileprivate func means(_ concept: Int, _ word: Range<Int>) -> Bool {
    profile.concepts.kind(of: concept) != .polarity
      && cues.contains { $0.isSure && $0.concept == concept && $0.range == word }
  }

  /// Whether a negation stands right before a word, in Korean and Japanese behind it and one syllable that makes it a verb.
  fileprivate func denies(_ negation: Range<Int>, nextTo word: Range<Int>) -> Bool {
    guard word.count > DeniedFailure.shortest else { return false }
    return profile.putsVerbLast
      ? (0...3).contains(negation.lowerBound - word.upperBound)
        && negation.count > DeniedFailure.shortest
      : negation.upperBound == word.lowerBound
  }
}

private enum DeniedFailure {
  /// The most bytes of a word that may be a part of another: one wide character.
  static let shortest = 3
}
