import CopyModel
import RuleKit

/// A cue of the source that the translation words in no way that is known.
struct LostCue {
  let cue: Cue
  /// How sure it is that something is lost: from the share of good translations that carry the cue.
  let confidence: Double

  /// The first of some concepts, by name, that is lost; nil when none is, or when good translations lose it often.
  init?(_ names: [String], in pair: TextPair) {
    guard let cues = pair.target.profile.cues else { return nil }
    for name in names {
      guard let concept = pair.source.profile.concepts.index(of: name),
        let severity = cues.severity(ofMissing: concept), severity > .note,
        let cue = pair.source.cue(concept), !pair.target.mayMean(concept)
      else { continue }
      self.cue = cue
      confidence = severity == .error ? 0.85 : 0.75
      return
    }
    return nil
  }
}
