import CopyModel
import RuleKit

extension TextPair {
  /// The negation of a condition that the source affirms, where all else is denied as often: “skip this if it is open”,
  /// 如未打开，可跳过; “it won't ring when you open the door”, 不打开门时，不会响.
  ///
  /// “Stop if it is open” is as much as “go on if it isn't”, so what else the source denies or implies has to be there.
  func turnedCondition(
    _ original: Range<Int>, asked: Polarity, _ translation: Range<Int>, answered: Polarity
  ) -> Range<Int>? {
    guard answered.explicit.count == asked.explicit.count + 1, source.words.count <= 26,
      let clause = source.affirmedCondition(in: original),
      // What can't be without something is so if it isn't there.
      !source.says(anyOf: [.unless, .without, .until], in: original),
      !target.says(anyOf: [.until, .evenIf], in: translation),
      let terms = SharedTerms(self)
    else { return nil }
    return answered.explicit.first { negation in
      let denied = target.denied(by: negation)
      let places = terms.places(of: denied).filter(original.overlaps)
      return !places.isEmpty && places.allSatisfy(clause.overlaps)
        && !mayDenyContrary(denied, of: clause)
        && target.setsCondition(at: negation)
        && (!asked.explicit.isEmpty || saysImplied(original, apartFrom: translation))
    }
  }

  /// Whether what is denied may be the contrary of what a clause says: “if it is open”, 未关好; “if it is disabled”, 사용할 수
  /// 없는 경우.
  private func mayDenyContrary(_ denied: Range<Int>, of clause: Range<Int>) -> Bool {
    let concepts = source.profile.concepts
    return source.cues.contains { cue in
      cue.isSure && clause.overlaps(cue.range)
        && (concepts[cue.concept].named == .turnOff
          || concepts[cue.concept].opposites.contains { target.mayMean($0, in: denied) })
    }
  }
}

extension AnalyzedText {
  /// The clause of a sentence that says on what condition something is so, where nothing in it denies.
  fileprivate func affirmedCondition(in sentence: Range<Int>) -> Range<Int>? {
    for name in [NamedConcept.if, .when] {
      guard let concept = profile.concept(name), let cue = cue(concept, in: sentence) else {
        continue
      }
      let clause = clause(behind: cue.range, in: sentence)
      let polarity = Polarity(of: self, in: clause)
      return polarity.explicit.isEmpty && polarity.loose == 0 ? clause : nil
    }
    return nil
  }

  /// Whether the clause of a negation says on what condition something is so, in Korean right behind: 如未, 않으면.
  fileprivate func setsCondition(at negation: Range<Int>) -> Bool {
    let clause = clause(at: negation)
    return [NamedConcept.if, .when].contains { name in
      guard let concept = profile.concept(name) else { return false }
      return cues.contains {
        $0.concept == concept && $0.isSure && clause.overlaps($0.range)
          && (!profile.putsVerbLast
            || (0...12).contains($0.range.lowerBound - negation.lowerBound))
      }
    }
  }
}
