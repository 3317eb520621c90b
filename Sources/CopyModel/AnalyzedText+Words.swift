extension AnalyzedText {
  /// The words of a stretch, and those that reach into it.
  package func words(in stretch: Range<Int>) -> ArraySlice<Range<Int>> {
    let start = words.firstPosition { $0.upperBound > stretch.lowerBound }
    let end = words.firstPosition { $0.lowerBound >= stretch.upperBound }
    return words[start..<max(start, end)]
  }

  /// Whether some of its letters are of a script that the locale is written in, as far as that is known.
  package var isInOwnScript: Bool {
    profile.scripts.isEmpty || profile.uses(scripts.present)
  }

  /// How many words are neither names, nor codes, nor numbers, nor placeholders.
  package var ordinaryWords: Int {
    // Both are in order, so that one walk over them is enough.
    let values = placeholders.filter { $0.syntax != .branches }.map(\.range)
    let kept = (literals + values).sorted { $0.lowerBound < $1.lowerBound }
    var names: [Range<Int>] = []
    profile.caseWords.nameTable.forEachMatch(in: string.utf8.span) { names.append($1) }
    var next = 0
    let bytes = string.utf8.span
    return words.count { range in
      while next < kept.count, kept[next].upperBound <= range.lowerBound { next += 1 }
      guard range.count > 1, next == kept.count || !kept[next].overlaps(range) else {
        return false
      }
      // “%dpx” has a unit.
      if range.count < 4, next > 0, kept[next - 1].upperBound == range.lowerBound { return false }
      return !isName(range, of: bytes, among: names)
    }
  }

  /// Whether a word has capitals inside, a digit, or is one of the locale's names or a part of one.
  private func isName(
    _ range: Range<Int>, of bytes: Span<UInt8>, among names: [Range<Int>]
  ) -> Bool {
    // Most words are small letters behind a first one.
    if bytes[range.lowerBound].isASCIILetter,
      range.dropFirst().allSatisfy({ bytes[$0].isASCIISmall })
    {
      return fixedCase(of: range).map { $0 == text(in: range) } == true
        || bytes[range.lowerBound].isASCIICapital && names.contains { $0.overlaps(range) }
    }
    let word = text(in: range)
    guard word.contains(where: \.isLowercase) else { return word.contains(where: \.isCased) }
    return word.dropFirst().contains(where: \.isUppercase) || word.contains(where: \.isNumber)
      || fixedCase(of: range) == word
      || word.first?.isUppercase == true && names.contains { $0.overlaps(range) }
  }
}

extension Character {
  fileprivate var isCased: Bool { isUppercase || isLowercase }
}

extension AnalyzedText {
  /// Whether a word of another text stands at a place of this one, to the letter or in any case.
  package func writes(
    _ other: AnalyzedText, _ word: Range<Int>, at place: Range<Int>, inAnyCase: Bool = false
  ) -> Bool {
    let (bytes, others) = (string.utf8.span, other.string.utf8.span)
    let fold: UInt8 = inAnyCase ? 0x20 : 0
    return place.count == word.count
      && (0..<word.count).allSatisfy {
        bytes[place.lowerBound + $0] | fold == others[word.lowerBound + $0] | fold
      }
  }
}
