import CopyModel

/// The value of an XML attribute, between its quotes (XML 1.0, section 3.3.3): references are resolved, and a line break
/// or a tab that is written as such is a space.
enum XMLAttributeNotation {
  static func step(in text: Span<UInt8>, at index: Int) -> WritingStep {
    switch text[index] {
    case 0x09, 0x0A: WritingStep(.scalar(" "), 1)
    case 0x0D: WritingStep(.scalar(" "), text.has("\n", at: index + 1) ? 2 : 1)
    default:
      XMLReference(in: text, at: index).map { WritingStep(.scalar($0.scalar), $0.length) }
        ?? WritingStep(.verbatim, 1)
    }
  }

  /// Whether a byte may stand for something else.
  static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "&") || (0x09...0x0A).contains(byte) || byte == 0x0D
  }

  /// How a character is written: as Interface Builder does.
  static func write(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "&": bytes.append(contentsOf: "&amp;".utf8)
    case "<": bytes.append(contentsOf: "&lt;".utf8)
    case ">": bytes.append(contentsOf: "&gt;".utf8)
    case "\"": bytes.append(contentsOf: "&quot;".utf8)
    case "'": bytes.append(contentsOf: "&apos;".utf8)
    case "\t", "\n", "\r": bytes.append(contentsOf: "&#\(scalar.value);".utf8)
    default: bytes.append(contentsOf: scalar.utf8)
    }
  }
}
