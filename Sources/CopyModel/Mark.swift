/// A punctuation mark of any width, or a character that only looks like an ordinary space or like nothing.
public struct Mark: Sendable, Equatable {
  /// What it is, whatever its width.
  public let kind: Kind
  /// Where it stands: UTF-8 bytes of the text.
  public let range: Range<Int>
  /// Whether it is a full-width form: `。` `，` `？`.
  public let isFullWidth: Bool

  package init(kind: Kind, range: Range<Int>, isFullWidth: Bool) {
    self.kind = kind
    self.range = range
    self.isFullWidth = isFullWidth
  }

  /// What a mark is, whatever its width.
  public enum Kind: String, Sendable {
    case period, question, exclamation, ellipsis, colon, semicolon, comma
    case openingQuote, closingQuote, straightQuote
    case openingBracket, closingBracket
    /// A space other than U+0020: no-break, ideographic, thin, tab.
    case space
    /// What takes no room: zero-width spaces and joiners, soft hyphens, marks of direction, BOMs.
    case invisible
  }
}

/// How a text ends, its closing quotes and brackets aside.
public enum Ending: String, Sendable {
  case none, period, question, exclamation, ellipsis, colon, other
}
