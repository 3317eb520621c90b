/// Which plural categories each language has, and how the locale's own nouns show a plural.
public struct PluralFacts: Sendable {
  /// The categories of one language (CLDR, Language Plural Rules).
  public struct Language: Sendable, Equatable {
    /// Those that some whole number below a thousand takes.
    public let usual: [String]
    /// Those that only fractions or millions take: they may be left out, but for `other`.
    public let rare: [String]
    /// Whether `one` holds for further numbers than 1: for 0 in French, for 21 in Russian.
    public let isOneBroad: Bool
  }

  /// A set of categories and the languages that have it: `few many one other` → ` be ru uk `.
  private let groups: [(forms: String, languages: String)]
  private let broadOne: String
  /// The languages of which Qt shows as many forms as CLDR has usual ones.
  private let likeQt: String
  /// By which a noun is told to be a plural.
  public let nouns: PluralNouns

  /// `groups` maps categories, in which a `+` marks a rare one, to languages with spaces between them.
  package init(
    groups: [(forms: String, languages: String)] = [], broadOne: String = "",
    likeQt: String = "",
    nouns: PluralNouns = PluralNouns()
  ) {
    self.groups = groups.map { ($0.forms, " \($0.languages) ") }
    self.broadOne = " \(broadOne) "
    self.likeQt = " \(likeQt) "
    self.nouns = nouns
  }

  /// How many forms Qt shows in a locale's language; nil where that is not known to be what CLDR counts.
  package func countOfQt(_ locale: LocaleTag) -> Int? {
    likeQt.contains(" \(locale.language) ") ? self[locale]?.usual.count : nil
  }

  /// The categories of a locale's language; nil for one that CLDR has no rules for.
  public subscript(locale: LocaleTag) -> Language? {
    let name = " \(locale.language) "
    guard let group = groups.first(where: { $0.languages.contains(name) }) else { return nil }
    let forms = group.forms.split(separator: " ").map(String.init)
    return Language(
      usual: forms.filter { !$0.hasPrefix("+") },
      rare: forms.filter { $0.hasPrefix("+") }.map { String($0.dropFirst()) },
      isOneBroad: broadOne.contains(name))
  }
}

/// How a locale's nouns show that they are more than one.
public struct PluralNouns: Sendable {
  /// What ends a plural, lowercased: `s`.
  public var endings: [String] = []
  /// What ends words that are none for all that: `ss`, `status`.
  public var exceptions: [String] = []
  /// What stands for both numbers: `(s)`.
  public var undecided: [String] = []

  package init() {}
}
