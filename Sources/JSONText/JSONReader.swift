import CopyModel

/// Reads JSON and keeps byte positions. A cursor only: the text is passed to every call.
package struct JSONReader {
  /// Where the reader stands: a UTF-8 byte offset.
  package var offset: Int
  /// How deep values may nest. Deeper ones are refused rather than risk the stack.
  private let deepest = 128

  package init(at offset: Int = 0) {
    self.offset = offset
  }

  /// The one value that is the whole text.
  package static func document(_ text: Span<UInt8>) throws(JSONError) -> JSONValue {
    var reader = JSONReader(at: text.has("\u{FEFF}", at: 0) ? 3 : 0)
    let value = try reader.value(in: text)
    reader.skipSpace(in: text)
    guard reader.offset == text.count else {
      throw JSONError(at: reader.offset, .expected("nothing after the value"))
    }
    return value
  }

  package mutating func skipSpace(in text: Span<UInt8>) {
    while offset < text.count {
      switch text[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      default: return
      }
    }
  }

  /// Steps over `byte`, after any space, if it stands here.
  package mutating func take(_ byte: UInt8, in text: Span<UInt8>) -> Bool {
    skipSpace(in: text)
    guard offset < text.count, text[offset] == byte else { return false }
    offset += 1
    return true
  }

  package mutating func expect(
    _ byte: UInt8, _ what: String, in text: Span<UInt8>
  ) throws(JSONError) {
    guard take(byte, in: text) else {
      throw JSONError(at: offset, offset < text.count ? .expected(what) : .unexpectedEnd)
    }
  }

  /// A string: its decoded text and the bytes between its quotes.
  package mutating func string(
    in text: Span<UInt8>
  ) throws(JSONError) -> (text: String, range: Range<Int>) {
    try expect(UInt8(ascii: "\""), "a string", in: text)
    let start = offset
    var hasEscapes = false
    while offset < text.count {
      switch text[offset] {
      case UInt8(ascii: "\""):
        let range = start..<offset
        offset += 1
        guard hasEscapes else {
          return (String(copying: text.extracting(range)), range)
        }
        return (try JSONEscapes.decode(text.extracting(range), at: start), range)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        offset += 2
      case ..<0x20:
        throw JSONError(at: offset, .controlCharacter)
      default:
        offset += 1
      }
    }
    offset = text.count
    throw JSONError(at: offset, .unexpectedEnd)
  }

  /// The next value, whole.
  package mutating func value(in text: Span<UInt8>) throws(JSONError) -> JSONValue {
    try value(in: text, depth: 0)
  }

  private mutating func value(in text: Span<UInt8>, depth: Int) throws(JSONError) -> JSONValue {
    guard depth < deepest else { throw JSONError(at: offset, .tooDeep) }
    skipSpace(in: text)
    guard offset < text.count else { throw JSONError(at: offset, .unexpectedEnd) }
    let start = offset
    switch text[offset] {
    case UInt8(ascii: "{"):
      offset += 1
      var members: [JSONValue.Member] = []
      guard !take(UInt8(ascii: "}"), in: text) else {
        return JSONValue(kind: .object([]), range: start..<offset)
      }
      repeat {
        let name = try string(in: text)
        try expect(UInt8(ascii: ":"), "“:”", in: text)
        let value = try value(in: text, depth: depth + 1)
        members.append(.init(name: name.text, nameRange: name.range, value: value))
      } while take(UInt8(ascii: ","), in: text)
      try expect(UInt8(ascii: "}"), "“,” or “}”", in: text)
      return JSONValue(kind: .object(members), range: start..<offset)
    case UInt8(ascii: "["):
      offset += 1
      var elements: [JSONValue] = []
      guard !take(UInt8(ascii: "]"), in: text) else {
        return JSONValue(kind: .array([]), range: start..<offset)
      }
      repeat {
        elements.append(try value(in: text, depth: depth + 1))
      } while take(UInt8(ascii: ","), in: text)
      try expect(UInt8(ascii: "]"), "“,” or “]”", in: text)
      return JSONValue(kind: .array(elements), range: start..<offset)
    case UInt8(ascii: "\""):
      let string = try string(in: text)
      return JSONValue(kind: .string(string.text), range: string.range)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return try number(in: text)
    default:
      for (word, kind) in [
        ("true", JSONValue.Kind.bool(true)), ("false", .bool(false)), ("null", .null),
      ]
      where text.has(word, at: offset) {
        offset += word.utf8.count
        return JSONValue(kind: kind, range: start..<offset)
      }
      throw JSONError(at: offset, .expected("a value"))
    }
  }

  /// A number by the grammar of RFC 8259, section 6.
  private mutating func number(in text: Span<UInt8>) throws(JSONError) -> JSONValue {
    let start = offset
    if text.has("-", at: offset) { offset += 1 }
    let leadingZero = text.has("0", at: offset)
    let whole = digits(in: text)
    var isValid = whole > 0 && !(leadingZero && whole > 1)
    if text.has(".", at: offset) {
      offset += 1
      isValid = digits(in: text) > 0 && isValid
    }
    if text.has("e", at: offset) || text.has("E", at: offset) {
      offset += 1
      if text.has("+", at: offset) || text.has("-", at: offset) { offset += 1 }
      isValid = digits(in: text) > 0 && isValid
    }
    guard isValid else { throw JSONError(at: start, .badNumber) }
    let written = String(copying: text.extracting(start..<offset))
    return JSONValue(kind: .number(written), range: start..<offset)
  }

  /// Steps over digits and returns how many there were.
  private mutating func digits(in text: Span<UInt8>) -> Int {
    let start = offset
    while offset < text.count, (0x30...0x39).contains(text[offset]) { offset += 1 }
    return offset - start
  }
}
