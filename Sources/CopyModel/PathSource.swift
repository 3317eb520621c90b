/// The source of the files that a pattern matches, where that stands in another folder.
public struct PathSource: Sendable, Hashable {
  /// Which files.
  public let pattern: PathPattern
  /// The file that they are translated from.
  public let path: String

  /// The source of the files that match a pattern.
  public init(pattern: PathPattern, path: String) {
    self.pattern = pattern
    self.path = path
  }
}
