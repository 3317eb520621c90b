import CopyModel
import Copydesk
import JSONText

/// Reads a JSON object a line, and says what is wrong with it.
struct NDJSONReader<Field: NDJSONField> {
  /// The names of the fields, by their numbers, and their bytes.
  private let names: [String]
  private let nameBytes: [[UInt8]]
  /// How many lines were read, and how many of them are blank.
  private(set) var line = 0
  private(set) var blank = 0
  /// The other names that were told of.
  private var unknown: Set<String> = []
  /// Whether some line was no JSON object; the others are still answered.
  private(set) var hasErrors = false
  private let badLines: BadLines
  /// What is wrong with lines, where that is reported, in the order in which it was found.
  private(set) var complaints: [NDJSONComplaint] = []

  /// What `read` prints besides, so that its lines can be handed on.
  private let fieldsOfUnits = ["file", "line", "column", "format", "state", "alert"]
  /// How many unknown names are told of.
  private let mostTold = 8
  /// How much of a line that is no object is reported, in bytes.
  private let mostQuoted = 200

  init(_ badLines: BadLines) {
    self.badLines = badLines
    names = Field.allCases.map { "\($0)" }
    nameBytes = names.map { Array($0.utf8) }
  }

  /// The object of the next line; nil where that is blank, or holds none.
  mutating func object(_ bytes: Span<UInt8>) -> NDJSONObject<Field>? {
    line += 1
    guard let text = try? UTF8Span(validating: bytes) else {
      refuse("This is no UTF-8. Write the input in UTF-8.", bytes)
      return nil
    }
    if bytes.indices.contains(where: { bytes[$0] > 0x20 }) { return object(text) }
    blank += 1
    return nil
  }

  private mutating func object(_ text: UTF8Span) -> NDJSONObject<Field>? {
    let bytes = text.span
    var json = JSONReader(startOf: bytes)
    var object = NDJSONObject<Field>(line: line)
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
          object.add(try json.value(inValid: text), as: field, in: bytes)
        }
      } else {
        try json.skip(in: bytes)
      }
      try json.expectEnd(in: bytes)
      if isObject { return object }
      refuse("This is no JSON object. Give one object a line.", bytes)
    } catch {
      refuse("This is no JSON: \(error.message) (byte \(error.offset + 1)).", bytes, id: object.id)
    }
    return nil
  }

  /// The number of the field with this name, looked for from one on that it may be; nil for a name that means nothing.
  private mutating func field(
    _ name: JSONReader.WrittenString, from start: Int, in text: Span<UInt8>
  ) throws(JSONError) -> Int? {
    for place in start..<start + nameBytes.count {
      let number = place < nameBytes.count ? place : place - nameBytes.count
      let wanted = nameBytes[number]
      if name.isName(wanted.span, in: text) { return number }
    }
    // It may be written with escapes.
    let name = try JSONReader.decode(name, in: text)
    if let number = names.firstIndex(of: name) { return number }
    tell(of: name)
    return nil
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

  /// Says why a line is no object.
  private mutating func refuse(_ message: String, _ bytes: Span<UInt8>, id: String = "null") {
    let start = bytes.extracting(first: mostQuoted)
    complain(
      NDJSONComplaint(
        line: line, id: id, message: message, isError: true,
        text: String(decoding: start.indices.map { start[$0] }, as: UTF8.self)))
  }

  /// Tells what is wrong with a line, or keeps it for the report.
  mutating func complain(_ complaint: NDJSONComplaint) {
    switch badLines {
    case .complain:
      hasErrors = true
      Output.complain(complaint.sentence)
    case .report: complaints.append(complaint)
    }
  }

  /// Hands out what is wrong with lines, where that is reported, and was not handed out before.
  mutating func takeComplaints() -> [NDJSONComplaint] {
    if complaints.isEmpty { return [] }
    defer { complaints = [] }
    return complaints
  }
}
