// Small decoding steps that several formats share.

extension String {
  /// The text of valid or repaired UTF-8 bytes.
  package init(copying bytes: Span<UInt8>) {
    do throws(UTF8.ValidationError) {
      self.init(copying: try UTF8Span(validating: bytes))
    } catch {
      self.init(decoding: bytes.copied, as: UTF8.self)
    }
  }
}

extension Span<UInt8> {
  /// The value of exactly `digits` hexadecimal digits at `index`; nil when they are not all there.
  package func hexadecimal(at index: Int, digits: Int) -> UInt32? {
    guard index + digits <= count else { return nil }
    var value: UInt32 = 0
    for position in index..<index + digits {
      guard let digit = self[position].hexadecimalDigit else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  /// The character that `\uXXXX` at `index` stands for, and how many bytes it takes; nil when the digits are not all there.
  ///
  /// The digits are a UTF-16 unit: two escapes may form a pair, and half a pair is U+FFFD. With
  /// `anyCase` the second escape may be `\U` too; the letter of the first is the caller's matter.
  package func unicodeEscape(
    at index: Int, anyCase: Bool = false
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    guard let high = hexadecimal(at: index + 2, digits: 4) else { return nil }
    if let scalar = Unicode.Scalar(high) { return (scalar, 6) }
    guard high < 0xDC00, has("\\u", at: index + 6) || anyCase && has("\\U", at: index + 6),
      let low = hexadecimal(at: index + 8, digits: 4), (0xDC00...0xDFFF).contains(low)
    else { return ("\u{FFFD}", 6) }
    return (Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}", 12)
  }
}

extension UInt8 {
  /// The value of an ASCII hexadecimal digit.
  package var hexadecimalDigit: UInt32? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}

extension Span<UInt8> {
  /// Whether a byte occurs.
  package func contains(_ byte: UInt8) -> Bool {
    for index in indices where self[index] == byte { return true }
    return false
  }

  /// Whether there is nothing but spaces and line breaks.
  package var isBlank: Bool { trimmed(0..<count).isEmpty }

  /// A stretch without the spaces and line breaks at its ends.
  @inlinable
  package func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    // Most stretches are framed by ink.
    if start < end, self[start] &- 0x21 < 0x5E, self[end - 1] &- 0x21 < 0x5E { return range }
    while start < end {
      let (scalar, length) = scalar(at: start)
      guard ScalarClass(scalar) == .space else { break }
      start += length
    }
    while start < end {
      let last = scalarStart(before: end)
      guard ScalarClass(scalar(at: last).value) == .space else { break }
      end = last
    }
    return start..<end
  }
}

extension String {
  /// UTF-16 offsets as those of UTF-8; nil where they are not in the text.
  package func utf8Range(ofUTF16 span: Range<Int>) -> Range<Int>? {
    guard let start = utf16.index(startIndex, offsetBy: span.lowerBound, limitedBy: endIndex),
      let end = utf16.index(start, offsetBy: span.count, limitedBy: endIndex)
    else { return nil }
    let lower = utf8.distance(from: startIndex, to: start)
    return lower..<lower + utf8.distance(from: start, to: end)
  }

  /// Without spaces and line breaks at its ends.
  package var trimmed: String {
    let text = utf8.span
    let inner = text.trimmed(0..<text.count)
    return inner.count == text.count ? self : String(copying: text.extracting(inner))
  }

  /// At most 40 characters on one line, for messages.
  package var excerpt: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count <= 40 ? line : line.prefix(39) + "…"
  }
}
