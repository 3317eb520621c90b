/// How long copy may get before it stops reading well.
public struct Budgets: Sendable, Equatable {
  /// Words of a button title; nil where words say nothing.
  public let buttonWords: Int?
  /// Characters of a button title.
  public let buttonCharacters: Int?
  /// Characters past which a button title is certainly too long.
  public let buttonLimit: Int?
  /// Words of a title; nil where words say nothing.
  public let titleWords: Int?
  /// Characters of a title.
  public let titleCharacters: Int?

  package init(
    buttonWords: Int?, buttonCharacters: Int?, buttonLimit: Int?, titleWords: Int?,
    titleCharacters: Int?
  ) {
    self.buttonWords = buttonWords
    self.buttonCharacters = buttonCharacters
    self.buttonLimit = buttonLimit
    self.titleWords = titleWords
    self.titleCharacters = titleCharacters
  }
}
