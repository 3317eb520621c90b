/// The words that Apple's capitalization styles and the sentence test turn on.
///
/// A class because every word that is looked at points to it; all of it is constant.
public final class CaseWords: Sendable {
  /// What a word is to the styles and the sentence test; it may be several things.
  public struct Kinds: OptionSet, Sendable {
    /// A bit for each kind.
    public let rawValue: UInt32
    /// Kinds by their bits.
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// An article, coordinating conjunction, *as*, *to* or preposition of four letters or fewer.
    @inlinable public static var small: Kinds { Kinds(rawValue: 1 << 0) }
    /// A short word that title style may write either way: *over*, *like*.
    @inlinable public static var either: Kinds { Kinds(rawValue: 1 << 1) }
    /// An inner element of hyphenated words that stays lowercase: the *by* of Side-by-Side.
    @inlinable public static var lowercaseCompound: Kinds { Kinds(rawValue: 1 << 2) }
    /// A second element of hyphenated words that may be written either way: the *up* of Pop-up.
    @inlinable public static var eitherCompound: Kinds { Kinds(rawValue: 1 << 3) }
    /// An ordinary word that is also a name, and so may be capitalized anywhere: *Settings*.
    @inlinable public static var properNoun: Kinds { Kinds(rawValue: 1 << 4) }
    /// An ordinary word that is a name where an app can stand: *Save to Photos*, the *Notes* app.
    @inlinable public static var appName: Kinds { Kinds(rawValue: 1 << 5) }
    /// A word behind which an app can stand: *in*, *open*.
    @inlinable public static var beforeApp: Kinds { Kinds(rawValue: 1 << 6) }
    /// An abbreviation in capitals, which may take a plural s: PDF, PDFs.
    @inlinable public static var acronym: Kinds { Kinds(rawValue: 1 << 7) }
    /// An abbreviation in capitals that is an ordinary word in lowercase: PIN, US.
    @inlinable public static var wordlikeAcronym: Kinds { Kinds(rawValue: 1 << 8) }
    /// A verb form that makes a sentence when it is not the first word.
    @inlinable public static var finiteVerb: Kinds { Kinds(rawValue: 1 << 9) }
    /// A finite verb that wants another word behind it and no article or preposition before it,
    /// because it is a noun there: *Trash Can*, *Due in May*.
    @inlinable public static var modal: Kinds { Kinds(rawValue: 1 << 10) }
    /// A word that opens a full question.
    @inlinable public static var questionOpener: Kinds { Kinds(rawValue: 1 << 11) }
    /// A word that opens a phrase without a subject: *Can’t Connect*.
    @inlinable public static var fragmentOpener: Kinds { Kinds(rawValue: 1 << 12) }
    /// A pronoun that is the subject of the sentence which it opens: *You deleted the file*.
    @inlinable public static var subject: Kinds { Kinds(rawValue: 1 << 13) }
    /// A pronoun with its verb: *You’re offline*.
    @inlinable public static var clause: Kinds { Kinds(rawValue: 1 << 14) }
    /// A word whose verb belongs to a clause within a phrase: *apps that are open*.
    @inlinable public static var relative: Kinds { Kinds(rawValue: 1 << 15) }
    /// A word that begins a sentence more often than it follows an abbreviation: *The*, *Your*.
    @inlinable public static var sentenceOpener: Kinds { Kinds(rawValue: 1 << 16) }
    /// A word that some verb takes as its particle.
    @inlinable public static var particle: Kinds { Kinds(rawValue: 1 << 17) }
    /// A verb behind which a sentence names a button: *Tap Done when you are finished.*
    @inlinable public static var beforeLabel: Kinds { Kinds(rawValue: 1 << 18) }
    /// A word that opens a clause within a text: *when*, *if*.
    @inlinable public static var subordinator: Kinds { Kinds(rawValue: 1 << 20) }
    /// A word that a thing begins with, rather than a request: *the*, *your*.
    @inlinable public static var determiner: Kinds { Kinds(rawValue: 1 << 21) }
    /// A hyphenated word whose last element stays lowercase as well: *Built-in*.
    @inlinable public static var lowercaseLast: Kinds { Kinds(rawValue: 1 << 22) }
    /// A first element of hyphenated words behind which any case is right: *Re-enter*, *E-mail*.
    @inlinable public static var compoundPrefix: Kinds { Kinds(rawValue: 1 << 23) }
    /// A symbol that stays in small letters behind its number: *10 km*.
    @inlinable public static var unitSymbol: Kinds { Kinds(rawValue: 1 << 24) }
    /// A verb whose form in -s is hardly a noun: *renew*.
    @inlinable public static var verb: Kinds { Kinds(rawValue: 1 << 25) }
    /// A verb that is a noun as well, with its form in -s where it is no `verb`: *update*, *open*.
    @inlinable public static var nounVerb: Kinds { Kinds(rawValue: 1 << 26) }
    /// A verb whose form in -ed needs no object to make a sentence: *ship*, *stop*.
    @inlinable public static var intransitive: Kinds { Kinds(rawValue: 1 << 27) }
    /// A past form that is a participle too: *left*, *found*.
    @inlinable public static var past: Kinds { Kinds(rawValue: 1 << 28) }
    /// A word that what is done to something begins with: *it*, *all*.
    @inlinable public static var object: Kinds { Kinds(rawValue: 1 << 29) }
    /// Someone: *nobody*, *people*.
    @inlinable public static var person: Kinds { Kinds(rawValue: 1 << 30) }
    /// A word behind *this* or *a* that tells when: *week*.
    @inlinable public static var time: Kinds { Kinds(rawValue: 1 << 31) }
    /// Words of grammar: prepositions, articles, pronouns, verb forms and the like.
    @inlinable package static var grammar: Kinds {
      [.small, .finiteVerb, .subject, .clause, .sentenceOpener]
    }
    /// A word that has one right casing. The casing itself is apart.
    @inlinable package static var fixedCase: Kinds { Kinds(rawValue: 1 << 19) }
  }

  /// Whether the locale has capitalization styles.
  public let hasStyles: Bool
  /// Every word that is known; what is known of it by its number.
  @usableFromInline let table: WordTable
  @usableFromInline let kinds: [Kinds]
  private let fixedCases: [String?]
  /// The verbs that have particles, and for each the particles as numbers of words.
  private let verbs: WordTable
  @usableFromInline let verbStarts: LetterPairs
  private let bonds: [[(particle: Int, bond: ParticleBond)]]
  /// Names of several words, kept as they are: Find My iPhone.
  public let names: [String]
  /// The same for looking up: the value is the index in `names`.
  package let nameTable: PhraseTable
  /// Whether each name can be nothing else, whatever its capitals: *Face ID*, but not *Screen Time*.
  private let areSure: [Bool]
  /// The bytes that a name may start with.
  @usableFromInline let nameStarts: ByteSet
  @usableFromInline let namePairs: LetterPairs
  /// The letters that names begin with, and for each the letters that go on behind one more byte.
  @usableFromInline let nameHeads: WordTable
  @usableFromInline let nameTails: [LetterSet]

  package init(_ list: CaseWordList = CaseWordList()) {
    hasStyles = list.hasStyles
    let words = list.traits.sorted { $0.key < $1.key }
    table = WordTable(words.map(\.key))
    kinds = words.map {
      $0.value.fixedCase == nil ? $0.value.kinds : $0.value.kinds.union(.fixedCase)
    }
    fixedCases = words.map(\.value.fixedCase)
    let verbs = list.bonds.sorted { $0.key < $1.key }
    self.verbs = WordTable(verbs.map(\.key))
    verbStarts = LetterPairs(verbs.map(\.key))
    let table = table
    bonds = verbs.map { verb in
      verb.value.compactMap { particle, bond in
        let word = particle.utf8.span
        return table.number(of: word, in: 0..<word.count).map { ($0, bond) }
      }
    }
    names = list.names
    areSure = list.names.map { name in
      let traits = name.split(separator: " ").map { list.traits[$0.lowercased()] }
      return traits.contains { $0?.fixedCase != nil || $0?.kinds.contains(.properNoun) == true }
        && !traits.contains {
          $0?.kinds.isDisjoint(with: [.small, .determiner, .appName]) == false
        }
    }
    let starts = list.names.map { $0.utf8.span.hasLetter(at: 0) ? $0.utf8.first : nil }
    // A name that begins with a mark may begin with another mark of its kind.
    nameStarts = ByteSet(starts.contains(nil) ? Array(0...UInt8.max) : starts.compactMap(\.self))
    namePairs = LetterPairs(names)
    var tails: [String: LetterSet] = [:]
    for name in names {
      let bytes = name.utf8.span
      let end = bytes.endOfLetters(from: 0)
      let head = String(copying: bytes.extracting(0..<end)).lowercased()
      tails[head, default: LetterSet()].insert(in: bytes, at: end + 1)
    }
    let heads = tails.sorted { $0.key < $1.key }
    nameHeads = WordTable(heads.map(\.key))
    nameTails = heads.map(\.value)
    nameTable = PhraseTable(
      names.indices.map {
        PhraseTable.Entry(list.names[$0], value: $0, startsWord: true, endsWord: true)
      })
  }

  /// The number of the word that stands in `range` of a text, in any case.
  package func entry(_ text: Span<UInt8>, _ range: Range<Int>) -> Int? {
    table.number(of: text, in: range)
  }

  /// The number of a word by its key, which says all of it.
  @inlinable @inline(__always)
  package func entry(_ key: WordKey) -> Int? { table.number(of: key) }

  /// The number of a word that stands by itself, in any case, be it with letters beyond ASCII.
  package func entry(of word: some StringProtocol) -> Int? {
    let lowered = word.lowercased()
    return entry(lowered.utf8.span, 0..<lowered.utf8.count)
  }

  @inlinable @inline(__always)
  package func kinds(ofEntry entry: Int) -> Kinds { kinds[entry] }

  /// What a word is; nothing where it is not known.
  package func kinds(ofEntry entry: Int?) -> Kinds { entry.map { kinds[$0] } ?? [] }

  /// The word's one right casing: `iPhone`.
  package func fixedCase(ofEntry entry: Int?) -> String? { entry.flatMap { fixedCases[$0] } }

  /// Whether a name can be nothing else, whatever its capitals.
  package func isSureName(_ number: Int) -> Bool { areSure[number] }

  /// Whether a name may start at a place: no is sure.
  @inlinable @inline(__always)
  package func mayStartName(_ text: Span<UInt8>, at index: Int) -> Bool {
    nameStarts.contains(text[index]) && namePairs.mayStand(at: index, in: text)
  }

  /// Whether a name may start with a word of letters by its first bytes: no is sure.
  @inlinable @inline(__always)
  package func mayStartName(_ word: EightBytes) -> Bool {
    nameStarts.contains(word[0]) && namePairs.mayBegin(word[0], word[1])
  }

  /// Whether a name may start with a word of ASCII letters that ends at a place: no is sure.
  @inlinable @inline(__always)
  package func mayStartName(_ letters: WordKey, of text: Span<UInt8>, to end: Int) -> Bool {
    guard end < text.count, let head = nameHeads.number(of: letters) else { return false }
    return text[end] != 0x20 || nameTails[head].mayContain(text, at: end + 1)
  }

  /// Whether the word that stands at a place may be a verb that takes a particle: no is sure.
  @inlinable @inline(__always)
  package func mayTakeParticle(_ text: Span<UInt8>, at index: Int) -> Bool {
    verbStarts.mayStand(at: index, in: text)
  }

  /// What the verb is that a form in -s or -ed may be of; nothing where no verb is known.
  package func kinds(ofVerb form: Range<Int>, of text: Span<UInt8>) -> Kinds {
    var found: Kinds = []
    _ = RegularEnding.containsVerb(of: text, form) { stem, ending in
      guard let entry = table.number(of: text, in: stem, plus: ending),
        !kinds[entry].isDisjoint(with: [.verb, .nounVerb])
      else { return false }
      found = kinds[entry]
      return true
    }
    return found
  }

  /// How firmly a verb, in whatever form, takes a particle directly behind it: *Setting Up*. Nil when it
  /// does not.
  package func bond(
    of particle: Int, behind verb: Range<Int>, of text: Span<UInt8>
  ) -> ParticleBond? {
    guard mayTakeParticle(text, at: verb.lowerBound) else { return nil }
    var found: ParticleBond?
    _ = RegularEnding.containsVerb(of: text, verb) { stem, ending in
      found = verbs.number(of: text, in: stem, plus: ending).flatMap { verb in
        bonds[verb].first { $0.particle == particle }?.bond
      }
      return found != nil
    }
    return found
  }
}

/// How firmly a verb takes a particle.
package enum ParticleBond: Sendable {
  /// Behind the verb it is the verb's: *Log In*.
  case firm
  /// It may be a preposition there as well: *Type In Your Name*, *Type in Korean*.
  case loose
}
