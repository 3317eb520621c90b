import CopyModel
import RuleKit

extension TextPair {
  /// What the source says can't be done, and where the translation says that the very same can be: “cannot be shown, as
  /// it is not supported”, 可以显示，因为不支持. Whatever else both deny, this was turned.
  func turnedAbility(
    _ negations: [Range<Int>], _ original: Range<Int>, _ translation: Range<Int>
  ) -> (negation: Range<Int>, ability: Range<Int>)? {
    guard let can = target.profile.concept(.can), let cannot = source.profile.concept(.cannot),
      target.sure.contains(can), source.sure.contains(cannot),
      // “You can't edit it, but you can read it”.
      source.cue(can, in: original) == nil,
      [NamedConcept.unless, .without, .only, .before].allSatisfy({ name in
        source.profile.concept(name).map { source.mayMean($0, in: original) } != true
      }),
      let negation = negations.first(where: { source.cue(cannot, in: $0) != nil }),
      let terms = SharedTerms(self), let deed = deed(behind: negation, terms)
    else { return nil }
    let places = terms.placesSaid(of: terms.keysAsked(in: deed)).filter(translation.overlaps)
    // Where it is denied somewhere, nothing was turned: 无法打开。请检查是否可打开。
    let isDenied = places.contains {
      !target.denials(in: max($0.lowerBound - 12, 0)..<$0.upperBound + 12).isEmpty
    }
    if isDenied { return nil }
    for place in places {
      guard let ability = target.ability(of: place, can) else { continue }
      // “So that nobody can see it” is 避免他人能看到, and what only some can, others cannot.
      let before =
        target.clause(around: ability).lowerBound..<max(ability.upperBound, place.upperBound) + 6
      let polarity = Polarity(of: target, in: before)
      if target.denials(in: before).isEmpty, polarity.implied == 0 { return (negation, ability) }
    }
    return nil
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
    }?.range
  }

  /// The clause around a place, or its sentence where it has no clause.
  fileprivate func clause(around place: Range<Int>) -> Range<Int> {
    clauses.first { $0.overlaps(place) } ?? sentence(at: place)
  }
}
