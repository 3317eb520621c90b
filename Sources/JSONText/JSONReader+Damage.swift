extension JSONReader {
  /// Steps over an object whose strings hold what no string may, control characters or escapes that are none, as long as
  /// each still closes on its line.
  package mutating func skipDamaged(in text: Span<UInt8>) throws(JSONError) {
    skipSpace(in: text)
    var (open, isInString) = (0, false)
    while offset < text.count {
      let byte = text[offset]
      if isInString, byte == 0x0A || byte == 0x0D {
        throw JSONError(at: offset, .unclosedString)
      }
      offset += isInString && byte == UInt8(ascii: "\\") ? 2 : 1
      switch byte {
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "{") where !isInString: open += 1
      case UInt8(ascii: "}") where !isInString:
        open -= 1
        if open <= 0 { return }
      default: break
      }
    }
    throw JSONError(at: text.count, .unexpectedEnd)
  }
}
