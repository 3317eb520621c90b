import CopyModel
import RuleKit

// What makes a denial on one side no drift.

extension AnalyzedText {
  /// Whether a stretch counts none of something, which is as much as a denial: “there are 0 files”, 없습니다.
  func countsNothing(in stretch: Range<Int>) -> Bool {
    numbers.contains { number in
      number.value == "0" && stretch.overlaps(number.range)
        && words.contains { $0.lowerBound == number.range.upperBound + 1 }
    }
  }

  /// Whether a failure only describes the thing behind it: “failed attempts”.
  func isAttribute(_ failure: Cue) -> Bool {
    guard let next = words.first(where: { $0.lowerBound == failure.range.upperBound + 1 }) else {
      return false
    }
    return string.utf8.span.has(" ", at: failure.range.upperBound)
      && kinds(of: next).isDisjoint(with: .grammar)
  }

  /// Whether a sentence surely says that something was done.
  func tellsDeed(in sentence: Range<Int>) -> Bool {
    profile.concept(.hasBeen).map { cue($0, in: sentence) != nil } ?? false
  }

  /// Whether a sentence that starts at a place begins with what failed to be done: “Failed to open”.
  func failsToDo(from start: Int) -> Bool {
    guard let failed = profile.concept(.failed),
      let index = words.firstIndex(where: { $0.lowerBound == start }), index + 2 < words.count
    else { return false }
    return cue(failed, in: words[index]) != nil && isWord(words[index + 1], in: .toWords)
  }

  /// Whether a state belongs to what failed to be done: “failed to open the left door”.
  func isOfFailed(_ state: Cue, in sentence: Range<Int>) -> Bool {
    fails(at: state.range) || failsToDo(from: sentence.lowerBound)
  }

  /// Whether something failed to be done or may not be: “failed to open”, “unauthorized to open”, which is as much as
  /// “couldn't open”.
  func fails(at deed: Range<Int>) -> Bool {
    guard let index = words.firstIndex(where: { $0.overlaps(deed) }), index > 1,
      isWord(words[index - 1], in: .toWords)
    else { return false }
    // “Missing arguments to open”
    let before = words[max(index - 3, 0)].lowerBound..<words[index - 2].upperBound
    return sentence(at: deed).contains(before)
      && !Polarity(of: self, in: before).selfDenying.isEmpty
  }

  /// Whether a negation only repeats one before it: “no name and no picture”.
  func goesOnDenying(_ negation: Range<Int>) -> Bool {
    guard let index = words.firstIndex(of: negation), index > 0 else { return false }
    return isWord(words[index - 1], in: .joiners)
      && sentence(at: negation).lowerBound < words[index - 1].lowerBound
  }
}

extension TextPair {
  /// Whether a request for what is valid says that this is not: “enter a valid name”, 名称无效，请重新输入. It asks for nothing
  /// that is not: 请输入无效的名称.
  func asksForValid(
    _ negation: Range<Int>, _ original: Range<Int>, _ translation: Range<Int>
  ) -> Bool {
    !target.describes(negation) && source.says(anyOf: [.valid], in: original)
      && target.mayMean(anyOf: [.invalid, .incorrect], in: negation)
      && (target.mayMean(anyOf: [.please], in: translation) || !target.asks(in: translation))
      && (source.mayMean(anyOf: [.please], in: original) || source.requires(in: original)
        || source.verbs.contains { $0.range.lowerBound == original.lowerBound })
  }

  /// Whether both only check whether something is so: “make sure it is still valid”, 请确认是否已失效.
  func checksWhether(_ sentences: (source: Range<Int>, target: Range<Int>)) -> Bool {
    source.mayMean(anyOf: [.verify], in: sentences.source)
      && target.mayMean(anyOf: [.verify], in: sentences.target)
      && target.says(anyOf: [.if], in: sentences.target)
      && source.says(anyOf: [.valid], in: sentences.source)
  }

  /// Whether a demand and what happens else became a condition that denies: “pay or it goes back”, 결제하지 않으면.
  func threatens(_ original: Range<Int>, ifNot negation: Range<Int>) -> Bool {
    guard let either = source.profile.concept(.either),
      source.cue(either, in: original) != nil
    else { return false }
    return denies(asCondition: negation)
  }

  /// Whether a negation belongs to what the source says in another way that it could not be done: “missing arguments to
  /// add it”, 无法添加.
  func deniesFailed(_ negation: Range<Int>) -> Bool {
    guard let terms = SharedTerms(self) else { return false }
    return terms.places(of: target.denied(by: negation)).contains(where: source.fails)
  }

  /// Whether the translation says what happens if something is not so.
  func denies(asCondition negation: Range<Int>) -> Bool {
    guard let condition = target.profile.concept(.if) else { return false }
    // 如 stands right before 不, and 면 ends the word behind 지.
    let near = max(negation.lowerBound - 6, 0)..<negation.upperBound + 12
    return target.mayMean(condition, in: near)
  }

  /// Whether what is so by default became what is so if nothing is said: “the current one by default”, 쓰지 않으면.
  func deniesDefault(_ negation: Range<Int>, _ original: Range<Int>) -> Bool {
    denies(asCondition: negation)
      && source.mayMean(anyOf: [.defaultOne, .automatically, .optional], in: original)
  }

  /// Whether the words next to a negation say the contrary of what the source says, so that both say the
  /// same: “must come after” and 不能早于, “is filled in” and 不为空.
  func deniesContrary(_ negation: Range<Int>, _ original: Range<Int>) -> Bool {
    let concepts = source.profile.concepts
    // What another sentence says is another matter.
    let near = (max(negation.lowerBound - 12, 0)..<negation.upperBound + 12)
      .clamped(to: target.sentence(at: negation))
    let denials = target.denials(in: negation)
    // “Later” only says when.
    let later = target.profile.concept(.notNow)
    // What is said to be not so is what the source says, 损坏 for “damaged”: no other word turns that back.
    if deniesAsked(negation) { return false }
    return target.cues.contains { cue in
      guard cue.isSure, near.overlaps(cue.range), cue.concept != later,
        !denials.contains(where: cue.range.overlaps)
      else { return false }
      let concept = concepts[cue.concept]
      return concept.impliesNegation && !isAskedToo(cue.range, original)
        || !source.mayMean(cue.concept, in: original)
          && concept.opposites.contains { source.cue($0, in: original) != nil }
          // 點 in 點選 is no other way to press than clicking.
          && !target.cues.contains {
            $0.isSure && $0.range.contains(cue.range.lowerBound) && $0.range.count > cue.range.count
              && source.cue($0.concept, in: original) != nil
          }
    }
  }

  /// Whether a word may say what the source surely says: 略過 is the contrary of what is done, but not of what is skipped.
  private func isAskedToo(_ word: Range<Int>, _ original: Range<Int>) -> Bool {
    let concepts = source.profile.concepts
    return target.cues.contains {
      $0.range == word && concepts.kind(of: $0.concept) != .polarity
        && source.cue($0.concept, in: original) != nil
    }
  }

  /// Whether a negation belongs to a word of the translation that is the very word of the source for a state or an event
  /// that implies a negation: 손상되지 않음, for “damaged”.
  private func deniesAsked(_ negation: Range<Int>) -> Bool {
    let (concepts, word) = (source.profile.concepts, target.denied(by: negation))
    guard let terms = SharedTerms(self), terms.isAsked(word) else { return false }
    return terms.places(of: word).contains { place in
      source.cues.contains { concepts[$0.concept].impliesNegation && $0.range.overlaps(place) }
    }
  }

  /// Whether the sentences changed places: what one of them lost, another has.
  func reorders(_ sentences: [(source: Range<Int>, target: Range<Int>)]) -> Bool {
    guard sentences.count > 1 else { return false }
    let denials = sentences.map {
      let (own, answer) = (Polarity(of: source, in: $0.source), Polarity(of: target, in: $0.target))
      // A negative of the source, “unsafe”, is denied in the translation, 不安全.
      return (source: !own.explicit.isEmpty, target: answer.explicit.count > own.negatives)
    }
    return denials.contains { $0.source && !$0.target }
      && denials.contains { !$0.source && $0.target } || swapsDenial(sentences)
  }

  /// Whether two sentences changed places with all that they deny and imply: “It is invalid. It was not added.”,
  /// 추가하지 못했습니다. 잘못되었습니다.
  private func swapsDenial(_ sentences: [(source: Range<Int>, target: Range<Int>)]) -> Bool {
    guard sentences.count == 2 else { return false }
    let own = sentences.map { Polarity(of: source, in: $0.source) }
    let answers = sentences.map { Polarity(of: target, in: $0.target) }
    func agree(_ one: Polarity, _ other: Polarity) -> Bool {
      one.explicit.count == other.explicit.count
        && (!one.explicit.isEmpty || (one.implied > 0) == (other.implied > 0))
    }
    return agree(own[0], answers[1]) && agree(own[1], answers[0]) && !agree(own[0], answers[0])
  }

  /// Whether the source says that something is not a thing, and the translation denies less often: “not a weekday”, 주말.
  func contradicts(_ thing: Cue) -> Bool {
    let denials = Polarity(of: source, in: source.fullRange).explicit
    return denials.contains { source.denies($0, thing.range) }
      && Polarity(of: target, in: target.fullRange).explicit.count < denials.count
  }

  /// Whether a sentence of the translation denies that answers none of the source, as one was parted: “it is empty, so there
  /// is nothing to show”, 列表为空。没有可显示的内容。
  func deniesApart(from sentences: [(source: Range<Int>, target: Range<Int>)]) -> Bool {
    target.sentences.count > source.sentences.count
      && target.sentences.contains { sentence in
        !sentences.contains { $0.target.overlaps(sentence.range) }
          && !Polarity(of: target, in: sentence.range).explicit.isEmpty
      }
  }

  /// Whether another sentence of the translation says what a sentence of the source denies more often than its own: it was
  /// parted elsewhere.
  func partsDenial(_ sentences: [(source: Range<Int>, target: Range<Int>)]) -> Bool {
    sentences.count > 1
      && sentences.contains { pair in
        Polarity(of: target, in: pair.target).explicit.count
          > Polarity(of: source, in: pair.source).explicit.count
      }
  }

  /// Whether the negation is part of a warning that something is final, which the translation has not.
  func warnsOfFinality(at negation: Range<Int>) -> Bool {
    guard let final = source.profile.concept(.cannotUndo) else { return false }
    return !target.mayMean(final) && source.mayMean(final, in: negation)
  }
}
