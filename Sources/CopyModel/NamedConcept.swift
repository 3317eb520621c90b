/// The concepts that rules are built on. Every lexicon has them: a test holds it to that.
public enum NamedConcept: Int, Sendable, CaseIterable {
  case after, all, always, atLeast, atMost, before, cancel, cannotUndo, compulsory, error
  case forExample, `if`, lift, negation, only, permanently, rarely, turnOff, unless, when, without

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
    case .cannotUndo: "cannot-undo"
    case .compulsory: "compulsory"
    case .error: "error"
    case .forExample: "for-example"
    case .if: "if"
    case .lift: "lift"
    case .negation: "negation"
    case .only: "only"
    case .permanently: "permanently"
    case .rarely: "rarely"
    case .turnOff: "turn-off"
    case .unless: "unless"
    case .when: "when"
    case .without: "without"
    }
  }
}
