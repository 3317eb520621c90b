import CopyModel
import RuleKit

// What is denied in the source, and demanded or threatened in the translation.

extension TextPair {
  /// Whether what is not so became a request or a demand to make it so: “Bluetooth is not turned on”, 請開啟藍牙; “no card
  /// specified”, 카드를 지정하세요; “it is a box, not a card”, 카드를 지정하세요; “it has to be empty, but is not”, 비어 있어야 합니다.
  func asksForIt(
    _ negation: Range<Int>, _ original: Range<Int>, _ translation: Range<Int>
  ) -> Bool {
    guard let index = source.words.firstIndex(where: { $0.overlaps(negation) }),
      !source.deniesBoth(negation)
    else { return false }
    let demands = target.requires(in: translation)
    if demands, source.requires(in: original) { return source.endsClause(negation) }
    guard demands || target.asks(in: translation) else { return false }
    let opens = index == 0 || original.lowerBound == negation.lowerBound
    if source.isWord(negation, in: .noWords) {
      guard opens, let missing = source.missingDeed(in: original) else { return false }
      return SharedTerms(self)?.isSaid(missing) == true
    }
    // “Not a valid number”
    if opens, index + 1 < source.words.count,
      source.isWord(source.words[index + 1], in: .countingArticles)
    {
      return source.wordCount(in: original) <= 8
    }
    if source.string.utf8.span.has(", ", at: negation.lowerBound - 2) { return !demands }
    guard index > 0, source.isWord(source.words[index - 1], in: .linkingVerbs) else { return false }
    return source.cues.contains { cue in
      cue.isSure && cue.range.lowerBound == negation.upperBound + 1
        && source.profile.concepts.kind(of: cue.concept) == .action
        && target.cue(cue.concept, in: translation) != nil
    }
  }

  /// Whether a denial may only tell who breaks the rule that the source sets: “must be a number”, 数字ではありません. What must
  /// not, can't or need not be is another rule, and so is what the reader has to do.
  func tellsBreach(of original: Range<Int>, _ negation: Range<Int>) -> Bool {
    source.requires(in: original)
      && !source.words(in: original).contains { source.isWord($0, in: .readerPronouns) }
      && !target.asks(in: target.sentence(at: negation))
      && !target.says(anyOf: [.forbidden, .cannot, .needless], in: negation)
  }

  /// Whether what is “not inside” became what must be inside: 必須在…內.
  func demands(
    _ negation: Range<Int>, _ original: Range<Int>, _ translation: Range<Int>
  ) -> Bool {
    if needsFirst(negation, original, translation) { return true }
    guard let next = source.words.first(where: { $0.lowerBound == negation.upperBound + 1 }) else {
      return false
    }
    return source.isWord(next, in: .placePrepositions) && !source.requires(in: original)
      && target.requires(in: translation)
  }

  /// Whether “can't, because something has to be done” became “can only when it is done”: 需要更新才能打开.
  private func needsFirst(
    _ negation: Range<Int>, _ original: Range<Int>, _ translation: Range<Int>
  ) -> Bool {
    guard let cannot = source.profile.concept(.cannot), let only = source.profile.concept(.only),
      let because = source.profile.concept(.because), source.cue(cannot, in: negation) != nil,
      source.mayMean(because, in: original), source.requires(in: original)
    else { return false }
    return target.requires(in: translation) && target.mayMean(only, in: translation)
  }

  /// Whether “unless it is not so” became “if it is so”: 若…存在.
  func exceptsNot(
    _ negation: Range<Int>, _ original: Range<Int>, _ translation: Range<Int>
  ) -> Bool {
    guard let unless = source.profile.concept(.unless), let condition = target.profile.concept(.if),
      let exception = source.cue(unless, in: original),
      !source.mayMean(anyOf: [.if, .when], in: original)
    else { return false }
    return source.clause(behind: exception.range, in: original).overlaps(negation)
      && target.cue(condition, in: translation) != nil
  }

  /// Whether “don't, or else” became “if you do”: “don't drop it, or it breaks”, 떨어뜨리면 깨집니다.
  func warns(
    _ negation: Range<Int>, _ original: Range<Int>, _ translation: Range<Int>
  ) -> Bool {
    guard let either = source.profile.concept(.either), let condition = source.profile.concept(.if),
      source.cue(condition, in: original) == nil, target.cue(condition, in: translation) != nil,
      let or = source.cues.last(where: {
        $0.concept == either && $0.isSure && original.overlaps($0.range)
          && $0.range.lowerBound > negation.upperBound
      })
    else { return false }
    // “Don't copy or move it” threatens with nothing.
    return source.string.utf8.span.has(", ", at: or.range.lowerBound - 2)
      || source.words.contains {
        $0.lowerBound > or.range.upperBound && original.overlaps($0)
          && !source.kinds(of: $0).isDisjoint(with: [.finiteVerb, .modal])
      }
  }
}

extension AnalyzedText {
  /// The participle of what a sentence says nobody did, at its end or before what for or what else: “No cards selected”,
  /// “No cards selected to delete”, but not “No cards are deleted”.
  fileprivate func missingDeed(in sentence: Range<Int>) -> Range<Int>? {
    let words = words(in: sentence)
    guard
      let index = words.indices.dropFirst().first(where: {
        ends(words[$0], in: .participleEndings)
          && !isWord(words[$0 - 1], in: .passiveAuxiliaries)
      })
    else { return nil }
    guard index + 1 < words.endIndex else { return words[index] }
    let openers = [RuleWords.List.toWords, .durationWords, .verbJoiners]
    return openers.contains { isWord(words[index + 1], in: $0) } ? words[index] : nil
  }
}
