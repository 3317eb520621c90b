/// Why a finding is let pass, and who says so.
public struct Suppression: Sendable, Equatable {
  /// Where it is said, by the names of SARIF 2.1.0 (3.35.2, “kind property”).
  public enum Kind: String, Sendable {
    /// In the project's configuration.
    case external
    /// In a comment beside the string.
    case inSource
  }

  /// Where it is said.
  public var kind: Kind
  /// Why, in the words of the team.
  public var reason: String
  /// Who says so; nil where that is not said.
  public var by: String?

  package init(_ kind: Kind, reason: String, by: String? = nil) {
    self.kind = kind
    self.reason = reason
    self.by = by
  }
}

/// What a finding is against those that were there before, by the names of SARIF 2.1.0 (3.27.24, “baselineState
/// property”).
public enum BaselineState: String, Sendable {
  /// It was not there.
  case new
  /// It was there under this rule and key, about another text.
  case updated
  /// It was there as it is.
  case unchanged
}
