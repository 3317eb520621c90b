import CopyModel
import RuleKit

/// A cue of a sentence that its translation words in no way that is known.
struct LostCue {
  let cue: Cue
  /// How sure it is that something is lost: from the share of good translations that carry the cue.
  let confidence: Double

  /// The first of some concepts that is lost; nil when none is, or when good translations lose it often.
  /// `concepts` are those with these names: most texts say none of them.
  init?(_ names: [NamedConcept], _ concepts: ConceptSet, in pair: borrowing TextPair) {
    guard !pair.source.sure.isDisjoint(with: concepts), let cues = pair.target.profile.cues else {
      return nil
    }
    for name in names {
      guard let concept = pair.source.profile.concept(name), pair.source.sure.contains(concept),
        let severity = cues.severity(ofMissing: concept),
        // What is destroyed is said more carefully than anything else, and a clause is hardly left out.
        severity > .note || name == .all || name.opensClause || name == .when || name == .always,
        name != .all || !pair.source.bounds(concept),
        let cue = Self.lost(concept, in: pair),
        name != .all || severity > .note || pair.isShortWarning
          || pair.mayDenyAll && pair.source.deniesAll(cue)
          || pair.isLabel && pair.source.countsAll(cue),
        // A keyword stands as it is: READ ONLY.
        !pair.target.shows(pair.source.text(in: cue.range)),
        case let opensClause = name.opensClause || name == .when && pair.source.leads(with: cue),
        case let losesClause = opensClause && pair.losesClause(behind: cue),
        case let isTurned = name == .unless && severity == .error && pair.setsCondition(for: cue),
        severity > .note && !isTurned || !opensClause && name != .when || losesClause,
        severity > .note || name != .always || pair.isShortText,
        name != .temporarily || pair.isShortText,
        name != .until || !pair.source.hasNumber(behind: cue),
        name != .all || !pair.source.isCounted(behind: cue),
        name != .without || !pair.impliesDenial(of: cue),
        name != .exception || !pair.source.isJoined(cue),
        name != .all || !pair.leavesOthers(apartFrom: cue),
        name != .only || !pair.saysWhatRemains && !pair.excludes(cue) && !pair.saysMost(with: cue),
        severity > .note || !pair.source.isWord(cue.range, in: .anyWords)
      else { continue }
      self.cue = cue
      // “Only if” is often “must”, “only because” a reason without a word for it, and “only after” after.
      let isReason =
        name == .only
        && (pair.source.goesOnWithCondition(behind: cue) && !pair.onlyNamesCondition
          || pair.waitsOnly(with: cue))
      // What a few words say is hardly said otherwise; a long text may restrict itself in some other place.
      let isShort =
        name == .only
        && (pair.source.words.count > 1 && !pair.source.isLong || pair.isShort(at: cue))
        || [.always, .temporarily].contains(name) && pair.isShortText
        || name == .all && pair.isLabel && pair.source.countsAll(cue)
        || name == .all && pair.isShortText && pair.source.isWord(cue.range, in: .wholeWords)
          && (pair.source.destroys
            || pair.target.profile.uses(.hangul) && !pair.source.isBound(behind: cue))
      let isDuty = name == .only && pair.makesDuty(of: cue)
      confidence =
        isReason || isDuty
        ? 0.7
        : losesClause || severity == .error ? 0.85 : severity == .note || isShort ? 0.8 : 0.75
      return
    }
    return nil
  }

  /// The first sure cue whose sentence has no answer in its translation.
  private static func lost(_ concept: Int, in pair: TextPair) -> Cue? {
    guard let first = pair.source.cue(concept) else { return nil }
    if !pair.target.mayMean(concept) { return first }
    guard pair.source.sentences.count > 1 else { return nil }
    for sentences in SentencePairs(pair).pairs {
      guard
        let cue = pair.source.cue(concept, in: sentences.source),
        !pair.target.mayMean(concept, in: sentences.target)
      else { continue }
      return cue
    }
    return nil
  }
}

extension NamedConcept {
  /// Whether a clause follows that says when something holds.
  fileprivate var opensClause: Bool { [.if, .unless].contains(self) }
}

extension AnalyzedText {
  /// Whether it has a number, be it one that is known when the app runs.
  fileprivate var hasValue: Bool { !numbers.isEmpty || !placeholders.isEmpty }

  /// Whether a number or a placeholder stands right behind a cue: “open until 9” closes at 9.
  fileprivate func hasNumber(behind cue: Cue) -> Bool {
    let start = cue.range.upperBound + 1
    return numbers.contains { $0.range.lowerBound == start }
      || placeholders.contains { $0.range.lowerBound == start }
  }

  /// Whether a slash joins a cue to another word, as in a name: “Except/Like”.
  fileprivate func isJoined(_ cue: Cue) -> Bool {
    let bytes = string.utf8.span
    return bytes.has("/", at: cue.range.upperBound)
      || cue.range.lowerBound > 0 && bytes.has("/", at: cue.range.lowerBound - 1)
  }

  /// Whether it is about destroying something.
  fileprivate var destroys: Bool {
    cues.contains { $0.isSure && profile.concepts[$0.concept].isDestructive }
  }
}

extension TextPair {
  /// Whether a cue stands among a few words.
  fileprivate func isShort(at cue: Cue) -> Bool {
    (2...12).contains(source.wordCount(in: source.sentence(at: cue.range)))
  }

  /// Whether the translation may make a condition of an “unless”: 如果没有; whether it is the right one is asked elsewhere.
  fileprivate func setsCondition(for cue: Cue) -> Bool {
    guard let condition = source.profile.concept(.if) else { return false }
    return SentencePairs(self).pairs.contains {
      $0.source.overlaps(cue.range) && target.mayMean(condition, in: $0.target)
    }
  }

  /// Whether what goes without something is denied by a word that implies it, “without being seen”, 拒绝围观; or what can't be
  /// without it, demanded: 필수입니다.
  func impliesDenial(of cue: Cue) -> Bool {
    SentencePairs(self).pairs.contains { sentences in
      guard sentences.source.overlaps(cue.range) else { return false }
      let own = Polarity(of: source, in: sentences.source)
      let demands =
        target.asks(in: sentences.target)
        || target.says(anyOf: [.withRequirement, .compulsory], in: sentences.target)
      return demands && own.denies(before: cue.range.lowerBound)
        || Polarity(of: target, in: sentences.target).implied(apartFrom: own) > 0
    }
  }

  /// Whether the whole source is a few words.
  fileprivate var isShortText: Bool {
    source.sentences.count == 1 && (3...10).contains(source.words.count)
  }

  /// Whether both sides say how much is left, which “only” makes less of: “only 2 left”, 2개 남음.
  fileprivate var saysWhatRemains: Bool {
    // “Only 3 more points until the next level”.
    if source.says(anyOf: [.until]), source.hasValue, target.hasValue { return true }
    guard let rest = source.profile.concept(.remaining) else { return false }
    return source.mayMean(rest) && target.cue(rest) != nil
  }

  /// Whether both sides say how much there may be at most, which “only” makes less of: “you can only pick 3 or fewer”.
  fileprivate func saysMost(with only: Cue) -> Bool {
    guard let bound = source.profile.concept(.atMost) else { return false }
    return source.cue(bound, in: source.sentence(at: only.range)) != nil
      && target.cue(bound) != nil
  }

  /// Whether what comes only after something comes after it in the translation, too: “only take effect once it has
  /// restarted”.
  fileprivate func waitsOnly(with only: Cue) -> Bool {
    guard let after = source.profile.concept(.after), target.mayMean(after) else { return false }
    let end = source.sentence(at: only.range).upperBound
    return source.mayMean(after, in: only.range.upperBound..<max(end, only.range.upperBound))
  }

  /// Whether all but some are the others: “close all tabs except this one”, 关闭其他标签页.
  fileprivate func leavesOthers(apartFrom all: Cue) -> Bool {
    guard let exception = source.profile.concept(.exception),
      let cue = source.cue(exception, in: source.sentence(at: all.range))
    else { return false }
    return all.range.upperBound < cue.range.lowerBound && target.mayMean(exception)
  }

  /// Whether the translation denies twice, and so leaves only what the source names: “only people you follow can”,
  /// 팔로우하지 않는 사람은 … 없습니다.
  fileprivate func excludes(_ only: Cue) -> Bool {
    SentencePairs(self).pairs.contains { sentences in
      sentences.source.overlaps(only.range)
        && Polarity(of: source, in: sentences.source).explicit.isEmpty
        && Polarity(of: target, in: sentences.target).explicit.count
          // “Only guests can” is 其他人不能.
          > (target.mayMean(anyOf: [.otherOne], in: sentences.target) ? 0 : 1)
    }
  }

  /// Whether a few words on both sides name a condition, and the translation neither demands, asks nor denies anything, by
  /// which it would restrict what the source does: “only when idle”, 閒置時.
  fileprivate var onlyNamesCondition: Bool {
    guard isShortText, target.sentences.count == 1, let condition = source.profile.concept(.if),
      let when = source.profile.concept(.when),
      target.mayMean(condition) || target.mayMean(when)
        || target.contains(anyOf: .conditionTraces)
    else { return false }
    return !target.requires(in: target.fullRange) && !target.asks(in: target.fullRange)
      && Polarity(of: target, in: target.fullRange).explicit.isEmpty
      && source.profile.concept(.after).flatMap { target.cue($0) } == nil
      && !target.mayMean(anyOf: [.please, .compulsory])
  }

  /// Whether the sentence of a restriction became a duty: “can only be used with it”, “must be used with it”.
  fileprivate func makesDuty(of cue: Cue) -> Bool {
    SentencePairs(self).pairs.contains { sentences in
      sentences.source.overlaps(cue.range) && !source.requires(in: sentences.source)
        && target.requires(in: sentences.target)
    }
  }
}

extension TextPair {
  /// Whether the source is a few words in which hardly anything goes without saying.
  fileprivate var isLabel: Bool {
    source.sentences.count == 1 && (2...7).contains(source.words.count)
  }

  /// Whether “not all” may stand in the source, and nothing of the translation may mean some.
  fileprivate var mayDenyAll: Bool {
    guard let negation = source.profile.concept(.negation), let some = source.profile.concept(.some)
    else { return false }
    return source.sure.contains(negation) && !target.mayMean(some) && !isTooLong
  }
}

extension AnalyzedText {

  /// Whether a clause that says when leads its sentence, up to a comma: “When shuffled, the deck …”. “While” may be an
  /// “although”.
  fileprivate func leads(with cue: Cue) -> Bool {
    let sentence = sentence(at: cue.range)
    return cue.range.lowerBound == sentence.lowerBound
      && profile.concept(.although).map { mayMean($0, in: cue.range) } != true
      && clause(behind: cue.range, in: sentence).upperBound < sentence.upperBound
  }

  /// Whether a participle or a word that points behind the word for a concept says which things are meant: “all selected
  /// photos” are the selected ones, and “all these photos” these.
  fileprivate func bounds(_ concept: Int) -> Bool {
    guard let cue = cue(concept),
      let next = words.first(where: { $0.lowerBound >= cue.range.upperBound })
    else { return false }
    return ends(next, in: .participleEndings)
      || isWord(next, in: .pointingWords) && isWord(next, in: .nounPhraseOpeners)
  }

  /// Whether a clause with a condition or a reason follows in the sentence of a cue. “When necessary” is none:
  /// nothing in it could carry the restriction.
  fileprivate func goesOnWithCondition(behind cue: Cue) -> Bool {
    let sentence = sentence(at: cue.range)
    return words.indices.contains { index in
      guard words[index].lowerBound >= cue.range.upperBound,
        sentence.overlaps(words[index]), isWord(words[index], in: .conditionOpeners),
        index + 1 < words.count
      else { return false }
      return !isWord(words[index + 1], in: .bareConditions)
    }
  }
}

extension TextPair {
  /// Whether the translation says no word of the clause that a cue opens, but words of the rest of its sentence.
  fileprivate func losesClause(behind cue: Cue) -> Bool {
    guard let terms = SharedTerms(self) else { return false }
    let sentence = source.sentence(at: cue.range)
    let clause = source.clause(behind: cue.range, in: sentence)
    let lost = terms.source(in: clause)
    guard lost.known > 0, lost.found == 0,
      !source.placeholders.contains(where: { $0.range.overlaps(clause) })
    else { return false }
    let rest = (
      terms.source(in: sentence.lowerBound..<cue.range.lowerBound),
      terms.source(in: clause.upperBound..<max(sentence.upperBound, clause.upperBound))
    )
    return rest.0.found + rest.1.found > 0
  }

  /// Whether the source is a few words about destroying something.
  fileprivate var isShortWarning: Bool {
    source.words.count <= 8 && source.destroys
  }
}
