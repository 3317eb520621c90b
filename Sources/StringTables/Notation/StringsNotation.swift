import CopyModel

/// The escapes of old-style property lists (Apple, “Old-Style ASCII Property Lists”; `man genstrings`).
enum StringsNotation {
  private static let controls = Array("ntrabfv".utf8)

  /// The escape at `index`. A backslash before any other character is dropped.
  static func step(in text: Span<UInt8>, at index: Int) -> WritingStep {
    guard index + 1 < text.count else { return WritingStep(.verbatim, 1) }
    if let control = WritingStep.control(in: text, at: index, among: controls) { return control }
    switch text[index + 1] {
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return octal(in: text, at: index)
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      guard let escape = text.unicodeEscape(at: index, anyCase: true) else {
        return .escaped(in: text, at: index)
      }
      return WritingStep(.scalar(escape.scalar), escape.length)
    default: return .escaped(in: text, at: index)
    }
  }

  /// Up to three octal digits: a character of NextStep's encoding, which is ASCII below 0x80.
  private static func octal(in text: Span<UInt8>, at index: Int) -> WritingStep {
    var value: UInt32 = 0
    var length = 1
    while length < 4, index + length < text.count, (0x30...0x37).contains(text[index + length]) {
      value = value << 3 | UInt32(text[index + length] - 0x30)
      length += 1
    }
    return WritingStep(.scalar(Unicode.Scalar(value) ?? "\u{FFFD}"), length)
  }

  /// How a text is written between quotes.
  static func write(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "\n": bytes.append(contentsOf: "\\n".utf8)
    case "\t": bytes.append(contentsOf: "\\t".utf8)
    case "\r": bytes.append(contentsOf: "\\r".utf8)
    case "\"", "\\":
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(contentsOf: scalar.utf8)
    default: bytes.append(contentsOf: scalar.utf8)
    }
  }
}

extension WritingStep {
  /// A backslash and a character that stands for itself.
  static func escaped(in text: Span<UInt8>, at index: Int) -> WritingStep {
    guard index + 1 < text.count else { return WritingStep(.verbatim, 1) }
    let next = text.scalar(at: index + 1)
    return WritingStep(.scalar(Unicode.Scalar(next.value) ?? "\u{FFFD}"), 1 + next.length)
  }
}
