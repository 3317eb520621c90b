import ArgumentParser
import CopyModel
import JSONText

/// JSON objects from standard input, one a line.
struct NDJSONInput {
  /// An object, the id to answer with, as JSON, and the line that it stood on.
  struct Object {
    var value: JSONValue
    var id: String
    var line: Int
  }

  private var line = 0
  /// The locales that were named, by their names: most lines name the same one.
  private var locales: [String: LocaleTag] = [:]
  /// Whether some line was no JSON object; the others are still answered.
  private(set) var hasErrors = false

  /// How many lines are worked on together.
  static let batch = 8192

  /// The next objects; empty at the end of the input.
  mutating func next() -> [Object] {
    var objects: [Object] = []
    while objects.count < Self.batch, let text = readLine() {
      line += 1
      if text.allSatisfy(\.isWhitespace) { continue }
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
