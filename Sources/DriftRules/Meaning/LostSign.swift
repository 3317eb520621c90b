import CopyModel
import RuleKit

extension TextPair {
  /// A number below zero that became one above: “(-1)”, 1.
  var lostSign: (source: Range<Int>, target: Range<Int>)? {
    guard source.bytes.contains(UInt8(ascii: "-")) || source.contains(AnalyzedText.minus),
      // What says “minus” in words is known of some locales only.
      !target.profile.ruleWords[.minusWords].isEmpty
    else { return nil }
    for number in source.numbers where number.isDigits {
      guard let sign = source.minus(before: number.range) else { continue }
      let answers = target.numbers.filter { $0.value == number.value }
      guard answers.count == 1, source.numbers.count(where: { $0.value == number.value }) == 1,
        !target.mayBeBelowZero(answers[0].range)
      else { continue }
      return (sign.lowerBound..<number.range.upperBound, answers[0].range)
    }
    return nil
  }
}

extension AnalyzedText {
  /// The sign of Unicode (U+2212); most texts have a hyphen.
  fileprivate static let minus = "−"

  /// The minus before a number, where there is nothing that it could take it from: “(-1)”, but not “5-1” or “Nov-1”. At the
  /// start of a text it may open an item of a list, or an option.
  fileprivate func minus(before number: Range<Int>) -> Range<Int>? {
    let bytes = string.utf8.span
    for sign in ["-", Self.minus] {
      let start = number.lowerBound - sign.utf8.count
      guard start > 0, bytes.has(sign, at: start), " (".utf8.contains(bytes[start - 1]),
        !literals.contains(where: { $0.overlaps(start..<number.upperBound) })
      else { continue }
      return start..<number.lowerBound
    }
    return nil
  }

  /// Whether any kind of minus or dash, or a word for it, stands before a number.
  fileprivate func mayBeBelowZero(_ number: Range<Int>) -> Bool {
    let bytes = string.utf8.span
    let near = max(number.lowerBound - 10, 0)..<number.lowerBound
    return near.contains { index in
      bytes[index] == UInt8(ascii: "-")
        || [Self.minus, "–", "－", "‐", "‑"].contains { bytes.has($0, at: index) }
        || has(.minusWords, at: index)
    }
  }
}
