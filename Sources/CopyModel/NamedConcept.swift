/// The concepts that rules are built on. Every lexicon has them: a test holds it to that.
public enum NamedConcept: Int, Sendable, CaseIterable {
  case after, all, always, atLeast, atMost, before, cancel, cannot, cannotUndo
  case comparison, compulsory, contrast
  case error, forExample, `if`, lessThan, lift, moreThan, negation, notNow, only, permanently,
    please, rarely, ratherThan, then, turnOff
  case unless, verify, when, without, withRequirement

  /// Its name in the lexicon: `cannot-undo`.
  public var name: String {
    switch self {
    case .after: "after"
    case .all: "all"
    case .always: "always"
    case .atLeast: "at-least"
    case .atMost: "at-most"
    case .before: "before"
    case .cancel: "cancel"
    case .cannot: "cannot"
    case .cannotUndo: "cannot-undo"
    case .comparison: "comparison"
    case .compulsory: "compulsory"
    case .contrast: "contrast"
    case .error: "error"
    case .forExample: "for-example"
    case .if: "if"
    case .lessThan: "less-than"
    case .lift: "lift"
    case .moreThan: "more-than"
    case .negation: "negation"
    case .notNow: "not-now"
    case .only: "only"
    case .permanently: "permanently"
    case .please: "please"
    case .rarely: "rarely"
    case .ratherThan: "rather-than"
    case .then: "then"
    case .turnOff: "turn-off"
    case .unless: "unless"
    case .verify: "verify"
    case .when: "when"
    case .without: "without"
    case .withRequirement: "with-requirement"
    }
  }
}
