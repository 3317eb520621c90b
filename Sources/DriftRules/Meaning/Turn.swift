import CopyModel
import RuleKit

extension Concept {
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
    let search = TurnSearch(pair, sentences)
    for cue in search.source.cues where cue.isSure {
      guard let answers = search.answers(toLost: cue) else { continue }
      // In a comparison 高 is high and 낮 is low, whatever else they may be elsewhere.
      let isCompared = compares && answers == 0 && pair.source.isCompared(cue)
      for opposite in concepts[cue.concept].opposites {
        guard let found = search.added(opposite, to: cue, isCompared: isCompared) else { continue }
        let turn = Turn(source: cue, target: found, opposite: opposite)
        if pair.excuses(turn, sentences) { continue }
        self = turn
        return
      }
    }
    guard let turn = search.sharedAnswer, !pair.excuses(turn, sentences) else { return nil }
    self = turn
  }
}

extension TextPair {
  /// Whether a stretch of the translation surely says the opposite of a cue of the source.
  func saysOpposite(of cue: Cue, in translation: Range<Int>) -> Bool {
    source.profile.concepts[cue.concept].opposites.contains {
      target.cue($0, in: translation) != nil
    }
  }
}

extension Turn {
  /// The first that two texts show as a whole, before their sentences are held against each other.
  static func ofText(_ pair: TextPair) -> Turn? {
    // One after the other: `??` would hand each a closure of its own.
    if let turn = Turn(ofProgress: pair) { return turn }
    if let turn = Turn(ofDeedUnderWay: pair) { return turn }
    if let turn = Turn(ofFailure: pair) { return turn }
    if let turn = Turn(ofSuccess: pair) { return turn }
    if let turn = Turn(ofMoment: pair) { return turn }
    if let turn = Turn(ofOffset: pair) { return turn }
    if let turn = Turn(ofBound: pair) { return turn }
    if let turn = Turn(ofPast: pair) { return turn }
    if let turn = Turn(ofPresent: pair) { return turn }
    if let turn = Turn(ofAlready: pair) { return turn }
    if let turn = Turn(ofFuture: pair) { return turn }
    if let turn = Turn(ofUntil: pair) { return turn }
    if let turn = Turn(ofOutcome: pair) { return turn }
    if let turn = Turn(ofReason: pair) { return turn }
    if let turn = Turn(ofFailed: pair) { return turn }
    if let turn = Turn(ofHint: pair) { return turn }
    if let turn = Turn(ofSwitch: pair) { return turn }
    if let turn = Turn(ofTwins: pair) { return turn }
    if let turn = Turn(ofDoubt: pair) { return turn }
    if let turn = Turn(ofDuty: pair) { return turn }
    if let turn = Turn(ofLeave: pair) { return turn }
    if let turn = Turn(ofDenial: pair) { return turn }
    if let turn = Turn(ofBan: pair) { return turn }
    if let turn = Turn(ofDegree: pair) { return turn }
    return ofTrace(in: pair)
  }
}

extension Concept.Kind {
  /// Whether what it means is lost where the opposite is said: actions, amounts, times, sides and states.
  fileprivate var hasOpposites: Bool {
    [.action, .quantity, .noun, .time, .manner, .consequence, .modality, .logic, .condition]
      .contains(self)
  }
}

/// The wordings of a sentence and of its translation, held against each other.
private struct TurnSearch {
  let source: Wordings
  private let target: Wordings
  private let pair: TextPair

  init(_ pair: TextPair, _ sentences: (source: Range<Int>, target: Range<Int>)) {
    self.pair = pair
    source = Wordings(of: pair.source, in: sentences.source)
    target = Wordings(of: pair.target, in: sentences.target)
  }

  /// How often the translation says what a cue does, where that is less than the source says it.
  func answers(toLost cue: Cue) -> Int? {
    let concept = pair.source.profile.concepts[cue.concept]
    // “Don't allow” is a matter of polarity, “at most” is not.
    guard concept.kind.hasOpposites, concept.kind != .action || !concept.impliesNegation else {
      return nil
    }
    // What stands with “before” is looked at more closely; a word like “first” does not answer it. Nor does what may
    // hint at a bound stand against one that is surely the other: 最多, 才能.
    let answers =
      concept.kind == .time || concept.isBound || concept.named == .all && saysPart
        || concept.kind == .action && (ends(withOpposite: concept) || turnsOff(concept))
        || concept.kind == .noun && saysOnlyOpposite(of: cue)
      ? target.sure(cue.concept)
      : target.answers(
        to: cue.concept, of: source, opposites: concept.opposites,
        isAction: concept.kind == .action)
    let isAligned = pair.source.sentences.count == pair.target.sentences.count
    // A thing need not be named as often, but it is named; so is an action of a text that was put otherwise.
    guard source.sure(cue.concept) > answers, concept.kind == .action && isAligned || answers == 0,
      // “Any” is hardly ever “all”.
      concept.kind != .quantity || !pair.source.isWord(cue.range, in: .anyWords)
    else { return nil }
    return answers
  }

  /// What is done to one of two things in one word of the translation, 開啟, that stands for both deeds of the source, while it
  /// does the opposite to the other: “open the box and turn on the lamp”, 關閉盒子並開啟檯燈.
  var sharedAnswer: Turn? {
    let concepts = pair.source.profile.concepts
    guard pair.source.words.count <= 30 else { return nil }
    for answer in target.cues where answer.isSure && concepts.kind(of: answer.concept) == .action {
      for other in target.cues
      where other.isSure && other.range == answer.range && other.concept > answer.concept
        && concepts.kind(of: other.concept) == .action
      {
        let deeds = [answer.concept, other.concept]
        // To continue is to resume.
        guard
          Set(concepts[answer.concept].opposites).isDisjoint(
            with: concepts[other.concept].opposites),
          deeds.allSatisfy({ source.sure($0) == 1 }), source.sure(anyOf: deeds) == 2,
          target.sure(anyOf: deeds) == 1
        else { continue }
        for lost in source.cues where lost.isSure && deeds.contains(lost.concept) {
          for opposite in concepts[lost.concept].opposites {
            guard let found = added(opposite, to: lost, isCompared: false) else { continue }
            return Turn(source: lost, target: found, opposite: opposite)
          }
        }
      }
    }
    return nil
  }

  /// Whether the verb that ends a text is surely the opposite of an action, of which the source says nothing. What only may stand for the deed, 볼 수 있도록 for “allow”, does not answer it then: 차단하시겠습니까?
  private func ends(withOpposite action: Concept) -> Bool {
    guard pair.target.profile.putsVerbLast, pair.source.sentences.count == 1,
      let end = pair.target.endOfVerb,
      let last = target.cues.last(where: {
        $0.isSure && $0.range.overlaps(end) && action.opposites.contains($0.concept)
      })
    else { return false }
    return source.possible(last.concept) == 0 && !pair.target.isDenied(last)
  }

  /// Whether the translation of a short text surely says the opposite of a quality, of which the source says nothing: a
  /// letter that only may stand for the quality does not answer it then, 最新的在前 for “oldest first”.
  private func saysOnlyOpposite(of cue: Cue) -> Bool {
    let concepts = pair.source.profile.concepts
    // When something is so is looked at more closely; words for it stand for much besides.
    guard concepts[cue.concept].named.map(Self.qualities.contains) ?? true,
      pair.source.words.count <= 12,
      pair.source.sentences.count == pair.target.sentences.count,
      !pair.source.isDenied(cue),
      !target.cues.contains(where: { $0.concept == cue.concept && $0.range.count > 3 })
    else { return false }
    return concepts[cue.concept].opposites.contains { opposite in
      concepts.kind(of: opposite) == .noun && concepts[opposite].opposites.contains(cue.concept)
        && source.possible(opposite) == 0
        && target.cues.contains {
          $0.concept == opposite && $0.isSure && !pair.target.isDenied($0)
        }
    }
  }

  /// The qualities that have names here.
  private static let qualities: [NamedConcept] = [
    .am, .compulsory, .empty, .optional, .pm,
  ]

  /// Whether the translation surely says that it is a part, of which the source says nothing, so that 都 is not all of it:
  /// 部分学生都已添加.
  private var saysPart: Bool {
    guard let some = pair.source.profile.concept(.some) else { return false }
    return source.possible(some) == 0 && target.sure(some) > 0
      && pair.source.sentences.count == pair.target.sentences.count
  }

  /// Whether the translation surely turns off what the source turns on and nothing else: 사용 and 설정, which may stand for
  /// “enable”, stand for much besides.
  private func turnsOff(_ action: Concept) -> Bool {
    guard let off = pair.target.profile.concept(.turnOff), action.opposites.contains(off) else {
      return false
    }
    return pair.source.words.count <= 24 && source.possible(off) == 0
      && pair.source.sentences.count == pair.target.sentences.count
      && target.cues.contains { cue in
        cue.concept == off && cue.isSure && !pair.target.isDenied(cue) && !pair.isUndone(cue)
          && !target.cues.contains {
            $0.isSure && $0.range.count > cue.range.count && $0.range.overlaps(cue.range)
          }
      }
  }

  /// Where the translation says a concept that the source does not.
  func added(_ concept: Int, to cue: Cue, isCompared: Bool) -> Cue? {
    let isNoun = pair.source.profile.concepts.kind(of: cue.concept) == .noun
    let asked =
      isNoun
      ? source.possible(concept, apartFrom: cue)
      : source.possible(concept) - source.answered(concept, by: target, beside: cue)
    guard (isCompared ? target.possible(concept) : target.sure(concept)) > asked else { return nil }
    // “Unlocked” is 沒上鎖: what is denied once more is as good as said.
    let isDenied =
      asked > 0 && target.cues.contains { $0.concept == concept && pair.target.isDenied($0) }
    if isDenied { return nil }
    return target.cues.last {
      $0.concept == concept && ($0.isSure || isCompared && pair.target.followsComparison($0))
        && !target.isTaken($0, by: source, of: pair.source.profile.concepts)
    }
  }
}

extension AnalyzedText {
  /// The last word, with the two before it where it only says that they can be done: 차단할 수 있습니다.
  fileprivate var endOfVerb: Range<Int>? {
    guard let last = words.last else { return nil }
    guard words.count > 3, profile.uses(.hangul), let can = profile.concept(.can),
      cues.contains(where: { $0.concept == can && $0.isSure && $0.range.overlaps(last) })
    else { return last }
    return words[words.count - 3].lowerBound..<last.upperBound
  }
}

extension Wordings {
  /// Whether the very words of a cue may stand for another action that the source says: 关闭 for “disable”,
  /// 삭제 for “remove” in “add or remove”.
  fileprivate func isTaken(_ cue: Cue, by source: Wordings, of concepts: ConceptList) -> Bool {
    cues.contains {
      // 关 may close, but 关闭 stands for what it stands for.
      $0.concept != cue.concept && $0.range.lowerBound <= cue.range.lowerBound
        && $0.range.upperBound >= cue.range.upperBound && concepts.kind(of: $0.concept) == .action
        && source.sure($0.concept) >= max(sure($0.concept), 1)
        // “Add or remove” is not 삭제 또는 제거, where 제거 removes.
        && source.sure($0.concept) > sure($0.concept, apartFrom: cue.range)
    }
  }
}
