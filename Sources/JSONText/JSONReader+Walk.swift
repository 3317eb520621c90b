import CopyModel

// A walk from member to member, for readers that want some values and not a tree of all.
extension JSONReader {
  /// Steps into an object, if one stands here. `member` goes on from there.
  package mutating func enterObject(in text: Span<UInt8>) throws(JSONError) -> Bool {
    try enter(UInt8(ascii: "{"), in: text)
  }

  /// Steps into an array, if one stands here. `element` goes on from there.
  package mutating func enterArray(in text: Span<UInt8>) throws(JSONError) -> Bool {
    try enter(UInt8(ascii: "["), in: text)
  }

  private mutating func enter(_ byte: UInt8, in text: Span<UInt8>) throws(JSONError) -> Bool {
    skipSpace(in: text)
    guard offset < text.count else { throw JSONError(at: offset, .unexpectedEnd) }
    guard text[offset] == byte else { return false }
    guard depth < deepest else { throw JSONError(at: offset, .tooDeep) }
    offset += 1
    depth += 1
    isFirst = true
    return true
  }

  /// Steps to the value of the next member and returns its name; nil behind the object's end.
  package mutating func member(in text: Span<UInt8>) throws(JSONError) -> WrittenString? {
    guard try element(before: UInt8(ascii: "}"), "“,” or “}”", in: text) else { return nil }
    let name = try dialect == .json5 ? json5Name(in: text) : written(in: text)
    try expect(UInt8(ascii: ":"), "“:”", in: text)
    return name
  }

  /// Steps to the next element; false behind the array's end.
  package mutating func element(in text: Span<UInt8>) throws(JSONError) -> Bool {
    try element(before: UInt8(ascii: "]"), "“,” or “]”", in: text)
  }

  private mutating func element(
    before end: UInt8, _ what: String, in text: Span<UInt8>
  ) throws(JSONError) -> Bool {
    let wasFirst = isFirst
    isFirst = false
    if wasFirst {
      if !take(end, in: text) { return true }
    } else if take(UInt8(ascii: ","), in: text) {
      let comma = offset - 1
      skipSpace(in: text)
      guard offset < text.count, text[offset] == end else { return true }
      guard dialect == .json5 else { throw JSONError(at: comma, .extraComma) }
    }
    if !wasFirst { try expect(end, what, in: text) }
    depth -= 1
    return false
  }

  /// Steps over the next value, which must be sound.
  package mutating func skip(in text: Span<UInt8>) throws(JSONError) {
    skipSpace(in: text)
    switch offset < text.count ? text[offset] : 0 {
    case let quote where dialect.isQuote(quote):
      try Self.inspect(try written(in: text), in: text)
    case UInt8(ascii: "{"):
      _ = try enterObject(in: text)
      while try member(in: text) != nil { try skip(in: text) }
    case UInt8(ascii: "["):
      _ = try enterArray(in: text)
      while try element(in: text) { try skip(in: text) }
    default: _ = try value(in: text)
    }
  }

  /// The string that stands here; nil when it is another value, which is stepped over.
  package mutating func stringIfAny(
    in text: Span<UInt8>
  ) throws(JSONError) -> (text: String, range: Range<Int>)? {
    skipSpace(in: text)
    guard offset < text.count, dialect.isQuote(text[offset]) else {
      try skip(in: text)
      return nil
    }
    return try string(in: text)
  }
}
