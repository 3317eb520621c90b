/// Where a finding is in its life.
package enum FindingState: String, Sendable, CaseIterable {
  /// It was never there before.
  case new
  /// It was there before.
  case unresolved
  /// It was looked for, and is gone.
  case resolved
  /// It is back.
  case reopened
  /// Its rule did not run.
  case off
  /// Its file could not be read, or was not looked at.
  case unavailable

  /// Whether it was seen.
  package var isThere: Bool { self == .new || self == .unresolved || self == .reopened }
}
