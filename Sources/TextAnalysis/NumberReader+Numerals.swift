import CopyModel

extension NumberReader {
  /// `2千3百万` is 23 million: digits and Chinese units in turn. Nil for one pair of them, or for another order.
  static func mixed(
    _ text: Span<UInt8>, from start: Int, value: String, to end: Int
  ) -> NumberFact? {
    guard let first = Int(value), first < 1_000_000_000, end < text.count, text[end] >= 0xE0 else {
      return nil
    }
    var sum = NumeralSum(pending: first)
    var (end, pairs) = (end, 0)
    while end < text.count {
      let scalar = text.scalar(at: end)
      if let unit = ChineseNumerals.unit(scalar.value) {
        pairs += 1
        sum.multiply(by: unit)
        end += scalar.length
      } else if sum.pending == 0, let next = digit(text, at: end) {
        sum.pending = next.value
        end += next.length
      } else {
        break
      }
      guard sum.total < 1_000_000_000_000, sum.section < 1_000_000_000 else { return nil }
    }
    guard pairs > 1 else { return nil }
    return NumberFact(value: String(sum.value), range: start..<end, isDigits: true)
  }

  /// A run of Chinese numerals and what it counts: `三十` is 30, `两百` is 200.
  static func numeral(
    _ text: Span<UInt8>, at start: Int, _ numbers: NumberWords
  ) -> (number: NumberFact?, length: Int)? {
    var sum = NumeralSum()
    var end = start
    var hasUnit = false
    while end < text.count, sum.total <= 1_000_000_000_000 {
      let scalar = text.scalar(at: end)
      if let value = ChineseNumerals.digit(scalar.value) {
        sum.pending = value
      } else if let unit = ChineseNumerals.unit(scalar.value), end > start || unit == 10 {
        hasUnit = true
        sum.multiply(by: unit)
      } else {
        break
      }
      end += scalar.length
    }
    guard end > start else { return nil }
    if !hasUnit, let cut = Discount.read(text, numerals: start..<end, numbers) {
      return (cut, cut.range.count)
    }
    // Digits without a unit are read one by one: 二〇二六 is a year, 一 a number.
    guard hasUnit || end - start == text.scalar(at: start).length, sum.total <= 1_000_000_000_000
    else { return (nil, end - start) }
    return (
      NumberFact(value: String(sum.value), range: start..<end, isDigits: false), end - start
    )
  }
}

/// What numerals count, as far as they are read: 三千二百万.
private struct NumeralSum {
  /// What stands before the last 万 or 亿, with it.
  var total = 0
  /// What stands behind it, with 十, 百 or 千.
  var section = 0
  /// The figure that waits for its unit.
  var pending = 0

  var value: Int { total + section + pending }

  /// Reads a unit, which multiplies what stands before it: 千 the figure, 万 all of its section.
  mutating func multiply(by unit: Int) {
    if unit >= 10_000 {
      total += max(section + pending, 1) * unit
      section = 0
    } else {
      section += max(pending, 1) * unit
    }
    pending = 0
  }
}
