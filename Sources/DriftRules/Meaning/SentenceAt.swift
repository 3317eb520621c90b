import CopyModel

extension AnalyzedText {
  /// The sentence that a place is in, with all of the place, which may reach over its ends; the whole text where it is in
  /// none.
  func sentence(at place: Range<Int>) -> Range<Int> {
    guard let sentence = sentences.first(where: { $0.range.overlaps(place) })?.range else {
      return fullRange
    }
    return min(sentence.lowerBound, place.lowerBound)..<max(sentence.upperBound, place.upperBound)
  }

  /// A Korean word without the marks at its end, which ICU leaves with it: 했습니다 of “했습니다.”
  func core(of word: Range<Int>) -> Range<Int> {
    let bytes = string.utf8.span
    return word.lowerBound..<(word.last { bytes[$0] >= 0x80 }.map { $0 + 1 } ?? word.lowerBound)
  }

  /// How many words share a byte with a stretch.
  func wordCount(in stretch: Range<Int>) -> Int { words.count { stretch.overlaps($0) } }

  /// Whether it has so many words that what one of them says may stand in many other places.
  var isLong: Bool { words.count > 54 }
}

extension Range<Int> {
  /// The part of a stretch before a word, which may begin ahead of it.
  func start(before word: Range<Int>) -> Range<Int> {
    lowerBound..<Swift.max(word.lowerBound, lowerBound)
  }
}
