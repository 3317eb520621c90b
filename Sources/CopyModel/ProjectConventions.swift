/// What a project adds to the conventions of every locale.
package struct ProjectConventions: Hashable, Sendable {
  /// Its names, which are kept as they are.
  package let names: [String]
  /// How it writes placeholders, besides the ways that are known.
  package let placeholders: [PlaceholderDialect]

  /// How it words its labels, by the locale that they were counted in.
  package let wordings: [CountedWordings]

  package init(
    names: [String] = [], placeholders: [PlaceholderDialect] = [], wordings: [CountedWordings] = []
  ) {
    self.names = names
    self.placeholders = placeholders
    self.wordings = wordings
  }
}

/// What a project counted of its own labels in one locale.
package struct CountedWordings: Hashable, Sendable {
  package let locale: LocaleTag
  package let counts: WordingCounts

  package init(locale: LocaleTag, counts: WordingCounts) {
    self.locale = locale
    self.counts = counts
  }
}
