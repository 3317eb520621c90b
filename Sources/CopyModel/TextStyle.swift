/// What a text is as a sentence, and what it would be without its end mark.
package struct TextCompleteness: Sendable {
  package let whole: Completeness
  package let core: Completeness

  package init(whole: Completeness, core: Completeness) {
    self.whole = whole
    self.core = core
  }
}

/// Reads how a text is written when that is first asked for: only some rules do.
package protocol StyleReading: Sendable {
  /// The capitalization of a text that is plain enough to tell it without reading all of its case; nil for others.
  static func capitalization(ofPlain text: AnalyzedText) -> Capitalization?
  static func caseReading(of text: AnalyzedText) -> CaseReading
  static func completeness(of text: AnalyzedText) -> TextCompleteness
}
