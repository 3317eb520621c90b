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
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// An article, coordinating conjunction, *as*, *to* or preposition of four letters or fewer.
    public static let small = Kinds(rawValue: 1 << 0)
    /// A short word that title style may write either way: *over*, *like*.
    public static let either = Kinds(rawValue: 1 << 1)
    /// A second element of hyphenated words that stays lowercase: the *in* of Built-in.
    public static let lowercaseCompound = Kinds(rawValue: 1 << 2)
    /// A second element of hyphenated words that may be written either way: the *up* of Pop-up.
    public static let eitherCompound = Kinds(rawValue: 1 << 3)
    /// An ordinary word that is also a name, and so may be capitalized anywhere: *Settings*.
    public static let properNoun = Kinds(rawValue: 1 << 4)
    /// An ordinary word that is a name where an app can stand: *Save to Photos*, the *Notes* app.
    public static let appName = Kinds(rawValue: 1 << 5)
    /// A word behind which an app can stand: *in*, *open*.
    public static let beforeApp = Kinds(rawValue: 1 << 6)
    /// An abbreviation in capitals, which may take a plural s: PDF, PDFs.
    public static let acronym = Kinds(rawValue: 1 << 7)
    /// An abbreviation in capitals that is an ordinary word in lowercase: PIN, US.
    public static let wordlikeAcronym = Kinds(rawValue: 1 << 8)
    /// A verb form that makes a sentence when it is not the first word.
    public static let finiteVerb = Kinds(rawValue: 1 << 9)
    /// A finite verb that wants another word behind it and no article or preposition before it,
    /// because it is a noun there: *Trash Can*, *Due in May*.
    public static let modal = Kinds(rawValue: 1 << 10)
    /// A word that opens a full question.
    public static let questionOpener = Kinds(rawValue: 1 << 11)
    /// A word that opens a phrase without a subject: *Can’t Connect*.
    public static let fragmentOpener = Kinds(rawValue: 1 << 12)
    /// A pronoun that is the subject of the sentence which it opens: *You deleted the file*.
    public static let subject = Kinds(rawValue: 1 << 13)
    /// A pronoun with its verb: *You’re offline*.
    public static let clause = Kinds(rawValue: 1 << 14)
    /// A word whose verb belongs to a clause within a phrase: *apps that are open*.
    public static let relative = Kinds(rawValue: 1 << 15)
    /// A word that begins a sentence more often than it follows an abbreviation: *The*, *Your*.
    public static let sentenceOpener = Kinds(rawValue: 1 << 16)
    /// A word that some verb takes as its particle.
    public static let particle = Kinds(rawValue: 1 << 17)
    /// A verb behind which a sentence names a button: *Tap Done when you are finished.*
    public static let beforeLabel = Kinds(rawValue: 1 << 18)
  }

  /// Every word that is known, in lowercase and with straight apostrophes.
  public var traits: [String: Traits] = [:]
  /// Whether the locale has capitalization styles.
  public var hasStyles = false
  /// Particles by the verb that they belong to: `log` → `in`, `out`, `on`, `off`.
  package var particles: [String: Set<String>] = [:]
  /// Names of several words, kept as they are: Find My iPhone.
  public private(set) var names: [String] = []
  /// The same for looking up: the value is the index in `names`.
  package private(set) var nameTable = PhraseTable([])

  package init() {}

  /// Adds words of a kind.
  package mutating func add(_ words: [String], as kind: Kinds) {
    for word in words { traits[word.lowercased(), default: Traits()].kinds.insert(kind) }
  }

  /// Adds words that are written in one way only, and names of several words.
  package mutating func add(names new: [String]) {
    for name in new {
      if name.contains(" ") {
        names.append(name)
      } else {
        traits[name.lowercased(), default: Traits()].fixedCase = name
      }
    }
    nameTable = PhraseTable(
      names.indices.map {
        PhraseTable.Entry(names[$0], value: $0, startsWord: true, endsWord: true)
      })
  }

  /// Adds a project's names. One that only begins with a capital may be an ordinary word in lowercase.
  package mutating func add(projectNames names: [String]) {
    let isWordlike = { (name: String) in
      !name.contains(" ") && name.first?.isUppercase == true
        && !name.dropFirst().contains(where: \.isUppercase)
    }
    add(names.filter(isWordlike), as: .properNoun)
    add(names: names.filter { !isWordlike($0) })
  }

  /// Whether a verb, in whatever form, takes a particle directly behind it: *Setting Up*.
  package func takes(_ particle: String, behind verb: String) -> Bool {
    VerbForms(verb).contains { particles[$0]?.contains(particle) == true }
  }
}
