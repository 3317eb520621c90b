/// How far the translation of a unit has come, as its table says.
public enum UnitState: String, Sendable, CaseIterable {
  case translated, final, needsReview = "needs_review", new, fuzzy, stale, obsolete, untranslatable

  /// Whether a translation in this state is meant to be shown to people, and so is checked.
  public var isLive: Bool {
    switch self {
    case .translated, .final, .needsReview, .stale: true
    case .new, .fuzzy, .obsolete, .untranslatable: false
    }
  }
}
