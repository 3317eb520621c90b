import CopyModel
import RuleKit

extension TextPair {
  /// Whether both texts compare one thing with another: “than”, 보다, 比.
  var compares: Bool {
    guard let than = source.profile.concept(.comparison) else { return false }
    return source.sure.contains(than) && target.sure.contains(than)
  }
}

extension AnalyzedText {
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
