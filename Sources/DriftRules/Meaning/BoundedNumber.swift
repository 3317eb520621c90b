import CopyModel
import RuleKit

extension Turn {
  /// A number that bounds from above in the source and from below in the translation, or the other way round: “under
  /// 13”, 13세 이상; “not more than 4”, 4개 이상.
  init?(ofBound pair: borrowing TextPair) {
    guard !pair.source.numbers.isEmpty, !pair.target.numbers.isEmpty, pair.source.mayHaveBound,
      pair.target.mayHaveBound, !pair.isTooLong
    else { return nil }
    for number in pair.source.numbers {
      guard let own = pair.source.bound(at: number.range),
        case let answers = pair.target.numbers.filter({ $0.value == number.value }),
        answers.count == 1, let other = pair.target.bound(at: answers[0].range),
        pair.source.numbers.count(where: { $0.value == number.value }) == 1
      else { continue }
      let (asked, said) = (
        pair.source.denials(around: own.cue), pair.target.denials(around: other.cue)
      )
      guard said.isEmpty else { continue }
      if own.isUpper != other.isUpper {
        // “Under 13 can't” is “13 or older can”, and “no more than 8” 8자를 넘을 수 없습니다.
        guard asked.isEmpty else { continue }
        self.init(source: own.cue, target: other.cue, opposite: other.cue.concept)
      } else {
        // “Not more than 4” has the other bound than 4개 이상; what only implies a denial may stand for it.
        guard asked.count == 1, pair.source.reaches(asked[0], own.cue),
          pair.source.sentences.count == pair.target.sentences.count,
          !pair.target.impliesDenial(around: other.cue)
        else { continue }
        self.init(
          source: own.cue.joined(to: asked[0]), target: other.cue, opposite: other.cue.concept)
      }
      return
    }
    return nil
  }
}

extension Cue {
  /// The same with all that stands between it and another place.
  fileprivate func joined(to other: Range<Int>) -> Cue {
    Cue(
      concept: concept,
      range: min(range.lowerBound, other.lowerBound)..<max(range.upperBound, other.upperBound),
      isSure: isSure)
  }
}

extension AnalyzedText {
  /// Whether some of its words may bound a number.
  fileprivate var mayHaveBound: Bool {
    !possible.isDisjoint(with: profile.concepts.ceilings)
      || !possible.isDisjoint(with: profile.concepts.floors)
  }

  /// The bound that the words beside a number make of it; nil where there is none, or one of each kind.
  fileprivate func bound(at number: Range<Int>) -> (cue: Cue, isUpper: Bool)? {
    let (upper, lower) = (profile.concepts.ceilings, profile.concepts.floors)
    let near = cues.filter { isBeside(number, $0) }
    let ceiling = near.first { upper.contains($0.concept) }
    let floor = near.first { lower.contains($0.concept) }
    if let ceiling, floor == nil { return (ceiling, true) }
    if let floor, ceiling == nil { return (floor, false) }
    return nil
  }

  /// The words that deny in the sentence of a bound.
  fileprivate func denials(around bound: Cue) -> [Range<Int>] {
    Polarity(of: self, in: sentence(at: bound.range)).explicit
  }

  /// Whether a denial stands a verb or two before a bound: “not put more than 4”.
  fileprivate func reaches(_ denial: Range<Int>, _ bound: Cue) -> Bool {
    denial.upperBound <= bound.range.lowerBound
      && wordCount(in: denial.upperBound..<bound.range.lowerBound) <= 3
  }

  /// Whether something besides a bound may deny in its sentence without a “not”: failed, only.
  fileprivate func impliesDenial(around bound: Cue) -> Bool {
    let sentence = sentence(at: bound.range)
    return cues.contains {
      sentence.overlaps($0.range) && !$0.range.overlaps(bound.range)
        && profile.concepts[$0.concept].impliesNegation
    }
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
