import CopyModel

/// A text in one of TOML's four kinds of quotes.
struct TOMLText {
  let text: String
  /// Where it stands, between its quotes.
  let range: Range<Int>
  let notation: StoredText.Notation
  /// Behind its quotes.
  let end: Int

  /// Nil where no quote opens.
  init?(in bytes: Span<UInt8>, at index: Int) throws(LiteralCursor.Failure) {
    guard let quote = bytes.byte(at: index),
      quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    else { return nil }
    let isEscaped = quote == UInt8(ascii: "\"")
    let mark = isEscaped ? "\"\"\"" : "'''"
    let isLong = bytes.has(mark, at: index)
    var start = index + (isLong ? 3 : 1)
    if isLong { start += bytes.lineBreakLength(at: start) }
    var close = start
    while close < bytes.count {
      if bytes[close] == UInt8(ascii: "\\"), isEscaped {
        close += 2
      } else if isLong ? bytes.has(mark, at: close) : bytes[close] == quote {
        break
      } else if !isLong, bytes[close].isLineBreak {
        close = bytes.count
      } else {
        close += 1
      }
    }
    guard close < bytes.count else {
      throw LiteralCursor.Failure(
        offset: index + 1, message: "The quote that opens here never closes. Close it.")
    }
    // Up to two quotes may stand before those that close.
    if isLong, bytes.has(quote, at: close + 3) {
      close += bytes.has(quote, at: close + 4) ? 2 : 1
    }
    notation = .quoted(isEscaped ? .toml : .verbatim)
    range = start..<close
    text = WrittenText.decode(bytes.extracting(range), as: notation)
    end = close + (isLong ? 3 : 1)
  }
}
