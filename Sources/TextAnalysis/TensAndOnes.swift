import CopyModel

extension NumberFact {
  /// The number that English tens and ones make in two words: “twenty four”, “twenty-four”.
  func joined(with ones: NumberFact, in text: Span<UInt8>) -> NumberFact? {
    guard !isDigits, !ones.isDigits, ones.range.lowerBound == range.upperBound + 1,
      text[range.upperBound] == 0x20 || text[range.upperBound] == UInt8(ascii: "-"),
      let tens = Int(value), (20...90).contains(tens), tens.isMultiple(of: 10),
      let one = Int(ones.value), (1...9).contains(one)
    else { return nil }
    return NumberFact(
      value: String(tens + one), range: range.lowerBound..<ones.range.upperBound, isDigits: false)
  }
}
