/// The language of the files that a pattern matches, where their names do not tell it.
public struct PathLanguage: Sendable, Hashable {
  /// Which files.
  public let pattern: PathPattern
  /// What they are in.
  public let locale: LocaleTag

  /// The language of the files that match a pattern.
  public init(pattern: PathPattern, locale: LocaleTag) {
    self.pattern = pattern
    self.locale = locale
  }
}

extension [PathLanguage] {
  /// The language that the first matching pattern gives an absolute path.
  public func locale(of path: String) -> LocaleTag? {
    first { $0.pattern.matches(path) }?.locale
  }
}
