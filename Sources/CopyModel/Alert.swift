/// An alert in one locale: its texts as units.
public struct Alert: Sendable {
  /// Its name: `delete` of `alert.delete.title`.
  public let name: String
  public let locale: LocaleTag
  public let title: TextUnit?
  public let message: TextUnit?
  /// Its buttons, in the order of the table.
  public let buttons: [TextUnit]

  package init(
    name: String, locale: LocaleTag, title: TextUnit?, message: TextUnit?, buttons: [TextUnit]
  ) {
    self.name = name
    self.locale = locale
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}
