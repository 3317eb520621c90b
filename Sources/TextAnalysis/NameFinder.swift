import CopyModel

/// Finds names of several words, written as they must be.
enum NameFinder {
  /// The longest that starts at `index`.
  @inline(__always)
  static func name(in text: Span<UInt8>, at index: Int, of words: CaseWords) -> Range<Int>? {
    guard words.mayStartName(text[index]) else { return nil }
    var found: Range<Int>?
    words.nameTable.forEachMatch(in: text, at: index) { number, range in
      if isWritten(words.names[number], in: text, at: range) { found = range }
    }
    return found
  }

  /// Whether the stretch is the name to the letter; spaces, hyphens and apostrophes may be of any kind.
  private static func isWritten(_ name: String, in text: Span<UInt8>, at range: Range<Int>) -> Bool
  {
    let name = name.utf8Span.span
    var (index, position) = (range.lowerBound, 0)
    while index < range.upperBound, position < name.count {
      let (scalar, wanted) = (text.scalar(at: index), name.scalar(at: position))
      let isLetter = ScalarClass(wanted.value).isLetterOrDigit
      guard !isLetter || scalar.value == wanted.value else { return false }
      index += scalar.length
      position += wanted.length
    }
    return true
  }
}

/// Finds quotations, whose words keep their own case.
enum Quotation {
  /// How far a quotation may reach, in bytes: time stays linear.
  private static let longest = 512

  private static let pairs = [
    ("“", "”"), ("‘", "’"), ("\"", "\""), ("'", "'"), ("„", "“"), ("«", "»"), ("「", "」"),
  ]

  /// The quotation that starts at `index` and ends in this text, marks and all.
  static func range(in text: Span<UInt8>, at index: Int) -> Range<Int>? {
    guard text[index] == 0x22 || text[index] == 0x27 || text[index] >= 0xC2 else { return nil }
    for (open, close) in pairs where text.has(open, at: index) {
      let isApostrophe = close == "’" || close == "'"
      if isApostrophe || open == close, text.hasLetter(before: index) { continue }
      var end = index + open.utf8.count
      let limit = min(text.count, end + longest)
      while end < limit {
        if text.has(close, at: end), !isApostrophe || !text.hasLetter(at: end + close.utf8.count) {
          return index..<end + close.utf8.count
        }
        end += 1
      }
    }
    return nil
  }
}
