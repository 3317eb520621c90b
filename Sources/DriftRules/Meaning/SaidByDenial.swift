import CopyModel
import RuleKit

// What the source says without a denial, of how things stand, and the translation with one.

extension TextPair {
  /// Whether what is found wrong with something became what it must not be: “the name is empty”, 名称不能为空; “is longer than
  /// 9 letters”, 不能超过.
  func forbidsFlaw(_ negation: Range<Int>, _ original: Range<Int>) -> Bool {
    guard source.wordCount(in: original) <= 12, !source.requires(in: original),
      !source.mayMean(anyOf: [.can], in: original),
      target.says(anyOf: [.forbidden, .cannot], in: negation)
    else { return false }
    // 空 stands behind 不能, and 비어 before 없.
    let near = max(negation.lowerBound - 16, 0)..<negation.upperBound + 12
    if let empty = source.profile.concept(.empty), let flaw = source.cue(empty, in: original),
      source.isFound(flaw), target.impliesDenial(in: near)
    {
      return true
    }
    return [NamedConcept.moreThan, .lessThan].contains { excess in
      guard let excess = source.profile.concept(excess),
        let flaw = source.cue(excess, in: original)
      else { return false }
      return source.isFound(flaw) && target.mayMean(excess, in: near)
    }
  }

  /// Whether what is still so became what has not ended yet: “the box is still there”, 尚未删除. What the source itself says
  /// has not begun: “still shared”, 尚未共享.
  func lasts(_ negation: Range<Int>, _ original: Range<Int>) -> Bool {
    guard let still = source.profile.concept(.still), source.cue(still, in: original) != nil,
      let pending = target.profile.concept(.notYet), target.cue(pending, in: negation) != nil
    else { return false }
    let asked = SharedTerms(self)?.places(of: target.denied(by: negation)) ?? []
    return !asked.contains(where: original.overlaps)
  }

  /// The most bytes between 거의 and the 않 that belongs to it.
  private static let longestRarity = 24

  /// Whether “rarely” became “hardly ever … not”: 거의 … 않습니다.
  func deniesRarity(_ negation: Range<Int>, _ original: Range<Int>) -> Bool {
    guard target.profile.putsVerbLast, let rarely = source.profile.concept(.rarely),
      source.cue(rarely, in: original) != nil
    else { return false }
    let before = max(negation.lowerBound - Self.longestRarity, 0)..<negation.upperBound
    return target.cue(rarely, in: before) != nil
  }
}

extension AnalyzedText {
  /// Whether a cue tells how something is: “is empty”, “is longer than”.
  fileprivate func isFound(_ cue: Cue) -> Bool {
    guard let index = words.firstIndex(where: { $0.overlaps(cue.range) }) else { return false }
    return isWord(words[index], in: .linkingVerbs)
      || index > 0 && isWord(words[index - 1], in: .linkingVerbs)
  }
}
