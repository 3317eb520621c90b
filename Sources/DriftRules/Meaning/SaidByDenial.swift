import CopyModel
import RuleKit

// What the source says without a denial, of how things stand, and the translation with one.

extension TextPair {
  /// Whether what is wrong with something became what it must not be: “the name is empty”, 名称不能为空; “longer than 9
  /// letters”, 不能超过.
  func forbidsFlaw(_ negation: Range<Int>, _ original: Range<Int>) -> Bool {
    guard source.wordCount(in: original) <= 12, !source.requires(in: original),
      target.says(anyOf: [.forbidden, .cannot], in: negation)
    else { return false }
    // 空 stands behind 不能, and 비어 before 없.
    let near = max(negation.lowerBound - 16, 0)..<negation.upperBound + 12
    let concepts = target.profile.concepts
    if source.mayMean(anyOf: [.empty], in: original),
      target.cues.contains(where: {
        $0.isSure && near.overlaps($0.range) && concepts[$0.concept].impliesNegation
      })
    {
      return true
    }
    return [NamedConcept.moreThan, .lessThan].contains { excess in
      guard let excess = source.profile.concept(excess) else { return false }
      return source.mayMean(excess, in: original) && target.mayMean(excess, in: near)
    }
  }

  /// Whether what is still so became what has not ended yet: “the box is still there”, 尚未删除.
  func lasts(_ negation: Range<Int>, _ original: Range<Int>) -> Bool {
    guard let still = source.profile.concept(.still), source.cue(still, in: original) != nil,
      let pending = target.profile.concept(.notYet)
    else { return false }
    return target.cue(pending, in: negation) != nil
  }

  /// Whether “rarely” became “hardly ever … not”: 거의 … 않습니다.
  func deniesMost(_ negation: Range<Int>, _ original: Range<Int>) -> Bool {
    guard let rarely = source.profile.concept(.rarely), source.cue(rarely, in: original) != nil
    else { return false }
    return target.cue(rarely, in: target.sentence(at: negation)) != nil
  }
}
