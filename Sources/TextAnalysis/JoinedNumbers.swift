import CopyModel

extension NumberFact {
  /// The number that two words of English make: “twenty four”, “twenty-four”, “two million”.
  func joined(with next: NumberFact, in text: Span<UInt8>) -> NumberFact? {
    guard !isDigits, !next.isDigits, next.range.lowerBound == range.upperBound + 1,
      text[range.upperBound] == 0x20 || text[range.upperBound] == UInt8(ascii: "-"),
      let first = Int(value), let second = Int(next.value)
    else { return nil }
    let sum: Int
    if (20...90).contains(first), first.isMultiple(of: 10), (1...9).contains(second) {
      sum = first + second
    } else if (1..<1000).contains(first), Self.scales.contains(second) {
      sum = first * second
    } else {
      return nil
    }
    return NumberFact(
      value: String(sum), range: range.lowerBound..<next.range.upperBound, isDigits: false)
  }

  /// What a count in words multiplies where it stands right before it: hundred, thousand, million.
  private static let scales: Set<Int> = [100, 1000, 1_000_000]
}
