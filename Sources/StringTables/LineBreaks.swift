import CopyModel

extension UInt8 {
  /// Whether the byte is a line feed or a carriage return.
  var isLineBreak: Bool { self == 0x0A || self == 0x0D }
}

extension Span<UInt8> {
  /// Whether one of two bytes occurs. All are looked at, so that the compiler looks at many at a time, which it does not
  /// where it knows the two.
  @inline(never)
  func holds(_ one: UInt8, _ other: UInt8) -> Bool {
    var found: UInt8 = 0
    for index in 0..<count {
      found |= (self[index] == one ? 1 : 0) | (self[index] == other ? 1 : 0)
    }
    return found != 0
  }

  /// Whether the same bytes stand at two places, compared many at a time.
  func isSame(at one: Int, as other: Int, count: Int) -> Bool {
    let (a, b) = (extracting(one..<one + count), extracting(other..<other + count))
    var difference: UInt8 = 0
    for index in 0..<count { difference |= a[index] ^ b[index] }
    return difference == 0
  }

  /// The end of the line that holds `offset`: its line break, or the end of the text.
  func lineEnd(from offset: Int) -> Int {
    var end = offset
    while end < count, !self[end].isLineBreak { end += 1 }
    return end
  }

  /// The start of the line behind the one that holds `offset`: after LF, CR or CRLF.
  func lineStart(behind offset: Int) -> Int {
    let end = lineEnd(from: offset)
    return Swift.min(end + (has("\r\n", at: end) ? 2 : 1), count)
  }
}
