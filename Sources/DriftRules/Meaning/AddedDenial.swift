import CopyModel
import RuleKit

extension TextPair {
  /// Whether the translation says, apart from what it denies with, every word of a stretch of the source that
  /// implies a negation, so that none of them is why it denies: “deleted”, 삭제되지 않음.
  func saysImplied(_ original: Range<Int>, apartFrom translation: Range<Int>) -> Bool {
    guard !Polarity(of: source, in: original).hasNegativePrefix,
      let terms = SharedTerms(self)
    else { return false }
    let concepts = source.profile.concepts
    let denials = target.denials(in: translation)
    return source.cues.allSatisfy { cue in
      guard concepts[cue.concept].impliesNegation, original.overlaps(cue.range) else {
        return true
      }
      // “No limit” is more than its words, and “before it is saved” is 未保存前.
      if source.isWord(cue.range, in: .beforeWords) {
        return target.saysBefore(aheadOf: denials)
      }
      // “When you stop moving” is when you do not move.
      if source.endsDeed(cue) { return false }
      // What somebody is kept from is said not to be done: “protect from loss”, 보호하여 잃지 않게.
      if source.keepsFrom(cue) { return false }
      if concepts.kind(of: cue.concept) != .polarity, let said = target.cue(cue.concept) {
        // The 无 of 无线 denies nothing.
        return !denials.contains { said.range.overlaps($0) && !said.range.contains($0) }
      }
      // “At least” implies a negation, and is a bound of its own.
      if source.cues.contains(where: { other in
        other.isSure && other.range == cue.range && concepts.kind(of: other.concept) != .polarity
          && target.cue(other.concept).map { !denials.contains(where: $0.range.overlaps) } == true
      }) {
        return true
      }
      return !source.text(in: cue.range).contains(" ")
        && terms.isSaid(cue.range, apartFrom: denials)
    }
  }

  /// Whether a negation stands in parentheses, of which the source has none: what they explain is added, not denied. In
  /// “(de)select” the source has it there, too.
  func addsAside(around negation: Range<Int>) -> Bool {
    guard !source.bytes.contains(UInt8(ascii: "(")) || source.hasOptionalPrefix,
      target.bytes.contains(UInt8(ascii: "("))
    else { return false }
    let bytes = target.string.utf8.span
    let last = (0..<negation.lowerBound).last { [0x28, 0x29].contains(bytes[$0]) }
    return last.map { bytes[$0] == 0x28 } ?? false
  }

  /// Whether the words that deny are how the locale says something that the source says: 사용 안 함, 不显示.
  ///
  /// - Parameter isImplied: Whether the source may imply a negation, so that any word for it explains one.
  func explains(_ negation: Range<Int>, _ original: Range<Int>, isImplied: Bool) -> Bool {
    // The word itself may be a verb that is denied: 삭제되지.
    let denials = target.denials(in: negation)
    if target.cues.contains(where: { cue in
      cue.range.count > 3 && denials.contains { $0.overlaps(cue.range) }
        // 마세요 asks as 세요 does, and “should” does, which explains no 마.
        && ![.polarity, .modality].contains(target.profile.concepts.kind(of: cue.concept))
        && cue.concept != target.profile.concept(.please)
        && (source.cue(cue.concept, in: original) != nil
          // “Tea over coffee” is 茶而非咖啡.
          || cue.concept == source.profile.concept(.ratherThan)
            && source.mayMean(cue.concept, in: original))
    }) {
      return true
    }
    guard let terms = SharedTerms(self) else { return false }
    // “No cards available” is 没有卡片, but “available” alone is not 没有.
    return isImplied
      ? denials.contains(where: terms.isAsked)
      : target.joined(denials).contains {
        terms.isAskedInMore($0, thanAny: target.profile.putsVerbLast ? denials : [])
      }
  }

  /// Whether the word that a negation belongs to is a word of the source, which says it without one.
  func deniesWord(at negation: Range<Int>) -> Bool {
    guard let terms = SharedTerms(self) else { return false }
    // “Your changes” may well be 저장하지 않은 변경 사항: what only describes a thing says more, not the reverse.
    // And what leads to a denial may be why the source does something: “hide”, 使其不被看到.
    let denied = target.denied(by: negation)
    guard !target.describes(negation) || attributes(apartFrom: denied, behind: negation, terms),
      !target.leads(to: negation), !target.allowsOnly(by: negation)
    else { return false }
    return terms.isAsked(denied)
  }

  /// Whether the 的 behind a negation belongs to another word of the source than the denied one: 不会移除当前的配置.
  private func attributes(
    apartFrom denied: Range<Int>, behind negation: Range<Int>, _ terms: SharedTerms
  ) -> Bool {
    guard !target.profile.putsVerbLast, let word = terms.longestSaid(at: denied.lowerBound),
      let mark = (word.upperBound..<word.upperBound + 9).dropFirst().first(where: {
        target.has(.attributiveMarks, at: $0)
      }),
      target.clauses.contains(where: { $0.overlaps(negation) && $0.contains(mark) }),
      // 但不会移除原始文件, behind 移除快捷方式, tells the one from the other.
      target.string.ranges(of: target.text(in: word)).count == 1,
      case let attribute = max(word.upperBound, mark - 3)..<mark
    else { return false }
    return terms.isAsked(attribute)
      || target.addresses.contains { attribute.overlaps($0.range) }
  }

  /// Whether what was done, or is so, became what was not: “selected folders”, 未選的資料夾.
  func deniesParticiple(at negation: Range<Int>, _ original: Range<Int>) -> Bool {
    guard source.wordCount(in: original) <= 12, let terms = SharedTerms(self) else { return false }
    let denied = target.denied(by: negation)
    return source.words.contains {
      original.overlaps($0) && source.ends($0, in: .participleEndings)
        && terms.isAnswer(denied, to: $0)
    }
  }

  /// Whether a label of an action or a state became that of its ban or its reverse: “Always allow”, 不允许; “Known guests”,
  /// 未知访客.
  func forbids(_ negation: Range<Int>, _ original: Range<Int>) -> Bool {
    let concepts = source.profile.concepts
    // “A valid name is required” is 名称无效 as well.
    let mayBeState = target.describes(negation) || !source.requires(in: original)
    // In a longer text a word may be added that only says more: “your changes”, 저장하지 않은 변경 사항.
    return source.words.count <= 5
      && target.cues.contains { cue in
        let kind = concepts.kind(of: cue.concept)
        return cue.isSure && cue.range.overlaps(negation)
          && (kind == .action || kind == .noun && mayBeState)
          && !source.possible.contains(cue.concept)
          && concepts[cue.concept].opposites.contains { source.cue($0, in: original) != nil }
      }
  }

  /// Whether what is done of itself from now on is what nobody is asked about: “always do this”, 다시 묻지 않음.
  func asksNoMore(_ negation: Range<Int>, _ original: Range<Int>) -> Bool {
    let isHabit = [NamedConcept.always, .automatically].contains {
      source.profile.concept($0).flatMap { source.cue($0, in: original) } != nil
    }
    guard isHabit else { return false }
    let names = source.profile.verbs.names
    let asking = ["ask", "notify", "remind"].compactMap { names.firstIndex(of: $0) }
    if source.verbs.contains(where: { asking.contains($0.concept) }) { return false }
    let near = max(negation.lowerBound - 12, 0)..<negation.upperBound + 12
    return target.verbs.contains { asking.contains($0.concept) && near.overlaps($0.range) }
  }

  /// Whether a request became one not to do it: “Add the card …”, 請勿加入卡片…
  func bansRequest(_ original: Range<Int>, _ translation: Range<Int>) -> Bool {
    let please = source.profile.concept(.please)
    guard target.has(.requestOpeners, at: translation.lowerBound),
      // “Only in an emergency” may be 请勿在非紧急情况下.
      !source.mayMean(anyOf: [.only], in: original),
      let verb = source.words.first(where: { word in
        original.overlaps(word) && please.flatMap { source.cue($0, in: word) } == nil
      }),
      source.verbs.contains(where: { $0.range.lowerBound == verb.lowerBound }),
      // “Avoid it” may well be 请不要.
      !source.impliesDenial(in: verb)
    else { return false }
    // 請 takes three bytes.
    return target.denials(in: translation).first?.lowerBound == translation.lowerBound + 3
  }

  /// Whether what is turned off became what can't be used.
  func turnsUnusable(_ original: Range<Int>, _ translation: Range<Int>) -> Bool {
    guard let off = source.profile.concept(.turnOff) else { return false }
    return source.cue(off, in: original) != nil && target.cue(off, in: translation) == nil
  }

  /// Whether what can't be done can be done in the translation: “can’t open the file”, 파일을 열 수 있습니다.
  func turnsIntoAbility(_ negation: Range<Int>, _ translation: Range<Int>) -> Bool {
    guard let can = target.profile.concept(.can), let cannot = source.profile.concept(.cannot),
      source.cue(cannot, in: negation) != nil, target.cue(can, in: translation) != nil,
      // “Non-local files can’t be opened” is 로컬 파일만 열 수 있습니다.
      target.profile.concept(.only).flatMap({ target.cue($0, in: translation) }) == nil,
      let terms = SharedTerms(self)
    else { return false }
    // The verb may stand behind “be”.
    let start = source.words.firstPosition { $0.lowerBound >= negation.upperBound }
    return source.words[start...].prefix(2).contains(where: terms.isSaid)
  }

  /// Whether what can be done without something became what can't be: “can start without it”, 没有它无法启动.
  func deniesAbility(
    _ negation: Range<Int>, _ original: Range<Int>, _ denials: [Range<Int>]
  ) -> Bool {
    guard denials.count == 2, source.isWord(negation, in: .withoutWords),
      let can = source.profile.concept(.can), let cannot = source.profile.concept(.cannot),
      source.cue(can, in: original) != nil, source.cue(cannot, in: original) == nil,
      source.wordCount(in: original) <= 20
    else { return false }
    return !target.mayMean(can, in: denials[1]) && target.cue(cannot, in: denials[1]) != nil
  }

  /// The first negation whose word the source says only in clauses that deny nothing: “can't write, but can
  /// read”, 无法写入，也无法读取.
  func misplacedDenial(_ original: Range<Int>, _ denials: [Range<Int>]) -> Range<Int>? {
    guard source.wordCount(in: original) <= 20, let terms = SharedTerms(self) else { return nil }
    return denials.first { negation in
      // 사용하지 않도록 설정 is “disabled”.
      guard !target.describes(negation), !target.isOfDeed(negation, among: source.sure) else {
        return false
      }
      let places = terms.places(of: target.denied(by: negation))
      return !places.isEmpty
        && places.allSatisfy { place in
          guard original.overlaps(place) else { return false }
          let polarity = Polarity(of: source, in: source.clause(around: place, in: original))
          return polarity.explicit.isEmpty && polarity.loose == 0
        }
    }
  }
}

extension AnalyzedText {
  /// Denials as far as they overlap, so that the polite ending of a request is a part of one: 지 마십 and 마십시오.
  fileprivate func joined(_ denials: [Range<Int>]) -> [Range<Int>] {
    denials.map { denial in
      self.denials(in: denial).reduce(denial) { joined, other in
        joined.overlaps(other)
          ? min(joined.lowerBound, other.lowerBound)..<max(joined.upperBound, other.upperBound)
          : joined
      }
    }
  }

  /// Whether a negation is a part of what surely says one of some deeds.
  fileprivate func isOfDeed(_ negation: Range<Int>, among deeds: ConceptSet) -> Bool {
    cues.contains { cue in
      cue.isSure && profile.concepts.kind(of: cue.concept) == .action
        && deeds.contains(cue.concept) && cue.range.overlaps(negation)
        && denials(in: negation).allSatisfy {
          cue.range.lowerBound <= $0.lowerBound && $0.upperBound <= cue.range.upperBound
        }
    }
  }

  /// Whether what comes first is said in front of all that denies: 运行前不需要, but not in 未运行前.
  fileprivate func saysBefore(aheadOf denials: [Range<Int>]) -> Bool {
    guard let before = profile.concept(.before), let first = denials.first else { return false }
    return cues.contains { $0.concept == before && $0.range.upperBound <= first.lowerBound }
  }

  /// Whether a verb in -ing stands right behind a verb: “stop moving”.
  fileprivate func endsDeed(_ verb: Cue) -> Bool {
    words.contains {
      $0.lowerBound == verb.range.upperBound + 1 && ends($0, in: .gerundEndings)
    }
  }

  /// Whether a verb goes on with “from”: “protect it from loss”, “prohibit users from writing”.
  fileprivate func keepsFrom(_ verb: Cue) -> Bool {
    let sentence = sentence(at: verb.range)
    return begins(verb.range, in: .keepingVerbs)
      && words.contains {
        $0.lowerBound > verb.range.upperBound && sentence.overlaps($0) && isWord($0, in: .fromWords)
      }
  }

  /// Whether the letters in parentheses may begin a word or not: “(un)mute”.
  fileprivate var hasOptionalPrefix: Bool {
    let text = string.utf8.span
    return text.indices.dropFirst(2).contains { end in
      text[end] == UInt8(ascii: ")") && end + 1 < text.count && text[end + 1].isASCIILetter
        && text[end - 1].isASCIILetter
    }
  }
}
