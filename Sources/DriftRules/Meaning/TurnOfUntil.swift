import CopyModel
import RuleKit

extension Turn {
  /// What is so until something happens, and from then on in the translation: “hidden until you open it”, 열 때부터
  /// 숨겨집니다; “can't … until it is confirmed”, 确认之后…不能. What lasted until then may well end with it: 确认之后解锁.
  init?(ofUntil pair: borrowing TextPair) {
    let own = pair.source
    let their = pair.target
    guard let until = own.profile.concept(.until), own.sure.contains(until),
      let since = own.profile.concept(.sinceThen), let after = own.profile.concept(.after),
      their.sure.contains(since) || their.sure.contains(after), !pair.isTooLong
    else { return nil }
    for sentences in SentencePairs(pair).pairs {
      guard let cue = own.cue(until, in: sentences.source),
        own.wordCount(in: sentences.source) <= 26, own.cue(since, in: sentences.source) == nil,
        own.cue(after, in: sentences.source) == nil,
        // “From 9 until 5” has both: 9시부터 5시까지.
        !their.says(anyOf: [.until, .before, .deadline], in: sentences.target)
      else { continue }
      let isDenied = !Polarity(of: own, in: sentences.source).explicit.isEmpty
      guard isDenied != Polarity(of: their, in: sentences.target).explicit.isEmpty,
        let found = their.cue(since, in: sentences.target)
          ?? (!their.mayMean(anyOf: [.before, .only], in: sentences.target)
            ? their.cue(after, in: sentences.target) : nil),
        isDenied
          || pair.saysDeed(
            before: cue, sentences, behind: found.concept == after ? found : nil,
            isAny: found.concept != after) == true
      else { continue }
      self.init(source: cue, target: found, opposite: found.concept)
      return
    }
    return nil
  }
}

extension TextPair {
  /// Whether what is so until something happens only ends then: “locked until it cools”, 降到…才會解鎖.
  func endsOnlyThen(
    _ action: Concept, _ sentences: (source: Range<Int>, target: Range<Int>)
  ) -> Bool {
    let states: [NamedConcept?] = [.heldDown, .leftUndone, .invalid, .incorrect, .unsupported]
    return (action.kind == .action || states.contains(action.named))
      && beginsOnlyThen(sentences)
  }

  /// Whether what lasts until something happens in the source begins only then in the translation: 之後才, 하면.
  func beginsOnlyThen(_ sentences: (source: Range<Int>, target: Range<Int>)) -> Bool {
    guard let before = source.profile.concept(.before),
      source.cue(before, in: sentences.source) == nil
    else { return false }
    return source.mayMean(before, in: sentences.source)
      && (target.says(anyOf: [.only, .after, .if, .sinceThen], in: sentences.target)
        || addsAgain(sentences)
        || !source.requires(in: sentences.source) && target.requires(in: sentences.target)
        // 새벽에 문이 열립니다 has no word for “until” at all.
        || lacks(.untilTraces, in: sentences.target))
  }

  /// Whether only the translation says “again”: what is closed opens again.
  private func addsAgain(_ sentences: (source: Range<Int>, target: Range<Int>)) -> Bool {
    target.says(anyOf: [.again], in: sentences.target)
      && !source.says(anyOf: [.again], in: sentences.source)
  }

  /// Whether what can't be done while something is so can't be done before it ends: “while it is on”, 끄기 전에는.
  func lastsUntil(
    _ end: Cue, _ sentences: (source: Range<Int>, target: Range<Int>)
  ) -> Bool {
    guard let when = source.profile.concept(.when), source.mayMean(when, in: sentences.source),
      let before = target.profile.concept(.before),
      target.cue(before, in: end.range.upperBound..<end.range.upperBound + 8) != nil
    else { return false }
    return bothDeny(sentences)
  }

  /// Whether a turn is of what ends with a time for something else that begins with it: “comments are off until Monday”,
  /// 월요일부터 댓글을 달 수 있습니다.
  func beginsInstead(
    _ turn: Turn, _ sentences: (source: Range<Int>, target: Range<Int>)
  ) -> Bool {
    let concepts = source.profile.concepts
    return concepts[turn.source.concept].named == .until
      && concepts[turn.opposite].named == .sinceThen
      && (deniesOnOneSide(sentences)
        || saysDeed(before: turn.source, sentences) == false
          // 중단 and 제한 are what lasts until then, by whatever word.
          && Polarity(of: target, in: sentences.target).implied == 0
          && !target.says(anyOf: [.ceased], in: sentences.target))
  }

  /// Whether what is so until a time is told by what is so from then on: “closed until Monday”, 월요일에 다시 엽니다.
  func turnsWithTime(
    at until: Cue, _ sentences: (source: Range<Int>, target: Range<Int>)
  ) -> Bool {
    addsAgain(sentences) || deniesOnOneSide(sentences)
      || target.says(anyOf: [.sinceThen], in: sentences.target)
        && saysDeed(before: until, sentences) == false
      || source.cues.contains { cue in
        cue.isSure && sentences.source.overlaps(cue.range)
          && cue.range.upperBound <= until.range.lowerBound
          && saysOpposite(of: cue, in: sentences.target)
      }
  }

  /// Whether the translation surely says a deed or a state that lasts up to a cue; behind another cue, where there is one:
  /// what is paused, 已暂停，连接后恢复, goes on after. Nil where none is known.
  fileprivate func saysDeed(
    before cue: Cue, _ sentences: (source: Range<Int>, target: Range<Int>),
    behind other: Cue? = nil,
    isAny: Bool = false
  ) -> Bool? {
    let start = max(other?.range.upperBound ?? 0, sentences.target.lowerBound)
    let stretch = start..<max(start, sentences.target.upperBound)
    func isBefore(_ deed: Cue) -> Bool {
      sentences.source.overlaps(deed.range) && deed.range.upperBound <= cue.range.lowerBound
    }
    let deeds = source.cues.filter {
      $0.isSure && isBefore($0)
        && [.action, .noun].contains(source.profile.concepts.kind(of: $0.concept))
    }
    // Of “editing is disabled until”, only what is disabled lasts.
    let meant = isAny ? deeds[...] : deeds.suffix(1)
    if !meant.isEmpty { return meant.contains { target.cue($0.concept, in: stretch) != nil } }
    return source.verbs.last(where: isBefore).map { verb in
      target.verbs.contains { $0.concept == verb.concept && stretch.overlaps($0.range) }
    }
  }
}
