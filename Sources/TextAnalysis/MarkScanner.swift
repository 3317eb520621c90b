import CopyModel

/// Finds the punctuation marks that rules look at.
enum MarkScanner {
  /// `places` are those of the scalars that may be marks, in order.
  static func scan(_ text: Span<UInt8>, at places: [Int], masks: Masks) -> ShortList<Mark> {
    var marks = ShortList<Mark>()
    var end = 0
    for index in places where index >= end && masks.range(at: index) == nil {
      let scalar = text.scalar(at: index)
      guard let kind = kind(of: scalar.value, in: text, at: index) else { continue }
      end = index + scalar.length
      if kind == .ellipsis {
        while let next = ellipsisPart(in: text, at: end, like: scalar.value) { end = next }
      }
      marks.append(
        Mark(kind: kind, range: index..<end, isFullWidth: isFullWidth(scalar.value)))
    }
    return marks
  }

  private static func kind(of scalar: UInt32, in text: Span<UInt8>, at index: Int) -> Mark.Kind? {
    switch scalar {
    case 0x2E:  // .
      if text.has(UInt8(ascii: "."), at: index + 1), text.has("...", at: index) {
        return .ellipsis
      }
      return isLatin(text, at: index + 1) ? nil : .period
    case 0x3002, 0xFF0E, 0xFF61, 0xFE52: return .period
    case 0x3F, 0xFF1F, 0xFE56, 0x2047...0x2049: return .question
    case 0x21, 0xFF01, 0xFE57, 0x203C: return .exclamation
    case 0x2025, 0x2026, 0x22EF: return .ellipsis
    case 0x3A: return isLatin(text, at: index + 1) && isLatin(text, at: index - 1) ? nil : .colon
    case 0xFF1A, 0xFE55: return .colon
    case 0x3B: return endsReference(text, at: index) ? nil : .semicolon
    case 0xFF1B, 0xFE54: return .semicolon
    case 0x2C: return isGrouping(text, at: index) ? nil : .comma
    case 0xFF0C, 0x3001, 0xFE50, 0xFE51, 0xFF64: return .comma
    case 0x201C, 0x300C, 0x300E, 0xAB, 0x2018, 0x201A, 0x201E, 0x2039, 0xFF62:
      return .openingQuote
    case 0x201D, 0x300D, 0x300F, 0xBB, 0x203A, 0xFF63: return .closingQuote
    case 0x2019:
      return text.hasLetter(before: index) && text.hasLetter(at: index + 3) ? nil : .closingQuote
    case 0x22, 0xFF02, 0xFF07: return .straightQuote
    case 0x27:
      return text.hasLetter(before: index) && text.hasLetter(at: index + 1) ? nil : .straightQuote
    case 0x28, 0x5B, 0xFF08, 0xFF3B, 0x3010, 0x300A, 0x3008, 0x3014, 0x3016: return .openingBracket
    case 0x29, 0x5D, 0xFF09, 0xFF3D, 0x3011, 0x300B, 0x3009, 0x3015, 0x3017: return .closingBracket
    case 0x09, 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: return .space
    // A joiner between emoji is part of them.
    case 0x200D where index + 3 < text.count && text.scalar(at: index + 3).value > 0x2600:
      return nil
    case 0xAD, 0x61C, 0x180E, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF:
      return .invisible
    default: return nil
    }
  }

  /// Whether an ASCII letter or digit stands at `index`: the mark beside it is inside a word or number.
  private static func isLatin(_ text: Span<UInt8>, at index: Int) -> Bool {
    guard index >= 0, index < text.count, text[index] < 0x80 else { return false }
    return ScalarClass(UInt32(text[index])).isLetterOrDigit
  }

  /// Whether a semicolon ends a character reference of HTML: `&mdash;`, `&#8217;`.
  private static func endsReference(_ text: Span<UInt8>, at index: Int) -> Bool {
    var start = index
    while start > 0, index - start < 8,
      text[start - 1] == UInt8(ascii: "#") || isLatin(text, at: start - 1)
    {
      start -= 1
    }
    return start < index && start > 0 && text[start - 1] == UInt8(ascii: "&")
  }

  /// Whether a comma stands between digits: `1,000`.
  private static func isGrouping(_ text: Span<UInt8>, at index: Int) -> Bool {
    index > 0 && index + 1 < text.count && text[index - 1].isASCIIDigit
      && text[index + 1].isASCIIDigit
  }

  private static func ellipsisPart(in text: Span<UInt8>, at index: Int, like first: UInt32) -> Int?
  {
    guard index < text.count else { return nil }
    let scalar = text.scalar(at: index)
    return scalar.value == first ? index + scalar.length : nil
  }

  private static func isFullWidth(_ scalar: UInt32) -> Bool {
    (0x3001...0x3011).contains(scalar) || (0xFF01...0xFF5E).contains(scalar)
  }
}
