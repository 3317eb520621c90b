import CopyModel

/// Reads what a text says: cues, things, verbs, numbers, pronouns of address.
enum MeaningReader {
  /// The most bytes of a label: what is longer is no button's title.
  private static let longestLabel = 48
  private static let joints = ByteSet(ascii: "_-&")

  /// `known` are the bytes that occur in the text.
  static func read(
    _ text: String, _ known: ByteSet, words: [Range<Int>], masks: Masks, profile: LocaleProfile
  ) -> TextMeaning {
    let bytes = text.utf8.span
    var found = profile.wordings.wordings(in: bytes)
    if !masks.ranges.isEmpty {
      found.cues.removeAll { masks.overlaps($0.range) }
      found.things.removeAll { masks.overlaps($0.range) }
      found.verbs.removeAll { masks.overlaps($0.range) }
      found.senses.removeAll { masks.overlaps($0.range) }
    }
    // Few texts have a sign that joins a word to another.
    if !found.cues.isEmpty, !known.isDisjoint(with: joints) {
      found.cues.removeAll { bytes.isPart($0.range) }
    }
    if !found.things.isEmpty, known.contains(UInt8(ascii: "-")) {
      found.things.removeAll { bytes.isUndone($0.range) }
    }
    return TextMeaning(
      cues: found.cues, things: found.things, verbs: found.verbs, senses: found.senses,
      labelConcepts: bytes.count <= longestLabel
        ? profile.cues?.concepts(ofLabel: text) ?? [] : [],
      numbers: found.numbers.isEmpty && !NumberReader.mayHaveFigures(known)
        ? [] : NumberReader.read(bytes, words: found.numbers, masks: masks, profile: profile),
      addresses: AddressReader.read(bytes, masks: masks, profile: profile),
      wordLists: profile.uses(.latin) ? profile.ruleWords.lists(of: words, in: bytes) : nil,
      styleKinds: found.styleKinds)
  }
}

extension Span<UInt8> {
  /// Whether an underscore joins a word to another: `NO_COLOR`, `file_name`. Before “_No” it marks the key that
  /// stands for it.
  private func isInIdentifier(_ word: Range<Int>) -> Bool {
    let (start, end) = (word.lowerBound, word.upperBound)
    let underscore = UInt8(ascii: "_")
    return start > 1 && self[start - 1] == underscore && self[start - 2].isASCIINamePart
      || end + 1 < count && self[end] == underscore && self[end + 1].isASCIINamePart
  }

  /// Whether “un-” or “non-” stands before a word, as a word of its own: “un-muted” is not muted.
  fileprivate func isUndone(_ word: Range<Int>) -> Bool {
    guard word.lowerBound > 2, self[word.lowerBound - 1] == UInt8(ascii: "-") else { return false }
    return ["un-", "non-"].contains { prefix in
      let start = word.lowerBound - prefix.utf8.count
      return start >= 0 && isFolded(prefix, in: start..<word.lowerBound)
        && !hasLetter(before: start)
    }
  }

  /// Whether an ampersand inside a word stands before a part of it: “Dis&connected”.
  private func isBehindKey(_ part: Range<Int>) -> Bool {
    let start = part.lowerBound
    return start > 1 && self[start - 1] == UInt8(ascii: "&") && self[start - 2].isASCIILetter
      && self[start].isASCIISmall
  }

  /// Whether a word is only a part of a name or of a longer word, and says nothing.
  fileprivate func isPart(_ word: Range<Int>) -> Bool {
    isInIdentifier(word) || isUndone(word) || isBehindKey(word)
  }
}
