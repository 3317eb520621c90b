/// The quotation marks that go around names in interfaces, whatever the language: those of one stand in others as well.
///
/// What a locale prefers is in its `QuotePairs`. Source: CLDR, “delimiters” of en, ko, ja, zh and zh-Hant.
package enum QuoteMarks {
  package static let pairs: [(open: String, close: String)] = [
    ("“", "”"), ("‘", "’"), ("「", "」"), ("『", "』"), ("\"", "\""),
  ]

  /// Also the apostrophe, where it cannot be part of a word.
  package static let pairsWithApostrophe = pairs + [("'", "'")]

  /// All of them, each once.
  package static let all = pairs.flatMap { $0.open == $0.close ? [$0.open] : [$0.open, $0.close] }
}
