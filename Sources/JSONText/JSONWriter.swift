/// Writes JSON as UTF-8 bytes, members in the order in which they are given.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  /// Spaces per level; nil writes everything on one line.
  private let indent: Int?
  private var depth = 0
  private var needsComma = false
  private var isEmpty = true

  package init(indent: Int? = nil) {
    self.indent = indent
  }

  package mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    wrap(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }

  package mutating func array(_ body: (inout JSONWriter) -> Void) {
    wrap(UInt8(ascii: "["), UInt8(ascii: "]"), body)
  }

  package mutating func array<Element>(
    _ elements: [Element], _ body: (inout JSONWriter, Element) -> Void
  ) {
    array { writer in
      for element in elements { body(&writer, element) }
    }
  }

  /// The name of the member whose value is written next.
  package mutating func name(_ name: String) {
    separate()
    quote(name)
    bytes.append(UInt8(ascii: ":"))
    if indent != nil { bytes.append(UInt8(ascii: " ")) }
    needsComma = false
    isNamed = true
  }

  private var isNamed = false

  package mutating func string(_ string: String?) {
    guard let string else { return null() }
    separate()
    quote(string)
    needsComma = true
  }

  /// A member whose value is a text; null without one.
  package mutating func member(_ name: String, _ value: String?) {
    self.name(name)
    string(value)
  }

  package mutating func integer(_ value: Int) { literal(String(value)) }
  package mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }
  package mutating func null() { literal("null") }

  /// A number with at most `places` decimal places, without trailing zeros.
  package mutating func decimal(_ value: Double, places: Int) {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let rounded = (value * scale).rounded() / scale
    literal(rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded))
  }

  /// A value that is JSON already.
  package mutating func literal(_ json: String) {
    separate()
    bytes.append(contentsOf: json.utf8)
    needsComma = true
  }

  /// Makes room for so many more bytes.
  package mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(bytes.count + count)
  }

  /// Writes a piece of JSON as it is, without the comma or the line break that may belong before it.
  package mutating func raw(_ json: [UInt8]) {
    bytes.append(contentsOf: json)
  }

  /// Writes the digits of a number that is not negative.
  package mutating func raw(_ number: Int) {
    bytes.append(contentsOf: String(number).utf8)
  }

  /// Writes a string in quotes, or null, and nothing before it.
  package mutating func quote(_ string: String?) {
    if let string { quote(string) } else { bytes.append(contentsOf: "null".utf8) }
  }

  private mutating func wrap(_ open: UInt8, _ close: UInt8, _ body: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(open)
    depth += 1
    needsComma = false
    isEmpty = true
    body(&self)
    depth -= 1
    if !isEmpty { breakLine() }
    bytes.append(close)
    needsComma = true
    isEmpty = false
  }

  /// Whatever belongs before a value: nothing after a name, else a comma and a line break.
  private mutating func separate() {
    if isNamed {
      isNamed = false
      isEmpty = false
      return
    }
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    if depth > 0 { breakLine() }
    isEmpty = false
  }

  private mutating func breakLine() {
    guard let indent else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent * depth))
  }

  private mutating func quote(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    let text = string.utf8.span
    var plain = 0
    // Most strings need none.
    var index = text.mayNeedEscapes ? 0 : text.count
    while index < text.count {
      guard text[index].escapeSign != 0, let escape = JSONEscape(text, at: index) else {
        index += 1
        continue
      }
      append(string, plain..<index)
      bytes.append(contentsOf: escape.written.utf8)
      index += escape.length
      plain = index
    }
    append(string, plain..<text.count)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends UTF-8 bytes of a string as they are.
  private mutating func append(_ string: String, _ range: Range<Int>) {
    let utf8 = string.utf8
    if range.count == utf8.count { return bytes.append(contentsOf: utf8) }
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(start, offsetBy: range.count)
    bytes.append(contentsOf: utf8[start..<end])
  }
}

/// How JSON writes a character that may not stand for itself.
private struct JSONEscape {
  let written: String
  /// How many UTF-8 bytes the character takes.
  let length: Int

  /// The escape of the character at `index`; nil when it stands for itself.
  init?(_ text: Span<UInt8>, at index: Int) {
    switch text[index] {
    case UInt8(ascii: "\""): (written, length) = ("\\\"", 1)
    case UInt8(ascii: "\\"): (written, length) = ("\\\\", 1)
    case 0x0A: (written, length) = ("\\n", 1)
    case 0x0D: (written, length) = ("\\r", 1)
    case 0x09: (written, length) = ("\\t", 1)
    case let control where control < 0x20:
      let digits = String(control, radix: 16)
      (written, length) = ("\\u00" + (control < 16 ? "0" : "") + digits, 1)
    // Some readers of lines take U+0085, U+2028 and U+2029 for line breaks.
    case 0xC2 where index + 1 < text.count && text[index + 1] == 0x85:
      (written, length) = ("\\u0085", 2)
    case 0xE2 where index + 2 < text.count && text[index + 1] == 0x80 && text[index + 2] == 0xA8:
      (written, length) = ("\\u2028", 3)
    case 0xE2 where index + 2 < text.count && text[index + 1] == 0x80 && text[index + 2] == 0xA9:
      (written, length) = ("\\u2029", 3)
    default: return nil
    }
  }
}

extension Span<UInt8> {
  /// Whether one of the bytes may need an escape. All are looked at, so that the compiler looks at many at a time.
  fileprivate var mayNeedEscapes: Bool {
    var found: UInt8 = 0
    for index in 0..<count { found |= self[index].escapeSign }
    return found != 0
  }
}

extension UInt8 {
  /// 1 where a character that begins so may need an escape, else 0: a number, for `||` would have each byte looked at
  /// alone.
  @inline(__always)
  fileprivate var escapeSign: UInt8 {
    (self < 0x20 ? 1 : 0) | (self == UInt8(ascii: "\"") ? 1 : 0)
      | (self == UInt8(ascii: "\\") ? 1 : 0) | (self == 0xC2 ? 1 : 0) | (self == 0xE2 ? 1 : 0)
  }
}
