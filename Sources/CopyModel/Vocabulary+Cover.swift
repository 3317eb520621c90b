extension Vocabulary {
  /// Whether words of interfaces, each of two wide characters or more, make up the beginning and two fifths of a text
  /// in another language than the source's.
  package func coversMost(of text: Span<UInt8>) -> Bool {
    guard case .wordings(let phrases) = reader else { return false }
    var (end, covered, startsWithWord) = (0, 0, false)
    phrases.forEachMatch(in: text) { _, range in
      guard range.count >= 6, range.upperBound > end else { return }
      startsWithWord = startsWithWord || range.lowerBound == 0
      covered += range.upperBound - max(end, range.lowerBound)
      end = range.upperBound
    }
    return startsWithWord && covered * 5 >= text.count * 2
  }
}
