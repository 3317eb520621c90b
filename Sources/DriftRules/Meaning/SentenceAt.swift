import CopyModel

extension AnalyzedText {
  /// The sentence that a place is in; the whole text where it is in none.
  func sentence(at place: Range<Int>) -> Range<Int> {
    sentences.first { $0.range.overlaps(place) }?.range ?? fullRange
  }

  /// How many words share a byte with a stretch.
  func wordCount(in stretch: Range<Int>) -> Int { words.count { stretch.overlaps($0) } }
}
