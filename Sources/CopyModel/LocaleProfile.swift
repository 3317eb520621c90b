/// The conventions of one locale, out of `Locales/`: marks, quotes, budgets, words, cues.
///
/// A class because every text of the locale points to it; all of it is constant.
public final class LocaleProfile: Sendable {
  /// The locale.
  public let tag: LocaleTag
  /// The language subtag of `tag`.
  package let language: String
  /// The locale's English name: `Korean`.
  public let name: String
  /// The scripts that its words are written in.
  public let scripts: ScriptSet
  /// What counts as one word.
  public let wordCounting: WordCounting
  /// Whether its sentences use full-width marks: `。` rather than `.`.
  public let hasFullWidthMarks: Bool
  /// Half-width marks and what is written for them in full-width copy: `,` and `，`, in Japanese `、`.
  public let fullMarks: [(half: String, full: String)]
  /// Marks that take a space before them: `?` in French.
  public let spacedMarks: [String]
  /// Its quotation marks.
  public let quotes: QuotePairs
  /// Whether “ and ‘ open and ” closes here, as far as ICU does not know it: its rules for Chinese do.
  package let directsQuotes: Bool
  /// Whether no line breaks between two syllables, as in Korean.
  package let keepsHangul: Bool
  /// How long copy may get.
  public let budgets: Budgets
  /// Target characters over English characters in good translations; nil when unknown.
  public let lengthRatio: LengthRatio?
  /// Whole titles that say nothing, lowercased: `error`, `오류`.
  public let emptyTitles: Set<String>
  /// Whole button titles that answer instead of naming the result, lowercased: `yes`, `아니요`.
  public let answers: Set<String>
  /// What ends a word of each speech level.
  public let registers: RegisterEndings
  /// What ends a question without a question mark: `까`, `吗`.
  public let questionEndings: [String]
  /// What tells sentences from phrases, in Chinese; nil in other locales.
  public let clauseWords: ClauseWords?
  /// Pronouns that address the reader.
  public let addressWords: [(word: String, form: Address.Form)]
  /// Words that contain one and address nobody.
  package let addressMasks: [String]
  /// What its capitalization styles turn on.
  public let caseWords: CaseWords
  /// Number words by what they stand for in digits.
  public let numbers: NumberWords
  /// Characters that only another locale's script has: Traditional ones in `zh-Hans`.
  package let foreignCharacters: WideSet
  /// The syllables that its words are made of, where they are few of all that can be written: 때, but not 떄.
  package let usualSyllables: WideSet
  /// Words whose period need not end a sentence.
  public let abbreviations: Abbreviations
  /// By which alerts are judged.
  public let alertWords: AlertWords
  /// Which words may stand twice in a row.
  public let repeatedWords: RepeatedWords
  /// What words make of a placeholder beside them.
  public let placeholderRoles: PlaceholderRoles
  /// Its plural categories.
  public let plurals: PluralFacts
  /// The names that translations keep.
  public let keptNames: KeptNames
  /// How the project writes placeholders, besides the ways that are known.
  package let ownPlaceholders: [PlaceholderDialect]
  /// Wordings that copy does better without.
  public let styleWords: StyleWords
  /// The names of units, longest first.
  public let unitWords: [UnitWord]
  /// The same names, to be looked for.
  package let unitNames: WordList
  /// How symbols behind a number are said, each in one way or several: 킬로미터 for km.
  package let readings: [String: [String]]
  /// How the names of money end, which may stand before a number.
  package let moneyEnds: ByteSet
  /// How the names of time begin, in small letters and in capitals.
  package let timeStarts: ByteSet
  /// By which single rules tell what a sentence does.
  package let ruleWords: RuleWords
  /// The particles that go by the sound before them.
  package let particles: [ParticleForms]
  /// Both forms of each, to be looked for: that behind a consonant first.
  package let particleForms: WordList
  /// All concepts; the same for all locales.
  public let concepts: ConceptList
  /// What copy speaks about.
  public let things: ThingList
  /// What it says is done.
  public let verbs: ThingList
  /// The words that have several senses.
  public let senses: SenseList
  /// What tells which of them is meant, where a wording does not.
  package let senseWords: SenseWords
  /// What is known of the concepts; nil for a locale that has no lexicon.
  public let cues: CueTable?
  /// By which texts show what they mean.
  public let wordings: WordingTable

  /// The words of interfaces, read when they are first asked for; nil when the locale has no list.
  public var vocabulary: Vocabulary? { knownVocabulary.value }
  private let knownVocabulary: OnDemand<Vocabulary?>

  /// The characters that conversion between the scripts of Chinese confuses, read when they are first asked for; nil
  /// when the locale has no list.
  package var mergedForms: MergedForms? { knownForms.value }
  private let knownForms: OnDemand<MergedForms?>
  /// How others word labels, and the project itself.
  package let usage: UsualWordings

  /// How it names the members of closed sets, read when it is first asked for; nil when the locale has no list.
  package var setNames: SetNames? { knownSetNames.value }
  private let knownSetNames: OnDemand<SetNames?>

  package init(
    tag: LocaleTag, name: String, scripts: ScriptSet, wordCounting: WordCounting,
    hasFullWidthMarks: Bool, fullMarks: [(half: String, full: String)], spacedMarks: [String],
    quotes: QuotePairs, budgets: Budgets,
    lengthRatio: LengthRatio?, emptyTitles: Set<String>, answers: Set<String>,
    registers: RegisterEndings, questionEndings: [String], clauseWords: ClauseWords?,
    addressWords: [(word: String, form: Address.Form)], addressMasks: [String],
    caseWords: CaseWords,
    numbers: NumberWords, foreignCharacters: WideSet, usualSyllables: WideSet,
    abbreviations: Abbreviations,
    alertWords: AlertWords, repeatedWords: RepeatedWords, placeholderRoles: PlaceholderRoles,
    plurals: PluralFacts, keptNames: KeptNames, ownPlaceholders: [PlaceholderDialect],
    styleWords: StyleWords, unitWords: [UnitWord],
    readings: [String: [String]], ruleWords: RuleWords, lists: MeaningLists,
    cues: CueTable?,
    wordings: PhraseList, senseWords: SenseWords,
    usage: UsualWordings,
    vocabulary: @escaping @Sendable () -> Vocabulary?,
    mergedForms: @escaping @Sendable () -> MergedForms?,
    setNames: @escaping @Sendable () -> SetNames?
  ) {
    self.tag = tag
    language = tag.language
    self.name = name
    self.scripts = scripts
    self.wordCounting = wordCounting
    self.hasFullWidthMarks = hasFullWidthMarks
    self.fullMarks = fullMarks
    self.spacedMarks = spacedMarks
    self.quotes = quotes
    directsQuotes = quotes.areCurly && !hasFullWidthMarks && tag != .root
    keepsHangul = tag.language == "ko"
    self.budgets = budgets
    self.lengthRatio = lengthRatio
    self.emptyTitles = emptyTitles
    self.answers = answers
    self.registers = registers
    self.questionEndings = questionEndings
    self.clauseWords = clauseWords
    self.addressWords = addressWords
    self.addressMasks = addressMasks
    self.caseWords = caseWords
    self.numbers = numbers
    self.foreignCharacters = foreignCharacters
    self.usualSyllables = usualSyllables
    self.abbreviations = abbreviations
    self.alertWords = alertWords
    self.repeatedWords = repeatedWords
    self.placeholderRoles = placeholderRoles
    self.plurals = plurals
    self.keptNames = keptNames
    self.ownPlaceholders = ownPlaceholders
    self.styleWords = styleWords
    self.unitWords = unitWords
    unitNames = WordList(unitWords.map(\.word))
    moneyEnds = ByteSet(unitWords.filter { $0.unit.kind == .money }.compactMap(\.word.utf8.last))
    timeStarts = ByteSet(
      unitWords.filter { $0.unit.kind == .time }.compactMap(\.word.utf8.first).flatMap {
        [$0, $0.isASCIILetter ? $0 & ~0x20 : $0]
      })
    self.readings = readings
    self.ruleWords = ruleWords
    particles = ruleWords[.soundParticles].words.compactMap(ParticleForms.init)
    particleForms = WordList(particles.flatMap { [$0.afterConsonant, $0.afterVowel] })
    concepts = lists.concepts
    things = lists.things
    verbs = lists.verbs
    senses = lists.senses
    self.senseWords = senseWords
    self.cues = cues
    self.wordings = WordingTable(
      cues: wordings, style: styleWords, numbers: numbers.words, concepts: concepts,
      firstVerb: lists.firstVerb, firstSense: lists.firstSense)
    self.usage = usage
    knownVocabulary = OnDemand(vocabulary)
    knownForms = OnDemand(mergedForms)
    knownSetNames = OnDemand(setNames)
  }

  /// The index of a concept that the rules are built on. Nil where the lexicon lacks it.
  public func concept(_ name: NamedConcept) -> Int? { concepts.index(of: name) }

  /// Whether its verbs stand last, behind what they are done to and before what denies them: in Korean and Japanese.
  package var putsVerbLast: Bool { uses([.hangul, .kana]) }

  /// Whether its words are written in `script`; in one of them where there are several.
  public func uses(_ script: ScriptSet) -> Bool { !scripts.isDisjoint(with: script) }
}

/// What counts as one word.
public enum WordCounting: String, Sendable, CaseIterable {
  /// ICU's words, with dictionary words for Chinese.
  case icu
  /// What stands between spaces: 어절 (eojeol) in Korean.
  case spaced
}
