/// What of a text is not written for people to read: most texts have nothing of it.
@usableFromInline
package final class Inserts: Sendable {
  @usableFromInline let placeholders: [Placeholder]
  @usableFromInline let message: MessageFormat?
  @usableFromInline let literals: [Range<Int>]
  @usableFromInline package let masked: [Range<Int>]
  /// Where those of `masked` start that people do not see.
  package let silentStarts: [Int]

  package init(
    placeholders: [Placeholder], message: MessageFormat?, literals: [Range<Int>],
    masked: [Range<Int>], silentStarts: [Int]
  ) {
    self.placeholders = placeholders
    self.message = message
    self.literals = literals
    self.masked = masked
    self.silentStarts = silentStarts
  }
}
