import CopyModel
import StringTables

extension ButtonLabels {
  /// The labels of a locale's lexicon.
  convenience init(_ profile: LocaleProfile) {
    let cues = profile.cues
    func titles(_ chosen: (Concept) -> Bool) -> Set<String> {
      var titles: Set<String> = []
      for index in profile.concepts.concepts.indices where chosen(profile.concepts[index]) {
        guard let title = cues?.title(of: index) else { continue }
        titles.formUnion([title, title.replacing("'", with: "’")])
      }
      return titles
    }
    self.init(
      onButtonsOnly: titles { Self.onButtonsOnly.contains($0.name) },
      destructive: titles(\.isDestructive),
      isAction: { cues?.concepts(ofLabel: $0).isEmpty == false })
  }

  /// Answers to a question, which no menu offers.
  private static let onButtonsOnly: Set = [
    "cancel", "ok", "not-now", "dont-allow", "dont-save", "keep-both", "discard",
  ]
}
