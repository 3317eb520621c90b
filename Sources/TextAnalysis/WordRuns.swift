import CopyModel

/// The number words of a text, taken in order.
struct WordRuns {
  private let words: [(value: Int, range: Range<Int>)]
  private var next = 0

  init(_ words: [(value: Int, range: Range<Int>)]) {
    self.words = words
  }

  /// Where the next word starts, from a place on.
  mutating func start(from index: Int) -> Int? {
    while next < words.count, words[next].range.lowerBound < index { next += 1 }
    return next < words.count ? words[next].range.lowerBound : nil
  }

  /// The longest number word here.
  mutating func longest(
    at index: Int, of text: Span<UInt8>, _ profile: LocaleProfile
  ) -> NumberFact? {
    var best: (value: Int, range: Range<Int>)?
    while start(from: index) == index {
      let word = words[next]
      next += 1
      let endsWord = profile.wordCounting == .icu && text[index] < 0x80
      if !endsWord || !text.hasLetter(at: word.range.upperBound) { best = word }
    }
    return best.map { NumberFact(value: String($0.value), range: $0.range, isDigits: false) }
  }
}
