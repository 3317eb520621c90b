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
