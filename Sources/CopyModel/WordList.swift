/// Words that are looked for at one place of a text: its first or last character rules out most of them.
public struct WordList: Sendable, Equatable {
  public let words: [String]
  /// The first scalar of each word and its number, sorted; and the same for the last scalars.
  private let firsts: [Key]
  private let lasts: [Key]

  private struct Key: Sendable, Equatable {
    let scalar: UInt32
    let word: Int
  }

  package init(_ words: [String] = []) {
    self.words = words
    func keys(_ scalar: (String) -> Unicode.Scalar?) -> [Key] {
      words.indices.compactMap { index in
        scalar(words[index]).map { Key(scalar: $0.value, word: index) }
      }.sorted { ($0.scalar, $0.word) < ($1.scalar, $1.word) }
    }
    firsts = keys(\.unicodeScalars.first)
    lasts = keys(\.unicodeScalars.last)
  }

  /// The end of a word that starts at `index`: the first such word of the list; nil when there is none.
  package func end(in text: Span<UInt8>, at index: Int) -> Int? {
    guard index < text.count, !firsts.isEmpty else { return nil }
    return find(firsts, text.scalar(at: index).value) { text.has($0, at: index) }.map {
      index + words[$0].utf8.count
    }
  }

  /// Whether a word ends at `end`.
  package func ends(in text: Span<UInt8>, at end: Int) -> Bool {
    guard let last = text.scalar(before: end) else { return false }
    return find(lasts, last) { text.has($0, at: end - $0.utf8.count) } != nil
  }

  /// Where the first word starts that lies in `range`; nil when there is none.
  package func start(in text: Span<UInt8>, _ range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if let end = end(in: text, at: index), end <= range.upperBound { return index }
      index += text.scalar(at: index).length
    }
    return nil
  }

  private func find(_ keys: [Key], _ scalar: UInt32, where isThere: (String) -> Bool) -> Int? {
    var position = keys.firstPosition { $0.scalar >= scalar }
    while position < keys.count, keys[position].scalar == scalar {
      if isThere(words[keys[position].word]) { return keys[position].word }
      position += 1
    }
    return nil
  }
}
