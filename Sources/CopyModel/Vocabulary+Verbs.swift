extension Vocabulary {
  /// Whether a stretch of a text may say a verb, by words that are no sure sign of it and lie in none of those of
  /// others.
  package func maySay(
    _ verb: Int, _ text: AnalyzedText, in stretch: Range<Int>, apartFrom others: [Range<Int>] = []
  ) -> Bool {
    guard verb < verbs.count, !verbs[verb].isEmpty else {
      // Where a locale's file says of a verb nothing that may, anything may.
      if case .wordings = reader { return true }
      return false
    }
    let bytes = text.string.utf8.span
    func isTaken(_ place: Range<Int>) -> Bool {
      others.contains { $0.lowerBound <= place.lowerBound && $0.upperBound >= place.upperBound }
    }
    switch reader {
    case .english:
      return text.words.contains { word in
        stretch.overlaps(word) && !isTaken(word)
          && verbs[verb].contains { Self.isForm(bytes, word, of: $0) }
      }
    case .wordings:
      return stretch.contains { start in
        verbs[verb].contains { wording in
          bytes.has(wording, at: start) && !isTaken(start..<start + wording.utf8.count)
        }
      }
    }
  }

  /// Whether a word of a text is a form of a lemma, or opens a phrase.
  private static func isForm(_ text: Span<UInt8>, _ word: Range<Int>, of lemma: String) -> Bool {
    let length = lemma.utf8.count
    if lemma.utf8.contains(where: { $0 == 0x20 || $0 == 0x2D }) {
      return text.isFolded(lemma, in: word.lowerBound..<min(word.lowerBound + length, text.count))
        && !text.hasLetter(at: word.lowerBound + length)
    }
    guard let first = lemma.utf8.first, text[word.lowerBound] | 0x20 == first else { return false }
    return RegularEnding.containsVerb(of: text, word) { stem, ending in
      guard let ending else { return stem.count == length && text.isFolded(lemma, in: stem) }
      return stem.count == length - 1 && lemma.utf8.last == ending
        && text.isFolded(String(lemma.dropLast()), in: stem)
    }
  }
}
