/// How bad a rule takes its flaw to be; `off` leaves it out unless it is asked for.
public enum Level: String, Sendable, CaseIterable {
  case off, note, warning, error

  /// Nil when it is off.
  public var severity: Severity? { Severity(rawValue: rawValue) }
}
