import CopyModel

/// Reads what a text says: cues, numbers, pronouns of address.
enum MeaningReader {
  /// The most bytes of a label: what is longer is no button's title.
  private static let longestLabel = 48

  static func read(_ text: AnalyzedText) -> TextMeaning {
    let bytes = text.string.utf8Span.span
    let profile = text.profile
    let masks = Masks(text.masked)
    let cues = profile.cues?.cues(in: bytes, concepts: profile.concepts) ?? []
    return TextMeaning(
      cues: text.masked.isEmpty ? cues : cues.filter { !masks.overlaps($0.range) },
      labelConcepts: bytes.count <= longestLabel
        ? profile.cues?.concepts(ofLabel: text.string) ?? [] : [],
      numbers: NumberReader.read(bytes, masks: masks, profile: profile),
      addresses: AddressReader.read(bytes, masks: masks, profile: profile),
      styleKinds: profile.styleWords.kinds(in: bytes))
  }
}
