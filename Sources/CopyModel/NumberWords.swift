/// How a locale writes numbers in words.
public struct NumberWords: Sendable {
  /// Whole words and their value, sorted: `three` → 3, `세` → 3.
  public let words: [(word: String, value: Int)]
  /// Multipliers behind digits, sorted: `만` → 10,000.
  public let multipliers: [(word: String, value: Int)]

  /// What stands before the fraction of a number in digits: `.`, in German `,`.
  package let decimal: [UInt8]
  /// What may stand between groups of three digits: `,`, in German `.`.
  package let grouping: [[UInt8]]
  /// Whether numbers in digits are written as in English.
  package let isEnglish: Bool

  /// Where the words start in `words` that begin with the same scalar, sorted by it.
  private let starts: [(scalar: UInt32, words: Range<Int>)]
  /// Those scalars among ASCII letters, and among what Chinese, Japanese and Korean are written in.
  private let letterStarts: ByteSet
  private let wideStarts: WideSet

  package init(
    words: [String: Int] = [:], multipliers: [String: Int] = [:], decimal: String = ".",
    grouping: [String] = [","]
  ) {
    self.decimal = Array(decimal.utf8)
    self.grouping = grouping.map { Array($0.utf8) }
    isEnglish = decimal == "." && grouping == [","]
    self.words = words.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    var starts: [(scalar: UInt32, words: Range<Int>)] = []
    for (index, entry) in self.words.enumerated() {
      guard let scalar = entry.word.unicodeScalars.first?.value else { continue }
      if starts.last?.scalar == scalar, let last = starts.popLast() {
        starts.append((scalar, last.words.lowerBound..<index + 1))
      } else {
        starts.append((scalar, index..<index + 1))
      }
    }
    self.starts = starts.sorted { $0.scalar < $1.scalar }
    letterStarts = ByteSet(starts.compactMap { UInt8(exactly: $0.scalar) })
    wideStarts = WideSet(starts.map(\.scalar))
    self.multipliers = multipliers.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Whether a word may start with a scalar, in any case if it is an ASCII letter.
  package func mayStart(with scalar: UInt32) -> Bool {
    switch scalar {
    case 0x41...0x5A: letterStarts.contains(UInt8(scalar) | 0x20)
    case ..<0x80: letterStarts.contains(UInt8(scalar))
    case ..<0x3000: true
    default: wideStarts.contains(scalar)
    }
  }

  /// The words, as places in `words`, that start with a scalar, in any case if it is an ASCII letter.
  package func words(startingWith scalar: UInt32) -> Range<Int> {
    let folded = (0x41...0x5A).contains(scalar) ? scalar | 0x20 : scalar
    guard mayStart(with: scalar) else { return 0..<0 }
    let position = starts.firstPosition { $0.scalar >= folded }
    guard position < starts.count, starts[position].scalar == folded else { return 0..<0 }
    return starts[position].words
  }
}
