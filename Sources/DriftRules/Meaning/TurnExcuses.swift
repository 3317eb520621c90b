import CopyModel
import RuleKit

extension TextPair {
  /// Whether a sentence and its translation say the same, though one says the opposite of a word of the other.
  func excuses(_ turn: Turn, _ sentences: (source: Range<Int>, target: Range<Int>)) -> Bool {
    let concepts = source.profile.concepts
    let (cue, answer) = (turn.source, turn.target)
    let (concept, opposite) = (concepts[cue.concept], concepts[turn.opposite])
    let isOfKind =
      switch concept.kind {
      case .time:
        !isSameTurn(cue, answer, sentences)
          // “After” may tell of the sentence that was joined to this one.
          || opposite.named == .after && source.sentences.count > target.sentences.count
      // What is lost is not the opposite of what is saved.
      case .consequence: opposite.kind != .consequence
      case .modality:
        isBounded(sentences)
          // “May cause work that is required to keep it” can do so.
          || opposite.named == .can
            && source.mayMean(
              anyOf: [.may], in: source.clause(before: cue.range, in: sentences.source))
      default: false
      }
    // “The entire album” is one, and “all messages in it” are those of one.
    if opposite.named == .singleOne,
      source.isWord(cue.range, in: .undividedWords)
        || source.hasWord(of: .pointingWords) && !source.pointsAtSeveral(behind: cue)
    {
      return true
    }
    if isOfKind || concept.kind != .action && turnsCondition(at: cue, sentences)
      || excusesUndoing(cue, answer, in: sentences.target) || permitsOnly(at: cue, sentences)
      || deniesCondition(at: cue, turnedTo: opposite, in: sentences.source)
      || opposite.kind == .modality && leadsOn(at: cue, sentences)
      || (concept.kind == .quantity || opposite.kind == .quantity)
        && deniesOnOneSide(sentences, apartFrom: turn)
        // “Unreachable” denies as 无法 does.
        && !Polarity(of: source, in: sentences.source).hasNegativePrefix
      || opposite.kind == .quantity && !concept.compares && deniesPart(of: cue, sentences)
      || shows(cue.range) || source.isMenuStep(cue.range)
      || opposite.named == .hasBeen
        // What was done may have been told in the sentence before, which was joined to this one; and what will no longer be so
        // is over.
        && (target.isAttributive(answer) || source.says(anyOf: [.noLonger], in: sentences.source)
          || source.describesByParticiple(in: sentences.source)
          || source.tellsPast(before: cue, in: sentences.source)
          || source.sentences.count > target.sentences.count)
      || opposite.named == .notYet
        // What is already under way is not done yet.
        && (!Polarity(of: source, in: sentences.source).explicit.isEmpty
          || source.mayMean(anyOf: [.inProgress], in: sentences.source))
      || opposite.named == .inProgress
        && (bothSayAlready(sentences) || source.goesOn(in: sentences.source)
          || source.lastsUntilNow(in: sentences.source))
      // What is hidden from others is 仅自己可见.
      || concept.kind == .action && opposite.kind == .noun
        && target.mayMean(anyOf: [.only], in: sentences.target)
      || asksOfContrary(turn, sentences) || comparesBackwards(sentences)
      || checksWhether(sentences)
      // 구독자 subscribes to nothing; but 删除行 is said of a row.
      || concept.kind == .action && target.profile.putsVerbLast
        && target.thing(around: answer).map(source.named.contains) == false
      || repeatsNothing(turn, sentences)
      || isDueThen(turn) || beginsInstead(turn, sentences)
      || exchanges(cue, turn.opposite, sentences)
      || isSeenFromOtherSide(concept, cue, answer, in: sentences.target)
      || lastsUntil(answer, sentences) || endsOnlyThen(concept, sentences)
      || isTurnedOnInstead(turn, sentences) || comesTo(opposite, cue, sentences)
      || concept.kind == .noun && negatesContrary(cue, answer, sentences)
    {
      return true
    }
    // “Don't close” may well become “keep open”, and “hidden” “not shown”.
    let isDenied =
      target.denies(answer, in: sentences.target) || target.failsAtEnd(answer)
    let isDeniedInSource =
      source.denies(cue, in: sentences.source) || source.putsAside(cue) || source.prevents(cue)
      || losesDenied(cue, sentences)
    return isDeniedInSource != isDenied
      && !concept.isReason
      && !deniesAlike(sentences, answer, anywhere: concept.kind == .time)
      && !(isDenied
        && (concept.kind == .noun
          ? source.isOfFailed(cue, in: sentences.source) : source.fails(at: cue.range)))
  }

  /// Whether both only ask whether something is right: “Wrong password?”, 암호가 올바릅니까?
  private func asksOfContrary(
    _ turn: Turn, _ sentences: (source: Range<Int>, target: Range<Int>)
  ) -> Bool {
    let concepts = source.profile.concepts
    guard
      [turn.source.concept, turn.opposite].contains(where: {
        concepts[$0].named == .incorrect || concepts[$0].named == .valid
      })
    else { return false }
    return source.isQuestion(sentences.source) && target.isQuestion(sentences.target)
  }

  /// Whether what can't be done twice can't be done again once it was: “can't be used twice”, 한 번 쓰면 다시 쓸 수 없음.
  private func repeatsNothing(
    _ turn: Turn, _ sentences: (source: Range<Int>, target: Range<Int>)
  ) -> Bool {
    source.isWord(turn.source.range, in: .timesCounters)
      && target.says(anyOf: [.again], in: sentences.target) && bothDeny(sentences)
  }

  /// Whether both say that something is so already, in whatever form: “already exists”, 이미 사용되고 있습니다.
  private func bothSayAlready(_ sentences: (source: Range<Int>, target: Range<Int>)) -> Bool {
    guard let already = source.profile.concept(.already) else { return false }
    return source.mayMean(already, in: sentences.source)
      && target.cue(already, in: sentences.target) != nil
  }

  /// Whether an amount is denied on both sides, so that the opposite says the same: “might not work in all apps”,
  /// 일부 앱에서는 작동하지 않을 수.
  private func deniesPart(
    of amount: Cue, _ sentences: (source: Range<Int>, target: Range<Int>)
  ) -> Bool {
    source.denies(amount, in: sentences.source)
      && !Polarity(of: target, in: sentences.target).explicit.isEmpty
  }

  /// Whether an amount has a bound, which a permission says as well as an obligation: “must be at most five”,
  /// 最多能选五个; what must be a number can only be a number.
  private func isBounded(_ sentences: (source: Range<Int>, target: Range<Int>)) -> Bool {
    if let only = source.profile.concept(.only),
      target.cue(only, in: sentences.target) != nil
    {
      return true
    }
    // “Must be between 1 and 9” is “can be set from 1 to 9”.
    if source.words.contains(where: {
      sentences.source.overlaps($0) && source.isWord($0, in: .rangeWords)
    }) {
      return true
    }
    return source.mayMean(anyOf: [.atMost, .moreThan, .lessThan], in: sentences.source)
  }

  /// Whether two sentences changed places: each side says elsewhere what the other says here, and what is spoken of
  /// stands elsewhere too. In “Turn on Wi-Fi. Turn off Bluetooth.”, 关闭 Wi-Fi, only the verbs changed theirs.
  private func exchanges(
    _ cue: Cue, _ opposite: Int, _ sentences: (source: Range<Int>, target: Range<Int>)
  ) -> Bool {
    guard
      let other = source.cues.first(where: {
        $0.concept == opposite && !sentences.source.overlaps($0.range)
      }),
      let answer = target.cues.first(where: {
        $0.isSure && $0.concept == cue.concept && !sentences.target.overlaps($0.range)
      }), let words = SharedTerms(self)
    else { return false }
    func said(by cue: Cue, in sentence: Range<Int>) -> Int {
      let own = source.sentence(at: cue.range)
      return words.count(from: own, apartFrom: cue.range, in: sentence).found
        + namesShared(by: own, and: sentence)
    }
    let elsewhere = target.sentence(at: answer.range)
    return said(by: cue, in: elsewhere) + said(by: other, in: sentences.target)
      > said(by: cue, in: sentences.target) + said(by: other, in: elsewhere)
  }

  /// How many things and names both a sentence of the source and one of the translation have.
  private func namesShared(by own: Range<Int>, and other: Range<Int>) -> Int {
    let things = source.things.count { thing in
      own.overlaps(thing.range)
        && target.things.contains { $0.concept == thing.concept && other.overlaps($0.range) }
    }
    guard target.bytes.hasLatinLetter else { return things }
    let text = target.text(in: other)
    return things
      + source.words.count {
        own.overlaps($0) && $0.count > 1 && text.contains(source.text(in: $0))
      }
  }

  /// Whether “not unless it is low” became “not when it is high”.
  private func turnsCondition(
    at cue: Cue, _ sentences: (source: Range<Int>, target: Range<Int>)
  ) -> Bool {
    guard let unless = source.profile.concept(.unless),
      let condition = source.cue(unless, in: sentences.source),
      target.cue(unless, in: sentences.target) == nil
    else { return false }
    // “Fails unless it is there” is 有…才会成功, wherever the condition stands.
    if condition.range.upperBound <= cue.range.lowerBound
      || source.profile.concepts.kind(of: cue.concept) == .consequence
    {
      return true
    }
    // “Avoided unless there is no other way” is “only passed when there is none”: 只有…才.
    guard let only = source.profile.concept(.only) else { return false }
    return target.cue(only, in: sentences.target) != nil
  }

  /// Whether “only if you trust it” became “not unless you trust it”: 除非…否则请勿.
  private func permitsOnly(
    at cue: Cue, _ sentences: (source: Range<Int>, target: Range<Int>)
  ) -> Bool {
    guard let condition = source.profile.concept(.if), cue.concept == condition,
      let only = source.profile.concept(.only)
    else { return false }
    return source.cue(only, in: sentences.source) != nil
      && !Polarity(of: target, in: sentences.target).explicit.isEmpty
  }

  /// Whether “if you don't”, or the second of two conditions, became “otherwise” or “unless”: 否则.
  private func deniesCondition(
    at cue: Cue, turnedTo opposite: Concept, in sentence: Range<Int>
  ) -> Bool {
    guard opposite.named == .unless, cue.concept == source.profile.concept(.if) else {
      return false
    }
    let clause = source.clause(behind: cue.range, in: sentence)
    return !Polarity(of: source, in: clause).explicit.isEmpty
      || source.cue(cue.concept, in: 0..<cue.range.lowerBound) != nil
  }
}

extension Concept {
  /// Whether it holds an amount against another: “not more than 4” is no “not less than 4”.
  fileprivate var compares: Bool { [.moreThan, .lessThan].contains(named) }

  /// Whether it says why: what is denied beside it is the deed, not the reason.
  fileprivate var isReason: Bool { [.although, .because, .purpose].contains(named) }
}

extension AnalyzedText {
  /// Whether a verb in -ing says that something goes on, be it in the past: “was using it”.
  fileprivate func goesOn(in sentence: Range<Int>) -> Bool {
    words.indices.dropFirst().contains {
      sentence.overlaps(words[$0]) && ends(words[$0], in: .gerundEndings)
        && isWord(words[$0 - 1], in: .passiveAuxiliaries)
    }
  }

  /// Whether a sentence ends as a question does.
  fileprivate func isQuestion(_ range: Range<Int>) -> Bool {
    sentences.contains { $0.range == range && $0.ending == .question }
  }

  /// Whether a word for failure ends the Chinese clause of a cue: 打开文件失败.
  fileprivate func failsAtEnd(_ cue: Cue) -> Bool {
    guard profile.uses(.han), !profile.uses(.kana), let failure = profile.concept(.failed),
      let clause = clauses.first(where: { $0.overlaps(cue.range) })
    else { return false }
    return cues.contains {
      $0.concept == failure && $0.isSure && $0.range.lowerBound > cue.range.upperBound
        && clause.overlaps($0.range) && (0...3).contains(clause.upperBound - $0.range.upperBound)
    }
  }

  /// Whether another thing is done instead of what a cue says: “instead of keeping”.
  fileprivate func putsAside(_ cue: Cue) -> Bool {
    guard let instead = profile.concept(.ratherThan) else { return false }
    return cues.contains {
      $0.concept == instead && $0.isSure && $0.range.upperBound + 1 == cue.range.lowerBound
    }
  }
}

extension AnalyzedText {
  /// Whether a word that points at several things stands right behind “all”: “all these files”, but not “all this text”.
  fileprivate func pointsAtSeveral(behind all: Cue) -> Bool {
    guard let index = words.firstIndex(where: { $0.lowerBound == all.range.upperBound + 1 }),
      index + 1 < words.count, isWord(words[index], in: .pointingWords),
      isWord(words[index], in: .nounPhraseOpeners)
    else { return false }
    return ends(words[index + 1], in: .pluralEndings)
  }
}
