/// The text of a Fluent message, term, attribute or variant (Fluent 1.0, `fluent.ebnf`, “Pattern”).
struct FluentPattern {
  /// From the first character of text to the last.
  var range: Range<Int>
  /// How far its lines are indented in common.
  var indentation: Int
  /// The variants, when the pattern is a select expression and nothing else.
  var variants: [FluentVariant] = []
}

/// One case of a select expression: `[one] One note`.
struct FluentVariant {
  var key: String
  var pattern: FluentPattern
}

extension [FluentVariant] {
  /// Whether the variants are plural forms: their keys are CLDR's categories or numbers.
  var arePluralForms: Bool {
    allSatisfy { variant in
      PluralCategory.all.contains(variant.key)
        || variant.key.utf8.allSatisfy { "0123456789.-".utf8.contains($0) }
    }
  }
}

/// Why an entry of a Fluent file cannot be read.
struct FluentError: Error {
  var offset: Int
  var message: String
}
