import CopyModel

// Which of several named concepts a text may mean.

extension AnalyzedText {
  /// Whether any wording of it, sure or not, may carry one of some concepts.
  func mayMean(anyOf names: [NamedConcept]) -> Bool {
    names.contains { name in profile.concept(name).map { mayMean($0) } ?? false }
  }

  /// The same of the wordings that share a byte with a stretch.
  func mayMean(anyOf names: [NamedConcept], in stretch: Range<Int>) -> Bool {
    names.contains { name in profile.concept(name).map { mayMean($0, in: stretch) } ?? false }
  }

  /// Whether it surely says one of some concepts.
  func says(anyOf names: [NamedConcept]) -> Bool {
    names.contains { profile.concept($0).map(sure.contains) ?? false }
  }

  /// The same of the wordings that share a byte with a stretch.
  func says(anyOf names: [NamedConcept], in stretch: Range<Int>) -> Bool {
    names.contains { name in
      profile.concept(name).map { cue($0, in: stretch) != nil } ?? false
    }
  }
}
