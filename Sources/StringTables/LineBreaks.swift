import CopyModel

extension UInt8 {
  /// Whether the byte is a line feed or a carriage return.
  var isLineBreak: Bool { self == 0x0A || self == 0x0D }
}

extension Span<UInt8> {
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
