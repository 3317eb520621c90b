import CopyModel

// What stands before a figure, as far as it tells what the figure is.

extension Span<UInt8> {
  /// Whether a figure is an amount of money with two decimals: $5.00.
  func isPrice(_ value: String, from start: Int, _ profile: LocaleProfile) -> Bool {
    start > 0 && value.utf8.count > 3 && value.utf8.suffix(3).first == UInt8(ascii: ".")
      && profile.moneyEnds.contains(self[start - 1])
  }

  /// Whether a letter, `_` or `#` is before a digit, or another digit of the same name: H264, the 3 of v1.3.
  func isNamePart(before index: Int) -> Bool {
    var start = index
    // Time stays linear: no version is longer.
    while start > 1, index - start < 32, self[start - 1] == UInt8(ascii: "."),
      self[start - 2].isASCIIDigit
    {
      start -= 2
      while start > 0, index - start < 32, self[start - 1].isASCIIDigit { start -= 1 }
    }
    guard let scalar = scalar(before: start), !multiplies(before: start) else { return false }
    // With nothing before it, an underscore marks a key: `Radius _2`.
    return [.latin, .digit].contains(ScalarClass(scalar))
      || scalar == 0x23 && (isColor(from: index) || has("&", at: start - 2))
      || scalar == 0x5F && start > 1 && self[start - 2] != 0x20
  }

  /// Whether letters stand among the digits behind a number sign: #1a2b3c is a color, #12 counts.
  private func isColor(from index: Int) -> Bool {
    var end = index
    while end < count, self[end].isASCIIDigit { end += 1 }
    return end < count && self[end].isASCIILetter
  }

  /// Whether an x stands between two figures, as in the size 10x15; 0x15 is another way to write one.
  private func multiplies(before index: Int) -> Bool {
    guard index > 1, self[index - 1] | 0x20 == UInt8(ascii: "x"),
      self[index - 2].isASCIIDigit
    else { return false }
    if self[index - 2] > 0x30 { return true }
    return index > 2 && self[index - 3].isASCIIDigit
  }
}
