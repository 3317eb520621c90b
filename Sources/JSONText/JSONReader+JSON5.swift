import CopyModel

// What JSON5 has and JSON has not (spec.json5.org, 1.0.0).
extension JSONReader {
  /// Steps over spaces and comments. One that never closes takes all the rest.
  mutating func skipJSON5Space(in text: Span<UInt8>) {
    while let length = text.json5SpaceLength(at: offset) {
      let start = offset
      offset += length
      if text.has("/*", at: start), !text.has("*/", at: max(start + 2, offset - 2)) {
        openComment = start
      }
    }
  }

  /// A string between quotes of either kind (section 5).
  mutating func json5String(in text: Span<UInt8>) throws(JSONError) -> WrittenString {
    skipSpace(in: text)
    guard offset < text.count, dialect.isQuote(text[offset]) else {
      throw failure("a string", in: text)
    }
    let (quote, start) = (text[offset], offset + 1)
    var (index, hasEscapes) = (start, false)
    while index < text.count, text[index] != quote {
      if text[index] == UInt8(ascii: "\\") {
        hasEscapes = true
        // A line goes on behind a backslash.
        index += text.has("\r\n", at: index + 1) ? 3 : 2
        continue
      }
      guard text[index] != 0x0A, text[index] != 0x0D else {
        offset = index
        throw JSONError(at: start - 1, .unclosedString)
      }
      index += 1
    }
    guard index < text.count else {
      offset = text.count
      throw JSONError(at: offset, .unexpectedEnd)
    }
    offset = index + 1
    return WrittenString(range: start..<index, hasEscapes: hasEscapes, dialect: .json5)
  }

  /// The name of a member: a string, or a name as JavaScript's variables have it (section 3).
  mutating func json5Name(in text: Span<UInt8>) throws(JSONError) -> WrittenString {
    skipSpace(in: text)
    guard offset < text.count, !dialect.isQuote(text[offset]) else {
      return try json5String(in: text)
    }
    let start = offset
    var hasEscapes = false
    while offset < text.count {
      if text[offset] == UInt8(ascii: "\\"), text.unicodeEscape(at: offset) != nil,
        text.has("u", at: offset + 1)
      {
        hasEscapes = true
        offset += 6
      } else if text[offset].isInName, offset > start || !text[offset].isASCIIDigit,
        text.json5SpaceLength(at: offset) == nil
      {
        offset += 1
      } else {
        break
      }
    }
    guard offset > start else { throw failure("a name", in: text) }
    return WrittenString(range: start..<offset, hasEscapes: hasEscapes, dialect: .json5)
  }

  /// The name of a member, decoded, and its bytes without quotes.
  mutating func name(
    in text: Span<UInt8>
  ) throws(JSONError) -> (text: String, range: Range<Int>) {
    let name = try dialect == .json5 ? json5Name(in: text) : written(in: text)
    return (try Self.decode(name, in: text), name.range)
  }

  /// Whether a member's name stands here: of one without double quotes the colon tells.
  static func isJSON5Name(at offset: Int, in text: Span<UInt8>) -> Bool {
    if text.has("\"", at: offset) { return true }
    guard let first = text.byte(at: offset), first.isInName || first == UInt8(ascii: "'") else {
      return false
    }
    var reader = JSONReader(at: offset, dialect: .json5)
    guard (try? reader.json5Name(in: text)) != nil else { return false }
    while text.byte(at: reader.offset) == 0x20 { reader.offset += 1 }
    return text.has(":", at: reader.offset)
  }

  /// A number (section 6): also `+1`, `.5`, `5.`, `0xFF`, `Infinity` and `NaN`.
  mutating func json5Number(in text: Span<UInt8>) throws(JSONError) -> JSONValue {
    let start = offset
    while offset < text.count, text[offset].isInName || "+-.".utf8.contains(text[offset]),
      text.json5SpaceLength(at: offset) == nil
    {
      offset += 1
    }
    guard offset > start else { throw failure("a value", in: text) }
    let written = String(copying: text.extracting(start..<offset))
    let digits =
      written.utf8.first.map { "+-".utf8.contains($0) } == true
      ? String(written.dropFirst()) : written
    guard digits.isJSON5Number else {
      offset = start
      let isNumber = digits.utf8.first.map { $0.isASCIIDigit || $0 == UInt8(ascii: ".") } ?? true
      throw isNumber ? JSONError(at: start, .badNumber) : failure("a value", in: text)
    }
    return JSONValue(kind: .number(written), range: start..<offset)
  }
}

extension String {
  /// Whether it is a number of JSON5 without its sign.
  fileprivate var isJSON5Number: Bool {
    if self == "Infinity" || self == "NaN" { return true }
    if hasPrefix("0x") || hasPrefix("0X") {
      return utf8.count > 2 && utf8.dropFirst(2).allSatisfy { $0.hexadecimalDigit != nil }
    }
    let parts = utf8.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 | 0x20 == 0x65 })
    let fraction = parts[0].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let mantissa = fraction.joined()
    guard fraction.count <= 2, !mantissa.isEmpty, mantissa.allSatisfy(\.isASCIIDigit) else {
      return false
    }
    guard parts.count == 2 else { return true }
    let exponent = parts[1].drop { "+-".utf8.contains($0) }
    return parts[1].count - exponent.count < 2 && !exponent.isEmpty
      && exponent.allSatisfy(\.isASCIIDigit)
  }
}

extension UInt8 {
  /// Whether a name without quotes may hold it. Letters beyond ASCII are not told apart.
  fileprivate var isInName: Bool {
    isASCIISmall || isASCIICapital || isASCIIDigit || self >= 0x80 || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "$")
  }
}

extension Span<UInt8> {
  /// How many bytes the space or the comment takes that stands here; nil when neither does (section 8).
  fileprivate func json5SpaceLength(at index: Int) -> Int? {
    guard index < count else { return nil }
    switch self[index] {
    case 0x20, 0x09...0x0D: return 1
    case UInt8(ascii: "/"):
      var end = index + 2
      if has("//", at: index) {
        while end < count, self[end] != 0x0A, self[end] != 0x0D { end += 1 }
        return end - index
      }
      guard has("/*", at: index) else { return nil }
      while end < count, !has("*/", at: end) { end += 1 }
      return Swift.min(end + 2, count) - index
    case 0xC2...:
      return ["\u{A0}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{3000}"].first {
        has($0, at: index)
      }?
      .utf8.count
    default: return nil
    }
  }
}
