import CopyModel
import RuleKit

extension TextPair {
  /// Whether the words that deny in the translation only say what a word of the source implies, so that what the
  /// source denies is lost: “couldn't, because it is invalid”, 无效.
  func onlyAnswersImplied(
    _ denials: [Range<Int>], _ original: Range<Int>, _ negations: [Range<Int>]
  ) -> Bool {
    let concepts = source.profile.concepts
    let implied = source.cues.filter { cue in
      cue.isSure && original.overlaps(cue.range) && concepts[cue.concept].impliesNegation
        // “Not allowed” is denied itself, and so is “not to be interrupted”.
        && !negations.contains { source.isNear(cue, behind: $0) }
        // “Not fully hidden” is 완전히 숨겨지지 않음.
        && !source.cues.contains { other in
          other.range == cue.range && concepts.kind(of: other.concept) == .action
            && denials.contains { target.cue(other.concept, in: $0) != nil }
        }
    }
    // Most sentences end here.
    guard !implied.isEmpty, let cannot = source.profile.concept(.cannot),
      let terms = SharedTerms(self)
    else { return false }
    // “Couldn't load an invalid file” may only say that the file is invalid.
    let says = negations.allSatisfy { negation in
      source.words.first {
        $0.lowerBound >= negation.upperBound && !source.isWord($0, in: .passiveAuxiliaries)
      }
      .map { !terms.isKnown($0) || terms.isSaid($0) } ?? false
    }
    return says
      && denials.allSatisfy { denial in
        target.cue(cannot, in: denial) == nil
          && !negations.contains { deniesSame(denial, $0, before: implied, terms) }
          && implied.contains {
            terms.isAnswer(denial, to: $0.range) && !terms.isSaid($0.range, apartFrom: denials)
          }
      }
  }

  /// Whether the translation denies the very word that stands right behind the “no” of the source: “no seats, so it is
  /// empty”, 좌석이 없습니다.
  private func deniesSame(
    _ denial: Range<Int>, _ negation: Range<Int>, before implied: [Cue], _ terms: SharedTerms
  ) -> Bool {
    guard source.isWord(negation, in: .noWords),
      let thing = source.words.first(where: { $0.lowerBound >= negation.upperBound }),
      !implied.contains(where: { $0.range.overlaps(thing) })
    else { return false }
    return terms.isAnswer(target.denied(by: denial), to: thing)
  }
}

extension AnalyzedText {
  /// Whether a cue stands so near behind a negation that it is what is denied.
  fileprivate func isNear(_ cue: Cue, behind negation: Range<Int>) -> Bool {
    (negation.lowerBound..<endOfNegation(negation) + 8).overlaps(cue.range)
      || denies(negation, cue.range)
  }
}
