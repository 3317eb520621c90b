/// An input that could not be read at all. The other inputs are still checked.
public struct InputError: Error, Equatable, Sendable {
  /// The path as it was given or found.
  public let path: String
  /// What is wrong and what to do.
  public let message: String

  package init(path: String, message: String) {
    self.path = path
    self.message = message
  }
}
