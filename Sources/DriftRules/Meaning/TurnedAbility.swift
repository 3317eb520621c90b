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
      !source.mayMean(anyOf: [.unless, .without, .only, .before], in: original),
      let terms = SharedTerms(self)
    else { return nil }
    // 未知 in “cannot delete an unknown card” denies nothing of the deed.
    let others = Polarity(of: source, in: original).selfDenying.filter { word in
      !negations.contains { source.denies($0, word) }
    }
    let denials = target.denials(in: translation).filter { denial in
      // 没有 of 备份为空，没有可恢复的内容 is not “empty”, which 空 says.
      !others.contains {
        answers(denial, to: $0, terms) && !terms.isSaid($0, apartFrom: [denial])
      }
    }
    return negations.first { negation in
      deed(behind: negation, terms).map {
        enables($0, in: translation, can, terms, denials)
      } ?? false
    }
  }

  /// Whether a sentence of the translation says that what a word says can be done, and none of its denials is of that.
  private func enables(
    _ deed: Range<Int>, in translation: Range<Int>, _ can: Int, _ terms: SharedTerms,
    _ denials: [Range<Int>]
  ) -> Bool {
    let places = terms.placesSaid(of: terms.keysAsked(in: deed)).filter(translation.overlaps)
    // Where it is denied somewhere, nothing was turned: 无法打开。请检查是否可打开。
    let isDenied = places.contains { place in
      denials.contains { (max(place.lowerBound - 12, 0)..<place.upperBound + 12).overlaps($0) }
    }
    if isDenied { return false }
    return places.contains { place in
      guard let ability = target.ability(of: place, can) else { return false }
      // “So that nobody can see it” is 避免他人能看到, and what only some can, others cannot.
      let start = target.startOfPart(before: ability)
      // A Korean clause is all that stands before its verb; a comma may part the two.
      let before =
        target.profile.putsVerbLast
        ? min(max(start, place.lowerBound - 12), place.lowerBound) : start
      let end = max(ability.upperBound, place.upperBound)
      return !denials.contains(where: (before..<end + 6).overlaps)
        // To be banned is a deed itself.
        && Polarity(of: target, in: before..<place.lowerBound).implied == 0
        && Polarity(of: target, in: place.upperBound..<end + 6).implied == 0
    }
  }

  /// Whether a denial stands for a word of the source that denies by itself, and does not say that something can't be
  /// done: 未知 for “unknown”.
  func answers(_ denial: Range<Int>, to word: Range<Int>, _ terms: SharedTerms) -> Bool {
    guard terms.isAnswer(denial, to: word) else { return false }
    return target.profile.concept(.cannot).flatMap { target.cue($0, in: denial) } == nil
  }

  /// The verb behind a negation: the first word, or the one behind “be”.
  func deed(behind negation: Range<Int>, _ terms: SharedTerms) -> Range<Int>? {
    let start = source.words.firstPosition { $0.lowerBound >= negation.upperBound }
    return source.words[start...].prefix(2).first {
      !source.isWord($0, in: .passiveAuxiliaries) && terms.isKnown($0)
    }
  }
}

extension AnalyzedText {
  /// Where the clause of what can be done starts, or its part behind “or”: 不存在或可以打开.
  fileprivate func startOfPart(before ability: Range<Int>) -> Int {
    let start = clause(at: ability).lowerBound
    guard let either = profile.concept(.either), !profile.putsVerbLast,
      let joint = cues.last(where: {
        $0.concept == either && $0.isSure && $0.range.lowerBound >= start
          && $0.range.upperBound <= ability.lowerBound
      })
    else { return start }
    return joint.range.upperBound
  }

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
