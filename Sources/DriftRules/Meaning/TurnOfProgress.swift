import CopyModel
import RuleKit

extension Turn {
  /// What is under way or to come that was done, or the other way round, on a label: “Uploading…”, 已上传.
  ///
  /// On a label a participle alone says which, and the ellipsis that it goes on.
  init?(ofProgress pair: borrowing TextPair) {
    let own = pair.source
    let their = pair.target
    guard own.words.count <= 5, own.sentences.count == 1, their.sentences.count == 1,
      let progress = own.profile.concept(.inProgress), let past = own.profile.concept(.hasBeen),
      let success = own.profile.concept(.succeeded), let soon = own.profile.concept(.willBe)
    else { return nil }
    if own.ending == .ellipsis {
      guard own.mayMean(progress), !own.mayMean(past), !own.mayMean(success),
        !their.mayMean(progress), their.ending != .ellipsis,
        let form = own.cues.first(where: { $0.concept == progress }),
        let word = own.words.first(where: { $0.overlaps(form.range) }),
        let target = their.cue(past, in: their.fullRange) ?? their.cue(success, in: their.fullRange)
      else { return nil }
      self.init(
        source: Cue(concept: progress, range: word, isSure: false), target: target, opposite: past)
      return
    }
    // What is paused or blocked is so right now.
    let mayGoOn = own.mayMean(progress)
    guard own.ending == .none, !their.sure.contains(past), !their.sure.contains(success),
      // “To be upgraded” and “what would be upgraded” are to come.
      their.mayMean(soon) || their.mayMean(progress), !own.mayMean(soon),
      let last = own.wordsBeforeAgent.last, own.isParticiple(last) || own.isOver(last),
      let target = their.cues.last(where: {
        // What is almost complete is soon.
        $0.concept == soon && own.isParticiple(last) && ($0.isSure || their.opensVerb($0))
          || !mayGoOn && $0.concept == progress
            && ($0.isSure || their.ending == .ellipsis
              // 백업 중
              || $0.range.upperBound == their.fullRange.upperBound)
      })
    else { return nil }
    self.init(
      source: Cue(concept: past, range: last, isSure: false), target: target,
      opposite: target.concept)
  }
}

extension Turn {
  /// What is under way or to be done and was done, on a label without an ellipsis: “Printing the map”, “Tap to print”,
  /// 已打印. What lasts, like following, goes on as it was begun.
  init?(ofDeedUnderWay pair: borrowing TextPair) {
    let own = pair.source
    let their = pair.target
    guard let progress = own.profile.concept(.inProgress), let past = own.profile.concept(.hasBeen),
      let success = own.profile.concept(.succeeded), their.sure.contains(past),
      own.ending == .none, own.sentences.count == 1, their.sentences.count == 1,
      own.words.count <= 8, !own.mayMean(past), !own.mayMean(success), !their.mayMean(progress),
      // “Printing stopped” is over.
      !own.words.contains(where: { own.isParticiple($0) && !own.ends($0, in: .gerundEndings) }),
      !own.describesByParticiple(in: own.fullRange)
    else { return nil }
    for (index, word) in own.words.enumerated() where own.isToBeDone(at: index) {
      guard
        let target = their.cues.first(where: {
          $0.concept == past && $0.isSure && !their.isAttributive($0)
            && pair.says(word, behind: $0.range)
        })
      else { continue }
      self.init(
        source: Cue(concept: progress, range: word, isSure: false), target: target, opposite: past)
      return
    }
    return nil
  }

  /// What failed and is still under way: “backup failed”, 正在备份.
  init?(ofFailure pair: borrowing TextPair) {
    let own = pair.source
    let their = pair.target
    guard let failed = own.profile.concept(.failed), own.sure.contains(failed),
      let progress = own.profile.concept(.inProgress), their.sure.contains(progress),
      let error = own.profile.concept(.error), !own.mayMean(progress), !their.mayMean(failed),
      !their.mayMean(error), own.sentences.count == 1, their.sentences.count == 1,
      own.words.count <= 8, Polarity(of: their, in: their.fullRange).explicit.isEmpty,
      let cue = own.cue(failed), let target = their.cue(progress)
    else { return nil }
    self.init(source: cue, target: target, opposite: progress)
  }
}

extension Turn {
  /// What succeeded and is still under way: “Successfully sent”, 正在发送.
  init?(ofSuccess pair: borrowing TextPair) {
    let own = pair.source
    let their = pair.target
    guard let success = own.profile.concept(.succeeded), own.sure.contains(success),
      let progress = own.profile.concept(.inProgress), their.sure.contains(progress),
      let past = own.profile.concept(.hasBeen), !own.mayMean(progress),
      !their.mayMean(success), !their.mayMean(past), own.sentences.count == 1,
      their.sentences.count == 1, own.words.count <= 14, let cue = own.cue(success),
      let target = their.cue(progress)
    else { return nil }
    self.init(source: cue, target: target, opposite: progress)
  }
}

extension TextPair {
  /// Whether the translation says right behind a place the verb that a word of the source is.
  fileprivate func says(_ word: Range<Int>, behind place: Range<Int>) -> Bool {
    func follows(_ cue: Cue) -> Bool {
      (0...1).contains(cue.range.lowerBound - place.upperBound)
    }
    return source.verbs.contains { verb in
      verb.range == word && target.verbs.contains { $0.concept == verb.concept && follows($0) }
    }
      || source.cues.contains { cue in
        cue.range == word && cue.isSure
          && source.profile.concepts.kind(of: cue.concept) == .action
          && target.cues.contains { $0.concept == cue.concept && $0.isSure && follows($0) }
      }
  }
}

extension AnalyzedText {
  /// Whether a word says that something goes on, in -ing at the start with more behind it; or is to be done, behind “to”
  /// or before a thing.
  fileprivate func isToBeDone(at index: Int) -> Bool {
    let word = words[index]
    guard index + 1 < words.count || !placeholders.isEmpty || index > 0 else { return false }
    if index == 0, ends(word, in: .gerundEndings) { return !isWord(word, in: .lastingGerunds) }
    if ends(word, in: .participleEndings) { return false }
    if index > 0 {
      // “To selection” is where it goes.
      return isWord(words[index - 1], in: .toWords)
        && !profile.alertWords.nounEndings.contains(where: text(in: word).hasSuffix)
    }
    return index + 1 < words.count && kinds(of: words[index + 1]).contains(.determiner)
  }

  /// Whether a word says that something is over, as “complete” does, but not in “50 % complete”.
  fileprivate func isOver(_ word: Range<Int>) -> Bool {
    numbers.isEmpty && placeholders.isEmpty
      && [NamedConcept.hasBeen, .succeeded].allSatisfy { mayMean(anyOf: [$0], in: word) }
  }

  /// Its words up to who or what does something: “paused by the guard”.
  fileprivate var wordsBeforeAgent: ArraySlice<Range<Int>> {
    words.prefix { !isWord($0, in: .agentWords) }
  }

  /// Whether a word is the participle of a verb that is known: deleted, sent.
  func isParticiple(_ word: Range<Int>) -> Bool {
    // “Super-block” is no form of the verb in it.
    guard
      let verb = verbs.first(where: {
        $0.range.overlaps(word) && $0.range.lowerBound <= word.lowerBound
      })
    else {
      // What is removed may be deleted or moved, and so is no verb of one meaning.
      return ends(word, in: .participleEndings)
        && cues.contains {
          $0.isSure && $0.range == word && profile.concepts[$0.concept].isDestructive
        }
    }
    return ends(word, in: .participleEndings)
      || !isName(word, of: verb.concept) && !ends(word, in: .verbFormEndings)
  }
}
