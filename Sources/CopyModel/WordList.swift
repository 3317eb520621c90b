/// Words that are looked for at one place of a text: its first or last character rules out most of them.
///
/// A class because it is handed on for every word that is asked for; all of it is constant.
public final class WordList: Sendable, Equatable {
  /// Folded, in the order of the locale’s file.
  public let words: [String]
  /// The bytes of the words, one behind the other, and where each starts; the last entry is where all end.
  private let bytes: [UInt8]
  private let starts: [Int]
  /// The first scalar of each word and its number, sorted; and the same for the last scalars.
  private let firsts: [Key]
  private let lasts: [Key]
  /// What the words begin with, and what they go on with: two bytes rule out most places of a text.
  private let firstBytes: ByteSet
  private let secondBytes: ByteSet
  /// What the words end with.
  private let lastBytes: ByteSet
  /// Whether some word is a single byte.
  private let hasBytes: Bool

  private struct Key: Sendable {
    let scalar: UInt32
    let word: Int
  }

  package init(_ words: [String] = []) {
    self.words = words
    var (bytes, starts): ([UInt8], [Int]) = ([], [0])
    var (firsts, lasts): ([Key], [Key]) = ([], [])
    var (firstBytes, secondBytes, lastBytes) = (ByteSet([]), ByteSet([]), ByteSet([]))
    for (number, word) in words.enumerated() {
      let text = word.utf8.span
      bytes.append(contentsOf: word.utf8)
      starts.append(bytes.count)
      guard let last = text.scalar(before: text.count) else { continue }
      firsts.append(Key(scalar: text.scalar(at: 0).value, word: number))
      lasts.append(Key(scalar: last, word: number))
      firstBytes.insert(text[0])
      if text.count > 1 { secondBytes.insert(text[1]) }
      lastBytes.insert(text[text.count - 1])
    }
    firsts.sort { ($0.scalar, $0.word) < ($1.scalar, $1.word) }
    lasts.sort { ($0.scalar, $0.word) < ($1.scalar, $1.word) }
    (self.bytes, self.starts) = (bytes, starts)
    (self.firsts, self.lasts) = (firsts, lasts)
    (self.firstBytes, self.secondBytes, self.lastBytes) = (firstBytes, secondBytes, lastBytes)
    hasBytes = words.contains { $0.utf8.count == 1 }
  }

  public static func == (one: WordList, other: WordList) -> Bool { one.words == other.words }

  package var isEmpty: Bool { words.isEmpty }

  /// A word of the list where a text has it.
  package struct Match {
    /// Its place in `words`.
    package let number: Int
    /// Where it stands.
    package let range: Range<Int>
  }

  /// The end of a word that starts at `index`: the first such word of the list; nil when there is none.
  package func end(in text: Span<UInt8>, at index: Int) -> Int? {
    first(in: text, at: index) { _ in true }?.range.upperBound
  }

  /// The first word of the list that starts at `index` and of which something holds; nil when there is none.
  package func first(
    in text: Span<UInt8>, at index: Int, where isMeant: (Match) -> Bool
  ) -> Match? {
    guard mayStart(in: text, at: index) else { return nil }
    return find(firsts, text.scalar(at: index).value, in: text, at: { _ in index }, isMeant)
  }

  /// The same of words that stand there in any case and typography.
  package func first(
    inAnyCaseIn text: Span<UInt8>, at index: Int, where isMeant: (Match) -> Bool
  ) -> Match? {
    guard index < text.count, case let first = text[index],
      firstBytes.contains(first.isASCIICapital ? first | 0x20 : first)
    else { return nil }
    return find(
      firsts, text.smallScalar(at: index), in: text, inAnyCase: true, at: { _ in index }, isMeant)
  }

  /// Whether a word ends at `end`.
  package func ends(in text: Span<UInt8>, at end: Int) -> Bool {
    first(in: text, endingAt: end) { _ in true } != nil
  }

  /// The first word of the list that ends at `end` and of which something holds; nil when there is none.
  package func first(
    in text: Span<UInt8>, endingAt end: Int, where isMeant: (Match) -> Bool
  ) -> Match? {
    guard end > 0, end <= text.count, lastBytes.contains(text[end - 1]),
      let last = text.scalar(before: end)
    else { return nil }
    return find(lasts, last, in: text, at: { end - $0 }, isMeant)
  }

  /// Whether a word of the list, in any case and typography, is what stands in `range`. The list is in small letters.
  package func isWord(_ range: Range<Int>, of text: Span<UInt8>) -> Bool {
    first(inAnyCaseIn: text, at: range.lowerBound) { $0.range == range } != nil
  }

  /// Whether a text, in any case and typography, is a word of the list.
  package func isWord(_ text: String) -> Bool {
    isWord(0..<text.utf8.count, of: text.utf8.span)
  }

  /// Whether what stands in `range` begins with a word of the list, in any case and typography.
  package func isBeginning(of range: Range<Int>, in text: Span<UInt8>) -> Bool {
    first(inAnyCaseIn: text, at: range.lowerBound) {
      $0.range.upperBound <= range.upperBound
    } != nil
  }

  /// Whether what stands in `range` ends with a word of the list, in any case.
  package func isEnding(of range: Range<Int>, in text: Span<UInt8>) -> Bool {
    guard !range.isEmpty, case let byte = text[range.upperBound - 1],
      !byte.isASCIILetter || lastBytes.contains(byte | 0x20)
    else { return false }
    let last = text.smallScalar(at: text.scalarStart(before: range.upperBound))
    return find(lasts, last, in: text, inAnyCase: true, at: { range.upperBound - $0 }) {
      $0.range.lowerBound >= range.lowerBound && $0.range.upperBound == range.upperBound
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
    index < text.count && firstBytes.contains(text[index])
      && (hasBytes || index + 1 < text.count && secondBytes.contains(text[index + 1]))
  }

  /// The first word behind the keys with a scalar that stands where its length lets it start, in any case or as it
  /// is written, and of which something holds.
  @inline(__always)
  private func find(
    _ keys: [Key], _ scalar: UInt32, in text: Span<UInt8>, inAnyCase: Bool = false,
    at start: (Int) -> Int, _ isMeant: (Match) -> Bool
  ) -> Match? {
    var position = keys.firstPosition { $0.scalar >= scalar }
    while position < keys.count, keys[position].scalar == scalar {
      let number = keys[position].word
      let word = starts[number]..<starts[number + 1]
      let start = start(word.count)
      if start >= 0, let end = end(of: word, in: text, at: start, inAnyCase: inAnyCase),
        case let match = Match(number: number, range: start..<end), isMeant(match)
      {
        return match
      }
      position += 1
    }
    return nil
  }

  /// Where a word, by its place among the bytes of all, ends that stands at `start`; nil where it does not.
  @inline(__always)
  private func end(
    of word: Range<Int>, in text: Span<UInt8>, at start: Int, inAnyCase: Bool
  ) -> Int? {
    var end = start
    for place in word {
      guard end < text.count else { return nil }
      let next =
        inAnyCase ? FoldedByte(at: end, of: text) : FoldedByte(byte: text[end], length: 1)
      guard next.byte == bytes[place] else { return nil }
      end += next.length
    }
    return end
  }
}

extension Span<UInt8> {
  /// The scalar that starts at `index`, an ASCII letter as a small one.
  fileprivate func smallScalar(at index: Int) -> UInt32 {
    let scalar = scalar(at: index).value
    return (0x41...0x5A).contains(scalar) ? scalar | 0x20 : scalar
  }
}
