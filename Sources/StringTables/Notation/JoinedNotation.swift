import CopyModel

/// A text that an expression puts together of literals: `'Delete ' . "it?"`. Quotes and what stands between them are nothing.
enum JoinedNotation {
  /// Where the bytes end that stand for themselves inside `quote`; `start` outside of any.
  static func plainEnd(
    in text: Span<UInt8>, from start: Int, quote: UInt8?, as dialect: LiteralDialect
  ) -> Int {
    guard let quote else { return start }
    let style = dialect.style(of: quote)
    var end = start
    while end < text.count, text[end] != quote, text[end] != UInt8(ascii: "\\"),
      style != .script || text[end] != 0x0D
    {
      end += 1
    }
    return end
  }

  static func step(
    in text: Span<UInt8>, at index: Int, quote: inout UInt8?, as dialect: LiteralDialect
  ) -> WritingStep {
    if let open = quote, text[index] != open {
      return QuotedNotation.step(in: text, at: index, as: dialect.style(of: open))
    }
    // From the quote that closes to the one that opens next.
    var end = quote == nil ? index : index + 1
    quote = nil
    while end < text.count {
      end = text.gapEnd(from: end, in: dialect)
      guard end < text.count else { break }
      if dialect.isQuote(text[end]) {
        quote = text[end]
        return WritingStep(.nothing, end + 1 - index)
      }
      end += 1
    }
    return WritingStep(.nothing, text.count - index)
  }
}
