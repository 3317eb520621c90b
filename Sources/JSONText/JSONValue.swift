/// A JSON value that knows where it stands.
package struct JSONValue: Sendable {
  package enum Kind: Sendable {
    case object([Member])
    case array([JSONValue])
    case string(String)
    /// As written.
    case number(String)
    case bool(Bool)
    case null
  }

  /// A name and its value. Names may repeat; the reader keeps every one, in order.
  package struct Member: Sendable {
    package let name: String
    /// Where the name stands, quotes left out: UTF-8 bytes.
    package let nameRange: Range<Int>
    package let value: JSONValue
  }

  package let kind: Kind
  /// Where the value stands; of a string, the part between the quotes: UTF-8 bytes.
  package let range: Range<Int>

  /// The members of an object; empty for everything else.
  package var members: [Member] {
    if case .object(let members) = kind { members } else { [] }
  }

  /// The elements of an array; empty for everything else.
  package var elements: [JSONValue] {
    if case .array(let elements) = kind { elements } else { [] }
  }

  package var string: String? {
    if case .string(let string) = kind { string } else { nil }
  }

  package var bool: Bool? {
    if case .bool(let bool) = kind { bool } else { nil }
  }

  package var number: Double? {
    if case .number(let text) = kind { Double(text) } else { nil }
  }

  /// A whole number that fits.
  package var integer: Int? { number.flatMap { Int(exactly: $0) } }

  package var isNull: Bool {
    if case .null = kind { true } else { false }
  }

  /// The value of the last member with this name, as most JSON readers take it.
  package subscript(name: String) -> JSONValue? {
    members.last { $0.name == name }?.value
  }
}
