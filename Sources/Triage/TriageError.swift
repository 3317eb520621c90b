/// Something wrong with a file of what is known, where it stands and what to do.
package struct TriageError: Error, Equatable {
  package let path: String
  /// From 1; nil where the file as a whole is meant.
  package let line: Int?
  package let message: String

  package init(path: String, line: Int?, message: String) {
    self.path = path
    self.line = line
    self.message = message
  }

  /// `path:line: message`.
  package var description: String {
    "\(path)\(line.map { ":\($0)" } ?? ""): \(message)"
  }
}
