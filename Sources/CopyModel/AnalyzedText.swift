import Synchronization

/// Everything the Analyzer knows about one text in its locale. Ranges are UTF-8 bytes of `string`.
///
/// A class because one analysis is shared by every unit that repeats the text; all of it is constant.
public final class AnalyzedText: Sendable {
  /// The text itself.
  public let string: String
  /// The locale that it was read in.
  public let profile: LocaleProfile
  /// Grapheme clusters (UAX #29).
  public let characters: Int
  /// Words as the locale counts them: ICU's words, or eojeol (space-separated) in Korean.
  public let words: [Range<Int>]
  /// In order, without overlaps; spaces between them belong to none.
  public let sentences: ShortList<Sentence>
  /// How it ends, closing quotes and brackets aside.
  public let ending: Ending
  /// The mark behind `ending`, when there is one.
  public let endMark: Mark?
  /// All punctuation marks that rules look at, in order, outside placeholders and links.
  public let marks: ShortList<Mark>
  private let knownCapitalization: KnownCapitalization
  private let knownCompleteness: Mutex<TextCompleteness?>
  private let style: any StyleReading.Type
  private let rarelyKnown: Mutex<RarelyKnown>
  /// What few texts have, behind one reference; nil for all others.
  @usableFromInline package let inserts: Inserts?
  public let scripts: ScriptCounts
  /// The bytes of `string`.
  package let bytes: ByteSet
  @usableFromInline let meaning: TextMeaning

  /// What is nil of its style is read later, by `style`.
  package init(
    string: String, profile: LocaleProfile, characters: Int, words: [Range<Int>],
    sentences: ShortList<Sentence>, ending: Ending, endMark: Mark?, marks: ShortList<Mark>,
    caseReading: CaseReading?, completeness: TextCompleteness?, style: any StyleReading.Type,
    inserts: Inserts?, scripts: ScriptCounts, bytes: ByteSet, meaning: TextMeaning
  ) {
    self.string = string
    self.profile = profile
    self.characters = characters
    self.words = words
    self.sentences = sentences
    self.ending = ending
    self.endMark = endMark
    self.marks = marks
    knownCapitalization = KnownCapitalization(of: caseReading)
    rarelyKnown = Mutex(RarelyKnown(caseReading: caseReading))
    knownCompleteness = Mutex(completeness)
    self.style = style
    self.inserts = inserts
    self.scripts = scripts
    self.bytes = bytes
    self.meaning = meaning
  }

  /// The whole text as a range.
  public var fullRange: Range<Int> { 0..<string.utf8.count }

  /// The part of the text in `range`, which lies on character boundaries.
  public func text(in range: Range<Int>) -> String {
    String(copying: string.utf8.span.extracting(range))
  }

  /// Whether `text` stands in it, byte for byte.
  package func contains(_ text: String) -> Bool {
    // What has bytes that do not occur need not be looked for.
    text.utf8.allSatisfy(bytes.contains) && string.utf8.span.contains(text)
  }

  /// Whether some of a stretch is no copy. Time grows with the logarithm of how much is masked.
  package func isMasked(_ range: Range<Int>) -> Bool { masked.overlap(range) }

  /// The first sure cue of a concept.
  public func cue(_ concept: Int) -> Cue? {
    sure.contains(concept) ? cues.first { $0.concept == concept && $0.isSure } : nil
  }

  /// Whether any wording, sure or not, may carry the concept.
  @inlinable public func mayMean(_ concept: Int) -> Bool {
    possible.contains(concept)
  }

  /// The first sure cue of a concept that shares a byte with a stretch.
  package func cue(_ concept: Int, in stretch: Range<Int>) -> Cue? {
    guard sure.contains(concept) else { return nil }
    return cues.around(stretch).first {
      $0.concept == concept && $0.isSure && $0.range.overlaps(stretch)
    }
  }

  /// Whether any wording that shares a byte with a stretch may carry the concept.
  package func mayMean(_ concept: Int, in stretch: Range<Int>) -> Bool {
    possible.contains(concept)
      && cues.around(stretch).contains { $0.concept == concept && $0.range.overlaps(stretch) }
  }
}

extension AnalyzedText {
  /// Whether it is a sentence.
  public var completeness: Completeness { readCompleteness.whole }

  /// The completeness that the text would have without its end mark.
  public var coreCompleteness: Completeness { readCompleteness.core }

  private var readCompleteness: TextCompleteness {
    knownCompleteness.withLock { known in
      let completeness = known ?? style.completeness(of: self)
      known = completeness
      return completeness
    }
  }

  /// How it is capitalized.
  public var caseFacts: CaseFacts { CaseFacts(of: self) }

  var capitalization: Capitalization? {
    guard profile.caseWords.hasStyles else { return nil }
    return knownCapitalization.value {
      style.capitalization(ofPlain: self) ?? caseReading.capitalization
    }
  }

  /// What few texts are asked for, stored when it is; telling one asks for no other. References, because such as are nil
  /// cost least.
  private struct RarelyKnown {
    var caseReading: CaseReading?
    var terms: Terms?
  }

  private final class Terms: Sendable {
    let list: [Vocabulary.Term]

    init(_ list: [Vocabulary.Term]) { self.list = list }
  }

  var caseReading: CaseReading {
    rarelyKnown.withLock { known in
      let reading = known.caseReading ?? style.caseReading(of: self)
      known.caseReading = reading
      return reading
    }
  }

  /// What it says by the interface vocabulary of its locale, in order; nil where that has none. Read when it is first
  /// asked for: several rules ask for that of few texts, and a source has translations in several languages.
  public var terms: [Vocabulary.Term]? {
    guard let vocabulary = profile.vocabulary else { return nil }
    return rarelyKnown.withLock { known in
      let terms = known.terms ?? Terms(vocabulary.terms(of: self))
      known.terms = terms
      return terms.list
    }
  }

  /// In order; those in the branches of a message behind the one that they belong to.
  @inlinable public var placeholders: [Placeholder] { inserts?.placeholders ?? [] }

  /// The text's arguments as ICU reads them, when one of them has a type; nil for every other text.
  ///
  /// All other facts are of the text with the main branch of each plural or select, as if the others were not there.
  @inlinable public var message: MessageFormat? { inserts?.message }

  /// Web and e-mail addresses, file names, markup tags and code spans: kept as they are.
  @inlinable public var literals: [Range<Int>] { inserts?.literals ?? [] }

  /// What is no copy: placeholders, literals, the syntax of messages. In order, without overlaps.
  @inlinable package var masked: [Range<Int>] { inserts?.masked ?? [] }

  /// The wordings of concepts that it has, in order.
  @inlinable public var cues: [Cue] { meaning.cues }

  /// The concepts that it surely carries.
  @inlinable package var sure: ConceptSet { meaning.sure }

  /// The concepts that some wording of it, sure or not, may carry.
  @inlinable package var possible: ConceptSet { meaning.possible }

  /// Those of `possible` that more than one wording may carry.
  @inlinable package var repeated: ConceptSet { meaning.repeated }

  /// What a button with this text as its title does: concepts by index.
  @inlinable public var labelConcepts: [Int] { meaning.labelConcepts }

  /// The things that it names, in order; their numbers in `LocaleProfile.things` stand for concepts.
  @inlinable public var things: [Cue] { meaning.things }

  /// The things that it surely names.
  @inlinable package var named: ThingSet { meaning.named }

  /// The things that some wording of it, sure or not, may name.
  @inlinable package var mayBeNamed: ThingSet { meaning.mayBeNamed }

  /// The verbs that it says, in order; their numbers in `LocaleProfile.verbs` stand for concepts.
  @inlinable public var verbs: [Cue] { meaning.verbs }

  /// What it surely says is done.
  @inlinable package var done: ThingSet { meaning.done }

  /// The words with several senses that it has, and the senses that it surely says, in order; their numbers in
  /// `LocaleProfile.senses` stand for concepts.
  @inlinable package var senses: [Cue] { meaning.senses }

  /// The numbers that it says, in order: digits, number words and Chinese numerals.
  @inlinable public var numbers: [NumberFact] { meaning.numbers }

  /// Pronouns that address the reader, where the locale has several forms: 你, 您.
  @inlinable public var addresses: [Address] { meaning.addresses }

  /// The lists of which some of its words are; nil where that is not read beforehand.
  package var wordLists: RuleWords.Set? { meaning.wordLists }

  /// The kinds of wordings that copy does better without, as `WordingTable.Found.styleKinds` has them.
  @inlinable package var styleKinds: UInt8 { meaning.styleKinds }
}

extension Span<UInt8> {
  /// The bytes as an array.
  package var copied: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    for index in indices { bytes.append(self[index]) }
    return bytes
  }
}
