/// What a project adds to the conventions of every locale.
package struct ProjectConventions: Hashable, Sendable {
  /// Its names, which are kept as they are.
  package let names: [String]
  /// How it writes placeholders, besides the ways that are known.
  package let placeholders: [PlaceholderDialect]

  package init(names: [String] = [], placeholders: [PlaceholderDialect] = []) {
    self.names = names
    self.placeholders = placeholders
  }
}
