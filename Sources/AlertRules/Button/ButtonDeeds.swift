import CopyModel
import RuleKit

extension AnalyzedText {
  /// What a button with this title does.
  var labels: [Concept] {
    labelConcepts.map { profile.concepts[$0] }
  }

  /// The same where its verb has an object: “Delete Note”, 사진 제거, 移除照片. Cancel and OK with more words are
  /// something else than Cancel and OK.
  var deeds: [Concept] { deedConcepts.map { profile.concepts[$0] } }

  /// The same by index.
  var deedConcepts: [Int] { labelConcepts.isEmpty ? verbConcepts : labelConcepts }

  /// Whether a button with this title does one of some things.
  func does(_ deeds: [NamedConcept]) -> Bool { labels.have(anyOf: deeds) }

  /// Whether a button with this title takes something away from the person: Delete, “Delete Note”.
  var takesAway: Bool { deeds.contains(where: \.isDestructive) }

  /// Whether a button with this title signs out, which people can take back, and destroys nothing.
  var onlySignsOut: Bool { takesAway && deeds.allSatisfy { $0.named == .signOut } }

  /// Whether a button with this title leaves things as they are, and is not Cancel.
  var leavesAsIs: Bool { deeds.have(anyOf: [.dontAllow, .keep, .keepBoth, .notNow]) }

  /// The most words of a verb with its object.
  private static let mostWords = 6

  /// What the verb of a title does as a label of its own: the words that it begins with, or ends with where the verb
  /// comes last.
  private var verbConcepts: [Int] {
    guard let cues = profile.cues, let first = words.first, let last = words.last,
      words.count > 1, words.count <= Self.mostWords, endMark == nil
    else { return [] }
    let isLast = profile.alertWords.pointingFollows
    for count in (1..<words.count).reversed() {
      let verb =
        isLast
        ? words[words.count - count].lowerBound..<last.upperBound
        : first.lowerBound..<words[count - 1].upperBound
      let concepts = cues.concepts(ofLabel: text(in: verb))
      if !concepts.isEmpty { return concepts }
    }
    return []
  }
}

extension [Concept] {
  fileprivate func have(anyOf names: [NamedConcept]) -> Bool {
    contains { $0.named.map(names.contains) ?? false }
  }
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
