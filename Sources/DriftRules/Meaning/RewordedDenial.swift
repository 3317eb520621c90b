import CopyModel
import RuleKit

extension TextPair {
  /// Whether the translation says without a negation what one of the source says.
  func saysOtherwise(
    _ negation: Range<Int>, _ original: Range<Int>, _ translation: Range<Int>
  ) -> Bool {
    turnsState(negation, original, translation) || waits(original, translation)
      || refrains(original, translation) || rewords(negation, translation)
      || asksForIt(negation, original, translation) || restricts(negation, original, translation)
      || demands(negation, original, translation) || warns(negation, original, translation)
      || choosesOne(negation, translation) || stays(negation, translation)
      || exceptsNot(negation, original, translation)
  }

  /// Whether what never leaves a place stays there: “never leaves your phone”, 始终保留在手机上.
  private func stays(_ negation: Range<Int>, _ translation: Range<Int>) -> Bool {
    source.mayMean(anyOf: [.leave], in: negation.upperBound..<negation.upperBound + 12)
      && target.mayMean(anyOf: [.keep], in: translation)
  }

  /// Whether “a card or a stamp, but not both” became “one of them”, which says nothing of both: 其中之一.
  private func choosesOne(_ negation: Range<Int>, _ translation: Range<Int>) -> Bool {
    source.deniesBoth(negation) && !target.mayMean(anyOf: [.both], in: translation)
  }

  /// Whether what can't be anything but one thing became what is only that, or must be: “won't take anything other than
  /// coins”, 只收硬币.
  private func restricts(
    _ negation: Range<Int>, _ original: Range<Int>, _ translation: Range<Int>
  ) -> Bool {
    guard let excluded = source.profile.concept(.excluded),
      target.says(anyOf: [.only, .must], in: translation)
    else { return false }
    return source.mayMean(
      excluded, in: negation.upperBound..<max(original.upperBound, negation.upperBound))
  }

  /// Whether a translation may say “without” in one of its many ways, 纯文本 is without formatting, 무설탕 without sugar; or
  /// both ways are meant, “with or without”.
  func mayGoWithout(_ negation: Range<Int>, _ translation: Range<Int>) -> Bool {
    guard source.words.count <= 24, let without = source.profile.concept(.without),
      !target.mayMean(without, in: translation), !source.goesOnDenying(negation)
    else { return true }
    // Of a few words, only what is not done has no other way: “close without saving”, 저장하고 닫기.
    return source.words.count < 7 && !isDeedSaid(behind: negation)
  }

  /// Whether the translation says the verb that stands in -ing right behind a word.
  private func isDeedSaid(behind word: Range<Int>) -> Bool {
    source.words.contains {
      $0.lowerBound == word.upperBound + 1 && source.ends($0, in: .gerundEndings)
        && SharedTerms(self)?.isSaid($0) == true
    }
  }

  /// Whether a negation at the end only repeats what was said: “only names, no pictures”, “before, not after”.
  func repeatsInContrast(_ negation: Range<Int>) -> Bool {
    let (sentence, text) = (source.sentence(at: negation), source.string.utf8.span)
    guard negation.lowerBound > sentence.lowerBound + 1,
      text.has(", ", at: negation.lowerBound - 2),
      (1...4).contains(source.wordCount(in: negation.upperBound..<sentence.upperBound))
    else { return false }
    let concepts = source.profile.concepts
    let cues = source.cues.filter { sentence.overlaps($0.range) && !negation.overlaps($0.range) }
    let said = cues.filter { $0.range.lowerBound < negation.lowerBound }
    if let only = source.profile.concept(.only), said.contains(where: { $0.concept == only }) {
      return true
    }
    let rest = cues.dropFirst(said.count)
    return said.contains { cue in
      rest.contains { concepts[cue.concept].opposites.contains($0.concept) }
    }
  }

  /// Whether “not until” or “not unless” became “only then”, “after” or “it must”: 才, 야, 만, 후, 해야.
  private func waits(_ original: Range<Int>, _ translation: Range<Int>) -> Bool {
    guard let before = source.profile.concept(.before),
      let after = source.profile.concept(.after), let only = source.profile.concept(.only)
    else { return false }
    if let unless = source.profile.concept(.unless), source.cue(unless, in: original) != nil,
      target.mayMean(only, in: translation)
        || !source.requires(in: original) && target.requires(in: translation)
    {
      return true
    }
    guard source.deniesTime(before, in: original) else { return false }
    // “Not valid until May” is valid from May on, where nothing says until when.
    if let until = source.profile.concept(.until), source.cue(until, in: original) != nil,
      source.words.count <= 12, !target.mayMean(before, in: translation)
    {
      return true
    }
    return target.mayMean(only, in: translation) || target.cue(after, in: translation) != nil
      || source.profile.concept(.until).map { source.cue($0, in: original) != nil } == true
        && target.asksFirst(before, in: translation)
      || !source.requires(in: original) && target.requires(in: translation)
      // “Not until it cools” is when it has cooled.
      || source.profile.concept(.if).map {
        source.cue($0, in: original) == nil && target.cue($0, in: translation) != nil
      } == true
  }

  /// Whether “not until” or “not before” became “not unless”, which denies twice.
  func deniesUnless(_ original: Range<Int>, _ translation: Range<Int>) -> Bool {
    guard let before = source.profile.concept(.before), let unless = source.profile.concept(.unless)
    else { return false }
    return source.mayMean(before, in: original)
      && (target.cue(unless, in: translation) != nil
        // “Not until you pay” is 未付款，不会.
        || !target.says(anyOf: [.until, .before, .deadline], in: translation))
  }

  /// Whether a clause of the translation denies that something comes back, with words in between: 不能从归档中恢复.
  var deniesReturn: Bool {
    !isTooLong
      && target.clauses.contains { clause in
        !target.denials(in: clause).isEmpty
          && target.cues.contains { $0.range.overlaps(clause) && target.isReturn($0) }
      }
  }

  /// Whether the translation has in other words what a negation of the source says.
  func rewordsDenial(
    _ negation: Range<Int>, _ original: Range<Int>, _ translation: Range<Int>
  ) -> Bool {
    saysInOne(negation, translation) || asksWhether(negation, original, translation)
      || fails(negation, original, translation) || source.isNumberSign(negation)
      || answers(negation) || source.isInsideName(negation) || writesAsOne(negation)
      || countsAll(negation, original, translation)
  }

  /// Whether “unable to” became a failure, 실패, besides those that the source has.
  private func fails(
    _ negation: Range<Int>, _ original: Range<Int>, _ translation: Range<Int>
  ) -> Bool {
    guard let cannot = source.profile.concept(.cannot),
      let failure = source.profile.concept(.failed),
      source.cue(cannot, in: negation) != nil
    else { return false }
    let answers = target.cues.count {
      $0.concept == failure && $0.isSure && translation.overlaps($0.range)
        && target.denials(in: $0.range).isEmpty
    }
    let others = source.cues.count {
      $0.concept == failure && $0.isSure && original.overlaps($0.range)
        && !negation.overlaps($0.range)
    }
    return answers > others
  }

  /// Whether a negation is part of what both languages say in one: “not enough”, 부족, 不足.
  private func saysInOne(_ negation: Range<Int>, _ translation: Range<Int>) -> Bool {
    let concepts = source.profile.concepts
    let (noLonger, pending) = (source.profile.concept(.noLonger), source.profile.concept(.notYet))
    return source.cues.contains { cue in
      guard cue.isSure, cue.range.overlaps(negation) else { return false }
      // “No longer” is 더 이상 only together with its negation, but 已下架 without one; and “not yet” is 아직.
      return cue.concept == noLonger
        ? target.mayMean(cue.concept, in: translation) && target.cue(cue.concept) == nil
        : concepts.kind(of: cue.concept) == .noun && cue.concept != pending
          && isSaidAlone(cue, in: translation)
    }
  }

  /// Whether the translation says what a cue says by words that say no other word of the source: 停用 for “no longer”,
  /// where nothing is deactivated.
  private func isSaidAlone(_ cue: Cue, in translation: Range<Int>) -> Bool {
    let answers = target.cues.filter {
      $0.concept == cue.concept && $0.isSure && translation.overlaps($0.range)
    }
    guard !answers.isEmpty, let terms = SharedTerms(self) else { return !answers.isEmpty }
    return answers.contains { !terms.asks(forAll: $0.range, apartFrom: cue.range) }
  }

  /// Whether “make sure that it is not full” became “check whether it is full”.
  private func asksWhether(
    _ negation: Range<Int>, _ original: Range<Int>, _ translation: Range<Int>
  ) -> Bool {
    guard let verify = source.profile.concept(.verify), let whether = source.profile.concept(.if)
    else { return false }
    return source.mayMean(verify, in: original.start(before: negation))
      && source.cue(whether, in: original) == nil
      && target.mayMean(verify, in: translation) && target.mayMean(whether, in: translation)
  }

  /// Whether the translation names the opposite of what stands right behind a negation: “isn't turned on” is
  /// turned off, “can't be removed” must be kept.
  ///
  /// Where the translation also says the very word that is denied, as often as the source, nothing was turned: 儲存將會
  /// 被刪除 says of what is stored that it is deleted.
  func turnsState(
    _ negation: Range<Int>, _ original: Range<Int>, _ translation: Range<Int>
  ) -> Bool {
    // “No longer blocked” has a word in between; and “some were erased, some were not” leaves the word out.
    let isElided = source.endsClause(negation)
    let near =
      isElided
      ? source.sentence(at: negation).lowerBound..<negation.lowerBound
      : negation.upperBound..<negation.upperBound + 12
    let concepts = source.profile.concepts
    return source.cues.contains { cue in
      cue.isSure && near.contains(cue.range.lowerBound)
        && (isElided || !isSaidAsOften(cue, original, translation))
        && concepts[cue.concept].opposites.contains {
          target.cue($0, in: translation).map { !isTaken($0) } == true && source.cue($0) == nil
        }
    }
  }

  /// Whether a sentence of the translation surely says what a cue says as often as its source.
  private func isSaidAsOften(
    _ cue: Cue, _ original: Range<Int>, _ translation: Range<Int>
  ) -> Bool {
    func places(_ cues: [Cue], in stretch: Range<Int>) -> Int {
      cues.count { $0.concept == cue.concept && $0.isSure && stretch.overlaps($0.range) }
    }
    let answers = places(target.cues, in: translation)
    return answers > 0 && answers >= places(source.cues, in: original)
  }

  /// Whether the very words of a cue surely say something else that the source says: 保存 keeps, and saves.
  private func isTaken(_ cue: Cue) -> Bool {
    target.cues.contains {
      $0.isSure && $0.concept != cue.concept && $0.range == cue.range
        && source.sure.contains($0.concept)
    }
  }

  /// Whether “can't be empty” became “is required”, “not longer than” “within”, or “not empty” what it comes to.
  func rewords(_ negation: Range<Int>, _ translation: Range<Int>) -> Bool {
    if bounds(negation, translation) { return true }
    guard let required = source.profile.concept(.compulsory) else { return false }
    let end = source.endOfNegation(negation)
    let near = end..<end + 5
    let implied = source.cues.first {
      $0.isSure && source.profile.concepts[$0.concept].impliesNegation
        && near.contains($0.range.lowerBound)
    }
    if target.cue(required, in: translation) != nil {
      // “Must not be empty” is required as well.
      return implied != nil || !source.mayMean(required)
    }
    guard let implied else { return false }
    // What is denied twice stands; but its words are gone then.
    if target.shows(source.text(in: implied.range)) { return target.requires(in: translation) }
    if let terms = SharedTerms(self), terms.isKnown(implied.range) {
      return !terms.isSaid(implied.range)
    }
    // “Can't be null” is 있어야 합니다.
    return target.requires(in: translation)
      || !source.cues.contains { $0.range == implied.range && target.mayMean($0.concept) }
  }

  /// Whether “not more than” became a bound: 以内, 이내.
  private func bounds(_ negation: Range<Int>, _ translation: Range<Int>) -> Bool {
    let sentence = source.sentence(at: negation)
    let contraries: [(NamedConcept, NamedConcept)] = [(.moreThan, .atMost), (.lessThan, .atLeast)]
    return contraries.contains { excess, bound in
      guard let excess = source.profile.concept(excess), let bound = source.profile.concept(bound),
        let cue = source.cue(excess, in: sentence)
      else { return false }
      return cue.range.lowerBound > negation.lowerBound && target.mayMean(bound, in: translation)
    }
  }
}

extension AnalyzedText {
  /// Whether “both” stands right behind a negation and ends its clause: “but not both”.
  func deniesBoth(_ negation: Range<Int>) -> Bool {
    guard let index = words.firstIndex(where: { $0.overlaps(negation) }),
      let both = words.dropFirst(index + 1).first
    else { return false }
    return isWord(both, in: .pairWords) && endsClause(both)
  }

  /// Whether a “before” may tell from when on something is so: what leads up to it denies, or nothing does, “until it
  /// cools, don't”. In “if it doesn't ring, wait before you knock”, it tells nothing of what is denied.
  fileprivate func deniesTime(_ before: Int, in sentence: Range<Int>) -> Bool {
    cues.contains { cue in
      guard cue.concept == before, sentence.overlaps(cue.range) else { return false }
      let clause = clause(before: cue.range, in: sentence)
      return wordCount(in: clause) < 2 || !Polarity(of: self, in: clause).explicit.isEmpty
    }
  }

  /// Whether a mark or the end of the text stands right behind a word.
  func endsClause(_ word: Range<Int>) -> Bool {
    let bytes = string.utf8.span
    return word.upperBound == bytes.count || ".,;:!?".utf8.contains(bytes[word.upperBound])
  }

  /// Whether it asks for what has to be done before something else: 打印前请选择纸张.
  fileprivate func asksFirst(_ before: Int, in sentence: Range<Int>) -> Bool {
    guard let please = profile.concept(.please) else { return false }
    return cue(before, in: sentence) != nil && cue(please, in: sentence) != nil
  }
}
