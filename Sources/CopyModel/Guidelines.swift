/// Which edition of the guidelines the copy of each kind of app is held against; nil where none is.
public struct Guidelines: Sendable, Equatable {
  /// For tables that Apple's apps may have, which are all but Android's and Flutter's.
  public var apple: GuidelineEdition?
  /// For the tables of Android's and Flutter's apps.
  public var android: GuidelineEdition?

  /// An edition for either.
  public init(apple: GuidelineEdition?, android: GuidelineEdition?) {
    (self.apple, self.android) = (apple, android)
  }

  /// One edition, or none, for everything.
  public init(all edition: GuidelineEdition?) { self.init(apple: edition, android: edition) }

  /// Those that hold unless others are chosen.
  public static let usual = Guidelines(apple: .usual, android: .material3)
}
