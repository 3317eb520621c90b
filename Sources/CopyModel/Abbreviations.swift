/// The words of a locale whose period need not end a sentence.
public struct Abbreviations: Sendable {
  @usableFromInline let table: WordTable
  private let starts: LetterPairs
  /// By the number of a word in `table`.
  private let kinds: [AbbreviationKind]

  /// The words are without their last period; case does not matter.
  package init(_ words: [String: AbbreviationKind]) {
    let words = words.sorted { $0.key < $1.key }
    table = WordTable(words.map(\.key))
    starts = LetterPairs(words.map(\.key))
    kinds = words.map(\.value)
  }

  /// Whether one may stand at a place: no is sure.
  package func mayStand(at index: Int, in text: Span<UInt8>) -> Bool {
    !kinds.isEmpty && starts.mayStand(at: index, in: text)
  }

  /// Whether a word by its key may be one: no is sure.
  @inlinable @inline(__always)
  package func mayBe(_ word: WordKey) -> Bool { table.number(of: word) != nil }

  /// What kind of abbreviation a word is that stands in `range` of a text, without its last period; nil for all
  /// other words.
  package func kind(of word: Range<Int>, in text: Span<UInt8>) -> AbbreviationKind? {
    guard mayStand(at: word.lowerBound, in: text) else { return nil }
    return table.number(of: text, in: word).map { kinds[$0] }
  }
}

/// What may stand behind an abbreviation's period.
public enum AbbreviationKind: String, Sendable, CaseIterable {
  /// The sentence goes on: `e.g.`, `Dr.`
  case inner
  /// The sentence goes on or ends: `etc.`
  case closing
  /// The sentence goes on when a number follows: `No. 5`
  case number
}
