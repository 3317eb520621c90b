import CopyModel

/// Reads how a text is capitalized, and whether it is a sentence.
enum StyleReader: StyleReading {
  static func capitalization(ofPlain text: AnalyzedText) -> Capitalization? {
    PlainCase.capitalization(
      of: text.string.utf8.span, text.bytes, masks: Masks(of: text), profile: text.profile)
  }

  static func caseReading(of text: AnalyzedText) -> CaseReading {
    caseReading(
      text.string.utf8.span, text.ending, text.sentences, hasWords: !text.words.isEmpty,
      masks: Masks(of: text), profile: text.profile)
  }

  static func completeness(of text: AnalyzedText) -> TextCompleteness {
    completeness(
      text.string.utf8.span, text.ending, text.sentences, hasWords: !text.words.isEmpty,
      masks: Masks(of: text), profile: text.profile)
  }

  static func caseReading(
    _ text: Span<UInt8>, _ ending: Ending, _ sentences: ShortList<Sentence>, hasWords: Bool,
    masks: Masks,
    profile: LocaleProfile
  ) -> CaseReading {
    guard profile.caseWords.hasStyles else { return .caseless }
    let tokens = CaseTokens(text, masks: masks, profile: profile)
    return CaseAnalysis.reading(tokens, of: text, profile: profile) {
      CompletenessTest.results(
        text, ending, tokens: tokens, sentences: sentences, hasWords: hasWords, masks: masks,
        profile: profile
      ).whole == .sentence
    }
  }

  static func completeness(
    _ text: Span<UInt8>, _ ending: Ending, _ sentences: ShortList<Sentence>, hasWords: Bool,
    masks: Masks,
    profile: LocaleProfile
  ) -> TextCompleteness {
    CompletenessTest.results(
      text, ending, tokens: CaseTokens(text, masks: masks, profile: profile), sentences: sentences,
      hasWords: hasWords, masks: masks, profile: profile)
  }
}
