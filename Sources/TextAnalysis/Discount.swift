import CopyModel

/// What a price is cut by in Chinese, where the tenths that are left of it are named: 8折 and 八折 are 20 % off,
/// 85折, 8.5折 and 八五折 15 % (《现代汉语词典》, 折). What is told in tenths, 九成, is 90 % of a whole (同上, 成).
enum Discount {
  /// The percentage that a figure and the word behind it take off, or are of a whole, from where the figure starts; nil
  /// where no such word follows, or nothing would be left.
  static func read(
    _ text: Span<UInt8>, from start: Int, figure: String, to end: Int, isDigits: Bool,
    _ numbers: NumberWords
  ) -> NumberFact? {
    guard !numbers.discounts.isEmpty, end < text.count else { return nil }
    let gap = text[end] == 0x20 ? 1 : 0
    let tenths = numbers.tenths.first { text.has($0, at: end + gap) }
    guard let word = tenths ?? numbers.discounts.first(where: { text.has($0, at: end + gap) }),
      // 三折叠 folds in three.
      !numbers.discountMasks.contains(where: { text.has($0, at: end + gap) }),
      let left = Double(figure), left >= 1, left < (tenths == nil ? 100 : 10)
    else { return nil }
    let share = left < 10 ? left * 10 : left
    let percent = tenths == nil ? 100 - share : share
    guard percent == percent.rounded() else { return nil }
    return NumberFact(
      value: String(Int(percent)), range: start..<end + gap + word.utf8.count, isDigits: isDigits)
  }

  /// The same for a figure in Chinese numerals.
  static func read(
    _ text: Span<UInt8>, numerals: Range<Int>, _ numbers: NumberWords
  ) -> NumberFact? {
    if numbers.discounts.isEmpty { return nil }
    var figure = ""
    var index = numerals.lowerBound
    // Three are too many already.
    while index < numerals.upperBound, figure.utf8.count < 3 {
      let scalar = text.scalar(at: index)
      if let digit = ChineseNumerals.digit(scalar.value) { figure += String(digit) }
      index += scalar.length
    }
    return read(
      text, from: numerals.lowerBound, figure: figure, to: numerals.upperBound, isDigits: false,
      numbers)
  }
}
