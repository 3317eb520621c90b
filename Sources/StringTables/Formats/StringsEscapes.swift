import CopyModel

/// The escapes of old-style property lists (Apple, “Old-Style ASCII Property Lists”; `man genstrings`).
enum StringsEscapes {
  /// Decodes what stands between the quotes. A backslash before any other character is dropped.
  static func decode(_ text: Span<UInt8>) -> String {
    guard text.contains(UInt8(ascii: "\\")) else { return String(copying: text) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      guard text[index] == UInt8(ascii: "\\"), index + 1 < text.count else {
        bytes.append(text[index])
        index += 1
        continue
      }
      let step = step(in: text, at: index)
      bytes.append(contentsOf: step.scalar.utf8)
      index += step.length
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What the escape at `index` stands for, and how many bytes it takes.
  static func step(in text: Span<UInt8>, at index: Int) -> (scalar: Unicode.Scalar, length: Int) {
    switch text[index + 1] {
    case UInt8(ascii: "n"): return ("\n", 2)
    case UInt8(ascii: "t"): return ("\t", 2)
    case UInt8(ascii: "r"): return ("\r", 2)
    case UInt8(ascii: "a"): return ("\u{7}", 2)
    case UInt8(ascii: "b"): return ("\u{8}", 2)
    case UInt8(ascii: "f"): return ("\u{C}", 2)
    case UInt8(ascii: "v"): return ("\u{B}", 2)
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return octal(in: text, at: index)
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      return text.unicodeEscape(at: index, anyCase: true) ?? (Unicode.Scalar(text[index + 1]), 2)
    default:
      let next = text.scalar(at: index + 1)
      return (Unicode.Scalar(next.value) ?? "\u{FFFD}", 1 + next.length)
    }
  }

  /// Up to three octal digits: a character of NextStep's encoding, which is ASCII below 0x80.
  private static func octal(
    in text: Span<UInt8>, at index: Int
  ) -> (scalar: Unicode.Scalar, length: Int) {
    var value: UInt32 = 0
    var length = 1
    while length < 4, index + length < text.count, (0x30...0x37).contains(text[index + length]) {
      value = value << 3 | UInt32(text[index + length] - 0x30)
      length += 1
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }
}
