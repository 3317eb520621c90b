import CopyModel
import RuleKit

extension TextPair {
  /// Whether a verb of the translation is nothing that it says is done: it is the head of a name, or is avoided.
  func isNoDeed(_ verb: Cue) -> Bool { headsName(verb) || target.avoids(verb) }

  /// Whether a verb ends a longer name in quotation marks, which the source has without: “触控调节” is a thing. In
  /// Chinese a button's title begins with its verb.
  private func headsName(_ verb: Cue) -> Bool {
    target.profile.uses(.han) && source.quotedNames.isEmpty
      && target.quotedNames.contains {
        $0.inside.upperBound == verb.range.upperBound
          && $0.inside.lowerBound < verb.range.lowerBound
      }
  }
}

extension AnalyzedText {
  /// Whether a clause says before a verb that it is to be avoided: 避免收件人看到.
  fileprivate func avoids(_ verb: Cue) -> Bool {
    guard let avoidance = profile.concepts.index(of: "avoid"), sure.contains(avoidance),
      let clause = clauses.first(where: { $0.overlaps(verb.range) })
    else { return false }
    return cue(avoidance, in: clause.lowerBound..<verb.range.lowerBound) != nil
  }
}
