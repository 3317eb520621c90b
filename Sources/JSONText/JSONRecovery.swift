import CopyModel

/// Reads damaged JSON as far as its layout tells where each member begins. What is sound is read by `JSONReader`.
struct JSONRecovery {
  /// What was found wrong, in order; the places ascend.
  private(set) var problems: [JSONError] = []
  private var reader: JSONReader
  private var isLost = false
  /// Whether comments were reported: once is enough.
  private var hasComments = false
  /// Whether an object was given up before its end, because what follows belongs to the one around.
  private var isGivenUp = false

  /// After so many problems the rest of the file is given up.
  private static let mostProblems = 100
  /// How deep values may nest.
  private static let deepest = 128

  private init(_ dialect: JSONDialect) {
    reader = JSONReader(dialect: dialect)
  }

  /// The value of a document that cannot be read for `error`, and what is wrong with it; nil when nothing can be made of it.
  static func value(
    in text: Span<UInt8>, _ dialect: JSONDialect, after error: JSONError
  ) -> (value: JSONValue?, problems: [JSONError], isLost: Bool) {
    var recovery = JSONRecovery(dialect)
    let value = recovery.value(in: text, depth: 0, outer: nil)
    recovery.noteRest(in: text)
    return (value, recovery.problems.isEmpty ? [error] : recovery.problems, recovery.isLost)
  }

  /// Notes that something stands behind the value, which then ended too early.
  private mutating func noteRest(in text: Span<UInt8>) {
    skipSpace(in: text)
    guard reader.offset < text.count, !isLost else { return }
    note(JSONError(at: reader.offset, .expected("nothing after the value")))
    isLost = true
  }

  private var isStrict: Bool { reader.dialect == .strict }

  private mutating func note(_ error: JSONError) {
    if let last = problems.last, last.offset >= error.offset { return }
    problems.append(error)
    if problems.count == Self.mostProblems { isLost = true }
  }

  /// Steps over spaces, and over the comments that other programs take.
  private mutating func skipSpace(in text: Span<UInt8>) {
    reader.skipSpace(in: text)
    while text.has("//", at: reader.offset) || text.has("/*", at: reader.offset) {
      if !hasComments { note(JSONError(at: reader.offset, .comment)) }
      hasComments = true
      let isLine = text.has("//", at: reader.offset)
      while reader.offset < text.count,
        isLine ? text[reader.offset] != 0x0A : !text.has("*/", at: reader.offset)
      { reader.offset += 1 }
      if !isLine { reader.offset = min(reader.offset + 2, text.count) }
      reader.skipSpace(in: text)
    }
  }

  private mutating func take(_ byte: UInt8, in text: Span<UInt8>) -> Bool {
    skipSpace(in: text)
    return reader.take(byte, in: text)
  }

  /// `outer` is how many bytes stand before the members of the object around, when these begin lines.
  private mutating func value(in text: Span<UInt8>, depth: Int, outer: Int?) -> JSONValue? {
    skipSpace(in: text)
    let start = reader.offset
    guard start < text.count, depth < Self.deepest else {
      note(
        depth < Self.deepest ? reader.failure("a value", in: text) : JSONError(at: start, .tooDeep))
      isLost = isLost || depth >= Self.deepest
      return nil
    }
    switch text[start] {
    case UInt8(ascii: "{"):
      reader.offset += 1
      let members = members(in: text, depth: depth, outer: outer)
      return JSONValue(kind: .object(members), range: start..<reader.offset)
    case UInt8(ascii: "["):
      reader.offset += 1
      let elements = elements(in: text, depth: depth, outer: outer)
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

  private mutating func members(
    in text: Span<UInt8>, depth: Int, outer: Int?
  ) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    var indentation: Int?
    var comma: Int?
    while !isLost {
      skipSpace(in: text)
      let start = reader.offset
      if reader.take(UInt8(ascii: "}"), in: text) {
        if let comma, isStrict { note(JSONError(at: comma, .extraComma)) }
        return members
      }
      comma = nil
      guard start < text.count else {
        note(reader.failure("a name", in: text))
        return members
      }
      // A member that stands further out belongs to the object around: this one never closed.
      if isName(at: start, in: text), let own = indentation,
        let column = Self.column(of: start, in: text), column < own
      {
        note(JSONError(at: start, .expected("“}”")))
        return members
      }
      indentation = indentation ?? Self.column(of: start, in: text)
      if let member = member(in: text, depth: depth, outer: indentation ?? outer) {
        members.append(member)
        if isGivenUp {
          isGivenUp = false
        } else if take(UInt8(ascii: ","), in: text) {
          comma = reader.offset - 1
          continue
        } else if text.has("}", at: reader.offset) {
          continue
        } else {
          note(JSONError(at: reader.offset, .expected("“,” or “}”")))
          // With the comma alone missing, the next member stands here.
          if isName(at: reader.offset, in: text) { continue }
        }
      }
      if isLost { return members }
      let place = max(start, reader.offset)
      guard let next = nextMember(after: place, indentation, outer: outer, in: text) else {
        // The object around may have lines that show its next member.
        isLost = depth == 0
        isGivenUp = true
        return members
      }
      reader.offset = next
    }
    return members
  }

  private mutating func member(
    in text: Span<UInt8>, depth: Int, outer: Int?
  ) -> JSONValue.Member? {
    do throws(JSONError) {
      let name = try reader.name(in: text)
      skipSpace(in: text)
      try reader.expect(UInt8(ascii: ":"), "“:”", in: text)
      guard let value = value(in: text, depth: depth + 1, outer: outer) else { return nil }
      return JSONValue.Member(name: name.text, nameRange: name.range, value: value)
    } catch {
      note(error)
      return nil
    }
  }

  private mutating func elements(
    in text: Span<UInt8>, depth: Int, outer: Int?
  ) -> [JSONValue] {
    var elements: [JSONValue] = []
    while !isLost {
      if take(UInt8(ascii: "]"), in: text) { return elements }
      guard let element = value(in: text, depth: depth + 1, outer: outer) else { return elements }
      elements.append(element)
      if take(UInt8(ascii: ","), in: text) {
        let comma = reader.offset - 1
        skipSpace(in: text)
        if isStrict, text.has("]", at: reader.offset) { note(JSONError(at: comma, .extraComma)) }
        continue
      }
      if text.has("]", at: reader.offset) { continue }
      note(JSONError(at: reader.offset, .expected("“,” or “]”")))
      return elements
    }
    return elements
  }

  /// Whether a member's name may stand here.
  private func isName(at offset: Int, in text: Span<UInt8>) -> Bool {
    isStrict ? text.has("\"", at: offset) : JSONReader.isJSON5Name(at: offset, in: text)
  }

  private func spaceEnd(from offset: Int, in text: Span<UInt8>) -> Int {
    var reader = JSONReader(at: offset, dialect: reader.dialect)
    reader.skipSpace(in: text)
    return reader.offset
  }

  /// How many bytes stand before `offset` on its line, when they are spaces; nil when anything else does.
  private static func column(of offset: Int, in text: Span<UInt8>) -> Int? {
    var start = offset
    while start > 0, text[start - 1] == 0x20 || text[start - 1] == 0x09 { start -= 1 }
    return start == 0 || text[start - 1] == 0x0A || text[start - 1] == 0x0D ? offset - start : nil
  }

  /// Where the next member of an object begins, or the object ends: on a line with its indentation or less;
  /// without lines of its own, behind the next comma or line break that a name follows. Nil too where the next line with
  /// a name belongs to the object around, whose members stand behind `outer` bytes.
  private func nextMember(
    after offset: Int, _ indentation: Int?, outer: Int?, in text: Span<UInt8>
  ) -> Int? {
    guard let indentation else {
      var index = spaceEnd(from: offset, in: text)
      if text.has("}", at: index) { return index }
      index = offset
      while index + 1 < text.count {
        let byte = text[index]
        if byte == UInt8(ascii: ",") || byte == 0x0A || byte == 0x0D {
          let next = spaceEnd(from: index + 1, in: text)
          if isName(at: next, in: text) {
            guard let outer, let column = Self.column(of: next, in: text) else { return next }
            // Where nothing is indented, lines tell nothing.
            return column > outer || outer == 0 ? next : nil
          }
          index = next
        } else {
          index += 1
        }
      }
      return nil
    }
    var line = offset
    while line < text.count {
      while line < text.count, text[line] != 0x0A, text[line] != 0x0D { line += 1 }
      var first = line
      while first < text.count, [0x20, 0x09, 0x0A, 0x0D].contains(text[first]) { first += 1 }
      guard first < text.count else { return nil }
      let isStart = text[first] == UInt8(ascii: "}") || isName(at: first, in: text)
      if isStart, let column = Self.column(of: first, in: text), column <= indentation {
        return first
      }
      line = first + 1
    }
    return nil
  }
}
