import CopyModel

/// The escapes of JSON strings (RFC 8259, section 7). What is no escape of JSON stands for its second character.
enum JSONNotation {
  private static let controls = Array("ntrbf".utf8)

  static func step(in text: Span<UInt8>, at index: Int) -> WritingStep {
    guard index + 1 < text.count else { return WritingStep(.verbatim, 1) }
    if let control = WritingStep.control(in: text, at: index, among: controls) { return control }
    switch text[index + 1] {
    case UInt8(ascii: "u"):
      guard let escape = text.unicodeEscape(at: index) else {
        return .escaped(in: text, at: index)
      }
      return WritingStep(.scalar(escape.scalar), escape.length)
    default: return .escaped(in: text, at: index)
    }
  }

  /// How a text is written between quotes: as Xcode and most tools do, with no more escapes than needed.
  static func write(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "\n", "\t", "\r": StringsNotation.write(scalar, to: &bytes)
    case "\0"..."\u{1F}":
      bytes.append(contentsOf: "\\u00".utf8)
      for shift in [4, 0] as [UInt32] {
        let digit = UInt8(scalar.value >> shift & 0xF)
        bytes.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
      }
    default: StringsNotation.write(scalar, to: &bytes)
    }
  }
}
