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
  }

  private let bytes: [UInt8]
  private var nodes: [Node] = []

  /// The outline of a document, and what is wrong with it; nil when nothing can be made of it. `isLost` tells that
  /// nothing was read behind the last problem.
  package static func document(
    _ bytes: [UInt8]
  ) -> (outline: JSONOutline?, problems: [JSONError], isLost: Bool) {
    var outline = JSONOutline(bytes)
    do throws(JSONError) {
      try outline.read()
      return (outline, [], false)
    } catch {
      let (value, problems, isLost) = JSONRecovery.value(in: bytes.span, after: error)
      outline.nodes = []
      if let value { outline.add(value, named: 0..<0) }
      return (value == nil ? nil : outline, problems, isLost)
    }
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func read() throws(JSONError) {
    let bytes = bytes
    var reader = JSONReader(startOf: bytes.span)
    try read(&reader, named: 0..<0, in: bytes.span)
    try reader.expectEnd(in: bytes.span)
  }

  private mutating func read(
    _ reader: inout JSONReader, named name: Range<Int>, in text: Span<UInt8>
  ) throws(JSONError) {
    reader.skipSpace(in: text)
    let (number, start) = (nodes.count, reader.offset)
    nodes.append(Node())
    var kind = Kind.other
    if try reader.enterObject(in: text) {
      kind = .object
      while let name = try reader.member(in: text) {
        try JSONReader.inspect(name, in: text)
        try read(&reader, named: name.range, in: text)
      }
    } else if try reader.enterArray(in: text) {
      kind = .array
      while try reader.element(in: text) { try read(&reader, named: 0..<0, in: text) }
    } else if text[start] == UInt8(ascii: "\"") {
      let string = try reader.written(in: text)
      try JSONReader.inspect(string, in: text)
      return nodes[number] = node(.string, string.range, name)
    } else {
      try reader.skip(in: text)
    }
    nodes[number] = node(kind, start..<reader.offset, name)
  }

  /// A value behind which no other was found yet.
  private func node(_ kind: Kind, _ range: Range<Int>, _ name: Range<Int>) -> Node {
    Node(
      name: name.short, value: range.short, next: UInt32(clamping: nodes.count), kind: kind)
  }

  /// Takes over what was found in a damaged document.
  private mutating func add(_ value: JSONValue, named name: Range<Int>) {
    let number = nodes.count
    nodes.append(Node())
    var kind = Kind.other
    switch value.kind {
    case .object(let members):
      kind = .object
      for member in members { add(member.value, named: member.nameRange) }
    case .array(let elements):
      kind = .array
      for element in elements { add(element, named: 0..<0) }
    case .string: kind = .string
    case .number, .bool, .null: break
    }
    nodes[number] = node(kind, value.range, name)
  }

  /// The number of the value that is the whole document.
  package var root: Int { 0 }

  package func kind(of value: Int) -> Kind { nodes[value].kind }

  /// Where a value stands; of a string, the part between the quotes: UTF-8 bytes.
  package func range(of value: Int) -> Range<Int> { nodes[value].value.long }

  /// The name of an object's member.
  package func name(of value: Int) -> String { text(nodes[value].name) }

  /// The text of a string; nil of any other value.
  package func string(of value: Int) -> String? {
    nodes[value].kind == .string ? text(nodes[value].value) : nil
  }

  private func text(_ range: Range<UInt32>) -> String {
    let written = bytes.span.extracting(range.long)
    guard written.contains(UInt8(ascii: "\\")) else { return String(copying: written) }
    do throws(JSONError) {
      return try JSONEscapes.decode(written, at: 0)
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
    var found: Int?
    for member in members(of: value) where self.name(of: member) == name { found = member }
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
  fileprivate var short: Range<UInt32> {
    UInt32(clamping: lowerBound)..<UInt32(clamping: upperBound)
  }
}

extension Range<UInt32> {
  fileprivate var long: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}
