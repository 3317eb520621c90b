import CopyModel
import StringTables

extension Placement {
  /// A line that is longer is one that nobody counts the bytes of.
  private static let longestLine = 10_000

  /// How the fix of a part of a text is written; nil where the file does not hold the text as it is read.
  func written(
    _ fix: String, of range: Range<Int>, of text: String, in stored: StoredText
  ) -> WrittenFix? {
    guard let file = files[stored.file], stored.bytes.upperBound <= file.bytes.count,
      !file.isOfCells
    else {
      return nil
    }
    let written = file.bytes.span.extracting(stored.bytes)
    guard WrittenText.decode(written, as: stored.notation) == text else { return nil }
    let raw = WrittenText.range(range, in: written, as: stored.notation)
    let old = Array(text.utf8)
    let fixed = old[..<range.lowerBound] + fix.utf8 + old[range.upperBound...]
    guard
      let text = WrittenText.fix(
        raw, by: fix, to: String(decoding: fixed, as: UTF8.self), at: stored.bytes, in: file.bytes,
        as: stored.notation)
    else { return nil }
    let first = stored.bytes.lowerBound
    guard let start = Self.column(of: first + raw.lowerBound, in: file.bytes),
      let end = Self.column(of: first + raw.upperBound, in: file.bytes)
    else { return WrittenFix(text: text, byteColumns: nil) }
    return WrittenFix(text: text, byteColumns: WrittenFix.Columns(start: start, end: end))
  }

  /// How far a byte is from the start of its line, from 1; nil where that is too far.
  private static func column(of offset: Int, in bytes: [UInt8]) -> Int? {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D {
      start -= 1
      if offset - start > longestLine { return nil }
    }
    return offset - start + 1
  }
}
