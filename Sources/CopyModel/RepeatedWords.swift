/// Words that may or may not stand twice in a row, lowercased.
public struct RepeatedWords: Sendable {
  /// Words that language itself doubles: `had`, `아주`.
  public var fine: Set<String> = []
  /// Words that are never doubled on purpose: `the`, `的`.
  public var never: Set<String> = []

  package init() {}
}
