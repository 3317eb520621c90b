import CopyModel

/// Finds quotations, whose words keep their own case.
enum Quotation {
  /// How far a quotation may reach, in bytes: time stays linear.
  private static let longest = 512

  private static let pairs = [
    Pair("“", "”"), Pair("‘", "’", isApostrophe: true), Pair("\"", "\"", isSame: true),
    Pair("'", "'", isSame: true, isApostrophe: true), Pair("„", "“"), Pair("«", "»"),
    Pair("「", "」"),
  ]

  /// Two marks with something quoted between them.
  private struct Pair {
    let open: String
    let close: String
    var isSame = false
    /// Whether the closing mark may be an apostrophe.
    var isApostrophe = false

    init(_ open: String, _ close: String, isSame: Bool = false, isApostrophe: Bool = false) {
      (self.open, self.close) = (open, close)
      (self.isSame, self.isApostrophe) = (isSame, isApostrophe)
    }
  }

  /// The first bytes of the opening marks.
  private static let starts = ByteSet(pairs.compactMap(\.open.utf8.first))

  /// The quotation that starts at `index` and ends in this text, marks and all.
  static func range(in text: Span<UInt8>, at index: Int) -> Range<Int>? {
    guard starts.contains(text[index]) else { return nil }
    for pair in pairs where text.has(pair.open, at: index) {
      if pair.isSame || pair.isApostrophe, text.hasLetter(before: index) { continue }
      let start = index + pair.open.utf8.count
      for end in start..<min(text.count, start + longest) where text.has(pair.close, at: end) {
        let behind = end + pair.close.utf8.count
        if !pair.isApostrophe || !text.hasLetter(at: behind) { return index..<behind }
      }
    }
    return nil
  }
}
