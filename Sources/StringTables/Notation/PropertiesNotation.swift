import CopyModel

/// The escapes of `.properties`: `\uXXXX`, `\n`, and a backslash that joins lines (`java.util.Properties`, “load”).
enum PropertiesNotation {
  private static let controls = Array("ntrf".utf8)

  static func step(in text: Span<UInt8>, at index: Int) -> WritingStep {
    guard index + 1 < text.count else { return WritingStep(.verbatim, 1) }
    if let control = WritingStep.control(in: text, at: index, among: controls) { return control }
    switch text[index + 1] {
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
