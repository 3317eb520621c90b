/// One step through an XML document.
package enum XMLEvent: Equatable, Sendable {
  /// An element starts. Names are local ones; `tag` is the byte of its `<`, `offset` the first byte of its content.
  case start(name: String, attributes: XMLAttributes, tag: Int, offset: Int)
  /// An element ends. `offset` is the byte behind its content.
  case end(name: String, offset: Int)
}

/// The attributes of an element, decoded, by their local names.
package struct XMLAttributes: Equatable, Sendable, ExpressibleByDictionaryLiteral {
  private var pairs: [(name: String, value: String)] = []

  package init() {}

  package init(dictionaryLiteral elements: (String, String)...) {
    pairs = elements.map { ($0.0, $0.1) }
  }

  mutating func add(_ name: String, _ value: String) { pairs.append((name, value)) }

  package subscript(name: String) -> String? { pairs.first { $0.name == name }?.value }

  package static func == (a: XMLAttributes, b: XMLAttributes) -> Bool {
    a.pairs.elementsEqual(b.pairs) { $0.name == $1.name && $0.value == $1.value }
  }
}
