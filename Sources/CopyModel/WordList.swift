/// Words that are looked for at one place of a text: its first or last character rules out most of them.
public struct WordList: Sendable, Equatable {
  /// Folded, in the order of the locale’s file.
  public let words: [String]
  /// The first scalar of each word and its number, sorted; and the same for the last scalars.
  private let firsts: [Key]
  private let lasts: [Key]
  /// What the words begin with, and what they go on with: two bytes rule out most places of a text.
  private let starts: ByteSet
  private let seconds: ByteSet
  /// Whether some word is a single byte.
  private let hasBytes: Bool

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
    starts = ByteSet(words.compactMap(\.utf8.first))
    seconds = ByteSet(words.compactMap { $0.utf8.dropFirst().first })
    hasBytes = words.contains { $0.utf8.count == 1 }
  }

  public static func == (one: WordList, other: WordList) -> Bool { one.words == other.words }

  /// The end of a word that starts at `index`: the first such word of the list; nil when there is none.
  package func end(in text: Span<UInt8>, at index: Int) -> Int? {
    guard mayStart(in: text, at: index) else { return nil }
    return find(firsts, text.scalar(at: index).value) { text.has($0, at: index) }.map {
      index + words[$0].utf8.count
    }
  }

  /// Whether a word ends at `end`.
  package func ends(in text: Span<UInt8>, at end: Int) -> Bool {
    guard let last = text.scalar(before: end) else { return false }
    return find(lasts, last) { text.has($0, at: end - $0.utf8.count) } != nil
  }

  /// Whether a word of the list, in any case and typography, is what stands in `range`. The list is in small letters.
  package func isWord(_ range: Range<Int>, of text: Span<UInt8>) -> Bool {
    guard range.lowerBound < text.count, !firsts.isEmpty else { return false }
    return find(firsts, text.smallScalar(at: range.lowerBound)) { text.isFolded($0, in: range) }
      != nil
  }

  /// Whether a text, in any case and typography, is a word of the list.
  package func isWord(_ text: String) -> Bool {
    isWord(0..<text.utf8.count, of: text.utf8Span.span)
  }

  /// Whether what stands in `range` begins with a word of the list, in any case and typography.
  package func isBeginning(of range: Range<Int>, in text: Span<UInt8>) -> Bool {
    guard range.lowerBound < text.count, !firsts.isEmpty else { return false }
    return find(firsts, text.smallScalar(at: range.lowerBound)) { word in
      text.endOfFolded(word, at: range.lowerBound).map { $0 <= range.upperBound } ?? false
    } != nil
  }

  /// Whether what stands in `range` ends with a word of the list, in any case.
  package func isEnding(of range: Range<Int>, in text: Span<UInt8>) -> Bool {
    guard !range.isEmpty, !lasts.isEmpty else { return false }
    let last = text.smallScalar(at: text.scalarStart(before: range.upperBound))
    return find(lasts, last) { word in
      let start = range.upperBound - word.utf8.count
      return start >= range.lowerBound && text.isFolded(word, in: start..<range.upperBound)
    } != nil
  }

  /// Where the first word starts that lies in `range`; nil when there is none.
  package func start(in text: Span<UInt8>, _ range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if mayStart(in: text, at: index), let end = end(in: text, at: index), end <= range.upperBound
      {
        return index
      }
      index += text[index] < 0x80 ? 1 : text.scalar(at: index).length
    }
    return nil
  }

  /// Whether two bytes let a word start at a place.
  @inline(__always)
  private func mayStart(in text: Span<UInt8>, at index: Int) -> Bool {
    index < text.count && starts.contains(text[index])
      && (hasBytes || index + 1 < text.count && seconds.contains(text[index + 1]))
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

extension Span<UInt8> {
  /// The scalar that starts at `index`, an ASCII letter as a small one.
  fileprivate func smallScalar(at index: Int) -> UInt32 {
    let scalar = scalar(at: index).value
    return (0x41...0x5A).contains(scalar) ? scalar | 0x20 : scalar
  }
}
