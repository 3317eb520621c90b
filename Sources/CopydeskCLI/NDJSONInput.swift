import ArgumentParser
import CopyModel
import Copydesk
import JSONText
import StoredFiles

/// What a verb looks at in the objects that it is given: the cases, whose names are those of the members,
/// are numbered from 0.
protocol NDJSONField: RawRepresentable<Int>, CaseIterable {
  /// What the answer names the object by.
  static var id: Self { get }
}

/// JSON objects from standard input, one a line.
struct NDJSONInput<Field: NDJSONField>: ~Copyable {
  /// An object, the id to answer with, as JSON, and the line that it stood on.
  struct Object {
    /// The members that mean something, in order.
    fileprivate var members: [(field: Int, value: JSONValue)] = []
    fileprivate(set) var id = "null"
    let line: Int

    /// The last value under a field's name, as most JSON readers take it.
    subscript(field: Field) -> JSONValue? {
      let number = field.rawValue
      for index in members.indices.reversed() where members[index].field == number {
        return members[index].value
      }
      return nil
    }
  }

  /// The names of the fields, by their numbers.
  private let names = Field.allCases.map { "\($0)" }
  private var lines = InputLines.ofStandardInput
  private var line = 0
  /// The other names that were told of.
  private var unknown: Set<String> = []
  /// The locales that were named, by their names: most lines name the same one.
  private var locales: [String: LocaleTag] = [:]
  /// Whether some line was no JSON object; the others are still answered.
  private(set) var hasErrors = false

  /// How many lines are worked on together: few at first, so that the work begins before much was read.
  private var batch = 512
  private let largestBatch = 8192
  /// What `read` prints besides, so that its lines can be handed on.
  private let fieldsOfUnits = ["file", "line", "column", "format", "state", "alert"]
  /// How many unknown names are told of.
  private let mostTold = 8

  /// The next objects, as many as are there. Empty at the end of the input; and, where `waits` is false, when
  /// none is there yet.
  mutating func next(waits: Bool = true) -> [Object] {
    var objects: [Object] = []
    defer { batch = min(batch * 2, largestBatch) }
    while objects.count < batch,
      let text = lines.next(waits: waits && objects.isEmpty, { String(validating: $0) })
    {
      line += 1
      guard let text else {
        complain("This is no UTF-8. Write the input in UTF-8.", line: line)
        continue
      }
      if text.utf8.allSatisfy({ $0 <= 0x20 }) { continue }
      if let object = object(text.utf8.span) { objects.append(object) }
    }
    return objects
  }

  private mutating func object(_ bytes: Span<UInt8>) -> Object? {
    var json = JSONReader(startOf: bytes)
    var object = Object(line: line)
    object.members.reserveCapacity(names.count)
    do throws(JSONError) {
      let isObject = try json.enterObject(in: bytes)
      var next = 0
      if isObject {
        while let name = try json.member(in: bytes) {
          guard let field = try field(name, from: next, in: bytes) else {
            try json.skip(in: bytes)
            continue
          }
          next = field + 1
          let value = try json.value(in: bytes)
          if field == Field.id.rawValue { object.id = Self.json(value, in: bytes) }
          object.members.append((field, value))
        }
      } else {
        try json.skip(in: bytes)
      }
      try json.expectEnd(in: bytes)
      if isObject { return object }
      complain("This is no JSON object. Give one object a line.", line: line)
    } catch {
      complain("This is no JSON: \(error.message) (byte \(error.offset + 1)).", line: line)
    }
    return nil
  }

  /// The number of the field with this name, looked for from one on that it may be; nil for a name that means nothing.
  private mutating func field(
    _ name: JSONReader.WrittenString, from start: Int, in text: Span<UInt8>
  ) throws(JSONError) -> Int? {
    for place in start..<start + names.count {
      let number = place < names.count ? place : place - names.count
      if name.isName(names[number], in: text) { return number }
    }
    // It may be written with escapes.
    let name = try JSONReader.decode(name, in: text)
    if let number = names.firstIndex(of: name) { return number }
    tell(of: name)
    return nil
  }

  /// The locale that some spelling of a tag names; nil when it names none.
  mutating func locale(named name: String) -> LocaleTag? {
    if let known = locales[name] { return known }
    let locale = LocaleTag(folding: name)
    // Whoever writes nonsense on every line shall not fill the memory with it.
    if locales.count < 1000 { locales[name] = locale }
    return locale
  }

  /// Says once that a name means nothing; its object is answered as if it were not there.
  private mutating func tell(of name: String) {
    guard unknown.count < mostTold, !fieldsOfUnits.contains(name), unknown.insert(name).inserted
    else { return }
    let nearest = names.nearest(to: name).map { " Did you mean “\($0)”?" } ?? ""
    Output.complain(
      """
      standard input, line \(line): There is no field “\(name)”; it is not looked at.\(nearest) \
      The fields are \(names.joined(separator: ", ")).
      """)
  }

  /// A string that an object may have; nil where there is none, with a complaint where it is no string.
  mutating func string(_ field: Field, of object: Object) -> String? {
    guard let value = object[field], !value.isNull else { return nil }
    guard let string = value.string else {
      complain("“\(field)” takes a string; it is not looked at.", about: object)
      return nil
    }
    return string
  }

  /// Says what is wrong with an object.
  mutating func complain(_ message: String, about object: Object) {
    complain(message, line: object.line)
  }

  private mutating func complain(_ message: String, line: Int) {
    hasErrors = true
    Output.complain("standard input, line \(line): \(message)")
  }

  /// A value as it was written.
  private static func json(_ value: JSONValue, in text: Span<UInt8>) -> String {
    let quote = value.string == nil ? 0 : 1
    return String(
      copying: text.extracting(value.range.lowerBound - quote..<value.range.upperBound + quote))
  }
}

extension String {
  /// The text of some bytes; nil where they are no UTF-8.
  fileprivate init?(validating bytes: Span<UInt8>) {
    guard let text = try? UTF8Span(validating: bytes) else { return nil }
    self.init(copying: text)
  }
}
