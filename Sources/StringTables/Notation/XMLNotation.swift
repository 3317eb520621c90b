import CopyModel

extension WritingReader {
  /// The text inside an element: references and CDATA resolved, comments dropped, tags kept as written.
  mutating func xmlStep(in text: Span<UInt8>, at index: Int) -> WritingStep {
    switch text[index] {
    case UInt8(ascii: "]"):
      guard isCDATA, text.has("]]>", at: index) else { return WritingStep(.verbatim, 1) }
      isCDATA = false
      return WritingStep(.nothing, 3)
    case 0x0D:
      // A processor turns every line break into one line feed (XML 1.0, section 2.11).
      return WritingStep(.scalar("\n"), text.has("\n", at: index + 1) ? 2 : 1)
    case UInt8(ascii: "&") where !isCDATA:
      guard let reference = XMLReference(in: text, at: index) else {
        return WritingStep(.verbatim, 1)
      }
      return WritingStep(.scalar(reference.scalar), reference.length)
    case UInt8(ascii: "<") where !isCDATA:
      if text.has("<![CDATA[", at: index) {
        isCDATA = true
        return WritingStep(.nothing, 9)
      }
      if let byte = XMLByte(in: text, at: index) {
        return WritingStep(.scalar(byte.scalar), byte.length)
      }
      guard text.has("<!--", at: index) else {
        let length = text.tagLength(at: index)
        return WritingStep(isSegmentTag(in: text, at: index, length) ? .nothing : .verbatim, length)
      }
      var end = index
      while end < text.count, !text.has("-->", at: end) { end += 1 }
      return WritingStep(.nothing, end + 3 - index)
    default: return WritingStep(.verbatim, 1)
    }
  }

  /// Whether a tag opens or closes a segment of XLIFF 1.2: `<mrk mtype="seg">` parts a text into sentences
  /// (section 2.8), often on one side only, and is no markup of it.
  private mutating func isSegmentTag(
    in text: Span<UInt8>, at index: Int, _ length: Int
  ) -> Bool {
    if text.has("</mrk", at: index) {
      guard marksOfSegment > 0 else { return false }
      marksOfSegment -= 1
      return marksOfSegment == 0
    }
    guard text.has("<mrk ", at: index) else { return false }
    let tag = index..<index + length
    let isEmpty = text.has("/>", at: tag.upperBound - 2)
    if marksOfSegment > 0 {
      // A term or a comment inside the segment.
      marksOfSegment += isEmpty ? 0 : 1
      return false
    }
    guard tag.contains(where: { text.has("mtype=\"seg\"", at: $0) }) else { return false }
    marksOfSegment = isEmpty ? 0 : 1
    return true
  }
}

extension Span<UInt8> {
  /// How many bytes the tag at `index` takes; 1 when `<` opens none. References inside stay as written.
  func tagLength(at index: Int) -> Int {
    guard hasLetter(at: index + 1) || has("/", at: index + 1) else { return 1 }
    var quote: UInt8?
    var end = index + 1
    while end < count {
      let byte = self[end]
      end += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        return end - index
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
    }
    return 1
  }
}

extension UInt8 {
  /// Whether the byte may open a reference, a tag, the end of a CDATA section or a line break.
  var isSpecialInXML: Bool {
    self == UInt8(ascii: "&") || self == UInt8(ascii: "<") || self == UInt8(ascii: "]")
      || self == 0x0D
  }
}

/// A character reference, or one of XML's five entities: `&#x2026;`, `&amp;`.
struct XMLReference {
  let scalar: Unicode.Scalar
  /// UTF-8 bytes.
  let length: Int

  private static let names: [(String, Unicode.Scalar)] = [
    ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"),
  ]

  /// The reference at `index`; nil when there is none that XML itself defines.
  init?(in text: Span<UInt8>, at index: Int) {
    guard text[index] == UInt8(ascii: "&") else { return nil }
    for (name, scalar) in Self.names where text.has(name, at: index) {
      (self.scalar, length) = (scalar, name.utf8.count)
      return
    }
    guard text.has("&#", at: index) else { return nil }
    let isHexadecimal = text.has("x", at: index + 2)
    var end = index + (isHexadecimal ? 3 : 2)
    var value: UInt32 = 0
    let radix: UInt32 = isHexadecimal ? 16 : 10
    while end < text.count, let digit = text[end].hexadecimalDigit, digit < radix, value < 0x110000
    {
      value = value * radix + digit
      end += 1
    }
    guard end < text.count, text[end] == UInt8(ascii: ";"), let scalar = Unicode.Scalar(value)
    else { return nil }
    (self.scalar, length) = (scalar, end + 1 - index)
  }
}

/// A character that XML cannot hold, as Qt Linguist writes it: `<byte value="x1b"/>` (doc.qt.io, “TS file format”).
struct XMLByte {
  let scalar: Unicode.Scalar
  /// UTF-8 bytes.
  let length: Int

  /// The element at `index`; nil when there is none.
  init?(in text: Span<UInt8>, at index: Int) {
    let start = "<byte value=\""
    guard text.has(start, at: index) else { return nil }
    var end = index + start.utf8.count
    let radix: UInt32 = text.has("x", at: end) ? 16 : 10
    if radix == 16 { end += 1 }
    let first = end
    var value: UInt32 = 0
    while end < text.count, end - first < 6, let digit = text[end].hexadecimalDigit, digit < radix {
      value = value * radix + digit
      end += 1
    }
    guard end > first, text.has("\"/>", at: end), let scalar = Unicode.Scalar(value) else {
      return nil
    }
    self.scalar = scalar
    length = end + 3 - index
  }
}
