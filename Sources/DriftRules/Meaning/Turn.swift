import CopyModel
import RuleKit

extension Concept.Kind {
  /// Whether what it means is lost where the opposite is said: actions, amounts, times, sides and states.
  fileprivate var hasOpposites: Bool {
    [.action, .quantity, .noun, .time, .manner, .consequence, .modality, .logic, .condition]
      .contains(self)
  }
}

extension Concept {
  /// Whether it says why: what is denied beside it is the deed, not the reason.
  fileprivate var isReason: Bool { ["although", "because", "purpose"].contains(name) }

  /// Whether it says how much at least or at most.
  fileprivate var isBound: Bool { kind == .quantity && impliesNegation }
}

/// A verb of a sentence that the translation has less often than the source, and its opposite more often.
struct Turn {
  let source: Cue
  let target: Cue
  let opposite: Int

  init(source: Cue, target: Cue, opposite: Int) {
    (self.source, self.target, self.opposite) = (source, target, opposite)
  }

  init?(
    _ pair: TextPair, _ sentences: (source: Range<Int>, target: Range<Int>), compares: Bool
  ) {
    let concepts = pair.source.profile.concepts
    let isAligned = pair.source.sentences.count == pair.target.sentences.count
    let source = Wordings(of: pair.source, in: sentences.source)
    let target = Wordings(of: pair.target, in: sentences.target)
    for cue in source.cues where cue.isSure {
      let concept = concepts[cue.concept]
      // “Don't allow” is a matter of polarity, “at most” is not.
      guard concept.kind.hasOpposites, concept.kind != .action || !concept.impliesNegation,
        // What stands with “before” is looked at more closely; a word like “first” does not answer it.
        // Nor does what may hint at a bound stand against one that is surely the other: 最多, 才能.
        case let answers = concept.kind == .time || concept.isBound
          ? target.sure(cue.concept)
          : target.answers(to: cue.concept, of: source, opposites: concept.opposites),
        // A thing need not be named as often, but it is named; so is an action of a text that was put otherwise.
        source.sure(cue.concept) > answers, concept.kind == .action && isAligned || answers == 0,
        // “Any” is hardly ever “all”.
        concept.kind != .quantity || !pair.source.isWord(cue.range, in: .anyWords)
      else { continue }
      // In a comparison 高 is high and 낮 is low, whatever else they may be elsewhere.
      let isCompared = compares && answers == 0 && pair.source.isCompared(cue)
      for opposite in concept.opposites
      where (isCompared ? target.possible(opposite) : target.sure(opposite))
        > (concept.kind == .noun
          ? source.possible(opposite, apartFrom: cue) : source.possible(opposite))
      {
        guard
          let found = target.cues.last(where: {
            $0.concept == opposite
              && ($0.isSure || isCompared && pair.target.followsComparison($0))
              && !target.isTaken($0, by: source, of: concepts)
          }),
          concept.kind != .time || pair.isSameTurn(cue, found, sentences),
          // What is lost is not the opposite of what is saved.
          concept.kind != .consequence || concepts[opposite].kind == .consequence,
          concept.kind != .modality || !pair.isBounded(sentences),
          concept.kind == .action || !pair.turnsCondition(at: cue, sentences),
          !pair.undoes(concept, in: sentences.target), !pair.permitsOnly(at: cue, sentences),
          !pair.leadsOn(at: cue, sentences), !pair.source.isUndone(cue),
          concept.kind != .quantity && concepts[opposite].kind != .quantity
            || !pair.deniesOnOneSide(sentences),
          !pair.shows(cue.range), !pair.exchanges(cue, opposite, sentences),
          !pair.isSeenFromOtherSide(concept, cue, found, in: sentences.target)
        else { continue }
        // “Don't close” may well become “keep open”, and “hidden” “not shown”.
        guard
          pair.source.denies(cue, in: sentences.source)
            == pair.target.denies(found, in: sentences.target)
            || concept.isReason
            || pair.deniesAlike(sentences, found, anywhere: concept.kind == .time)
            || pair.source.fails(at: cue) && pair.target.denies(found, in: sentences.target)
        else { continue }
        (self.source, self.target, self.opposite) = (cue, found, opposite)
        return
      }
    }
    return nil
  }
}

extension Wordings {
  /// Whether the very words of a cue may stand for another action that the source says: 关闭 for “disable”,
  /// 삭제 for “remove” in “add or remove”.
  fileprivate func isTaken(_ cue: Cue, by source: Wordings, of concepts: ConceptList) -> Bool {
    cues.contains {
      // 关 may close, but 关闭 stands for what it stands for.
      $0.concept != cue.concept && $0.range.lowerBound <= cue.range.lowerBound
        && $0.range.upperBound >= cue.range.upperBound && concepts[$0.concept].kind == .action
        && source.sure($0.concept) >= max(sure($0.concept), 1)
    }
  }
}

extension TextPair {
  /// Whether an amount has a bound, which a permission says as well as an obligation: “must be at most five”,
  /// 最多能选五个; what must be a number can only be a number.
  fileprivate func isBounded(_ sentences: (source: Range<Int>, target: Range<Int>)) -> Bool {
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
    return [NamedConcept.atMost, .moreThan, .lessThan].contains { name in
      source.profile.concept(name).map { source.mayMean($0, in: sentences.source) } ?? false
    }
  }

  /// Whether two sentences changed places: each side says elsewhere what the other says here, and what is spoken of
  /// stands elsewhere too. In “Turn on Wi-Fi. Turn off Bluetooth.”, 关闭 Wi-Fi, only the verbs changed theirs.
  fileprivate func exchanges(
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
  fileprivate func turnsCondition(
    at cue: Cue, _ sentences: (source: Range<Int>, target: Range<Int>)
  ) -> Bool {
    guard let unless = source.profile.concept(.unless),
      let condition = source.cue(unless, in: sentences.source)
    else { return false }
    return condition.range.upperBound <= cue.range.lowerBound
      && target.cue(unless, in: sentences.target) == nil
  }

  /// Whether “only if you trust it” became “not unless you trust it”: 除非…否则请勿.
  fileprivate func permitsOnly(
    at cue: Cue, _ sentences: (source: Range<Int>, target: Range<Int>)
  ) -> Bool {
    guard let condition = source.profile.concept(.if), cue.concept == condition,
      let only = source.profile.concept(.only)
    else { return false }
    return source.cue(only, in: sentences.source) != nil
      && !Polarity(of: target, in: sentences.target).explicit.isEmpty
  }

  /// Whether an action only undoes its opposite, and the translation says so in two words: 取消与手表的配对.
  fileprivate func undoes(_ action: Concept, in stretch: Range<Int>) -> Bool {
    guard action.name.hasPrefix("un") || action.name == "disconnect",
      let lift = source.profile.concept(.lift)
    else { return false }
    return target.mayMean(lift, in: stretch)
  }

  /// Whether one of two sentences denies and the other does not, so that an amount was turned round with it: “below 10
  /// can't”, 10 以上才能.
  fileprivate func deniesOnOneSide(_ sentences: (source: Range<Int>, target: Range<Int>)) -> Bool {
    Polarity(of: source, in: sentences.source).explicit.isEmpty
      != Polarity(of: target, in: sentences.target).explicit.isEmpty
  }

  /// Whether two sentences deny equally often, so that no negation was needed to turn a verb round. In Chinese a negation
  /// stands before what it denies, 隐藏且不高亮 denies nothing about 隐藏; but what says when stands anywhere.
  fileprivate func deniesAlike(
    _ sentences: (source: Range<Int>, target: Range<Int>), _ verb: Cue, anywhere: Bool
  ) -> Bool {
    let own = Polarity(of: source, in: sentences.source).explicit.count
    let negations = Polarity(of: target, in: sentences.target).explicit
    return own > 0 && own == negations.count
      && (anywhere || !target.profile.uses(.han)
        || negations.contains { $0.lowerBound < verb.range.lowerBound })
  }

  /// Whether an action and its opposite may well tell of one thing. What must be unlocked is locked, and what
  /// people receive somebody sends; on a button each is what it says.
  fileprivate func isSeenFromOtherSide(
    _ action: Concept, _ cue: Cue, _ answer: Cue, in stretch: Range<Int>
  ) -> Bool {
    switch action.name {
    case "lock", "unlock":
      // Who waits for a lock waits for it to be free.
      source.requires(cue) != target.requires(answer) || source.waits(before: cue)
    case "receive": source.words.count > 4
    case "send": !source.isByReader(cue)
    // What is not done yet is denied somewhere, whatever else is done.
    case "left-undone":
      !Polarity(of: target, in: stretch).explicit.isEmpty || source.words.count > 20
    // “Invalid” is as much as “not a valid one”.
    case "incorrect", "unsupported", "unknown": !Polarity(of: target, in: stretch).explicit.isEmpty
    // “More” is a better word for many things, and makes them fewer only where it is held against another time.
    case "more":
      source.profile.concepts[answer.concept].kind == .action && !source.isCompared(cue)
    default: false
    }
  }
}

extension AnalyzedText {
  /// Whether a negation belongs to a cue: it stands close before it, in Korean and Japanese close behind.
  fileprivate func denies(_ cue: Cue, in stretch: Range<Int>) -> Bool {
    guard let negation = profile.concept(.negation) else { return false }
    let isBehind = profile.uses(.hangul) || profile.uses(.kana)
    return cues.contains { other in
      guard other.concept == negation, other.isSure, stretch.overlaps(other.range) else {
        return false
      }
      let gap =
        isBehind
        ? other.range.lowerBound - cue.range.upperBound
        : cue.range.lowerBound - other.range.upperBound
      // “No” before all else denies what the sentence says of its subject: “No code is required”.
      let reach =
        !isBehind && other.range.lowerBound == stretch.lowerBound
          && isWord(other.range, in: .noWords)
        ? 40 : 15
      return (0...reach).contains(gap)
    }
  }

  /// Whether a verb right before an action ends it: “turn off mute”, “stop blocking”, “remove the lock”.
  func isUndone(_ action: Cue) -> Bool {
    guard profile.concepts[action.concept].kind == .action else { return false }
    return cues.contains { other in
      other.isSure && (1...6).contains(action.range.lowerBound - other.range.upperBound)
        && ["cancel", "end", "lift", "open", "quit", "remove", "stop", "turn-off", "undo"].contains(
          profile.concepts[other.concept].name)
    }
  }

  /// Whether something failed to be done: “failed to open”, which is as much as “couldn't open”.
  fileprivate func fails(at cue: Cue) -> Bool {
    guard let failure = profile.concepts.index(of: "failed") else { return false }
    let bytes = string.utf8Span.span
    return cues.contains {
      let (start, end) = ($0.range.upperBound + 1, cue.range.lowerBound - 1)
      return $0.concept == failure && $0.isSure && start < end && isWord(start..<end, in: .toWords)
        && bytes.has(" ", at: start - 1) && bytes.has(" ", at: end)
    }
  }

  /// Whether a word right beside a cue says that what it means is needed: “require unlock”, 需要解锁.
  fileprivate func requires(_ cue: Cue) -> Bool {
    guard let need = profile.concept(.withRequirement) else { return false }
    let near = max(cue.range.lowerBound - 2, 0)..<cue.range.upperBound + 6
    return cues.contains { $0.concept == need && $0.isSure && near.overlaps($0.range) }
  }

  /// Whether something waits for what a cue says: “waiting for the database lock”.
  fileprivate func waits(before cue: Cue) -> Bool {
    words.contains {
      $0.upperBound <= cue.range.lowerBound && begins($0, in: .waitingVerbs)
    }
  }

  /// Whether it is the reader who does what a cue says: “messages you send”, but not “we send you”.
  fileprivate func isByReader(_ cue: Cue) -> Bool {
    guard let index = words.firstIndex(where: { $0.overlaps(cue.range) }), index > 0 else {
      return false
    }
    return isWord(words[index - 1], in: .readerSubjects)
  }
}
