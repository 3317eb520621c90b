import CopyModel

/// Reads what a text says: cues, things, verbs, numbers, pronouns of address.
enum MeaningReader {
  /// The most bytes of a label: what is longer is no button's title.
  private static let longestLabel = 48

  static func read(_ text: AnalyzedText) -> TextMeaning {
    let bytes = text.string.utf8Span.span
    let profile = text.profile
    let masks = Masks(text.masked)
    var (cues, things, verbs) =
      profile.cues?.meanings(in: bytes, concepts: profile.concepts) ?? ([], [], [])
    if !text.masked.isEmpty {
      cues.removeAll { masks.overlaps($0.range) }
      things.removeAll { masks.overlaps($0.range) }
      verbs.removeAll { masks.overlaps($0.range) }
    }
    return TextMeaning(
      cues: cues, things: things, verbs: verbs,
      labelConcepts: bytes.count <= longestLabel
        ? profile.cues?.concepts(ofLabel: text.string) ?? [] : [],
      numbers: NumberReader.read(bytes, masks: masks, profile: profile),
      addresses: AddressReader.read(bytes, masks: masks, profile: profile),
      styleKinds: profile.styleWords.kinds(in: bytes))
  }
}
