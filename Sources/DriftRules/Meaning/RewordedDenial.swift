import CopyModel
import RuleKit

extension TextPair {
  /// Whether the translation has in other words what a negation of the source says.
  func rewordsDenial(
    _ negation: Range<Int>, _ original: Range<Int>, _ translation: Range<Int>
  ) -> Bool {
    saysInOne(negation, translation) || asksWhether(negation, original, translation)
  }

  /// Whether a negation is part of what both languages say in one: “not enough”, 부족, 不足.
  private func saysInOne(_ negation: Range<Int>, _ translation: Range<Int>) -> Bool {
    let concepts = source.profile.concepts
    return source.cues.contains { cue in
      // “No longer” is 더 이상 only together with its negation.
      cue.isSure && concepts[cue.concept].kind == .noun && cue.range.overlaps(negation)
        && target.cue(cue.concept, in: translation) != nil
    }
  }

  /// Whether “make sure that it is not full” became “check whether it is full”.
  private func asksWhether(
    _ negation: Range<Int>, _ original: Range<Int>, _ translation: Range<Int>
  ) -> Bool {
    guard let verify = source.profile.concept(.verify), let whether = source.profile.concept(.if)
    else { return false }
    let before = original.lowerBound..<max(negation.lowerBound, original.lowerBound)
    return source.mayMean(verify, in: before) && source.cue(whether, in: original) == nil
      && target.mayMean(verify, in: translation) && target.mayMean(whether, in: translation)
  }
}
