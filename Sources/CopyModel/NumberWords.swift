/// How a locale writes numbers in words.
public struct NumberWords: Sendable {
  /// Whole words by their value: `three` → 3, `세` → 3.
  package let words: [PhraseTable.Entry]
  /// Multipliers behind digits, longest first: `천만` → 10,000,000, `만` → 10,000.
  public let multipliers: [(word: String, value: Int)]

  /// What stands behind the tenths of a price that are left of it: 折 in Chinese.
  package let discounts: [String]
  /// What stands behind the tenths of a whole: 成 in Chinese.
  package let tenths: [String]
  /// What begins with such a word and is another: 折叠, 成功.
  package let discountMasks: [String]
  /// Units that begin as a multiplier does: 千卡.
  package let multiplierMasks: [String]

  /// What stands before the fraction of a number in digits: `.`, in German `,`.
  package let decimal: [UInt8]
  /// What may stand between groups of three digits: `,`, in German `.`.
  package let grouping: [[UInt8]]
  /// Whether numbers in digits are written as in English.
  package let isEnglish: Bool

  package init(
    words: [String: Int], multipliers: [String: Int], decimal: String, grouping: [String],
    discounts: [String], tenths: [String], discountMasks: [String], multiplierMasks: [String]
  ) {
    self.discounts = discounts
    self.tenths = tenths
    self.discountMasks = discountMasks
    self.multiplierMasks = multiplierMasks
    self.decimal = Array(decimal.utf8)
    self.grouping = grouping.map { Array($0.utf8) }
    isEnglish = decimal == "." && grouping == [","]
    self.words = words.sorted { $0.key < $1.key }.map {
      PhraseTable.Entry($0.key, value: $0.value, startsWord: true, endsWord: false)
    }
    self.multipliers = multipliers.sorted {
      ($1.key.utf8.count, $0.key) < ($0.key.utf8.count, $1.key)
    }
    .map { ($0.key, $0.value) }
  }
}
