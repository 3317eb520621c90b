package import CopyModel
package import ICUText

/// Measures texts. Owns its ICU handles, so each worker has one of its own.
package struct Analyzer: ~Copyable {
  private var breakers = Breakers()

  package init() {}

  /// Everything there is to know about one text in its locale.
  package mutating func analyze(
    _ text: String, profile: LocaleProfile
  ) throws(ICUError) -> AnalyzedText {
    let bytes = text.utf8Span.span
    let found = PlaceholderScanner.scan(bytes)
    let literals = LiteralScanner.scan(bytes, besides: found)
    let masks = Masks(found.shown + literals.shown, silent: found.silent + literals.silent)
    let marks = profile.quotes.read(MarkScanner.scan(bytes, masks: masks), in: bytes)
    let end = EndingReader.read(bytes, marks: marks, masks: masks)
    var characters = SimpleText.characters(of: bytes) ?? -1
    if characters < 0 { characters = try breakers.count(.characters, of: bytes) }
    let words = try words(of: bytes, profile: profile, masks: masks)
    let sentences = try sentences(of: bytes, profile: profile, marks: marks, masks: masks)
    let tokens = CaseTokens.read(bytes, masks: masks, profile: profile)
    let completeness = CompletenessTest(
      tokens: tokens.tokens, sentences: sentences, words: words.count, masks: masks,
      profile: profile)
    let cues = profile.cues?.cues(in: bytes, concepts: profile.concepts) ?? []
    return AnalyzedText(
      string: text, profile: profile,
      characters: characters,
      words: words, sentences: sentences,
      addresses: AddressReader.read(bytes, masks: masks, profile: profile),
      ending: end.ending, endMark: end.mark, marks: marks,
      completeness: completeness.result(bytes, end.ending),
      coreCompleteness: completeness.result(bytes, .none),
      caseFacts: CaseAnalysis.facts(tokens, profile: profile),
      placeholders: found.placeholders, message: found.message, literals: literals.all,
      cues: cues.filter { !masks.overlaps($0.range) },
      labelConcepts: bytes.count <= 48 ? profile.cues?.concepts(ofLabel: text) ?? [] : [],
      numbers: NumberReader.read(bytes, masks: masks, profile: profile),
      scripts: ScriptCounts(of: bytes, masks: masks))
  }

  /// Words by the locale's convention; what is masked counts as one word.
  private mutating func words(
    of text: Span<UInt8>, profile: LocaleProfile, masks: Masks
  ) throws(ICUError) -> [Range<Int>] {
    if profile.wordCounting == .spaced { return WordReader.spaced(text, masks: masks) }
    let segments = try breakers.segments(.words, of: text, locale: profile.tag.language)
    return WordReader.joined(segments, of: text, masks: masks)
  }

  private mutating func sentences(
    of text: Span<UInt8>, profile: LocaleProfile, marks: [Mark], masks: Masks
  ) throws(ICUError) -> [Sentence] {
    let segments =
      try SimpleText.isOneSentence(text)
      ? [BreakSegment(end: text.count, status: 0)]
      : breakers.segments(.sentences, of: text, locale: profile.tag.language)
    return SentenceReader.read(segments, of: text, marks: marks, masks: masks, profile: profile)
  }
}

/// The break iterators of one worker, opened when they are first needed.
private struct Breakers: ~Copyable {
  private var characters: BreakIterator?
  private var english = LanguageBreakers(locale: "en")
  private var korean = LanguageBreakers(locale: "ko")
  private var chinese = LanguageBreakers(locale: "zh")
  private var other = LanguageBreakers(locale: "root")

  mutating func count(_ unit: BreakUnit, of text: Span<UInt8>) throws(ICUError) -> Int {
    if characters == nil { characters = try BreakIterator(unit, locale: "root") }
    return try characters?.segments(of: text).count ?? 0
  }

  mutating func segments(
    _ unit: BreakUnit, of text: Span<UInt8>, locale: String
  ) throws(ICUError) -> [BreakSegment] {
    switch locale {
    case "en": try english.segments(unit, of: text)
    case "ko": try korean.segments(unit, of: text)
    case "zh": try chinese.segments(unit, of: text)
    default: try other.segments(unit, of: text)
    }
  }
}

private struct LanguageBreakers: ~Copyable {
  private let locale: String
  private var words: BreakIterator?
  private var sentences: BreakIterator?

  init(locale: String) {
    self.locale = locale
  }

  mutating func segments(
    _ unit: BreakUnit, of text: Span<UInt8>
  ) throws(ICUError) -> [BreakSegment] {
    if unit == .words {
      if words == nil { words = try BreakIterator(.words, locale: locale) }
      return try words?.segments(of: text) ?? []
    }
    if sentences == nil { sentences = try BreakIterator(.sentences, locale: locale) }
    return try sentences?.segments(of: text) ?? []
  }
}
