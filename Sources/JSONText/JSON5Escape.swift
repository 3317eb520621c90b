import CopyModel

/// An escape that JSON5 has besides those of JSON (spec.json5.org, 1.0.0, section 5.1).
package struct JSON5Escape {
  /// Nil behind a backslash that ends a line, which then goes on.
  package let scalar: Unicode.Scalar?
  /// UTF-8 bytes.
  package let length: Int

  /// The escape whose backslash stands at `index`; nil when it is none.
  package init?(in text: Span<UInt8>, at index: Int) {
    guard index + 1 < text.count else { return nil }
    switch text[index + 1] {
    case 0x0A: (scalar, length) = (nil, 2)
    case 0x0D: (scalar, length) = (nil, text.has("\n", at: index + 2) ? 3 : 2)
    case UInt8(ascii: "v"): (scalar, length) = ("\u{B}", 2)
    case UInt8(ascii: "x"):
      guard let value = text.hexadecimal(at: index + 2, digits: 2) else { return nil }
      (scalar, length) = (Unicode.Scalar(value), 4)
    case UInt8(ascii: "0") where text.byte(at: index + 2)?.isASCIIDigit != true:
      (scalar, length) = ("\0", 2)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return nil
    default:
      if ["\u{2028}", "\u{2029}"].contains(where: { text.has($0, at: index + 1) }) {
        (scalar, length) = (nil, 4)
        return
      }
      let next = text.scalar(at: index + 1)
      (scalar, length) = (Unicode.Scalar(next.value) ?? "\u{FFFD}", 1 + next.length)
    }
  }
}
