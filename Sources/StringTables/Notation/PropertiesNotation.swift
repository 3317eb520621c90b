import CopyModel

/// The escapes of `.properties`: `\uXXXX`, `\n`, and a backslash that joins lines (`java.util.Properties`, “load”).
enum PropertiesNotation {
  private static let controls = Array("ntrf".utf8)

  static func step(in text: Span<UInt8>, at index: Int) -> WritingStep {
    guard index + 1 < text.count else { return WritingStep(.verbatim, 1) }
    if let control = WritingStep.control(in: text, at: index, among: controls) { return control }
    switch text[index + 1] {
    case 0x0A, 0x0D: return WritingStep(.nothing, joint(in: text, at: index) ?? 1)
    case UInt8(ascii: "u"):
      guard let escape = scalar(in: text, at: index) else { return .escaped(in: text, at: index) }
      return WritingStep(.scalar(escape.scalar), escape.length)
    default: return .escaped(in: text, at: index)
    }
  }

  /// How many bytes a backslash takes that joins two lines, with the break and the spaces behind it.
  private static func joint(in text: Span<UInt8>, at index: Int) -> Int? {
    guard text.has("\\\n", at: index) || text.has("\\\r", at: index) else { return nil }
    var end = index + (text.has("\r\n", at: index + 1) ? 3 : 2)
    while end < text.count, [0x20, 0x09, 0x0C].contains(text[end]) { end += 1 }
    return end - index
  }

  /// The UTF-16 unit of `\u` and four digits, and how many bytes they take. Java joins lines before it looks for escapes, so
  /// one may go on in the next line.
  static func escape(in text: Span<UInt8>, at index: Int) -> (unit: UInt32, length: Int)? {
    guard text.has("\\u", at: index) else { return nil }
    var (unit, digits, end) = (UInt32(0), 0, index + 2)
    while digits < 4 {
      while let joint = joint(in: text, at: end) { end += joint }
      guard end < text.count, let digit = text[end].hexadecimalDigit else { return nil }
      unit = unit << 4 | UInt32(digit)
      (digits, end) = (digits + 1, end + 1)
    }
    return (unit, end - index)
  }

  /// The character of an escape, or of two that stand for the halves of one.
  private static func scalar(
    in text: Span<UInt8>, at index: Int
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    guard let first = escape(in: text, at: index) else { return nil }
    if let scalar = Unicode.Scalar(first.unit) { return (scalar, first.length) }
    var place = index + first.length
    while let joint = joint(in: text, at: place) { place += joint }
    guard (0xD800..<0xDC00).contains(first.unit), let second = escape(in: text, at: place),
      (0xDC00..<0xE000).contains(second.unit),
      let scalar = Unicode.Scalar(0x10000 + (first.unit - 0xD800) << 10 + (second.unit - 0xDC00))
    else { return ("\u{FFFD}", first.length) }
    return (scalar, place - index + second.length)
  }
}
