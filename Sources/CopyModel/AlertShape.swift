/// How an alert comes out on a platform: its lines, the order of its buttons, its height.
public struct AlertShape: Sendable, Equatable {
  /// How two buttons are laid out.
  public enum Arrangement: Sendable {
    case sideBySide, stacked
    /// Two buttons whose titles fit side by side or not by less than can be told.
    case unsure
  }

  /// Nil where the alert has none.
  public let title: TextLines?
  /// Nil where the alert has none.
  public let message: TextLines?
  /// In the order of the alert.
  public let buttons: [TextLines]
  /// Nil where no button is known, or where the platform's rule is not.
  public let arrangement: Arrangement?
  /// Of two buttons, those that are surely too wide to stand beside another.
  public let stackers: [Int]
  /// In points; where the arrangement is unsure, that of stacked buttons. Nil where no figures are known.
  public let height: Double?
  /// The height when every text is as narrow as it may really be.
  public let leastHeight: Double?
  /// The height from which an alert scrolls, in points, in either orientation.
  public let portraitHeight: Double?
  /// The same for the other orientation.
  public let landscapeHeight: Double?

  package init(
    title: TextLines?, message: TextLines?, buttons: [TextLines], arrangement: Arrangement?,
    stackers: [Int] = [], height: Double?, leastHeight: Double?, portraitHeight: Double?,
    landscapeHeight: Double?
  ) {
    self.title = title
    self.message = message
    self.buttons = buttons
    self.arrangement = arrangement
    self.stackers = stackers
    self.height = height
    self.leastHeight = leastHeight
    self.portraitHeight = portraitHeight
    self.landscapeHeight = landscapeHeight
  }

  /// Whether the text has to scroll on the smallest screen; false where no figures are known.
  public var scrollsInPortrait: Bool { Self.exceeds(height, portraitHeight) }
  /// The same in landscape.
  public var scrollsInLandscape: Bool { Self.exceeds(height, landscapeHeight) }

  /// The same when every text is as narrow as it may really be: then it scrolls for sure.
  public var surelyScrollsInPortrait: Bool { Self.exceeds(leastHeight, portraitHeight) }
  /// The same in landscape.
  public var surelyScrollsInLandscape: Bool { Self.exceeds(leastHeight, landscapeHeight) }

  private static func exceeds(_ height: Double?, _ most: Double?) -> Bool {
    guard let height, let most else { return false }
    return height > most
  }
}
