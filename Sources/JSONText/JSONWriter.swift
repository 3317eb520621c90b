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

  /// Takes what was written and starts anew.
  package mutating func take() -> [UInt8] {
    defer { bytes = [] }
    needsComma = false
    return bytes
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

  package mutating func integer(_ value: Int) { literal(String(value)) }
  package mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }
  package mutating func null() { literal("null") }

  /// A number with at most `places` decimal places, without trailing zeros.
  package mutating func decimal(_ value: Double, places: Int = 3) {
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
    let text = string.utf8Span.span
    var needsEscape = false
    for index in text.indices where text[index].mayNeedEscape {
      needsEscape = true
      break
    }
    if needsEscape { appendEscaped(text) } else { bytes.append(contentsOf: string.utf8) }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func appendEscaped(_ text: Span<UInt8>) {
    var index = 0
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(text[index])
      case 0x0A: bytes.append(contentsOf: "\\n".utf8)
      case 0x0D: bytes.append(contentsOf: "\\r".utf8)
      case 0x09: bytes.append(contentsOf: "\\t".utf8)
      case let control where control < 0x20:
        let digits = String(control, radix: 16)
        bytes.append(contentsOf: ("\\u00" + (control < 16 ? "0" : "") + digits).utf8)
      case let byte:
        // Some readers of lines take these three for line breaks.
        if let (escape, length) = text.lineSeparator(at: index) {
          bytes.append(contentsOf: escape.utf8)
          index += length - 1
        } else {
          bytes.append(byte)
        }
      }
      index += 1
    }
  }
}

extension UInt8 {
  fileprivate var mayNeedEscape: Bool {
    self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\") || self == 0xC2
      || self == 0xE2
  }
}

extension Span<UInt8> {
  /// The escape of U+0085, U+2028 or U+2029 at `index`, and how many bytes the character takes.
  fileprivate func lineSeparator(at index: Int) -> (escape: String, length: Int)? {
    guard index + 1 < count else { return nil }
    if self[index] == 0xC2, self[index + 1] == 0x85 { return ("\\u0085", 2) }
    guard self[index] == 0xE2, self[index + 1] == 0x80, index + 2 < count else { return nil }
    switch self[index + 2] {
    case 0xA8: return ("\\u2028", 3)
    case 0xA9: return ("\\u2029", 3)
    default: return nil
    }
  }
}
