import CopyModel
import RuleKit

/// What a sentence and its translation deny, held against each other.
struct Denials {
  /// A denial that one side has and the other has not.
  struct Drift {
    let source: Range<Int>
    let target: Range<Int>
    let message: Message
    let confidence: Double
  }

  private let pair: TextPair
  private let source, target: Range<Int>
  /// All sentences of the two texts, for those that changed places.
  private let all: [(source: Range<Int>, target: Range<Int>)]
  private let asked: Polarity
  private let answered: Polarity
  /// The words that deny in the source, but those that the translation shows as they are or says in other words.
  private let own: [Range<Int>]

  init(
    of pair: TextPair, in sentences: (source: Range<Int>, target: Range<Int>),
    among all: [(source: Range<Int>, target: Range<Int>)]
  ) {
    self.pair = pair
    (source, target) = sentences
    self.all = all
    asked = Polarity(of: pair.source, in: source)
    answered = Polarity(of: pair.target, in: target)
    // “No” that the translation shows as it is may be a value: “yes or no”, AND, OR and NOT.
    own = asked.explicit.filter {
      !pair.target.shows(pair.source.text(in: $0))
        && !pair.rewordsDenial($0, sentences.source, sentences.target)
    }
  }

  var drift: Drift? {
    if answered.explicit.isEmpty { return lost ?? lostFailure ?? enabled ?? addedBySyllable }
    return added ?? deniedFailure ?? enabled ?? fewer ?? onlyImplied ?? onlyNegative ?? turned
      ?? misplaced ?? turnedCondition
  }

  /// The source denies, the translation does not.
  private var lost: Drift? {
    guard let negation = own.first,
      // “Can't be undone” is lost-finality's matter, and “isn't turned on” may become “is turned off”.
      !pair.warnsOfFinality(at: negation),
      // “You can't do it without” is “you need it”.
      own.count != 2, !pair.deniesApart(from: all),
      !pair.saysOtherwise(negation, source, target),
      !pair.reorders(all) || pair.turnsIntoAbility(negation, target),
      // 可以 for “can't” leaves nothing open, whatever else the translation implies.
      pair.source.words.count <= 26 && pair.turnsIntoAbility(negation, target)
        || answered.implied(apartFrom: asked) <= implied(at: negation)
        || impliesElsewhere(than: negation) || pair.turnedAbility(own, source, target) != nil
    else { return nil }
    return Drift(
      source: negation, target: target, message: .lostNegation(pair.source.text(in: negation)),
      confidence: confidence(ofLost: negation))
  }

  /// Whether all by which the translation implies a denial says words of the source in other clauses than a negation:
  /// “canceled and can't be used”, 停用，且可以使用.
  private func impliesElsewhere(than negation: Range<Int>) -> Bool {
    let clause = pair.source.clause(deniedBy: negation, in: source)
    guard clause.count < source.count, !pair.source.isWord(negation, in: .noWords),
      let terms = SharedTerms(pair),
      let deed = pair.deed(behind: negation, terms), terms.isSaid(deed)
    else { return false }
    let words = answered.selfDenying
    return !words.isEmpty
      && words.allSatisfy { word in
        let places = terms.places(of: word).filter(source.overlaps)
        return !places.isEmpty && !places.contains(where: clause.overlaps)
      }
  }

  private func confidence(ofLost negation: Range<Int>) -> Double {
    let isWithout = pair.source.isWord(negation, in: .withoutWords)
    if pair.source.words.count > 45 || pair.repeatsInContrast(negation)
      || isWithout && pair.mayGoWithout(negation, target)
    {
      return 0.75
    }
    if isWithout || answered.implied > 0 { return 0.82 }
    return pair.turnsIntoAbility(negation, target) ? 0.96 : 0.9
  }

  /// The source says that something failed, the translation nothing that might mean it.
  private var lostFailure: Drift? {
    guard asked.explicit.isEmpty, answered.loose == 0 || succeedsInstead,
      let failed = pair.source.profile.concept(.failed), !pair.target.mayMean(failed, in: target),
      let failure = pair.source.cue(failed, in: source), pair.source.wordCount(in: source) <= 16,
      !pair.showsPhrase(from: failure.range),
      !pair.source.isAttribute(failure),
      // Beside other sentences it has to be said that it was done: “Failed to open it. Try again.”, 열었습니다. 다시 시도하십시오.
      all.count == 1
        || failure.range.lowerBound == source.lowerBound && pair.target.tellsDeed(in: target)
    else { return nil }
    return Drift(
      source: failure.range, target: target,
      message: .lostFailure(pair.source.text(in: failure.range)), confidence: 0.85)
  }

  /// Whether the translation says that what failed was done or can be, and less that may imply a denial than the source:
  /// “Failed to open the damaged box”, 已打开损坏的盒子.
  private var succeedsInstead: Bool {
    guard answered.loose < asked.loose, pair.source.failsToDo(from: source.lowerBound),
      let can = pair.target.profile.concept(.can)
    else { return false }
    return pair.target.tellsDeed(in: target) || pair.target.cue(can, in: target) != nil
  }

  /// How often the source implies what need not be denied: “different” is 不同.
  private func implied(at negation: Range<Int>) -> Int {
    (pair.source.words.count > 12
      ? asked : Polarity(of: pair.source, in: pair.source.sentence(at: negation)))
      .implied(apartFrom: answered)
  }

  /// The translation denies, the source does not.
  private var added: Drift? {
    guard asked.explicit.isEmpty, let negation = answered.explicit.first,
      !pair.reorders(all), !pair.turnsUnusable(source, target),
      !pair.source.countsNothing(in: source),
      !pair.addsAside(around: negation),
      !(answered.explicit.count == 2 && pair.source.requires(in: source)),
      !pair.threatens(source, ifNot: negation),
      !pair.deniesContrary(negation, source), !pair.forbidsChange(target, source),
      !pair.asksNoMore(negation, source), !pair.forbidsFlaw(negation, source),
      !pair.deniesRarity(negation, source), !pair.lasts(negation, source),
      !pair.asksForValid(negation, source, target), !pair.endsThen(source, target),
      !pair.waitsFirst(negation, source), !pair.tellsWhy(negation, source),
      !pair.countsSince(source), !pair.deniesOthers(negation, source),
      !pair.checksWhether((source, target))
    else { return nil }
    // What the source only implies may be denied.
    let isImplied = asked.loose > 0
    let forbids = !isImplied && pair.forbids(negation, source)
    guard forbids || !pair.explains(negation, source, isImplied: isImplied),
      !pair.target.asksWhether(not: negation), case let deniesWord = pair.deniesWord(at: negation),
      !isImplied || deniesWord && pair.saysImplied(source, apartFrom: target)
        || pair.turnsAbility(negation, source, target) || pair.bansRequest(source, target),
      !isImplied || !pair.deniesFailed(negation), !pair.deniesDefault(negation, source)
    else { return nil }
    // A label has many names: “Quiet Time”, “Forget”; and a long text, many ways to say a thing.
    let length = pair.source.wordCount(in: source)
    let isLabel = pair.source.completeness == .fragment && length < 4
    let isSure =
      length <= 12 && pair.source.words.count <= 20 && (!isLabel || deniesWord)
      || !isImplied && pair.deniesParticiple(at: negation, source)
      || length <= 26 && pair.bansRequest(source, target)
      // “Otherwise” and “optional” are often “if not”.
      || !isLabel && deniesWord && !pair.denies(asCondition: negation)
    return Drift(
      source: source, target: negation, message: .addedNegation,
      confidence: forbids
        ? 0.95 : isSure && !pair.tellsBreach(of: source, negation) ? 0.85 : 0.7)
  }

  /// The translation denies by how a word begins, the source does not.
  private var addedBySyllable: Drift? {
    pair.deniedBySyllable(source, target).map {
      Drift(source: source, target: $0, message: .addedNegation, confidence: 0.85)
    }
  }

  /// What fails in the source does not in the translation.
  private var deniedFailure: Drift? {
    pair.deniedFailure(asked, target).map {
      Drift(source: $0.source, target: $0.target, message: .addedNegation, confidence: 0.85)
    }
  }

  /// Both deny, but the very word that can't be done can be done in the translation.
  private var enabled: Drift? {
    guard !own.contains(where: pair.warnsOfFinality),
      let negation = pair.turnedAbility(own, source, target)
        ?? (pair.reorders(all) ? nil : pair.enabledInstead(own, source, target))
    else { return nil }
    return Drift(
      source: negation, target: target, message: .lostNegation(pair.source.text(in: negation)),
      confidence: 0.85)
  }

  /// Both deny, the translation less often.
  private var fewer: Drift? {
    let count = answered.explicit.count
    guard own.count > count, own.count + asked.implied > count + answered.implied,
      own.count(where: {
        !pair.rewords($0, target) && !pair.source.goesOnDenying($0)
          && !pair.turnsState($0, source, target)
      }) > count,
      !pair.partsDenial(all), !pair.joinsDenied(own, source, by: answered.explicit),
      !demands,
      let negation = own.last
    else { return nil }
    return Drift(
      source: negation, target: target, message: .fewerNegations(own.count, count),
      // A long sentence that denies twice is often put otherwise.
      confidence: pair.source.wordCount(in: source) > 26 ? 0.75 : 0.8)
  }

  /// Whether what can't be done without something is demanded: “can’t go on without a key”, 必须有钥匙.
  private var demands: Bool {
    guard let need = pair.target.profile.concept(.withRequirement),
      pair.target.cue(need, in: target) != nil
    else { return false }
    return own.contains { pair.source.isWord($0, in: .withoutWords) }
  }

  /// Both deny as often, the translation only what a word of the source implies.
  private var onlyImplied: Drift? {
    guard let negation = own.first, own.count == answered.explicit.count, answered.implied == 0,
      pair.onlyAnswersImplied(answered.explicit, source, own),
      !pair.saysOtherwise(negation, source, target), !pair.reorders(all)
    else { return nil }
    return Drift(
      source: negation, target: target, message: .lostNegation(pair.source.text(in: negation)),
      confidence: 0.82)
  }

  /// Both deny, the translation only a negative word of the source: “no unread cards”, 읽지 않은 카드; “does not
  /// support non-Latin names”, 支持非拉丁名称.
  private var onlyNegative: Drift? {
    guard own.count == 1, answered.explicit.count == 1, let negation = own.first,
      answered.implied < max(asked.loose, 1)
    else { return nil }
    let isNo = pair.source.isWord(negation, in: .noWords)
    // “Not unsafe” may well be 不危险.
    let words = asked.negativeWords.filter {
      isNo ? $0.lowerBound == negation.upperBound + 1 : !pair.source.denies(negation, $0)
    }
    // Most sentences have none.
    guard !words.isEmpty, let terms = SharedTerms(pair),
      words.contains(where: {
        // 놓친 says “missed” apart from the denial.
        pair.answers(answered.explicit[0], to: $0, terms)
          && !terms.isSaid($0, apartFrom: answered.explicit)
      }),
      isNo
        || pair.source.wordCount(in: source) <= 14
          && !pair.source.isWord(negation, in: .withoutWords)
          && pair.deed(behind: negation, terms).map(terms.isSaid) == true
    else { return nil }
    return Drift(
      source: negation, target: target, message: .lostNegation(pair.source.text(in: negation)),
      confidence: 0.82)
  }

  /// Both deny, the translation what the source affirms.
  private var turned: Drift? {
    guard let first = own.first, let negation = pair.turnedContrast(source, target) else {
      return nil
    }
    return Drift(source: first, target: negation, message: .turnedContrast, confidence: 0.85)
  }

  /// The translation denies the condition on which the source says something.
  private var turnedCondition: Drift? {
    pair.turnedCondition(source, asked: asked, target, answered: answered).map {
      Drift(source: source, target: $0, message: .addedNegation, confidence: 0.85)
    }
  }

  /// Both deny, the translation a word that the source denies nowhere.
  private var misplaced: Drift? {
    if own.count == 1, pair.deniesAbility(own[0], source, answered.explicit) {
      return Drift(
        source: source, target: answered.explicit[1], message: .addedNegation, confidence: 0.82)
    }
    guard !own.isEmpty || asked.negatives == 1 && answered.explicit.count == 2,
      answered.explicit.count > asked.explicit.count, !pair.reorders(all),
      !pair.turnsUnusable(source, target),
      // “Not until you pay” is “not unless you pay”: 如果不付款，则无法.
      !pair.deniesUnless(source, target),
      let negation = pair.misplacedDenial(source, answered.explicit)
    else { return nil }
    return Drift(source: source, target: negation, message: .addedNegation, confidence: 0.82)
  }
}

extension Message {
  fileprivate static func lostNegation(_ word: String) -> Message {
    "The source denies (“\(word)”); the translation does not. Restore the negation."
  }

  fileprivate static func lostFailure(_ word: String) -> Message {
    "The source says “\(word)”; the translation does not say that anything failed. Say it here too."
  }

  fileprivate static func fewerNegations(_ source: Int, _ target: Int) -> Message {
    "The source denies \(source) times, the translation \(target). Restore the negation."
  }

  fileprivate static let addedNegation: Message =
    "The translation denies what the source does not. Remove the negation."
}
