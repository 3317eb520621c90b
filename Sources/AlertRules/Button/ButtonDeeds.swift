import CopyModel
import RuleKit

extension AnalyzedText {
  /// What a button with this title does.
  var labels: [Concept] {
    labelConcepts.map { profile.concepts[$0] }
  }

  /// Whether a button with this title does one of some things.
  func does(_ deeds: [NamedConcept]) -> Bool {
    labels.contains { $0.named.map(deeds.contains) ?? false }
  }

  /// Whether a button with this title takes something away from the person.
  var takesAway: Bool { labels.contains(where: \.isDestructive) }

  /// Whether a button with this title leaves things as they are, and is not Cancel.
  var leavesAsIs: Bool { does([.dontAllow, .keep, .keepBoth, .notNow]) }
}

extension AlertPart {
  /// Whether its key says that it cancels, whatever its title does.
  var hasCancelKey: Bool { unit.key.lowercased().hasSuffix("cancel") }

  /// How the locale titles the button that cancels.
  var cancelTitle: String {
    let profile = text.profile
    return profile.concept(.cancel).flatMap { profile.cues?.title(of: $0) } ?? "Cancel"
  }
}
