import CopyModel

/// PO strings: C's escapes, and several quoted lines that make up one string
/// (gettext manual, “The Format of PO Files”).
enum PONotation {
  private static let controls = Array("ntrabfv".utf8)

  static func step(in text: Span<UInt8>, at index: Int) -> WritingStep {
    if let joint = joint(in: text, at: index) { return WritingStep(.nothing, joint) }
    guard text[index] == UInt8(ascii: "\\"), index + 1 < text.count else {
      return WritingStep(.verbatim, 1)
    }
    if let control = WritingStep.control(in: text, at: index, among: controls) { return control }
    switch text[index + 1] {
    case UInt8(ascii: "x"):
      guard let value = text.hexadecimal(at: index + 2, digits: 2) else {
        return .escaped(in: text, at: index)
      }
      return WritingStep(.byte(UInt8(value)), 4)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var (value, end) = (0, index + 1)
      while end < text.count, end < index + 4, (0x30...0x37).contains(text[end]) {
        value = value << 3 | Int(text[end] - 0x30)
        end += 1
      }
      return WritingStep(.byte(UInt8(truncatingIfNeeded: value)), end - index)
    default: return .escaped(in: text, at: index)
    }
  }

  /// How many bytes lie between the end of one quoted string and the start of the next, mostly on the next line: `"`,
  /// the break, `"`.
  static func joint(in text: Span<UInt8>, at index: Int) -> Int? {
    guard text[index] == UInt8(ascii: "\"") else { return nil }
    var end = index + 1
    while end < text.count, [0x20, 0x09, 0x0A, 0x0D].contains(text[end]) { end += 1 }
    // Obsolete lines start with `#~`.
    if text.has("#~", at: end) {
      end += 2
      while end < text.count, text[end] == 0x20 { end += 1 }
    }
    return text.has("\"", at: end) ? end + 1 - index : nil
  }
}
