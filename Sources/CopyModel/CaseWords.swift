/// The words that Apple's capitalization styles and the sentence test turn on.
public struct CaseWords: Sendable {
  /// What is known of a word, whatever its case.
  public struct Traits: Sendable, Equatable {
    public var kinds: Kinds = []
    /// The word's one right casing: `iPhone`.
    public var fixedCase: String?

    package init() {}
  }

  public struct Kinds: OptionSet, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// An article, coordinating conjunction, *as*, *to* or preposition of four letters or fewer.
    public static let small = Kinds(rawValue: 1)
    /// A short word that title style may write either way: *over*, *like*.
    public static let either = Kinds(rawValue: 2)
    /// A second element of hyphenated words that stays lowercase: the *in* of Built-in.
    public static let lowercaseCompound = Kinds(rawValue: 4)
    /// An ordinary word that is also a name, and so may be capitalized anywhere: *Settings*.
    public static let properNoun = Kinds(rawValue: 8)
    /// A verb form that makes a sentence when it is not the first word.
    public static let finiteVerb = Kinds(rawValue: 16)
    /// A word that opens a full question.
    public static let questionOpener = Kinds(rawValue: 32)
    /// A word that opens a phrase without a subject: *Can’t Connect*.
    public static let fragmentOpener = Kinds(rawValue: 64)
    /// A verb that takes a particle.
    public static let particleVerb = Kinds(rawValue: 128)
  }

  /// Every word that is known, in lowercase and with straight apostrophes.
  public var traits: [String: Traits] = [:]
  /// Particles by the verb that they belong to: `log` → `in`, `out`, `on`, `off`.
  public var particles: [String: Set<String>] = [:]
  /// Names of several words, kept as they are: Find My iPhone.
  public var names: [String] = []

  package init() {}

  /// Adds words of a kind.
  package mutating func add(_ words: [String], as kind: Kinds) {
    for word in words { traits[word.lowercased(), default: Traits()].kinds.insert(kind) }
  }

  /// Adds a word that is written in one way only, or a name of several words.
  package mutating func add(name: String) {
    if name.contains(" ") {
      names.append(name)
    } else {
      traits[name.lowercased(), default: Traits()].fixedCase = name
    }
  }
}

/// How a locale writes numbers in words.
public struct NumberWords: Sendable {
  /// Whole words and their value, sorted: `three` → 3, `세` → 3.
  public let words: [(word: String, value: Int)]
  /// Multipliers behind digits, sorted: `만` → 10,000.
  public let multipliers: [(word: String, value: Int)]

  /// Whether a word starts with each byte, lowercased.
  private let starts: [Bool]

  package init(words: [String: Int] = [:], multipliers: [String: Int] = [:]) {
    self.words = words.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    var starts = Array(repeating: false, count: 256)
    for word in words.keys { if let first = word.utf8.first { starts[Int(first)] = true } }
    self.starts = starts
    self.multipliers = multipliers.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Whether some number word may start with this byte, in any case.
  package func mayStart(with byte: UInt8) -> Bool {
    starts[Int((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte)]
  }
}
