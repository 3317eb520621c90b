/// Phrases on their way into a table. The bytes of all stand one behind the other, as `FoldedByte` folds them: a
/// locale has many thousands, and none needs a string of its own.
package struct PhraseList: Sendable {
  /// One phrase and what it stands for.
  struct Phrase: Sendable {
    /// Where its bytes are.
    let bytes: Range<Int>
    let value: Int
    let startsWord: Bool
    let endsWord: Bool
    let keepsLatinWords: Bool
  }

  private(set) var bytes: [UInt8] = []
  private(set) var phrases: [Phrase] = []

  package init() {}

  package init(_ entries: [PhraseTable.Entry]) {
    for entry in entries { append(entry) }
  }

  package var isEmpty: Bool { phrases.isEmpty }

  package mutating func append(_ entry: PhraseTable.Entry) {
    append(
      entry.phrase.utf8.span, value: entry.value, startsWord: entry.startsWord,
      endsWord: entry.endsWord, keepsLatinWords: entry.keepsLatinWords)
  }

  /// Adds a phrase by its bytes; what an entry says of it, `PhraseTable.Entry` explains.
  package mutating func append(
    _ phrase: Span<UInt8>, value: Int, startsWord: Bool, endsWord: Bool,
    keepsLatinWords: Bool = false
  ) {
    let start = bytes.count
    FoldedByte.append(phrase, to: &bytes)
    phrases.append(
      Phrase(
        bytes: start..<bytes.count, value: value, startsWord: startsWord, endsWord: endsWord,
        keepsLatinWords: keepsLatinWords))
  }
}
