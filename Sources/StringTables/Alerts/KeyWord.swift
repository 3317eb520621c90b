import CopyModel

/// One word of a key: `delete` and `note` of `deleteNote.title`.
struct KeyWord {
  /// In lowercase.
  var text: String
  var range: Range<Int>

  /// Leaves out the digits that end it: `title` of `title2`.
  mutating func dropDigits() {
    guard let end = text.utf8.lastIndex(where: { !$0.isASCIIDigit }) else { return }
    text = String(text[...end])
  }

  /// Whether a word begins a part of the key between dots, slashes or colons.
  static func startsSegment(_ range: Range<Int>, of key: String) -> Bool {
    range.lowerBound == 0 || isMark(key.utf8.span[range.lowerBound - 1])
  }

  /// Whether a word ends such a part.
  static func endsSegment(_ range: Range<Int>, of key: String) -> Bool {
    let bytes = key.utf8.span
    return range.upperBound == bytes.count || isMark(bytes[range.upperBound])
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ":")
  }

  /// The words of a key or of a comment, split at marks, spaces and inner capitals.
  static func split(_ key: String) -> [KeyWord] {
    let bytes = key.utf8.span
    var words: [KeyWord] = []
    var start = 0
    func close(_ end: Int) {
      guard end > start else { return }
      let text = String(copying: bytes.extracting(start..<end)).lowercased()
      words.append(KeyWord(text: text, range: start..<end))
    }
    for index in bytes.indices {
      let byte = bytes[index]
      let isLetter = byte >= 0x80 || ScalarClass(UInt32(byte)).isLetterOrDigit
      // `deleteAlert`, and the end of capitals: `OKButton`.
      let isHump =
        isUpper(byte) && index > start
        && (isLower(bytes[index - 1])
          || isUpper(bytes[index - 1]) && index + 1 < bytes.count && isLower(bytes[index + 1]))
      if !isLetter {
        close(index)
        start = index + 1
      } else if isHump {
        close(index)
        start = index
      }
    }
    close(bytes.count)
    return words
  }

  private static func isUpper(_ byte: UInt8) -> Bool {
    byte.isASCIICapital
  }

  private static func isLower(_ byte: UInt8) -> Bool {
    byte.isASCIISmall
  }
}
