import CopyModel

/// The escapes inside JSON strings.
enum JSONEscapes {
  /// Decodes the part between the quotes. A lone surrogate becomes U+FFFD.
  static func decode(_ text: Span<UInt8>, at base: Int) throws(JSONError) -> String {
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
        index += 2
        let scalar = try unicode(in: text, at: &index, base: base)
        bytes.append(contentsOf: String(scalar).utf8)
      } else if let plain = single(text[index + 1]) {
        bytes.append(plain)
        index += 2
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

  /// The scalar of `XXXX` at `index`, and of the `\uXXXX` behind it if the two are a pair.
  private static func unicode(
    in text: Span<UInt8>, at index: inout Int, base: Int
  ) throws(JSONError) -> Unicode.Scalar {
    guard let high = text.hexadecimal(at: index, digits: 4) else {
      throw JSONError(at: base + index - 2, .badEscape)
    }
    index += 4
    if let scalar = Unicode.Scalar(high) { return scalar }
    guard high < 0xDC00, text.has("\\u", at: index),
      let low = text.hexadecimal(at: index + 2, digits: 4), (0xDC00...0xDFFF).contains(low)
    else { return "\u{FFFD}" }
    index += 6
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
  }
}
