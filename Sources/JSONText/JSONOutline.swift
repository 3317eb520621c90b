import CopyModel

/// Where the values of a JSON document stand: a few bytes for each, for a document of millions whose texts are wanted once.
package struct JSONOutline: Sendable {
  package enum Kind: Sendable {
    case object, array, string
    /// A number, `true`, `false` or `null`.
    case other
  }

  /// A value. One follows its first member, or stands behind all that is in it: in the order of the document.
  private struct Node {
    /// Where its name stands, quotes left out; empty where it has none.
    var name: Range<UInt32> = 0..<0
    /// Where it stands; of a string, the part between the quotes.
    var value: Range<UInt32> = 0..<0
    /// The number of the first value behind it and all that is in it.
    var next: UInt32 = 0
    var kind = Kind.other
    /// Whether its name has escapes.
    var nameHasEscapes = false
    /// Whether a string has escapes.
    var hasEscapes = false
  }

  private let bytes: [UInt8]
  package let dialect: JSONDialect
  private var nodes: [Node] = []

  /// The outline of a document, and what is wrong with it; nil when nothing can be made of it. `isLost` tells that
  /// nothing was read behind the last problem.
  package static func document(
    _ bytes: [UInt8], _ dialect: JSONDialect = .strict
  ) -> (outline: JSONOutline?, problems: [JSONError], isLost: Bool) {
    var outline = JSONOutline(bytes, dialect)
    do throws(JSONError) {
      try outline.read()
      return (outline, [], false)
    } catch {
      let (value, problems, isLost) = JSONRecovery.value(
        in: bytes.span, dialect, after: error)
      outline.nodes = []
      if let value { outline.add(value, named: 0..<0) }
      return (value == nil ? nil : outline, problems, isLost)
    }
  }

  /// The outline of a document in which nothing may be wrong.
  package static func sound(_ bytes: [UInt8]) throws(JSONError) -> JSONOutline {
    var outline = JSONOutline(bytes, .strict)
    try outline.read()
    return outline
  }

  private init(_ bytes: [UInt8], _ dialect: JSONDialect) {
    self.bytes = bytes
    self.dialect = dialect
  }

  private mutating func read() throws(JSONError) {
    let bytes = bytes
    var reader = JSONReader(startOf: bytes.span, dialect: dialect)
    try read(&reader, named: nil, in: bytes.span)
    try reader.expectEnd(in: bytes.span)
  }

  private mutating func read(
    _ reader: inout JSONReader, named name: JSONReader.WrittenString?, in text: Span<UInt8>
  ) throws(JSONError) {
    reader.skipSpace(in: text)
    let (number, start) = (nodes.count, reader.offset)
    nodes.append(Node())
    if let name {
      nodes[number].name = name.range.short
      nodes[number].nameHasEscapes = name.hasEscapes
    }
    switch start < text.count ? text[start] : 0 {
    case let quote where dialect.isQuote(quote):
      let string = try reader.written(in: text)
      try JSONReader.inspect(string, in: text)
      nodes[number].hasEscapes = string.hasEscapes
      return close(number, .string, string.range)
    case UInt8(ascii: "{"):
      _ = try reader.enterObject(in: text)
      while let name = try reader.member(in: text) {
        try JSONReader.inspect(name, in: text)
        try read(&reader, named: name, in: text)
      }
      close(number, .object, start..<reader.offset)
    case UInt8(ascii: "["):
      _ = try reader.enterArray(in: text)
      while try reader.element(in: text) { try read(&reader, named: nil, in: text) }
      close(number, .array, start..<reader.offset)
    default:
      try reader.skip(in: text)
      close(number, .other, start..<reader.offset)
    }
  }

  /// Notes what a value is and that nothing more is in it.
  private mutating func close(_ number: Int, _ kind: Kind, _ range: Range<Int>) {
    nodes[number].kind = kind
    nodes[number].value = range.short
    nodes[number].next = UInt32(clamping: nodes.count)
  }

  /// Takes over what was found in a damaged document.
  private mutating func add(_ value: JSONValue, named name: Range<Int>) {
    let number = nodes.count
    nodes.append(Node(name: name.short))
    nodes[number].nameHasEscapes = hasEscapes(name)
    switch value.kind {
    case .object(let members):
      for member in members { add(member.value, named: member.nameRange) }
      close(number, .object, value.range)
    case .array(let elements):
      for element in elements { add(element, named: 0..<0) }
      close(number, .array, value.range)
    case .string:
      nodes[number].hasEscapes = hasEscapes(value.range)
      close(number, .string, value.range)
    case .number, .bool, .null: close(number, .other, value.range)
    }
  }

  private func hasEscapes(_ range: Range<Int>) -> Bool {
    bytes.span.extracting(range).contains(UInt8(ascii: "\\"))
  }

  /// The number of the value that is the whole document.
  package var root: Int { 0 }

  package func kind(of value: Int) -> Kind { nodes[value].kind }

  /// Where a value stands; of a string, the part between the quotes: UTF-8 bytes.
  package func range(of value: Int) -> Range<Int> { nodes[value].value.long }

  /// The name of an object's member.
  package func name(of value: Int) -> String {
    text(nodes[value].name, hasEscapes: nodes[value].nameHasEscapes)
  }

  /// Where it stands, quotes left out: UTF-8 bytes.
  package func nameRange(of value: Int) -> Range<Int> { nodes[value].name.long }

  /// Whether a member has a name.
  @inline(__always)
  package func isNamed(_ value: Int, _ name: String) -> Bool {
    let node = nodes.span[value]
    let count = Int(node.name.upperBound - node.name.lowerBound)
    if node.nameHasEscapes { return self.name(of: value) == name }
    return count == name.utf8.count && bytes.span.has(name, at: Int(node.name.lowerBound))
  }

  /// The text of a string; nil of any other value.
  package func string(of value: Int) -> String? {
    guard nodes[value].kind == .string else { return nil }
    return text(nodes[value].value, hasEscapes: nodes[value].hasEscapes)
  }

  /// Hands on the bytes of a string's text; nil of any other value.
  package func withText<Result>(of value: Int, _ body: (Span<UInt8>) -> Result) -> Result? {
    guard nodes[value].kind == .string else { return nil }
    let range = nodes[value].value
    return nodes[value].hasEscapes
      ? body(text(range, hasEscapes: true).utf8.span) : body(bytes.span.extracting(range.long))
  }

  /// A number, `true`, `false` or `null` as it is written; nil of any other value.
  package func literal(of value: Int) -> String? {
    guard nodes[value].kind == .other else { return nil }
    return String(copying: bytes.span.extracting(nodes[value].value.long))
  }

  private func text(_ range: Range<UInt32>, hasEscapes: Bool) -> String {
    let written = bytes.span.extracting(range.long)
    guard hasEscapes else { return String(copying: written) }
    do throws(JSONError) {
      return try JSONEscapes.decode(written, at: 0, dialect)
    } catch {
      // All strings were looked at when the document was read.
      return String(copying: written)
    }
  }

  /// The members of an object, in order; none of anything else.
  package func members(of value: Int) -> Children {
    nodes[value].kind == .object ? children(of: value) : Children(of: self, 0, before: 0)
  }

  /// The last member of an object with a name, as most JSON readers take it.
  package func member(_ name: String, of value: Int) -> Int? {
    guard nodes[value].kind == .object else { return nil }
    var found: Int?
    var member = value + 1
    while member < nodes[value].next {
      if isNamed(member, name) { found = member }
      member = Int(nodes[member].next)
    }
    return found
  }

  /// The members of an object or the elements of an array, in order.
  package func children(of value: Int) -> Children {
    Children(of: self, value + 1, before: Int(nodes[value].next))
  }

  /// Values that stand side by side, by their numbers.
  package struct Children: Sequence, IteratorProtocol {
    private let outline: JSONOutline
    private var number: Int
    private let end: Int

    fileprivate init(of outline: JSONOutline, _ first: Int, before end: Int) {
      self.outline = outline
      number = first
      self.end = end
    }

    package var isEmpty: Bool { number == end }

    package mutating func next() -> Int? {
      guard number < end else { return nil }
      defer { number = Int(outline.nodes[number].next) }
      return number
    }
  }
}

extension Range<Int> {
  @inline(__always)
  fileprivate var short: Range<UInt32> {
    UInt32(clamping: lowerBound)..<UInt32(clamping: upperBound)
  }
}

extension Range<UInt32> {
  @inline(__always)
  fileprivate var long: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}
