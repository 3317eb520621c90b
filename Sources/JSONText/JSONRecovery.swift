import CopyModel

/// Reads damaged JSON as far as its layout tells where each member begins. What is sound is read by `JSONReader`.
struct JSONRecovery {
  /// What was found wrong, in order; the places ascend.
  private(set) var problems: [JSONError] = []
  private var reader = JSONReader()
  private var isLost = false

  /// After so many problems the rest of the file is given up.
  private static let mostProblems = 100
  /// How deep values may nest.
  private static let deepest = 128

  /// The value of a document that cannot be read for `error`, and what is wrong with it; nil when nothing can be made of it.
  static func value(
    in text: Span<UInt8>, after error: JSONError
  ) -> (value: JSONValue?, problems: [JSONError]) {
    var recovery = JSONRecovery()
    let value = recovery.value(in: text, depth: 0)
    return (value, recovery.problems.isEmpty ? [error] : recovery.problems)
  }

  private mutating func note(_ error: JSONError) {
    if let last = problems.last, last.offset >= error.offset { return }
    problems.append(error)
    if problems.count == Self.mostProblems { isLost = true }
  }

  private mutating func value(in text: Span<UInt8>, depth: Int) -> JSONValue? {
    reader.skipSpace(in: text)
    let start = reader.offset
    guard start < text.count, depth < Self.deepest else {
      note(JSONError(at: start, depth < Self.deepest ? .unexpectedEnd : .tooDeep))
      isLost = isLost || depth >= Self.deepest
      return nil
    }
    switch text[start] {
    case UInt8(ascii: "{"):
      reader.offset += 1
      let members = members(in: text, depth: depth)
      return JSONValue(kind: .object(members), range: start..<reader.offset)
    case UInt8(ascii: "["):
      reader.offset += 1
      let elements = elements(in: text, depth: depth)
      return JSONValue(kind: .array(elements), range: start..<reader.offset)
    default:
      do throws(JSONError) {
        return try reader.value(in: text)
      } catch {
        note(error)
        return nil
      }
    }
  }

  private mutating func members(in text: Span<UInt8>, depth: Int) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    var indentation: Int?
    while !isLost {
      reader.skipSpace(in: text)
      let start = reader.offset
      if reader.take(UInt8(ascii: "}"), in: text) { return members }
      guard start < text.count else {
        note(JSONError(at: start, .unexpectedEnd))
        return members
      }
      // A member that stands further out belongs to the object around: this one never closed.
      if text.has("\"", at: start), let own = indentation,
        let column = Self.column(of: start, in: text), column < own
      {
        note(JSONError(at: start, .expected("“}”")))
        return members
      }
      indentation = indentation ?? Self.column(of: start, in: text)
      if let member = member(in: text, depth: depth) {
        members.append(member)
        if reader.take(UInt8(ascii: ","), in: text) || text.has("}", at: reader.offset) { continue }
        note(JSONError(at: reader.offset, .expected("“,” or “}”")))
        // With the comma alone missing, the next member stands here.
        if text.has("\"", at: reader.offset) { continue }
      }
      guard let next = Self.nextMember(after: max(start, reader.offset), indentation, in: text)
      else {
        isLost = true
        return members
      }
      reader.offset = next
    }
    return members
  }

  private mutating func member(in text: Span<UInt8>, depth: Int) -> JSONValue.Member? {
    do throws(JSONError) {
      let name = try reader.string(in: text)
      try reader.expect(UInt8(ascii: ":"), "“:”", in: text)
      guard let value = value(in: text, depth: depth + 1) else { return nil }
      return JSONValue.Member(name: name.text, nameRange: name.range, value: value)
    } catch {
      note(error)
      return nil
    }
  }

  private mutating func elements(in text: Span<UInt8>, depth: Int) -> [JSONValue] {
    var elements: [JSONValue] = []
    while !isLost {
      if reader.take(UInt8(ascii: "]"), in: text) { return elements }
      guard let element = value(in: text, depth: depth + 1) else { return elements }
      elements.append(element)
      if reader.take(UInt8(ascii: ","), in: text) || text.has("]", at: reader.offset) { continue }
      note(JSONError(at: reader.offset, .expected("“,” or “]”")))
      return elements
    }
    return elements
  }

  /// How many bytes stand before `offset` on its line, when they are spaces; nil when anything else does.
  private static func column(of offset: Int, in text: Span<UInt8>) -> Int? {
    var start = offset
    while start > 0, text[start - 1] == 0x20 || text[start - 1] == 0x09 { start -= 1 }
    return start == 0 || text[start - 1] == 0x0A || text[start - 1] == 0x0D ? offset - start : nil
  }

  /// Where the next member of an object begins, or the object ends: on a line with its indentation or less;
  /// without lines, behind the next comma that a name follows.
  private static func nextMember(
    after offset: Int, _ indentation: Int?, in text: Span<UInt8>
  ) -> Int? {
    guard let indentation else {
      var index = offset
      while index + 1 < text.count {
        if text[index] == UInt8(ascii: ","), text[index + 1] == UInt8(ascii: "\"") {
          return index + 1
        }
        index += 1
      }
      return nil
    }
    var line = offset
    while line < text.count {
      while line < text.count, text[line] != 0x0A, text[line] != 0x0D { line += 1 }
      var first = line
      while first < text.count, [0x20, 0x09, 0x0A, 0x0D].contains(text[first]) { first += 1 }
      guard first < text.count else { return nil }
      let isStart = text[first] == UInt8(ascii: "\"") || text[first] == UInt8(ascii: "}")
      if isStart, let column = column(of: first, in: text), column <= indentation { return first }
      line = first + 1
    }
    return nil
  }
}
