import CopyModel
import RuleKit

extension TextPair {
  /// A number below zero that became one above: “-1”, 1.
  var lostSign: (source: Range<Int>, target: Range<Int>)? {
    guard source.bytes.contains(UInt8(ascii: "-")) || source.contains("−"),
      // What says “minus” in words is known of some locales only.
      !target.profile.ruleWords[.minusWords].isEmpty, !isTooLong
    else { return nil }
    for number in source.numbers where number.isDigits && source.isBelowZero(number.range) {
      let answers = target.numbers.filter { $0.value == number.value }
      guard answers.count == 1, source.numbers.count(where: { $0.value == number.value }) == 1,
        !target.mayBeBelowZero(answers[0].range)
      else { continue }
      return (number.range.lowerBound - 1..<number.range.upperBound, answers[0].range)
    }
    return nil
  }
}

extension AnalyzedText {
  /// Whether a minus stands before a number, and nothing that it could take it from: “(-1)”, but not “5-1” or “Nov-1”.
  fileprivate func isBelowZero(_ number: Range<Int>) -> Bool {
    let bytes = string.utf8.span
    let start = number.lowerBound - 1
    guard start > 0, bytes[start] == UInt8(ascii: "-") else { return false }
    return " (".utf8.contains(bytes[start - 1])
      && !literals.contains { $0.overlaps(start..<number.upperBound) }
  }

  /// Whether any kind of minus or dash, or a word for it, stands before a number.
  fileprivate func mayBeBelowZero(_ number: Range<Int>) -> Bool {
    let bytes = string.utf8.span
    let near = max(number.lowerBound - 10, 0)..<number.lowerBound
    return near.contains { index in
      bytes[index] == UInt8(ascii: "-")
        || ["−", "–", "－", "‐", "‑"].contains { bytes.has($0, at: index) }
        || has(.minusWords, at: index)
    }
  }
}
