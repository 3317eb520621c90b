/// A meaning that a translation must keep: Cancel, negation, “can’t be undone”.
public struct Concept: Sendable, Equatable {
  /// Its name: `cancel`, `cannot-undo`.
  public let name: String
  public let kind: Kind
  /// Its opposites, as indices into the lexicon.
  public let opposites: [Int]
  /// Whether it counts only where it is the whole text, as OK and Yes do.
  public let isWholeLabel: Bool
  /// Whether the action takes something away from the person: Delete, Sign Out.
  public let isDestructive: Bool
  /// Whether its wordings deny without a “not”: failed, at most, Don't Save.
  public let impliesNegation: Bool

  package init(
    name: String, kind: Kind, opposites: [Int], isWholeLabel: Bool, isDestructive: Bool,
    impliesNegation: Bool
  ) {
    self.name = name
    self.kind = kind
    self.opposites = opposites
    self.isWholeLabel = isWholeLabel
    self.isDestructive = isDestructive
    self.impliesNegation = impliesNegation
  }

  public enum Kind: String, Sendable, CaseIterable {
    /// A verb that a button can carry.
    case action
    /// A verb for handling the device: tap, enter.
    case gesture
    case polarity, modality, logic, condition, question, finality, consequence
    case quantity, time, manner, noun, person
  }
}

/// All concepts, in the order of their names: one list for all locales.
public struct ConceptList: Sendable {
  public let concepts: [Concept]
  private let indices: [String: Int]

  package init(_ concepts: [Concept]) {
    self.concepts = concepts
    indices = Dictionary(
      concepts.enumerated().map { ($0.element.name, $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  public subscript(index: Int) -> Concept { concepts[index] }

  /// The index of the concept with this name.
  public func index(of name: String) -> Int? { indices[name] }
}
