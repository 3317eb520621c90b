package import CopyModel
package import ICUText

/// Measures texts. Owns its ICU handles and its scratch memory, so each worker has one of its own.
package struct Analyzer: ~Copyable {
  private var breakers = Breakers()
  private var han: HanWords?
  /// The segments of the text at hand; kept for its memory.
  private var segments: [BreakSegment] = []
  /// Those of the text at hand, which are its words where it has no other letters.
  private var runs = LetterRuns()
  /// Where it has what is no letter, no digit and no space.
  private var signPlaces: [Int] = []

  package init() {}

  /// Everything there is to know about one text in its locale; how it is written alone, without what it
  /// says, where that is not asked for. A message is read by the branches of `selector`, where it has them.
  package mutating func analyze(
    _ text: String, profile: LocaleProfile, readsMeaning: Bool = true,
    showing selector: String? = nil
  ) throws(ICUError) -> AnalyzedText {
    let bytes = text.utf8.span
    let survey = TextSurvey(bytes, runs: &runs, signs: &signPlaces)
    var masks = Masks()
    var inserts: Inserts?
    let own = signPlaces.isEmpty ? [] : profile.ownPlaceholders
    if !survey.signs.isDisjoint(with: [.placeholder, .literal]) || !own.isEmpty {
      let found =
        survey.signs.contains(.placeholder) || !own.isEmpty
        ? PlaceholderScanner.scan(
          bytes, survey.bytes, from: signPlaces.first ?? 0, own: own, showing: selector)
        : FoundPlaceholders()
      let literals =
        survey.signs.contains(.literal)
        ? LiteralScanner.scan(bytes, besides: found) : FoundLiterals()
      masks = Masks(
        literals.shown.isEmpty ? found.shown : found.shown + literals.shown,
        silent: literals.hidden.isEmpty ? found.silent : found.silent + literals.hidden)
      inserts = Inserts(
        placeholders: found.placeholders, message: found.message, literals: literals.kept,
        masked: masks.ranges, silentStarts: masks.silentStarts)
    }
    var marks = ShortList<Mark>()
    var end = (ending: Ending.none, mark: Mark?.none)
    if !signPlaces.isEmpty {
      marks = profile.quotes.read(MarkScanner.scan(bytes, at: signPlaces, masks: masks), in: bytes)
      end = EndingReader.read(bytes, marks: marks, masks: masks)
    }
    let words = try words(of: bytes, survey, profile: profile, masks: masks)
    var sentences =
      survey.signs.isDisjoint(with: [.joiner, .innerEnd])
      ? SentenceReader.only(bytes, end: end, profile: profile)
      : try sentences(of: bytes, survey, profile: profile, marks: marks, masks: masks)
    var caseReading: CaseReading?
    var completeness: TextCompleteness?
    if endsShort(bytes, end, sentences, profile) {
      let hasWords = !words.isEmpty
      let reading = StyleReader.caseReading(
        bytes, end.ending, sentences, hasWords: hasWords, masks: masks, profile: profile)
      var read = StyleReader.completeness(
        bytes, end.ending, sentences, hasWords: hasWords, masks: masks, profile: profile)
      if read.core == .fragment, reading.capitalization == .title {
        // “Open Until 5 p.m.”: a heading whose period is the abbreviation’s.
        end = (.none, nil)
        read = TextCompleteness(whole: read.core, core: read.core)
        sentences = ShortList(
          sentences.first.map {
            Sentence(range: $0.range, ending: .none, register: $0.register)
          })
      }
      (caseReading, completeness) = (reading, read)
    }
    return AnalyzedText(
      string: text, profile: profile,
      characters: survey.signs.contains(.joiner)
        ? try breakers.characters(of: bytes, using: &segments) : survey.scalars,
      words: words, sentences: sentences, ending: end.ending, endMark: end.mark, marks: marks,
      caseReading: caseReading, completeness: completeness, style: StyleReader.self,
      inserts: inserts,
      scripts: masks.ranges.isEmpty ? survey.scripts : survey.scripts.outside(masks, of: bytes),
      bytes: survey.bytes,
      meaning: readsMeaning
        ? MeaningReader.read(text, survey.bytes, words: words, masks: masks, profile: profile)
        : .none)
  }

  /// Whether the only sentence of a text ends with an abbreviation, whose period may be none of its own.
  private func endsShort(
    _ text: Span<UInt8>, _ end: (ending: Ending, mark: Mark?), _ sentences: ShortList<Sentence>,
    _ profile: LocaleProfile
  ) -> Bool {
    guard end.ending == .period, sentences.count == 1, let mark = end.mark else { return false }
    return Abbreviation.ends(text, at: mark.range.upperBound, of: profile)
  }

  /// Words by the locale's convention; what is masked counts as one word.
  private mutating func words(
    of text: Span<UInt8>, _ survey: TextSurvey, profile: LocaleProfile, masks: Masks
  ) throws(ICUError) -> [Range<Int>] {
    let most = survey.spaces + 1
    if profile.wordCounting == .spaced {
      return WordReader.spaced(text, masks: masks, most: most)
    }
    if masks.ranges.isEmpty {
      if survey.hasPlainWords, runs.areAll { return runs.taken() }
    } else if !survey.signs.contains(.joiner), runs.read(text, besides: masks) {
      return runs.taken()
    }
    if !survey.signs.contains(.joiner),
      let words = WordReader.simple(
        text, masks: masks, han: &han, most: most + survey.scripts.han / 2)
    {
      return words
    }
    try breakers.read(.words, of: text, locale: profile.language, into: &segments)
    return WordReader.joined(segments, of: text, masks: masks)
  }

  /// Sentences where there may be several.
  private mutating func sentences(
    of text: Span<UInt8>, _ survey: TextSurvey, profile: LocaleProfile, marks: ShortList<Mark>,
    masks: Masks
  ) throws(ICUError) -> ShortList<Sentence> {
    segments.removeAll(keepingCapacity: true)
    let start = signPlaces.first ?? 0
    if survey.signs.contains(.joiner) || !SimpleSentences.read(text, from: start, into: &segments) {
      try breakers.read(.sentences, of: text, locale: profile.language, into: &segments)
    }
    segments = SentenceStarts.split(segments, of: text, masks: masks, profile: profile)
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

  /// How many characters a text has.
  mutating func characters(
    of text: Span<UInt8>, using segments: inout [BreakSegment]
  ) throws(ICUError) -> Int {
    if characters == nil { characters = try BreakIterator(.characters, locale: "root") }
    segments.removeAll(keepingCapacity: true)
    try characters?.read(text, into: &segments)
    return segments.count
  }

  /// Replaces what is in `segments`.
  mutating func read(
    _ unit: BreakUnit, of text: Span<UInt8>, locale: String, into segments: inout [BreakSegment]
  ) throws(ICUError) {
    segments.removeAll(keepingCapacity: true)
    switch locale {
    case "en": try english.read(unit, of: text, into: &segments)
    case "ko": try korean.read(unit, of: text, into: &segments)
    case "zh": try chinese.read(unit, of: text, into: &segments)
    default: try other.read(unit, of: text, into: &segments)
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

  mutating func read(
    _ unit: BreakUnit, of text: Span<UInt8>, into segments: inout [BreakSegment]
  ) throws(ICUError) {
    if unit == .words {
      if words == nil { words = try BreakIterator(.words, locale: locale) }
      try words?.read(text, into: &segments)
    } else {
      if sentences == nil { sentences = try BreakIterator(.sentences, locale: locale) }
      try sentences?.read(text, into: &segments)
    }
  }
}
