import CopyModel
import RuleKit

extension TextPair {
  /// Whether what people can do became what they can't: “you can stop at any time”, 无法随时停止. Where something
  /// else does it, it may well keep them from it: “this can lock you out”, 无法登录.
  func turnsAbility(
    _ negation: Range<Int>, _ original: Range<Int>, _ translation: Range<Int>
  ) -> Bool {
    guard let can = source.profile.concept(.can), let cannot = source.profile.concept(.cannot),
      let ability = source.cue(can, in: original), source.isForReader(ability),
      let inability = target.cue(cannot, in: negation),
      saysImplied(original, apartFrom: translation),
      // 可以 stands in 不可以 as well.
      !target.cues.contains(where: {
        $0.concept == can && translation.overlaps($0.range) && !inability.range.overlaps($0.range)
          && !negation.overlaps($0.range)
      }),
      source.wordCount(in: original) <= 20,
      !target.describes(negation), !target.leads(to: negation)
    else { return false }
    // “You can only open it there” is 無法在別處打開 as well.
    return !source.mayMean(
      anyOf: [.only, .unless, .before, .without, .atMost, .lessThan, .excluded, .if],
      in: original)
  }
}

extension AnalyzedText {
  /// Whether the reader stands before a word for being able, “you can”, or nobody does, “Can ask to …”; or something can
  /// be done to what does: “it can be sent”.
  fileprivate func isForReader(_ ability: Cue) -> Bool {
    guard let index = words.firstIndex(of: ability.range) else { return false }
    return index == 0
      ? ending != .question : isWord(words[index - 1], in: .readerSubjects) || isDone(behind: index)
  }

  /// Whether “be” stands behind a word, and a participle behind that.
  private func isDone(behind index: Int) -> Bool {
    index + 2 < words.count && isWord(words[index + 1], in: .passiveAuxiliaries)
      && (isParticiple(words[index + 2]) || ends(words[index + 2], in: .participleEndings))
  }
}
