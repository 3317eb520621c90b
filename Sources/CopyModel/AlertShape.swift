/// How an alert comes out on a platform: its lines, the order of its buttons, its height.
public struct AlertShape: Sendable, Equatable {
  public enum Arrangement: Sendable {
    case sideBySide, stacked
    /// Two buttons whose titles fit side by side or not by less than can be told.
    case unsure
  }

  public let title: TextLines?
  public let message: TextLines?
  public let buttons: [TextLines]
  /// Nil where no button is known, or where the platform's rule is not.
  public let arrangement: Arrangement?
  /// In points; where the arrangement is unsure, that of stacked buttons. Nil where no figures are known.
  public let height: Double?
  /// The height from which an alert scrolls, in points, in either orientation.
  public let portraitHeight: Double?
  public let landscapeHeight: Double?

  package init(
    title: TextLines?, message: TextLines?, buttons: [TextLines], arrangement: Arrangement?,
    height: Double?, portraitHeight: Double?, landscapeHeight: Double?
  ) {
    self.title = title
    self.message = message
    self.buttons = buttons
    self.arrangement = arrangement
    self.height = height
    self.portraitHeight = portraitHeight
    self.landscapeHeight = landscapeHeight
  }

  /// Whether the text has to scroll on the smallest screen; false where no figures are known.
  public var scrollsInPortrait: Bool { Self.exceeds(height, portraitHeight) }
  public var scrollsInLandscape: Bool { Self.exceeds(height, landscapeHeight) }

  private static func exceeds(_ height: Double?, _ most: Double?) -> Bool {
    guard let height, let most else { return false }
    return height > most
  }
}
