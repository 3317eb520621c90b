import ArgumentParser
import CopyModel
import Copydesk
import JSONText

/// JSON objects from standard input, one a line.
struct NDJSONInput {
  /// An object, the id to answer with, as JSON, and the line that it stood on.
  struct Object {
    var value: JSONValue
    var id: String
    var line: Int
  }

  /// The names that the verb looks at.
  private let fields: [String]
  private var line = 0
  /// The other names that were told of.
  private var unknown: Set<String> = []
  /// The locales that were named, by their names: most lines name the same one.
  private var locales: [String: LocaleTag] = [:]
  /// Whether some line was no JSON object; the others are still answered.
  private(set) var hasErrors = false

  /// How many lines are worked on together.
  static let batch = 8192
  /// What `read` prints besides, so that its lines can be handed on.
  private static let fieldsOfUnits = [
    "file", "line", "column", "format", "state", "variation", "alert",
  ]
  /// How many unknown names are told of.
  private static let mostTold = 8

  init(fields: [String]) {
    self.fields = fields
  }

  /// The next objects; empty at the end of the input.
  mutating func next() -> [Object] {
    var objects: [Object] = []
    while objects.count < Self.batch, let text = readLine() {
      line += 1
      if text.utf8.allSatisfy({ $0 <= 0x20 }) { continue }
      if let object = object(text) { objects.append(object) }
    }
    return objects
  }

  private mutating func object(_ text: String) -> Object? {
    do throws(JSONError) {
      let value = try JSONReader.document(text.utf8Span.span)
      guard case .object = value.kind else {
        complain("This is no JSON object. Give one object a line.", line: line)
        return nil
      }
      for member in value.members where !fields.contains(member.name) { tell(of: member.name) }
      return Object(value: value, id: Self.json(value["id"], in: text), line: line)
    } catch {
      complain("This is no JSON: \(error.message) (byte \(error.offset + 1)).", line: line)
      return nil
    }
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
    guard unknown.count < Self.mostTold, !Self.fieldsOfUnits.contains(name),
      unknown.insert(name).inserted
    else { return }
    let nearest = fields.nearest(to: name).map { " Did you mean “\($0)”?" } ?? ""
    Output.complain(
      """
      standard input, line \(line): There is no field “\(name)”; it is not looked at.\(nearest) \
      The fields are \(fields.joined(separator: ", ")).
      """)
  }

  /// A string that an object may have; nil where there is none, with a complaint where it is no string.
  mutating func string(_ name: String, of object: Object) -> String? {
    guard let value = object.value[name], !value.isNull else { return nil }
    guard let string = value.string else {
      complain("“\(name)” takes a string; it is not looked at.", about: object)
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
  private static func json(_ value: JSONValue?, in text: String) -> String {
    guard let value else { return "null" }
    let isString = value.string != nil
    let range =
      value.range.lowerBound - (isString ? 1 : 0)..<value.range.upperBound + (isString ? 1 : 0)
    return String(copying: text.utf8Span.span.extracting(range))
  }
}
