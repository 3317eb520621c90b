/// Words that may or may not stand twice in a row, lowercased.
public struct RepeatedWords: Sendable {
  /// Words that language itself doubles: `had`, `아주`.
  public var fine: Set<String> = []
  /// Words that are never doubled on purpose: `the`, `的`.
  public var never: Set<String> = []

  package init() {}
}

extension AnalyzedText {
  /// Whether a word is the one before it again, which may have a capital, with a space between them at most. Not so
  /// where language itself doubles it, and where one more of them stands before or behind: three in a row are a song,
  /// not a slip.
  package func repeatsWord(at place: Int) -> Bool {
    guard isSameAsBefore(place), case let (first, second) = (words[place - 1], words[place]),
      !profile.repeatedWords.fine.contains(text(in: second).lowercased()), !isMasked(first),
      !isMasked(second)
    else { return false }
    return !isSameAsBefore(place - 1) && !isSameAsBefore(place + 1)
  }

  /// Whether a word has the letters of the one before it, and at most one space stands between them.
  private func isSameAsBefore(_ place: Int) -> Bool {
    guard words.indices.dropFirst().contains(place) else { return false }
    let (first, second, bytes) = (words[place - 1], words[place], string.utf8.span)
    guard first.count == second.count, first.upperBound <= second.lowerBound else { return false }
    let gap = first.upperBound..<second.lowerBound
    guard gap.isEmpty || gap.count == 1 && bytes[gap.lowerBound] == 0x20 else { return false }
    // Most neighbours begin otherwise.
    guard bytes[first.lowerBound] | 0x20 == bytes[second.lowerBound] | 0x20 else { return false }
    var hasLetter = false
    // Where words end at spaces only, a comma makes them a list.
    guard bytes.hasLetter(at: second.lowerBound), bytes.hasLetter(before: first.upperBound),
      bytes.hasLetter(before: second.upperBound)
    else { return false }
    for offset in 0..<first.count {
      let (own, other) = (bytes[first.lowerBound + offset], bytes[second.lowerBound + offset])
      let isLatin = other.isASCIISmall
      guard own == other || isLatin && own == other & 0xDF else { return false }
      hasLetter = hasLetter || isLatin || other >= 0x80
    }
    return hasLetter
  }
}
