import CopyModel

/// Finds names of several words, written as they must be.
enum NameFinder {
  /// A name in a text.
  struct Name {
    let range: Range<Int>
    /// Its number among the names.
    let number: Int
    /// Whether it has the capitals that it must have.
    let isWritten: Bool
  }

  /// The longest that starts at `index`; one with other capitals only where it can be nothing but the name.
  static func name(in text: Span<UInt8>, at index: Int, of words: CaseWords) -> Name? {
    var found: Name?
    words.nameTable.forEachMatch(in: text, at: index) { number, range in
      let isWritten = isWritten(words.names[number], in: text, at: range)
      if isWritten || words.isSureName(number) {
        found = Name(range: range, number: number, isWritten: isWritten)
      }
    }
    return found
  }

  /// Whether the stretch is the name to the letter; spaces, hyphens and apostrophes may be of any kind.
  private static func isWritten(_ name: String, in text: Span<UInt8>, at range: Range<Int>) -> Bool
  {
    let name = name.utf8.span
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
