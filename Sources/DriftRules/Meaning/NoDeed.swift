import CopyModel
import RuleKit

extension TextPair {
  /// Whether a verb that the translation has in place of another says nothing that is done: it is in a name, is
  /// avoided, or only says when.
  func isNoDeed(_ verb: Cue, for deed: Cue) -> Bool {
    headsName(verb) || isNamed(verb, apartFrom: deed) || target.avoids(verb) || saysWhen(verb)
      || isPartOfThing(verb)
  }

  /// Whether a verb is part of the name of a thing that the source names: 인증번호, “code”.
  private func isPartOfThing(_ verb: Cue) -> Bool {
    target.thing(around: verb).map(source.mayBeNamed.contains) ?? false
  }

  /// Whether a verb only says when something happens, of which the source says nothing: “Shift cancels it”, Shift 키를 누르면
  /// 꺼집니다.
  private func saysWhen(_ verb: Cue) -> Bool {
    guard let condition = target.profile.concept(.if), target.profile.putsVerbLast,
      !source.mayMean(anyOf: [.if, .when, .unless, .without], in: source.fullRange),
      let word = target.words.first(where: { $0.overlaps(verb.range) }),
      // 검색하려면 says what for.
      !target.mayMean(anyOf: [.purpose], in: word)
    else { return false }
    return target.cues.contains { $0.concept == condition && $0.range.overlaps(word) }
  }

  /// Whether a verb stands in a name in quotation marks, as another word of the source does: “earned the ‘Stay’ badge”,
  /// 拿到「等待」徽章.
  private func isNamed(_ verb: Cue, apartFrom deed: Cue) -> Bool {
    let names = source.quotedNames
    return !names.isEmpty && !names.contains { $0.inside.overlaps(deed.range) }
      && target.quotedNames.contains { $0.inside.overlaps(verb.range) }
  }

  /// Whether a verb ends a longer name in quotation marks, which the source has without: “触控调节” is a thing. In
  /// Chinese a button's title begins with its verb.
  private func headsName(_ verb: Cue) -> Bool {
    target.profile.uses(.han) && source.quotedNames.isEmpty
      && target.quotedNames.contains {
        $0.inside.upperBound == verb.range.upperBound
          && $0.inside.lowerBound < verb.range.lowerBound
      }
  }
}

extension AnalyzedText {
  /// The thing that a word is only a part of the name of: 구독자 around 구독.
  func thing(around word: Cue) -> Int? {
    things.first {
      $0.isSure && $0.range.count > word.range.count && $0.range.lowerBound <= word.range.lowerBound
        && $0.range.upperBound >= word.range.upperBound
    }?.concept
  }

  /// Whether a clause says before a verb that it is to be avoided: 避免收件人看到.
  fileprivate func avoids(_ verb: Cue) -> Bool {
    guard let avoidance = profile.concept(.avoid), sure.contains(avoidance),
      let clause = clauses.first(where: { $0.overlaps(verb.range) })
    else { return false }
    return cue(avoidance, in: clause.lowerBound..<verb.range.lowerBound) != nil
  }
}
