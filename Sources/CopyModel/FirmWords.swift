/// The words of the source language that nearly every translation says in one of a few wordings, and what may stand for them.
///
/// A class because it is large; it is constant.
package final class FirmWords: Sendable {
  /// A word is firm by so many texts, of which so many of a hundred have one of its stems.
  private static let leastTexts = 40
  private static let leastCoverage = 93

  /// By hash of the word: the stems, each as the bit of its first two letters.
  private let bits: [UInt64: LetterBits]
  /// The firm words of which half of the texts or more have a stem.
  private let words: [String: [String]]

  package init(_ counts: WordCounts) {
    var bits: [UInt64: LetterBits] = [:]
    var words: [String: [String]] = [:]
    counts.forEach { word, usage in
      guard word.count > 2, usage.texts >= Self.leastTexts else { return }
      for stem in usage.stems where stem.texts * 2 >= usage.texts {
        words[stem.text, default: []].append(String(copying: word))
      }
      guard usage.coverage >= Self.leastCoverage else { return }
      bits[Self.hash(of: word)] = usage.stems.reduce(into: LetterBits()) {
        $0.insert(stem: $1.text.utf8.span)
      }
    }
    self.bits = bits
    self.words = words
  }

  /// The words of a text that are firm and of which a translation surely has no stem.
  package func missing(in translation: LetterBits, of text: AnalyzedText) -> [Range<Int>] {
    let bytes = text.string.utf8.span
    return text.words.filter { word in
      bits[Self.hash(of: bytes.extracting(word))].map { $0.isDisjoint(with: translation) } ?? false
    }
  }

  /// The words for which a stem stands most of all.
  package func words(of stem: String) -> [String] { words[stem] ?? [] }

  /// The same for a word in small letters and in capitals (FNV-1a).
  private static func hash(of word: Span<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in word.indices {
      let byte = word[index]
      hash = (hash ^ UInt64(byte.isASCIICapital ? byte | 0x20 : byte)) &* 0x100_0000_01B3
    }
    return hash
  }
}

/// The letters of a text beyond ASCII, and each two of them in a row, as a few of 256 bits: what has other bits is not in the text,
/// what has the same may be.
package struct LetterBits: Sendable {
  private var bits = SIMD4<UInt64>.zero

  package init() {}

  /// The letters and pairs of a text.
  package init(_ text: Span<UInt8>) {
    var index = 0
    var last: UInt32?
    while index < text.count {
      guard text[index] >= 0x80 else {
        last = nil
        index += 1
        continue
      }
      let (scalar, length) = text.scalar(at: index)
      insert(Self.bit(of: scalar))
      if let last { insert(Self.bit(of: last, scalar)) }
      last = scalar
      index += length
    }
  }

  /// Takes in the first two letters of a stem, or the one that it has.
  mutating func insert(stem: Span<UInt8>) {
    guard !stem.isEmpty, case let first = stem.scalar(at: 0) else { return }
    insert(
      first.length < stem.count
        ? Self.bit(of: first.value, stem.scalar(at: first.length).value)
        : Self.bit(of: first.value))
  }

  func isDisjoint(with other: LetterBits) -> Bool { bits & other.bits == .zero }

  private mutating func insert(_ place: Int) { bits[place / 64] |= 1 << UInt64(place % 64) }

  private static func bit(of letter: UInt32) -> Int { Int((letter &* 0xC2B2_AE35) >> 24) }

  private static func bit(of first: UInt32, _ second: UInt32) -> Int {
    Int((first &* 0x9E37_79B1 ^ second &* 0x85EB_CA6B) >> 24)
  }
}
