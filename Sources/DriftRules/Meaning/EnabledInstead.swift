import CopyModel
import RuleKit

extension TextPair {
  /// The word by which the source says that something can't be done, where the translation denies less often and says
  /// that something can be, as the source does nowhere: 不存在或可以打开 for “does not exist or can't be opened”.
  ///
  /// The verb itself need not be known, as it has to be for `turnedAbility`.
  func enabledInstead(
    _ negations: [Range<Int>], _ original: Range<Int>, _ translation: Range<Int>
  ) -> Range<Int>? {
    guard let first = negations.first, source.wordCount(in: original) <= 30 else { return nil }
    if negations.count == 1, deniesConditionOnly(first, original, translation) { return first }
    guard let can = target.profile.concept(.can), target.sure.contains(can),
      let cannot = source.profile.concept(.cannot),
      // 수 있다 is what may be, too.
      !source.says(anyOf: [.can, .may, .without, .only, .excluded], in: original),
      target.enables(can, in: translation)
    else { return nil }
    let inability = negations.first { source.cue(cannot, in: $0) != nil }
    let isFewer = denials(in: translation, of: original) < negations.count
    guard !saysOtherwise(inability ?? first, original, translation),
      inability != nil && isFewer
        || (inability != nil || isFewer)
          && partsAbility(from: inability ?? first, original, translation, can)
    else { return nil }
    return inability ?? first
  }

  /// Whether all that the translation denies is the condition of “not until” or “not unless”: “can't be opened until you
  /// pay”, 결제하지 않으면 열 수 있습니다.
  private func deniesConditionOnly(
    _ negation: Range<Int>, _ original: Range<Int>, _ translation: Range<Int>
  ) -> Bool {
    guard let unless = target.profile.concept(.unless), let only = target.profile.concept(.only),
      negation.upperBound < original.upperBound,
      source.says(anyOf: [.unless, .until], in: negation.upperBound..<original.upperBound),
      !source.says(anyOf: [.if], in: original)
    else { return false }
    let conditions = target.cues.filter {
      $0.concept == unless && $0.isSure && translation.overlaps($0.range)
    }
    // 除非付款，才能打开 has its “only then” outside.
    let others =
      target.denials(in: translation)
      + target.cues.filter { $0.concept == only && translation.overlaps($0.range) }.map(\.range)
    return !conditions.isEmpty
      && others.allSatisfy { other in conditions.contains { $0.range.overlaps(other) } }
  }

  /// How often a translation denies by itself, and not only as a word of the source implies: 未知 for “unknown”.
  private func denials(in translation: Range<Int>, of original: Range<Int>) -> Int {
    let denials = Polarity(of: target, in: translation).explicit
    guard !denials.isEmpty, let terms = SharedTerms(self) else { return denials.count }
    let negatives = Polarity(of: source, in: original).selfDenying
    return denials.count { denial in !negatives.contains { answers(denial, to: $0, terms) } }
  }

  /// Whether a translation denies only one of two deeds that its source denies at once, and says that the other can be
  /// done: “couldn't find or open it”, 找不到或可以打开.
  private func partsAbility(
    from negation: Range<Int>, _ original: Range<Int>, _ translation: Range<Int>, _ can: Int
  ) -> Bool {
    guard let either = source.profile.concept(.either),
      source.cues.contains(where: {
        $0.concept == either && original.overlaps($0.range)
          && $0.range.lowerBound > negation.lowerBound
      })
    else { return false }
    let denials = target.denials(in: translation).map(\.lowerBound)
    return target.cues.contains { joint in
      guard joint.concept == either, joint.isSure || target.profile.putsVerbLast,
        translation.overlaps(joint.range)
      else { return false }
      // 或可以 and 수 있거나.
      return target.cues.contains { ability in
        guard ability.concept == can, ability.isSure, translation.overlaps(ability.range) else {
          return false
        }
        let isBehind = ability.range.lowerBound >= joint.range.upperBound
        let gap =
          isBehind
          ? ability.range.lowerBound - joint.range.upperBound
          : joint.range.lowerBound - ability.range.upperBound
        return isBehind != target.profile.putsVerbLast && (0...3).contains(gap)
          && denials.contains { ($0 < joint.range.lowerBound) == isBehind }
      }
    }
  }
}

extension AnalyzedText {
  /// Whether a sentence says of something that it can be done, and not that only something can.
  fileprivate func enables(_ can: Int, in sentence: Range<Int>) -> Bool {
    if says(anyOf: [.only], in: sentence) { return false }
    return cues.contains {
      $0.concept == can && $0.isSure && sentence.overlaps($0.range)
        && !has(.attributiveEndings, at: $0.range.upperBound)
    }
  }
}
