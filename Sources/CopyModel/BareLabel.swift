/// A label that stands alone, as its wordings are counted: without its accelerator, its ellipsis and its end mark. That of
/// the source language is in small letters.
package enum BareLabel {
  /// The most UTF-8 bytes of a label, and of a wording of one.
  package static let longest = 60
  /// The most words of a label.
  static let mostWords = 4

  /// The key of a source text; nil where it is no bare label: a few words of ASCII letters, with nothing to fill in.
  package static func key(of text: Span<UInt8>) -> [UInt8]? {
    guard text.count <= longest, let trimmed = trimmed(text) else { return nil }
    var key: [UInt8] = []
    key.reserveCapacity(trimmed.count)
    var words = 1
    for index in trimmed {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "&"), UInt8(ascii: "_"):
        guard text.marksAccelerator(at: index) else { return nil }
      case 0x20:
        guard key.last != 0x20 else { return nil }
        words += 1
        key.append(byte)
      case UInt8(ascii: "'"), UInt8(ascii: "-"), UInt8(ascii: "/"): key.append(byte)
      case _ where byte.isASCIILetter: key.append(byte | 0x20)
      default: return nil
      }
    }
    return words <= mostWords && key.first?.isASCIILetter == true ? key : nil
  }

  /// The wording that a translation is; nil where it is longer than a label or has lines or fields.
  package static func wording(of text: Span<UInt8>) -> [UInt8]? {
    guard text.count <= longest, let trimmed = trimmed(text) else { return nil }
    var wording: [UInt8] = []
    wording.reserveCapacity(trimmed.count)
    for index in trimmed {
      let byte = text[index]
      guard byte >= 0x20 else { return nil }
      if !text.marksAccelerator(at: index) { wording.append(byte) }
    }
    return wording.isEmpty ? nil : wording
  }

  /// The places of a text without the spaces, marks and the accelerator at its ends; nil where nothing is left.
  private static func trimmed(_ text: Span<UInt8>) -> Range<Int>? {
    var start = 0
    while start < text.count, text[start] == 0x20 { start += 1 }
    var end = text.count
    while end > start {
      if ".:!? ".utf8.contains(text[end - 1]) {
        end -= 1
      } else if let mark = endMarks.first(where: { text.has($0, at: end - $0.utf8.count) }) {
        end -= mark.utf8.count
      } else if let length = text.accelerator(before: end), end - length > start {
        end -= length
      } else {
        break
      }
    }
    return start < end ? start..<end : nil
  }

  private static let endMarks = ["…", "⋯", "：", "。", "！", "？"]
}

extension Span<UInt8> {
  /// Whether a sign at a place marks the letter behind it as an accelerator: `&Save`, `저장(_S)`.
  fileprivate func marksAccelerator(at index: Int) -> Bool {
    (self[index] == UInt8(ascii: "&") || self[index] == UInt8(ascii: "_"))
      && (byte(at: index + 1).map { $0.isASCIILetter || $0.isASCIIDigit || $0 >= 0xC0 } ?? false)
  }

  /// How long an accelerator between parentheses is that ends before a place: `(&S)`, `(_S)`, `(S)`, and that in full width.
  fileprivate func accelerator(before end: Int) -> Int? {
    let (open, close) =
      byte(at: end - 1) == UInt8(ascii: ")") ? ("(", ")") : ("（", "）")
    let size = close.utf8.count
    guard end >= 2 * size + 1, has(close, at: end - size) else { return nil }
    let letter = end - size - 1
    guard self[letter].isASCIICapital || self[letter].isASCIIDigit || self[letter].isASCIILetter
    else { return nil }
    if letter > size, marksAccelerator(at: letter - 1), has(open, at: letter - 1 - size) {
      return 2 * size + 2
    }
    return self[letter].isASCIICapital && has(open, at: letter - size) ? 2 * size + 1 : nil
  }
}
