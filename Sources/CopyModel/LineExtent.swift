/// Where a line of a text stands, and how wide it is.
@usableFromInline
package struct LineExtent: Sendable, Equatable {
  /// UTF-8 bytes of the text without the spaces that hang over the end.
  @usableFromInline package let range: Range<Int>
  /// In points, without those spaces.
  @usableFromInline package let width: Double

  @inlinable
  package init(range: Range<Int>, width: Double) {
    self.range = range
    self.width = width
  }
}

/// Where the lines of a text stand. As few as most texts have take no memory of their own.
@usableFromInline
package struct LineExtents: Sendable, RandomAccessCollection {
  @usableFromInline var first = [2 of LineExtent](repeating: LineExtent(range: 0..<0, width: 0))
  @usableFromInline var others: [LineExtent] = []
  /// How many lines there are.
  @usableFromInline package var count = 0

  @inlinable
  package init() {}

  @inlinable package var startIndex: Int { 0 }
  @inlinable package var endIndex: Int { count }

  @inlinable
  package subscript(position: Int) -> LineExtent {
    position < first.count ? first[position] : others[position - first.count]
  }

  @inlinable
  package mutating func append(_ line: LineExtent) {
    if count < first.count { first[count] = line } else { others.append(line) }
    count += 1
  }
}
