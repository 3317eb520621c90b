/// Where a line of a text stands, and how wide it is.
@usableFromInline
package struct LineExtent: Sendable, Equatable {
  /// UTF-8 bytes of the text without the spaces that hang over the end.
  package let range: Range<Int>
  /// In points, without those spaces.
  package let width: Double

  package init(range: Range<Int>, width: Double) {
    self.range = range
    self.width = width
  }
}
