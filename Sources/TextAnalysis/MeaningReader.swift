import CopyModel

/// Reads what a text says: cues, things, numbers, pronouns of address.
enum MeaningReader {
  /// The most bytes of a label: what is longer is no button's title.
  private static let longestLabel = 48

  static func read(_ text: AnalyzedText) -> TextMeaning {
    let bytes = text.string.utf8Span.span
    let profile = text.profile
    let masks = Masks(text.masked)
    var (cues, things) = profile.cues?.meanings(in: bytes, concepts: profile.concepts) ?? ([], [])
    if !text.masked.isEmpty {
      cues.removeAll { masks.overlaps($0.range) }
      things.removeAll { masks.overlaps($0.range) }
    }
    // `NO_COLOR` names a value, and denies nothing.
    if text.bytes.contains(UInt8(ascii: "_")) {
      cues.removeAll { bytes.isInIdentifier($0.range) }
    }
    return TextMeaning(
      cues: cues, things: things,
      labelConcepts: bytes.count <= longestLabel
        ? profile.cues?.concepts(ofLabel: text.string) ?? [] : [],
      numbers: NumberReader.read(bytes, masks: masks, profile: profile),
      addresses: AddressReader.read(bytes, masks: masks, profile: profile),
      styleKinds: profile.styleWords.kinds(in: bytes))
  }
}

extension Span<UInt8> {
  /// Whether an underscore joins a word to another: `NO_COLOR`, `file_name`. Before “_No” it marks the key that
  /// stands for it.
  fileprivate func isInIdentifier(_ word: Range<Int>) -> Bool {
    let (start, end) = (word.lowerBound, word.upperBound)
    let underscore = UInt8(ascii: "_")
    return start > 1 && self[start - 1] == underscore && self[start - 2].isASCIIWord
      || end + 1 < count && self[end] == underscore && self[end + 1].isASCIIWord
  }
}
