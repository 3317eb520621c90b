/// A number written in digits or words.
public struct NumberFact: Sendable, Equatable {
  /// The value in canonical digits: `1000` for `1,000`, `3.5`, `30000` for `3만`.
  public let value: String
  /// Where it stands: UTF-8 bytes of the text.
  public let range: Range<Int>
  /// Whether it is written in digits; one in words only answers, it never asks.
  public let isDigits: Bool

  package init(value: String, range: Range<Int>, isDigits: Bool) {
    self.value = value
    self.range = range
    self.isDigits = isDigits
  }
}
