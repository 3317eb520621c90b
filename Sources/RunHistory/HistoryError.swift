/// Something wrong with a history, and what to do.
package struct HistoryError: Error, Equatable {
  /// What callers tell apart.
  package enum Kind: Sendable, Equatable {
    /// Another process writes it.
    case held
    case missing, foreign, damaged, newer, readOnly, full
    /// What was asked of it makes no sense, such as a batch that is not there.
    case misuse
    case other
  }

  package let kind: Kind
  package let path: String
  /// What is wrong and what to do, on one line.
  package let message: String

  package init(_ kind: Kind, path: String, message: String) {
    (self.kind, self.path, self.message) = (kind, path, message)
  }

  /// `path: message`.
  package var description: String { "\(path): \(message)" }
}
