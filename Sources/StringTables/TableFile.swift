package import CopyModel

/// A file's text, ready for a format to read: UTF-8 whatever it was stored in.
package struct TableFile {
  package let path: String
  /// The text as UTF-8, without a byte order mark; of a binary file all bytes as they are.
  package let bytes: [UInt8]
  /// What was wrong with the bytes.
  package let issues: [ReadIssue]
  private var cursor = PlaceCursor()

  /// How the file stores its text.
  package let encoding: TextEncoding

  /// Decodes what was stored, as its format says: see `TextDecoding`.
  package init(path: String, stored: consuming [UInt8], format: TableFormat? = nil) {
    self.path = path
    if format?.isBinary == true {
      bytes = stored
      encoding = .binary
      issues = []
      return
    }
    let decoded = TextDecoding(
      stored, fallback: format?.fallbackCharset, declared: format?.declaredCharset ?? { _ in nil })
    bytes = decoded.bytes
    encoding = decoded.encoding
    var issues: [ReadIssue] = []
    if let complaint = decoded.complaint {
      var cursor = PlaceCursor()
      let start = cursor.place(of: decoded.firstInvalid ?? 0, in: decoded.bytes.span)
      issues.append(ReadIssue(.wrongEncoding, file: path, start: start, message: complaint))
    }
    self.issues = issues
  }

  /// The place of a byte offset.
  mutating func place(of offset: Int) -> Place {
    let text = bytes
    return cursor.place(of: offset, in: text.span)
  }

  /// Where a text is stored.
  mutating func stored(_ range: Range<Int>, as notation: StoredText.Notation) -> StoredText {
    StoredText(
      file: path, place: place(of: range.lowerBound), bytes: range, notation: notation)
  }

  /// An issue about the bytes of `range`.
  mutating func issue(
    _ kind: ReadIssue.Kind, _ range: Range<Int>, key: String? = nil, _ message: String
  ) -> ReadIssue {
    let start = place(of: range.lowerBound)
    return ReadIssue(
      kind, file: path, start: start, end: place(of: range.upperBound), key: key, message: message)
  }

  /// The decoded-as-is text of a range.
  func text(_ range: Range<Int>) -> String {
    String(copying: bytes.span.extracting(range))
  }

  /// The end of the line that holds `offset`: the offset of its line break, or of the end.
  func lineEnd(from offset: Int) -> Int {
    var end = min(offset, bytes.count)
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return end
  }
}
