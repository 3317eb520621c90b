import CopyModel

/// Reads how a text is capitalized, and whether it is a sentence.
enum StyleReader {
  static func read(_ text: AnalyzedText) -> TextStyle {
    read(
      text.string.utf8.span, text.ending, text.sentences, hasWords: !text.words.isEmpty,
      masks: Masks(of: text), profile: text.profile)
  }

  static func read(
    _ text: Span<UInt8>, _ ending: Ending, _ sentences: [Sentence], hasWords: Bool, masks: Masks,
    profile: LocaleProfile
  ) -> TextStyle {
    let tokens = CaseTokens(text, masks: masks, profile: profile)
    let completeness = CompletenessTest.results(
      text, ending, tokens: tokens, sentences: sentences, hasWords: hasWords, masks: masks,
      profile: profile)
    let facts = CaseAnalysis.facts(
      tokens, of: text, isSentence: completeness.whole == .sentence, profile: profile)
    return TextStyle(
      completeness: completeness.whole, coreCompleteness: completeness.core, caseFacts: facts)
  }
}
