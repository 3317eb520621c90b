/// How a text is capitalized, and whether it is a sentence.
package struct TextStyle: Sendable {
  package var completeness: Completeness
  /// The completeness that the text would have without its end mark.
  package var coreCompleteness: Completeness
  package var caseFacts: CaseFacts

  package init(
    completeness: Completeness, coreCompleteness: Completeness, caseFacts: CaseFacts
  ) {
    self.completeness = completeness
    self.coreCompleteness = coreCompleteness
    self.caseFacts = caseFacts
  }
}
