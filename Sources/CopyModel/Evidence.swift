/// How it was found that a string belongs to an alert or what it does there, the least sure first.
public enum Evidence: Int, Sendable, Comparable, CaseIterable {
  /// The text itself: exactly Cancel, or a question where a comment speaks of an alert.
  case text
  /// The grammar of its key.
  case key
  /// The grammar of the keys of a whole alert, which bear each other out.
  case keys
  /// A comment.
  case comment
  /// The alert manifest.
  case manifest

  /// How sure it is, from 0 to 1. What rests on it is not surer, so that a guess makes no error finding.
  public var confidence: Double {
    switch self {
    case .text: 0.7
    case .key: 0.85
    case .keys, .comment: 0.95
    case .manifest: 1
    }
  }

  public static func < (a: Evidence, b: Evidence) -> Bool { a.rawValue < b.rawValue }
}
