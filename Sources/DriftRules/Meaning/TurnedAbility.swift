import CopyModel
import RuleKit

extension TextPair {
  /// The negation of what the source says can't be done or isn't done, where the translation says that the very same can
  /// be: “cannot be shown, as it is not supported”, 可以显示，因为不支持. Whatever else both deny, this was turned.
  func turnedAbility(
    _ negations: [Range<Int>], _ original: Range<Int>, _ translation: Range<Int>
  ) -> Range<Int>? {
    guard let can = target.profile.concept(.can), target.sure.contains(can), !negations.isEmpty,
      // “You can't edit it, but you can read it”.
      source.cue(can, in: original) == nil,
      [NamedConcept.unless, .without, .only, .before].allSatisfy({ name in
        source.profile.concept(name).map { source.mayMean($0, in: original) } != true
      }),
      let terms = SharedTerms(self)
    else { return nil }
    return negations.first { negation in
      deed(behind: negation, terms).map { enables($0, in: translation, can, terms) } ?? false
    }
  }

  /// Whether a sentence of the translation says that what a word says can be done, and denies it nowhere.
  private func enables(
    _ deed: Range<Int>, in translation: Range<Int>, _ can: Int, _ terms: SharedTerms
  ) -> Bool {
    let places = terms.placesSaid(of: terms.keysAsked(in: deed)).filter(translation.overlaps)
    // Where it is denied somewhere, nothing was turned: 无法打开。请检查是否可打开。
    let isDenied = places.contains {
      !target.denials(in: max($0.lowerBound - 12, 0)..<$0.upperBound + 12).isEmpty
    }
    return !isDenied
      && places.contains { place in
        guard let ability = target.ability(of: place, can) else { return false }
        // “So that nobody can see it” is 避免他人能看到, and what only some can, others cannot.
        let (start, end) = (
          target.clause(at: ability).lowerBound, max(ability.upperBound, place.upperBound)
        )
        // A Korean clause is all that stands before its verb.
        let before =
          (target.profile.putsVerbLast ? max(start, place.lowerBound - 12) : start)..<end + 6
        return target.denials(in: before).isEmpty && Polarity(of: target, in: before).implied == 0
      }
  }

  /// The verb behind a negation: the first word, or the one behind “be”.
  private func deed(behind negation: Range<Int>, _ terms: SharedTerms) -> Range<Int>? {
    let start = source.words.firstPosition { $0.lowerBound >= negation.upperBound }
    return source.words[start...].prefix(2).first {
      !source.isWord($0, in: .passiveAuxiliaries) && terms.isKnown($0)
    }
  }
}

extension AnalyzedText {
  /// The word that says that what stands at a place can be done, right beside it: 可以打开, 열 수 있습니다.
  fileprivate func ability(of place: Range<Int>, _ can: Int) -> Range<Int>? {
    cues.first { cue in
      let gap =
        profile.putsVerbLast
        ? cue.range.lowerBound - place.upperBound : place.lowerBound - cue.range.upperBound
      return cue.concept == can && cue.isSure && (0...7).contains(gap)
        // 읽을 수 있는 권한 is the right to read.
        && !has(.attributiveEndings, at: cue.range.upperBound)
    }?.range
  }
}
