/// A meaning that a translation must keep: Cancel, negation, “can’t be undone”.
public struct Concept: Sendable, Equatable {
  /// Its name: `cancel`, `cannot-undo`.
  public let name: String
  /// What rules call it; nil for one that no rule is built on.
  public let named: NamedConcept?
  /// What it is to a sentence.
  public let kind: Kind
  /// Its opposites, as indices into the lexicon.
  public let opposites: [Int]
  /// Whether it counts only where it is the whole text, as OK and Yes do.
  public let isWholeLabel: Bool
  /// Whether the action takes something away from the person: Delete, Sign Out.
  public let isDestructive: Bool
  /// Whether its wordings deny without a “not”: failed, at most, Don't Save.
  public let impliesNegation: Bool
  /// Whether it only undoes its opposite: Unmute, Disconnect.
  public let undoesOpposite: Bool
  /// Whether it undoes the action that stands behind it: Turn Off, Stop.
  public let undoesNext: Bool

  /// Whether it is one action among others; what only denies one is a matter of polarity.
  package var isPlainAction: Bool { kind == .action && !impliesNegation }

  package init(
    name: String, kind: Kind, opposites: [Int], isWholeLabel: Bool, isDestructive: Bool,
    impliesNegation: Bool, undoesOpposite: Bool = false, undoesNext: Bool = false
  ) {
    self.name = name
    named = NamedConcept.byName[name]
    self.kind = kind
    self.opposites = opposites
    self.isWholeLabel = isWholeLabel
    self.isDestructive = isDestructive
    self.impliesNegation = impliesNegation
    self.undoesOpposite = undoesOpposite
    self.undoesNext = undoesNext
  }

  /// What a concept is to a sentence.
  public enum Kind: String, Sendable, CaseIterable {
    /// A verb that a button can carry.
    case action
    /// A verb for handling the device: tap, enter.
    case gesture
    case polarity, modality, logic, condition, question, finality, consequence
    case quantity, time, manner, noun, person
  }
}

/// All concepts, in the order of their names: one list for all locales. A class because it is large and constant.
public final class ConceptList: Sendable {
  /// By index.
  public let concepts: [Concept]
  private let indices: [String: Int]
  /// The index of each concept that rules are built on, or -1.
  @usableFromInline let named: [Int]
  /// What each concept is to a sentence.
  @usableFromInline let kinds: [Concept.Kind]
  /// The opposites of each concept.
  private let opposites: [ConceptSet]
  /// Those that have any.
  private let opposed: ConceptSet

  /// Those that count only where they are the whole text.
  package let wholeLabels: ConceptSet
  /// The actions that are more than the denial of another.
  package let plainActions: ConceptSet
  /// What happens to somebody or something, and whether for good.
  package let events: ConceptSet
  /// The words that tell two parts of a sentence apart: “rather than”, “but”, “than”, “before”.
  package let partMarks: ConceptSet
  /// What bounds a number from above, and what from below: “under 13”, “at least 13”.
  package let ceilings: ConceptSet
  package let floors: ConceptSet
  /// What undoes the action that stands behind it.
  package let undoers: ConceptSet
  /// What is done to a button: tap, choose.
  package let gestures: ConceptSet
  /// What a translation turns round by saying the opposite and nothing of it: “even if”, “except”, “until”.
  package let traced: ConceptSet
  /// What denies in a way of its own: “must not”, “no longer”.
  package let denials: ConceptSet
  /// How much or how often something holds, and on what condition.
  package let scopes: ConceptSet
  package let conditions: ConceptSet
  private let alikeLabels: [ConceptSet]
  private let alikeVerbs: [ConceptSet]

  /// `alikeLabels` and `alikeVerbs` are families of actions that good translations put for one another, by
  /// their indices.
  package init(_ concepts: [Concept], alikeLabels: [[Int]] = [], alikeVerbs: [[Int]] = []) {
    self.concepts = concepts
    self.alikeLabels = alikeLabels.map { ConceptSet($0) }
    self.alikeVerbs = alikeVerbs.map { ConceptSet($0) }
    let indices = Dictionary(
      concepts.enumerated().map { ($0.element.name, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    self.indices = indices
    var named = Array(repeating: -1, count: NamedConcept.allCases.count)
    for (index, concept) in concepts.enumerated().reversed() {
      if let name = concept.named { named[name.rawValue] = index }
    }
    self.named = named
    kinds = concepts.map(\.kind)
    opposites = concepts.map { ConceptSet($0.opposites) }
    opposed = ConceptSet(concepts.indices.filter { !concepts[$0].opposites.isEmpty })
    wholeLabels = ConceptSet(concepts.indices.filter { concepts[$0].isWholeLabel })
    plainActions = ConceptSet(concepts.indices.filter { concepts[$0].isPlainAction })
    undoers = ConceptSet(concepts.indices.filter { concepts[$0].undoesNext })
    func set(of names: NamedConcept...) -> ConceptSet { set(of: names) }
    func set(of names: [NamedConcept]) -> ConceptSet {
      ConceptSet(concepts.indices.filter { concepts[$0].named.map(names.contains) ?? false })
    }
    scopes = set(of: NamedConcept.scopes)
    conditions = set(of: NamedConcept.conditions)
    partMarks = set(
      of: .after, .asResult, .because, .before, .comparison, .contrast, .ratherThan, .then)
    ceilings = set(of: .atMost, .below, .lessThan, .within)
    traced = set(of: .evenIf, .excluded, .needless, .optional, .selectedOne, .until)
    gestures = ConceptSet(
      concepts.indices.filter { concepts[$0].kind == .gesture || concepts[$0].named == .choose })
    denials = set(of: .cannot, .forbidden, .needless, .noLonger, .notYet)
    floors = set(of: .above, .atLeast, .moreThan)
    events = ConceptSet(
      concepts.indices.filter {
        [.action, .gesture, .consequence, .finality].contains(concepts[$0].kind)
      })
  }

  /// The concept with an index.
  public subscript(index: Int) -> Concept { concepts[index] }

  /// What a concept is to a sentence.
  @inlinable package func kind(of index: Int) -> Concept.Kind { kinds[index] }

  /// The index of the concept with this name.
  public func index(of name: String) -> Int? { indices[name] }

  /// The index of a concept that rules are built on; nil where the lexicon lacks it.
  @inlinable public func index(of concept: NamedConcept) -> Int? {
    named[concept.rawValue] < 0 ? nil : named[concept.rawValue]
  }

  /// Whether a label of one action for another is more likely a word that serves for both than a mistake:
  /// 복사 copies and duplicates, 移除 removes and uninstalls.
  package func areAlikeAsLabels(_ one: Int, _ other: Int) -> Bool {
    alikeLabels.contains { $0.contains(one) && $0.contains(other) }
  }

  /// Whether a sentence may say one action for another: both take something away, or both end something.
  package func areAlikeAsVerbs(_ one: Int, _ other: Int) -> Bool {
    alikeVerbs.contains { $0.contains(one) && $0.contains(other) }
  }

  /// The opposites of some concepts.
  package func opposites(of concepts: ConceptSet) -> ConceptSet {
    var all = ConceptSet()
    concepts.intersection(opposed).forEach { all.formUnion(opposites[$0]) }
    return all
  }

  /// Whether some of `others` are opposites of some of `concepts`.
  package func areOpposed(_ concepts: ConceptSet, _ others: ConceptSet) -> Bool {
    var areOpposed = false
    concepts.intersection(opposed).forEach { concept in
      if !opposites[concept].isDisjoint(with: others) { areOpposed = true }
    }
    return areOpposed
  }
}
