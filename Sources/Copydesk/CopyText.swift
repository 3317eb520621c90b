public import CopyModel

/// A text to measure.
public struct CopyText: Sendable {
  /// The text itself.
  public var text: String
  /// The language of the text.
  public var locale: LocaleTag

  /// A text in a language.
  public init(_ text: String, locale: LocaleTag) {
    self.text = text
    self.locale = locale
  }
}
