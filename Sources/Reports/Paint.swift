import CopyModel

/// ANSI colors, or none.
struct Paint {
  let isOn: Bool

  func bold(_ text: String) -> String { wrap(text, "1") }
  func dim(_ text: String) -> String { wrap(text, "2") }

  /// The severity as a word of fixed width.
  func severity(_ severity: Severity) -> String {
    let word = severity.rawValue
    let padded = word + String(repeating: " ", count: 7 - word.count)
    return switch severity {
    case .error: wrap(padded, "31")
    case .warning: wrap(padded, "33")
    case .note: wrap(padded, "36")
    }
  }

  private func wrap(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
