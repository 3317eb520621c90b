import CopyModel

extension Mark {
  /// Whether it is a bracket of any kind.
  var isBracket: Bool { kind == .openingBracket || kind == .closingBracket }

  /// Whether it is a quotation mark, or may be one.
  var isQuote: Bool {
    kind == .openingQuote || kind == .closingQuote || kind == .straightQuote
  }

  /// Whether it stands behind what it belongs to, or may do so.
  var closes: Bool {
    kind == .closingQuote || kind == .closingBracket || kind == .straightQuote
  }
}

extension AnalyzedText {
  /// Whether a digit stands directly before a mark, which then may say inches or feet.
  func isBehindDigit(_ mark: Mark) -> Bool {
    mark.range.lowerBound > 0
      && string.utf8.span[mark.range.lowerBound - 1].isASCIIDigit
  }
}
