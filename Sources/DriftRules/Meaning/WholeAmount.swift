import CopyModel

// What an “all” says of the things that follow it.

extension AnalyzedText {
  /// Whether an “all” says how many of a thing are meant: “all charts”. “Entire” and “whole” may only stress, and “all
  /// your charts” are yours, all around.
  func countsAll(_ all: Cue) -> Bool {
    guard all.range.count == 3, isWord(all.range, in: .wholeWords), !isBound(behind: all),
      // “Could not move all” may be some.
      Polarity(of: self, in: fullRange).explicit.isEmpty,
      let next = words.first(where: { $0.lowerBound == all.range.upperBound + 1 })
    else { return false }
    // “All 5” are five.
    return !isMasked(next) && !numbers.contains { $0.range.overlaps(next) }
      && !isWord(next, in: .allPhrases) && !isWord(next, in: .pointingWords) && !opensName(all)
  }

  /// Whether an “All” amid small letters begins a name: “send the All Lights command”.
  private func opensName(_ all: Cue) -> Bool {
    let bytes = string.utf8.span
    return all.range.lowerBound > 0 && bytes[all.range.lowerBound].isASCIICapital
      && words.contains {
        bytes[$0.lowerBound].isASCIISmall && kinds(of: $0).isDisjoint(with: .small)
      }
  }

  /// Whether all of a thing is what is denied, so that some of it may be: “could not move all cards”.
  func deniesAll(_ all: Cue) -> Bool {
    let sentence = sentence(at: all.range)
    return isWord(all.range, in: .wholeWords) && wordCount(in: sentence) <= 16
      && Polarity(of: self, in: sentence).explicit.contains {
        $0.upperBound <= all.range.lowerBound
          && wordCount(in: $0.upperBound..<all.range.lowerBound) <= 4
      }
  }

  /// Whether a number of things follows, or a placeholder for one: “all 5 cards” are five, and “all %d cards” that many.
  func isCounted(behind all: Cue) -> Bool {
    let start = all.range.upperBound + 1
    let number =
      numbers.first { $0.range.lowerBound == start }?.range
      ?? placeholders.first { $0.range.lowerBound == start }?.range
    guard let number else { return false }
    return words.contains { $0.lowerBound == number.upperBound + 1 }
  }

  /// Whether known things are meant, which are all of them without a word for it: “all its data”, “all of the cards”.
  func isBound(behind cue: Cue) -> Bool {
    guard let next = words.first(where: { $0.lowerBound == cue.range.upperBound + 1 }) else {
      return true
    }
    return !kinds(of: next).isDisjoint(with: [.determiner, .small])
  }
}
