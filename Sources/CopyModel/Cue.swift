/// A place where a text carries a meaning that its translation must carry too.
public struct Cue: Sendable, Equatable {
  /// The index of the concept in the lexicon.
  public let concept: Int
  /// Where it stands: UTF-8 bytes of the text.
  public let range: Range<Int>
  /// Whether the wording surely means the concept; one that may mean something else only excuses.
  public let isSure: Bool

  package init(concept: Int, range: Range<Int>, isSure: Bool) {
    self.concept = concept
    self.range = range
    self.isSure = isSure
  }
}

extension [Cue] {
  /// Those that may share a byte with a stretch: they are in order, and none is longer than a wording can be.
  package func around(_ stretch: Range<Int>) -> ArraySlice<Cue> {
    let first = firstPosition { $0.range.lowerBound > stretch.lowerBound - WordingTable.longest }
    return self[first...].prefix { $0.range.lowerBound < stretch.upperBound }
  }
}
