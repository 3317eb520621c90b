import CopyModel
import RuleKit

extension Turn {
  /// A number that bounds from above in the source and from below in the translation, or the other way round: “under
  /// 13”, 13세 이상.
  init?(ofBound pair: TextPair) {
    guard !pair.source.numbers.isEmpty, !pair.target.numbers.isEmpty, !pair.isTooLong else {
      return nil
    }
    for number in pair.source.numbers {
      guard let own = pair.source.bound(at: number.range),
        case let answers = pair.target.numbers.filter({ $0.value == number.value }),
        answers.count == 1, let other = pair.target.bound(at: answers[0].range),
        own.isUpper != other.isUpper,
        pair.source.numbers.count(where: { $0.value == number.value }) == 1,
        // “Under 13 can't” is “13 or older can”, and “no more than 8” 8자를 넘을 수 없습니다.
        !pair.source.denies(around: number.range), !pair.target.denies(around: answers[0].range)
      else { continue }
      self.init(source: own.cue, target: other.cue, opposite: other.cue.concept)
      return
    }
    return nil
  }
}

extension AnalyzedText {
  /// The bound that the words beside a number make of it; nil where there is none, or one of each kind.
  fileprivate func bound(at number: Range<Int>) -> (cue: Cue, isUpper: Bool)? {
    let (upper, lower) = (profile.concepts.ceilings, profile.concepts.floors)
    guard !possible.isDisjoint(with: upper) || !possible.isDisjoint(with: lower) else { return nil }
    let near = cues.filter { isBeside(number, $0) }
    let ceiling = near.first { upper.contains($0.concept) }
    let floor = near.first { lower.contains($0.concept) }
    if let ceiling, floor == nil { return (ceiling, true) }
    if let floor, ceiling == nil { return (floor, false) }
    return nil
  }

  /// Whether the sentence of a number denies something.
  fileprivate func denies(around number: Range<Int>) -> Bool {
    !Polarity(of: self, in: sentence(at: number)).explicit.isEmpty
  }

  /// Whether a cue stands right before a number, or behind it and its unit: “under 13”, 超過 13, 13세 이상. What only
  /// may be a bound is one where it touches the number.
  private func isBeside(_ number: Range<Int>, _ cue: Cue) -> Bool {
    let before = number.lowerBound - cue.range.upperBound
    if (0...1).contains(before) { return cue.isSure || profile.uses(.latin) }
    return cue.isSure && (0...7).contains(cue.range.lowerBound - number.upperBound)
      && sentence(at: number).overlaps(cue.range)
  }
}
