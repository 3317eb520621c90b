/// How bad a finding is. Ordered: a note is less than a warning, a warning less than an error.
public enum Severity: String, Sendable, Comparable, CaseIterable {
  case note, warning, error

  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
