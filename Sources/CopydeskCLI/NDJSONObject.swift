import CopyModel
import JSONText

/// What a verb looks at in the objects that it is given: the cases, whose names are those of the members,
/// are numbered from 0.
protocol NDJSONField: RawRepresentable<Int>, CaseIterable {
  /// What the answer names the object by.
  static var id: Self { get }
}

/// An object, the id to answer with, as JSON, and the line that it stood on.
struct NDJSONObject<Field: NDJSONField> {
  /// The members that mean something, in order.
  private var members: [(field: Int, value: JSONValue)] = []
  /// The fields that it has, a bit each: most have few.
  private var fields: UInt32 = 0
  private(set) var id = "null"
  let line: Int

  init(line: Int) {
    self.line = line
    members.reserveCapacity(4)
  }

  /// Adds a member, which was written as `text` has it.
  mutating func add(_ value: consuming JSONValue, as field: Int, in text: Span<UInt8>) {
    if field == Field.id.rawValue { id = Self.json(value, in: text) }
    fields |= 1 << UInt32(field)
    members.append((field, value))
  }

  /// The last value under a field's name, as most JSON readers take it.
  subscript(field: Field) -> JSONValue? {
    let number = field.rawValue
    guard fields & 1 << UInt32(number) != 0 else { return nil }
    for index in members.indices.reversed() where members[index].field == number {
      return members[index].value
    }
    return nil
  }

  /// A value as it was written.
  private static func json(_ value: JSONValue, in text: Span<UInt8>) -> String {
    if case .number(let written) = value.kind { return written }
    let quote = value.string == nil ? 0 : 1
    return String(
      copying: text.extracting(value.range.lowerBound - quote..<value.range.upperBound + quote))
  }
}
