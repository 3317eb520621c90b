import CopyModel
import JSONText
import StoredFiles

/// JSON objects from standard input, one a line.
struct NDJSONInput<Field: NDJSONField>: ~Copyable {
  private var lines = InputLines.ofStandardInput
  private var reader: NDJSONReader<Field>
  /// The locales that were named, by their names.
  private var locales: [String: LocaleTag] = [:]
  /// The one that was named last: most lines name the same one.
  private var last: (name: String, locale: LocaleTag)?

  /// How many lines are worked on together: few at first, so that the work begins before much was read.
  private var batch = 512
  private let largestBatch = 8192

  /// Whether some line was no JSON object, or not as it should be, and that was told; the others are still answered.
  var hasErrors: Bool { reader.hasErrors }
  /// How many lines were read so far.
  var lineCount: Int { reader.line }
  /// How many of them hold nothing.
  var blankCount: Int { reader.blank }

  init(_ badLines: BadLines = .complain) {
    reader = NDJSONReader(badLines)
  }

  /// The next objects, as many as are there. Empty at the end of the input, where no complaints are left to take
  /// either; and, where `waits` is false, when none is there yet.
  mutating func next(waits: Bool = true) -> [NDJSONObject<Field>] {
    var objects: [NDJSONObject<Field>] = []
    objects.reserveCapacity(batch)
    defer { batch = min(batch * 2, largestBatch) }
    while objects.count + reader.complaints.count < batch,
      let object = lines.next(
        waits: waits && objects.isEmpty && reader.complaints.isEmpty, { reader.object($0) })
    {
      if let object { objects.append(object) }
    }
    return objects
  }

  /// The locale that some spelling of a tag names; nil when it names none.
  mutating func locale(named name: String) -> LocaleTag? {
    if let last, last.name == name { return last.locale }
    guard let locale = locales[name] ?? LocaleTag(folding: name) else { return nil }
    // Whoever writes nonsense on every line shall not fill the memory with it.
    if locales.count < 1000 { locales[name] = locale }
    last = (name, locale)
    return locale
  }

  /// A string that an object may have; nil where there is none, with a complaint where it is no string.
  mutating func string(_ field: Field, of object: NDJSONObject<Field>) -> String? {
    guard let value = object[field], !value.isNull else { return nil }
    guard let string = value.string else {
      complain("“\(field)” takes a string; it is not looked at.", about: object)
      return nil
    }
    return string
  }

  /// Says what part of an object is not looked at.
  mutating func complain(_ message: String, about object: NDJSONObject<Field>) {
    complain(message, about: object, isError: false)
  }

  /// Says why an object is not answered.
  mutating func refuse(_ message: String, about object: NDJSONObject<Field>) {
    complain(message, about: object, isError: true)
  }

  /// Hands out what is wrong with lines, where that is reported, and was not handed out before.
  mutating func takeComplaints() -> [NDJSONComplaint] { reader.takeComplaints() }

  private mutating func complain(
    _ message: String, about object: NDJSONObject<Field>, isError: Bool
  ) {
    reader.complain(
      NDJSONComplaint(
        line: object.line, id: object.id, message: message, isError: isError, text: nil))
  }
}
