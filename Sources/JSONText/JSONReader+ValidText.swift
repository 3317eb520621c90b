import CopyModel

// For whoever made sure of a whole text that it is UTF-8: its strings are not checked again.
extension JSONReader {
  /// The next value of such a text.
  package mutating func value(inValid text: UTF8Span) throws(JSONError) -> JSONValue {
    let bytes = text.span
    skipSpace(in: bytes)
    guard bytes.byte(at: offset) == UInt8(ascii: "\"") else { return try value(in: bytes) }
    let string = try written(in: bytes)
    let decoded =
      string.hasEscapes ? try Self.decode(string, in: bytes) : text.string(in: string.range)
    return JSONValue(kind: .string(decoded), range: string.range)
  }
}

extension UTF8Span {
  /// The text of some bytes, which lie on the bounds of characters.
  fileprivate func string(in range: Range<Int>) -> String {
    var end = makeUnicodeScalarIterator()
    end.reset(roundingBackwardsFrom: range.upperBound)
    var start = end.prefix().makeUnicodeScalarIterator()
    start.reset(roundingBackwardsFrom: range.lowerBound)
    return String(copying: start.suffix())
  }
}
