import CopyModel
import RuleKit

extension TextPair {
  /// A part and its whole, “4 of your 5”, that changed places where the order of the numbers did not: 4개 중 5개.
  var swappedShare: (source: Range<Int>, target: Range<Int>)? {
    guard source.numbers.count == 2, target.numbers.count == 2, !isTooLong,
      source.numbers[0].value != source.numbers[1].value, source.namesShare, target.marksWhole
    else { return nil }
    return (
      source.numbers[0].range.lowerBound..<source.numbers[1].range.upperBound,
      target.numbers[0].range.lowerBound..<target.numbers[1].range.upperBound
    )
  }
}

extension AnalyzedText {
  /// Whether “of” follows the first of two numbers, and one more word at most the second.
  fileprivate var namesShare: Bool {
    let between = numbers[0].range.upperBound..<numbers[1].range.lowerBound
    let words = words.filter { between.overlaps($0) }
    return (1...2).contains(words.count) && isWord(words[0], in: .shareWords)
  }

  /// Whether the first of two numbers is the whole, by what leads up to the second: 5개 중 4개, 5个中的4个.
  fileprivate var marksWhole: Bool {
    let end = numbers[1].range.lowerBound
    return (numbers[0].range.upperBound..<max(end, numbers[0].range.upperBound)).contains {
      has(.shareMarks, at: $0) && end - $0 <= 7
    }
  }
}
