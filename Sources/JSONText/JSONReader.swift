import CopyModel

/// Reads JSON and keeps byte positions. A cursor only: the text is passed to every call.
package struct JSONReader {
  /// Where the reader stands: a UTF-8 byte offset.
  package internal(set) var offset: Int
  /// How many values are open around it.
  var depth = 0
  /// Whether a value was just entered, so that nothing in it was read.
  var isFirst = false
  /// How deep values may nest. Deeper ones are refused rather than risk the stack.
  let deepest = 128
  let dialect: JSONDialect
  /// Where a comment opens that never closes.
  var openComment: Int?

  package init(at offset: Int = 0, dialect: JSONDialect = .strict) {
    self.offset = offset
    self.dialect = dialect
  }

  /// Begins with a text, behind its byte order mark if it has one.
  package init(startOf text: Span<UInt8>, dialect: JSONDialect = .strict) {
    self.init(at: text.has("\u{FEFF}", at: 0) ? 3 : 0, dialect: dialect)
  }

  /// Begins anew elsewhere, outside of all values.
  package mutating func move(to offset: Int) {
    self.offset = offset
    depth = 0
  }

  /// The one value that is the whole text.
  package static func document(_ text: Span<UInt8>) throws(JSONError) -> JSONValue {
    var reader = JSONReader(startOf: text)
    let value = try reader.value(in: text)
    try reader.expectEnd(in: text)
    return value
  }

  /// Makes sure that nothing follows but space.
  package mutating func expectEnd(in text: Span<UInt8>) throws(JSONError) {
    skipSpace(in: text)
    guard offset == text.count, openComment == nil else {
      throw failure("nothing after the value", in: text)
    }
  }

  package mutating func skipSpace(in text: Span<UInt8>) {
    if dialect == .json5 { return skipJSON5Space(in: text) }
    while let byte = text.byte(at: offset), byte <= 0x20 {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      default: return
      }
    }
  }

  /// Steps over `byte`, after any space, if it stands here.
  package mutating func take(_ byte: UInt8, in text: Span<UInt8>) -> Bool {
    skipSpace(in: text)
    guard text.byte(at: offset) == byte else { return false }
    offset += 1
    return true
  }

  package mutating func expect(
    _ byte: UInt8, _ what: String, in text: Span<UInt8>
  ) throws(JSONError) {
    guard take(byte, in: text) else { throw failure(what, in: text) }
  }

  /// That something else stands here, or nothing.
  func failure(_ what: String, in text: Span<UInt8>) -> JSONError {
    if let openComment { return JSONError(at: openComment, .openComment) }
    return JSONError(at: offset, offset < text.count ? .expected(what) : .unexpectedEnd)
  }

  /// A string as it is written.
  package struct WrittenString: Sendable {
    /// The bytes between its quotes.
    package let range: Range<Int>
    let hasEscapes: Bool
    var dialect = JSONDialect.strict

    /// Whether it is `name`, which needs no escapes.
    package func isName(_ name: String, in text: Span<UInt8>) -> Bool {
      isName(name.utf8.span, in: text)
    }

    /// The same for a name in bytes.
    package func isName(_ name: Span<UInt8>, in text: Span<UInt8>) -> Bool {
      range.count == name.count && text.has(name, at: range.lowerBound)
    }
  }

  /// A string, not yet decoded.
  package mutating func written(in text: Span<UInt8>) throws(JSONError) -> WrittenString {
    if dialect == .json5 { return try json5String(in: text) }
    try expect(UInt8(ascii: "\""), "a string", in: text)
    let start = offset
    var hasEscapes = false
    var index = start
    while let byte = text.byte(at: index) {
      // Most letters lie behind all that means something.
      if byte > UInt8(ascii: "\\") {
        index += 1
        continue
      }
      if byte == UInt8(ascii: "\"") {
        offset = index + 1
        return WrittenString(range: start..<index, hasEscapes: hasEscapes)
      }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        index += 2
        continue
      }
      if byte < 0x20 {
        offset = index
        throw byte == 0x0A || byte == 0x0D
          ? JSONError(at: start - 1, .unclosedString) : JSONError(at: index, .controlCharacter)
      }
      index += 1
    }
    offset = text.count
    throw JSONError(at: offset, .unexpectedEnd)
  }

  /// Makes sure that a written string has a text.
  static func inspect(_ string: WrittenString, in text: Span<UInt8>) throws(JSONError) {
    if string.hasEscapes { _ = try decode(string, in: text) }
  }

  /// The text of a written string.
  package static func decode(
    _ string: WrittenString, in text: Span<UInt8>
  ) throws(JSONError) -> String {
    let written = text.extracting(string.range)
    return string.hasEscapes
      ? try JSONEscapes.decode(written, at: string.range.lowerBound, string.dialect)
      : String(copying: written)
  }

  /// Hands on the bytes of a written string's text.
  package static func withText<Value>(
    of string: WrittenString, in text: Span<UInt8>, _ body: (Span<UInt8>) -> Value
  ) throws(JSONError) -> Value {
    guard string.hasEscapes else { return body(text.extracting(string.range)) }
    return body(try decode(string, in: text).utf8.span)
  }

  /// A string: its decoded text and the bytes between its quotes.
  package mutating func string(
    in text: Span<UInt8>
  ) throws(JSONError) -> (text: String, range: Range<Int>) {
    let string = try written(in: text)
    return (try Self.decode(string, in: text), string.range)
  }

  /// The next value, whole.
  package mutating func value(in text: Span<UInt8>) throws(JSONError) -> JSONValue {
    let outer = depth
    do throws(JSONError) {
      return try anyValue(in: text)
    } catch {
      depth = outer
      throw error
    }
  }

  private mutating func anyValue(in text: Span<UInt8>) throws(JSONError) -> JSONValue {
    skipSpace(in: text)
    let start = offset
    switch start < text.count ? text[start] : 0 {
    case let quote where dialect.isQuote(quote):
      let string = try string(in: text)
      return JSONValue(kind: .string(string.text), range: string.range)
    case UInt8(ascii: "{"):
      _ = try enterObject(in: text)
      var members: [JSONValue.Member] = []
      // Most objects within others have one member or two; what stands alone has more.
      members.reserveCapacity(depth > 1 ? 2 : 8)
      while let name = try member(in: text) {
        members.append(
          .init(
            name: try Self.decode(name, in: text), nameRange: name.range,
            value: try anyValue(in: text)))
      }
      return JSONValue(kind: .object(members), range: start..<offset)
    case UInt8(ascii: "["):
      _ = try enterArray(in: text)
      var elements: [JSONValue] = []
      while try element(in: text) { elements.append(try anyValue(in: text)) }
      return JSONValue(kind: .array(elements), range: start..<offset)
    case UInt8(ascii: "-") where dialect == .strict,
      UInt8(ascii: "0")...UInt8(ascii: "9") where dialect == .strict:
      return try number(in: text)
    default:
      for (word, kind) in [
        ("true", JSONValue.Kind.bool(true)), ("false", .bool(false)), ("null", .null),
      ]
      where text.has(word, at: offset) {
        offset += word.utf8.count
        return JSONValue(kind: kind, range: start..<offset)
      }
      if dialect == .json5 { return try json5Number(in: text) }
      throw failure("a value", in: text)
    }
  }

  /// A number by the grammar of RFC 8259, section 6.
  private mutating func number(in text: Span<UInt8>) throws(JSONError) -> JSONValue {
    let start = offset
    if text.byte(at: offset) == UInt8(ascii: "-") { offset += 1 }
    let leadingZero = text.byte(at: offset) == UInt8(ascii: "0")
    let whole = digits(in: text)
    var isValid = whole > 0 && !(leadingZero && whole > 1)
    if text.byte(at: offset) == UInt8(ascii: ".") {
      offset += 1
      isValid = digits(in: text) > 0 && isValid
    }
    if let byte = text.byte(at: offset), byte | 0x20 == UInt8(ascii: "e") {
      offset += 1
      let sign = text.byte(at: offset)
      if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { offset += 1 }
      isValid = digits(in: text) > 0 && isValid
    }
    guard isValid else { throw JSONError(at: start, .badNumber) }
    let written = String(copying: text.extracting(start..<offset))
    return JSONValue(kind: .number(written), range: start..<offset)
  }

  /// Steps over digits and returns how many there were.
  private mutating func digits(in text: Span<UInt8>) -> Int {
    let start = offset
    while let byte = text.byte(at: offset), byte.isASCIIDigit { offset += 1 }
    return offset - start
  }
}
