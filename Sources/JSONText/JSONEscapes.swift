import CopyModel

/// The escapes inside JSON strings.
enum JSONEscapes {
  /// Decodes the part between the quotes. A lone surrogate becomes U+FFFD.
  static func decode(
    _ text: Span<UInt8>, at base: Int, _ dialect: JSONDialect = .strict
  ) throws(JSONError) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      guard text[index] == UInt8(ascii: "\\") else {
        bytes.append(text[index])
        index += 1
        continue
      }
      guard index + 1 < text.count else { throw JSONError(at: base + index, .badEscape) }
      if text[index + 1] == UInt8(ascii: "u") {
        guard let escape = text.unicodeEscape(at: index) else {
          throw JSONError(at: base + index, .badEscape)
        }
        bytes.append(contentsOf: escape.scalar.utf8)
        index += escape.length
      } else if let plain = single(text[index + 1]) {
        bytes.append(plain)
        index += 2
      } else if dialect == .json5, let escape = JSON5Escape(in: text, at: index) {
        bytes.append(contentsOf: escape.scalar.map { Array($0.utf8) } ?? [])
        index += escape.length
      } else {
        throw JSONError(at: base + index, .badEscape)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func single(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }
}
