import CopyModel

/// The escapes of `.properties`: `\uXXXX`, `\n`, and a backslash that joins lines (`java.util.Properties`, “load”).
enum PropertiesNotation {
  static func step(in text: Span<UInt8>, at index: Int) -> WritingStep {
    guard index + 1 < text.count else { return WritingStep(.verbatim, 1) }
    switch text[index + 1] {
    case UInt8(ascii: "n"): return WritingStep(.scalar("\n"), 2)
    case UInt8(ascii: "t"): return WritingStep(.scalar("\t"), 2)
    case UInt8(ascii: "r"): return WritingStep(.scalar("\r"), 2)
    case UInt8(ascii: "f"): return WritingStep(.scalar("\u{C}"), 2)
    case 0x0A, 0x0D:
      var end = index + (text.has("\r\n", at: index + 1) ? 3 : 2)
      while end < text.count, [0x20, 0x09, 0x0C].contains(text[end]) { end += 1 }
      return WritingStep(.nothing, end - index)
    case UInt8(ascii: "u"):
      guard let escape = text.unicodeEscape(at: index) else {
        return .escaped(in: text, at: index)
      }
      return WritingStep(.scalar(escape.scalar), escape.length)
    default: return .escaped(in: text, at: index)
    }
  }
}
