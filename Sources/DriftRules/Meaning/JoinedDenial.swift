import CopyModel
import RuleKit

extension TextPair {
  /// Whether the one denial of a translation denies at once, joined by an “or”, what the source denies in clauses of their
  /// own: “no seat was found, and the gate could not be opened”, 좌석 또는 문을 찾을 수 없습니다.
  func joinsDenied(
    _ own: [Range<Int>], _ original: Range<Int>, by denials: [Range<Int>]
  ) -> Bool {
    guard own.count == 2, own[0].upperBound <= own[1].lowerBound, denials.count == 1,
      let either = source.profile.concept(.either),
      !source.cues.contains(where: {
        $0.concept == either && original.overlaps($0.range)
          // “Can't see it or when it doesn't load” joins the two.
          && !(own[0].upperBound..<own[1].lowerBound).overlaps($0.range)
      }), !isTooLong,
      let clause = target.clauses.first(where: { $0.overlaps(denials[0]) }),
      let joint = target.cues.first(where: {
        $0.concept == either && clause.overlaps($0.range)
      })?.range.lowerBound ?? joint(ofList: own, in: clause),
      // Korean denies behind what it denies, and Chinese before.
      target.profile.putsVerbLast
        ? joint <= denials[0].lowerBound : joint >= denials[0].upperBound,
      let terms = SharedTerms(self)
    else { return false }
    // What is denied, as far as it is known, stands with that denial.
    return own.allSatisfy { negation in
      guard let denied = source.clauses.first(where: { $0.overlaps(negation) }) else {
        return false
      }
      let said = terms.count(from: denied, in: clause)
      return said.found > 0 && 2 * said.found >= said.known
    }
  }

  /// Where the translation joins, by an “and” or a comma, what a list denies one by one: “no names, no places”, 不含名称及地点.
  private func joint(ofList negations: [Range<Int>], in clause: Range<Int>) -> Int? {
    guard negations.allSatisfy({ source.isWord($0, in: .noWords) }),
      source.wordCount(in: negations[0].upperBound..<negations[1].lowerBound) <= 3
    else { return nil }
    return clause.first { target.has(.joinMarks, at: $0) }
  }
}
