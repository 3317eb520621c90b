/// Whether what a rule puts in place of a flaw can be taken without a look.
package enum FixSafety: String, Sendable, CaseIterable {
  /// Spaces, widths, quotation marks, what nobody sees: the text says what it said.
  case safe
  /// Words, and marks that say something: it may say something else.
  case unsafe
}
