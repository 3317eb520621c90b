/// The words that Apple's capitalization styles and the sentence test turn on. All lowercase but names.
public struct CaseWords: Sendable {
  /// Articles, coordinating conjunctions, *as*, *to* and prepositions of four letters or fewer.
  public var small: Set<String> = []
  /// Short words that title style may write either way: *over*, *like*.
  public var either: Set<String> = []
  /// Particles by the verb that they belong to: `log` → `in`, `out`, `on`, `off`.
  public var particles: [String: Set<String>] = [:]
  /// Second elements of hyphenated words that stay lowercase: the *in* of Built-in.
  public var lowercaseCompounds: Set<String> = []
  /// Ordinary words that are also names, and so may be capitalized anywhere: *Photos*, *Settings*.
  public var properNouns: Set<String> = []
  /// Words with a fixed casing, by their lowercase form: `iphone` → `iPhone`.
  public var fixedCase: [String: String] = [:]
  /// Names of several words, kept as they are: Find My iPhone.
  public var names: [String] = []
  /// Verb forms that make a sentence when they are not its first word.
  public var finiteVerbs: Set<String> = []
  /// Words that open a full question.
  public var questionOpeners: Set<String> = []
  /// Words that open a phrase without a subject: *Can’t Connect*.
  public var fragmentOpeners: Set<String> = []

  package init() {}
}

/// How a locale writes numbers in words.
public struct NumberWords: Sendable {
  /// Whole words and their value, sorted: `three` → 3, `세` → 3.
  public let words: [(word: String, value: Int)]
  /// Multipliers behind digits, sorted: `만` → 10,000.
  public let multipliers: [(word: String, value: Int)]

  package init(words: [String: Int] = [:], multipliers: [String: Int] = [:]) {
    self.words = words.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    self.multipliers = multipliers.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
