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

  /// Whether a word starts with each byte, lowercased.
  private let starts: [Bool]

  package init(
    words: [String: Int] = [:], multipliers: [String: Int] = [:], decimal: String = ".",
    grouping: [String] = [","]
  ) {
    self.decimal = Array(decimal.utf8)
    self.grouping = grouping.map { Array($0.utf8) }
    isEnglish = decimal == "." && grouping == [","]
    self.words = words.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    var starts = Array(repeating: false, count: 256)
    for word in words.keys { if let first = word.utf8.first { starts[Int(first)] = true } }
    self.starts = starts
    self.multipliers = multipliers.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Whether some number word may start with this byte, in any case.
  package func mayStart(with byte: UInt8) -> Bool {
    starts[Int((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte)]
  }
}
