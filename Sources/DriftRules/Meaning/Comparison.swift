import CopyModel
import RuleKit

extension TextPair {
  /// Whether both texts compare one thing with another: “than”, 보다, 比.
  var compares: Bool {
    guard let than = source.profile.concept(.comparison) else { return false }
    return source.sure.contains(than) && target.sure.contains(than)
  }

  /// Whether the translation says the opposite of a quality that the source compares things by: “smaller”, 大.
  func turnsQuality(_ sentences: (source: Range<Int>, target: Range<Int>)) -> Bool {
    if let than = source.profile.concept(.comparison),
      let mark = source.cue(than, in: sentences.source), let terms = SharedTerms(self),
      let quality = source.words.last(where: { $0.upperBound <= mark.range.lowerBound }),
      terms.isKnown(quality), !terms.isSaid(quality)
    {
      return true
    }
    return source.cues.contains { cue in
      cue.isSure && sentences.source.overlaps(cue.range)
        && target.cue(cue.concept, in: sentences.target) == nil
        && saysOpposite(of: cue, in: sentences.target)
    }
  }

  /// Whether a comparison is told from the other end, so that its quality is turned with it: “A is smaller than B”, B比A大.
  func comparesBackwards(_ sentences: (source: Range<Int>, target: Range<Int>)) -> Bool {
    guard compares else { return false }
    if let own = source.compared(in: sentences.source),
      let theirs = target.compared(in: sentences.target), haveSwapped(own, theirs)
    {
      return true
    }
    guard let own = source.standard(in: sentences.source),
      let theirs = target.standard(in: sentences.target)
    else { return false }
    return own.text != theirs.text
      && target.placeholders.contains {
        $0.text == own.text && sentences.target.overlaps($0.range)
      }
      && source.placeholders.contains {
        $0.text == theirs.text && sentences.source.overlaps($0.range)
      }
  }
}

extension AnalyzedText {
  /// The placeholder that another is held against: behind “than” and 比, before 보다.
  fileprivate func standard(in sentence: Range<Int>) -> Placeholder? {
    guard let than = profile.concept(.comparison), let mark = cue(than, in: sentence)?.range else {
      return nil
    }
    return profile.putsVerbLast
      ? placeholders.last {
        sentence.overlaps($0.range) && $0.range.upperBound <= mark.lowerBound
      }
      : placeholders.first {
        sentence.overlaps($0.range) && $0.range.lowerBound >= mark.upperBound
      }
  }

  /// Whether a cue is what a comparison is about: “lower than usual”, “more time than last week”.
  func isCompared(_ cue: Cue) -> Bool {
    guard let than = profile.concept(.comparison) else { return false }
    if ends(cue.range, in: .comparisonEndings) { return true }
    let isDistant = isWord(cue.range, in: .distantComparatives)
    guard
      isDistant || ends(cue.range, in: .comparativeEndings) || isWord(cue.range, in: .comparatives)
    else { return false }
    let near = cue.range.upperBound...cue.range.upperBound + (isDistant ? 40 : 12)
    return cues.contains { $0.concept == than && near.contains($0.range.lowerBound) }
  }

  /// Whether what a thing is compared with stands before a cue: 比平时, 평소보다.
  func followsComparison(_ cue: Cue) -> Bool {
    guard let than = profile.concept(.comparison) else { return false }
    let near = max(cue.range.lowerBound - 40, 0)..<cue.range.lowerBound
    return cues.contains {
      $0.concept == than && $0.isSure && near.contains($0.range.lowerBound)
        && $0.range.upperBound <= cue.range.lowerBound
    }
  }
}
