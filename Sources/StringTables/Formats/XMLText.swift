import CopyModel

/// The text inside an element: references and CDATA resolved, comments dropped, tags kept as written.
enum XMLText {
  /// Decodes the bytes between two tags.
  static func decode(_ text: Span<UInt8>) -> String {
    guard text.contains(UInt8(ascii: "&")) || text.contains(UInt8(ascii: "<")) else {
      return String(copying: text)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      if let reference = reference(in: text, at: index) {
        bytes.append(contentsOf: reference.scalar.utf8)
        index += reference.length
      } else if text.has("<![CDATA[", at: index) {
        index += 9
        while index < text.count, !text.has("]]>", at: index) {
          bytes.append(text[index])
          index += 1
        }
        index = min(index + 3, text.count)
      } else if text.has("<!--", at: index) {
        while index < text.count, !text.has("-->", at: index) { index += 1 }
        index = min(index + 3, text.count)
      } else {
        bytes.append(text[index])
        index += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The character that `&amp;` or `&#x2026;` at `index` stands for, and how many bytes it takes.
  static func reference(
    in text: Span<UInt8>, at index: Int
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    guard text[index] == UInt8(ascii: "&") else { return nil }
    for (name, scalar) in names where text.has(name, at: index) { return (scalar, name.utf8.count) }
    guard text.has("&#", at: index) else { return nil }
    let isHexadecimal = text.has("x", at: index + 2)
    var end = index + (isHexadecimal ? 3 : 2)
    var value: UInt32 = 0
    let radix: UInt32 = isHexadecimal ? 16 : 10
    while end < text.count, let digit = text[end].hexadecimalDigit, digit < radix, value < 0x110000
    {
      value = value * radix + digit
      end += 1
    }
    guard end < text.count, text[end] == UInt8(ascii: ";"), let scalar = Unicode.Scalar(value)
    else {
      return nil
    }
    return (scalar, end + 1 - index)
  }

  private static let names: [(String, Unicode.Scalar)] = [
    ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"),
  ]
}
