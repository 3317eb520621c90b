/// One sentence of a text.
public struct Sentence: Sendable, Equatable {
  /// Where it stands, spaces around it left out: UTF-8 bytes of the text.
  public let range: Range<Int>
  /// Its last mark, closing quotes and brackets aside.
  public let ending: Ending
  /// The speech level of its last word, where the locale has such levels.
  public let register: Register?

  package init(range: Range<Int>, ending: Ending, register: Register?) {
    self.range = range
    self.ending = ending
    self.register = register
  }
}
