/// The conventions of one locale, out of `Locales/`: marks, quotes, budgets, words, cues.
///
/// A class because every text of the locale points to it; all of it is constant.
public final class LocaleProfile: Sendable {
  public let tag: LocaleTag
  /// The locale's English name: `Korean`.
  public let name: String
  /// The scripts that its words are written in.
  public let scripts: Set<Script>
  public let wordCounting: WordCounting
  /// Whether its sentences use full-width marks: `。` rather than `.`.
  public let hasFullWidthMarks: Bool
  public let quotes: QuotePairs
  /// How an ellipsis is written; the first is preferred.
  public let ellipses: [String]
  public let budgets: Budgets
  /// Target characters over English characters in good translations; nil when unknown.
  public let lengthRatio: LengthRatio?
  /// Whole titles that say nothing, lowercased: `error`, `오류`.
  public let emptyTitles: Set<String>
  /// Whole button titles that answer instead of naming the result, lowercased: `yes`, `아니요`.
  public let answers: Set<String>
  /// What ends a word of each speech level, longer endings first.
  public let registers: [RegisterEnding]
  /// What ends a question without a question mark: `까`, `吗`.
  public let questionEndings: [String]
  public let caseWords: CaseWords
  /// Number words by what they stand for in digits.
  public let numbers: NumberWords
  /// Characters that only another locale's script has: Traditional ones in `zh-Hans`.
  public let foreignCharacters: Set<Unicode.Scalar>
  /// Abbreviations and other words whose period ends no sentence, lowercased.
  public let abbreviations: Set<String>
  public let alertWords: AlertWords
  public let repeatedWords: RepeatedWords
  public let concepts: ConceptList
  /// The wordings of the concepts; nil for a locale that has no lexicon.
  public let cues: CueTable?

  package init(
    tag: LocaleTag, name: String, scripts: Set<Script>, wordCounting: WordCounting,
    hasFullWidthMarks: Bool, quotes: QuotePairs, ellipses: [String], budgets: Budgets,
    lengthRatio: LengthRatio?, emptyTitles: Set<String>, answers: Set<String>,
    registers: [RegisterEnding], questionEndings: [String], caseWords: CaseWords,
    numbers: NumberWords, foreignCharacters: Set<Unicode.Scalar>, abbreviations: Set<String>,
    alertWords: AlertWords, repeatedWords: RepeatedWords, concepts: ConceptList, cues: CueTable?
  ) {
    self.tag = tag
    self.name = name
    self.scripts = scripts
    self.wordCounting = wordCounting
    self.hasFullWidthMarks = hasFullWidthMarks
    self.quotes = quotes
    self.ellipses = ellipses
    self.budgets = budgets
    self.lengthRatio = lengthRatio
    self.emptyTitles = emptyTitles
    self.answers = answers
    self.registers = registers
    self.questionEndings = questionEndings
    self.caseWords = caseWords
    self.numbers = numbers
    self.foreignCharacters = foreignCharacters
    self.abbreviations = abbreviations
    self.alertWords = alertWords
    self.repeatedWords = repeatedWords
    self.concepts = concepts
    self.cues = cues
  }

  /// The index of a concept that the rules are built on. Every lexicon has it: a test holds it to that.
  public func concept(_ name: StaticString) -> Int? { concepts.index(of: name.description) }

  /// Whether its words are written in `script`.
  public func uses(_ script: Script) -> Bool { scripts.contains(script) }
}

/// A script, by its ISO 15924 code.
public enum Script: String, Sendable, CaseIterable {
  case latin = "Latn"
  case hangul = "Hang"
  case han = "Hani"
  case kana = "Hrkt"
  case other = "Zzzz"
}

/// What counts as one word.
public enum WordCounting: String, Sendable, CaseIterable {
  /// ICU's words, with dictionary words for Chinese.
  case icu
  /// What stands between spaces: 어절 (eojeol) in Korean.
  case spaced
}

/// Pairs of quotation marks.
public struct QuotePairs: Sendable, Equatable {
  public let preferred: [String]
  /// Other pairs that are not wrong.
  public let accepted: [[String]]

  package init(preferred: [String], accepted: [[String]]) {
    self.preferred = preferred
    self.accepted = accepted
  }

  /// Whether `mark` belongs to one of the pairs.
  public func contains(_ mark: String) -> Bool {
    preferred.contains(mark) || accepted.contains { $0.contains(mark) }
  }
}

/// How long translations of longer strings are, as a multiple of the English length in characters.
public struct LengthRatio: Sendable, Equatable {
  /// The 1st percentile.
  public let low: Double
  public let median: Double
  /// The 99th percentile.
  public let high: Double

  package init(low: Double, median: Double, high: Double) {
    self.low = low
    self.median = median
    self.high = high
  }
}

/// How long copy may get before it stops reading well.
public struct Budgets: Sendable, Equatable {
  /// Words of a button title; nil where words say nothing.
  public let buttonWords: Int?
  /// Characters of a button title.
  public let buttonCharacters: Int?
  /// Characters past which a button title is certainly too long.
  public let buttonLimit: Int?
  public let titleWords: Int?
  public let titleCharacters: Int?

  package init(
    buttonWords: Int?, buttonCharacters: Int?, buttonLimit: Int?, titleWords: Int?,
    titleCharacters: Int?
  ) {
    self.buttonWords = buttonWords
    self.buttonCharacters = buttonCharacters
    self.buttonLimit = buttonLimit
    self.titleWords = titleWords
    self.titleCharacters = titleCharacters
  }
}

/// A word ending and the speech level that it shows.
public struct RegisterEnding: Sendable, Equatable {
  public let ending: String
  /// Nil where the ending looks like one of a level and belongs to none: `-세요` is used in both.
  public let register: Register?

  package init(ending: String, register: Register?) {
    self.ending = ending
    self.register = register
  }
}
