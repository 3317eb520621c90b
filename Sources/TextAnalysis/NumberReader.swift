import CopyModel

/// Reads numbers in digits, in number words and in Chinese numerals.
enum NumberReader {
  /// `words` are the number words of the text, by start, shorter first.
  static func read(
    _ text: Span<UInt8>, words: [(value: Int, range: Range<Int>)], masks: Masks,
    profile: LocaleProfile
  ) -> [NumberFact] {
    var numbers: [NumberFact] = []
    var words = WordRuns(words)
    var figure = 0
    var bytes = UnmaskedBytes(masks)
    while let index = bytes.current(in: text) {
      figure = nextFigure(in: text, from: max(index, figure))
      let next = min(figure, words.start(from: index) ?? text.count)
      if next == text.count { break }
      if next > index {
        bytes.advance(by: next - index)
        continue
      }
      let (scalar, length) = text.scalar(at: index)
      let found: NumberFact?
      switch scalar {
      case 0x30...0x39, 0xFF10...0xFF19:
        // The letter of `%s32` is none of a name.
        let isName = text.isNamePart(before: index) && !masks.overlaps(index - 1..<index)
        found = isName ? nil : digits(text, at: index, profile: profile)
      case 0x2460...0x249B: found = enclosed(scalar, in: index..<index + length)
      case 0x3007, 0x4E00...0x9FFF:
        if let run = numeral(text, at: index, profile.numbers) {
          if let number = run.number { numbers.append(number) }
          bytes.advance(by: run.length)
          continue
        }
        found = words.longest(at: index, of: text, profile)
      default: found = words.longest(at: index, of: text, profile)
      }
      if let found {
        if let last = numbers.last, let sum = last.joined(with: found, in: text) {
          numbers[numbers.count - 1] = sum
        } else {
          numbers.append(found)
        }
      }
      bytes.advance(by: found?.range.count ?? length)
    }
    return numbers
  }

  /// Whether a text with some bytes may have figures or Chinese numerals: most English and Korean ones have none.
  static func mayHaveFigures(_ known: ByteSet) -> Bool {
    known.hasDigit || known.contains(0xEF) || (0xE4...0xE9).contains(where: known.contains)
      || known.contains(0xE2) && (known.contains(0x91) || known.contains(0x92))
      || known.contains(0xE3) && known.contains(0x80)
  }

  /// Where the next character may be, from a place on, that is a figure or begins a Chinese numeral, by its
  /// first bytes; the end of the text where none is left.
  private static func nextFigure(in text: Span<UInt8>, from start: Int) -> Int {
    for index in start..<text.count {
      let byte = text[index]
      // Nearly all are letters and spaces.
      if byte < 0x30 || (0x3A..<0xE2).contains(byte) { continue }
      switch byte {
      case 0x30...0x39, 0xE4...0xE9, 0xEF: return index
      // ① and 〇, but not ’ or a Japanese letter.
      case 0xE2 where index + 1 < text.count && (0x91...0x92).contains(text[index + 1]),
        0xE3 where index + 1 < text.count && text[index + 1] == 0x80:
        return index
      default: break
      }
    }
    return text.count
  }

  /// ①, ⑴ and ⒈ number the parts of a list, up to 20 (Unicode Standard, block Enclosed Alphanumerics).
  private static func enclosed(_ scalar: UInt32, in range: Range<Int>) -> NumberFact {
    let number = (scalar - 0x2460) % 20 + 1
    return NumberFact(value: String(number), range: range, isDigits: false)
  }

  /// `1,000`, `3.5`, `３`, `3만`. Digits behind a Latin letter are part of a name: MP3, H264.
  private static func digits(
    _ text: Span<UInt8>, at start: Int, profile: LocaleProfile, below limit: Int = .max
  ) -> NumberFact? {
    guard let (value, end) = figure(text, at: start, profile.numbers) else { return nil }
    if end == text.count {
      return NumberFact(value: canonical(value), range: start..<end, isDigits: true)
    }
    if let cut = Discount.read(
      text, from: start, figure: value, to: end, isDigits: true, profile.numbers)
    {
      return cut
    }
    if let run = mixed(text, from: start, value: value, to: end) { return run }
    // The cents of a price are its end: in $5.00만 the particle says “only”, as in #1만.
    if text.isPrice(value, from: start, profile) || text.has("#", at: start - 1) {
      return NumberFact(value: value, range: start..<end, isDigits: true)
    }
    return multiplied(text, start..<end, value: value, below: limit, profile)
      ?? NumberFact(value: canonical(value), range: start..<end, isDigits: true)
  }

  /// The digits that start at a place, with the marks between them, and where they end.
  private static func figure(
    _ text: Span<UInt8>, at start: Int, _ numbers: NumberWords
  ) -> (value: String, end: Int)? {
    guard let first = digit(text, at: start) else { return nil }
    var end = start + first.length
    while end < text.count, text[start].isASCIIDigit, text[end].isASCIIDigit {
      end += 1
    }
    var value =
      first.length == 1
      ? String(copying: text.extracting(start..<end)) : String(first.value)
    var hasFraction = false
    while end < text.count {
      if let next = digit(text, at: end) {
        value += String(next.value)
        end += next.length
      } else if !hasFraction, let length = groupingMark(text, at: end, numbers),
        let next = digit(text, at: end + length)
      {
        value += String(next.value)
        end += length + next.length
      } else if let length = decimalMark(text, at: end, numbers),
        let next = digit(text, at: end + length)
      {
        value += "." + String(next.value)
        end += length + next.length
        // What is parted by commas behind a point are several: 10.0.0.50,192.168.0.1.
        hasFraction = true
      } else {
        break
      }
    }
    return (value, end)
  }

  /// What a figure is together with the multiplier behind it, 3 million or 1만 2,500; nil where there is none.
  private static func multiplied(
    _ text: Span<UInt8>, _ figure: Range<Int>, value: String, below limit: Int,
    _ profile: LocaleProfile
  ) -> NumberFact? {
    for (word, factor) in profile.numbers.multipliers where factor >= 1000 && factor < limit {
      // English sets a space before million, and Korean may before 백만; 만 alone has other meanings. House styles of
      // Chinese set one between figures and Han.
      let mayBeApart =
        profile.uses(.han) || word.utf8.first ?? 0x80 < 0x80 || word.utf8.count > 3
      let gap = mayBeApart ? space(in: text, at: figure.upperBound) : 0
      let start = figure.upperBound + gap
      guard text.has(word, at: start), let scaled = scaled(value, by: factor),
        !profile.numbers.multiplierMasks.contains(where: { text.has($0, at: start) })
      else { continue }
      let end = start + word.utf8.count
      // 1만 2,500 is one number.
      if let rest = rest(of: text, at: end, below: factor, profile), let whole = Int(scaled) {
        return NumberFact(
          value: String(whole + rest.value), range: figure.lowerBound..<rest.end, isDigits: true)
      }
      return NumberFact(value: scaled, range: figure.lowerBound..<end, isDigits: true)
    }
    return nil
  }

  /// The length of a space of any width that stands at a place.
  private static func space(in text: Span<UInt8>, at index: Int) -> Int {
    if text.has(" ", at: index) { return 1 }
    return ["\u{A0}", "\u{2009}", "\u{202F}"].first { text.has($0, at: index) }?.utf8.count ?? 0
  }

  /// What is counted besides behind 만 or 억, and where it ends; nil where nothing is, or another number begins.
  private static func rest(
    of text: Span<UInt8>, at index: Int, below limit: Int, _ profile: LocaleProfile
  ) -> (value: Int, end: Int)? {
    guard limit >= 10_000, profile.uses(.hangul) || profile.uses(.han), index < text.count else {
      return nil
    }
    let start = text[index] == 0x20 ? index + 1 : index
    guard start < text.count, text[start].isASCIIDigit,
      let rest = digits(text, at: start, profile: profile, below: limit),
      let value = Int(rest.value), value < limit,
      !profile.numbers.multipliers.contains(where: { text.has($0.word, at: rest.range.upperBound) })
    else { return nil }
    return (value, rest.range.upperBound)
  }

  /// The length of the mark that stands before a group of three digits; nil when none does.
  private static func groupingMark(
    _ text: Span<UInt8>, at index: Int, _ numbers: NumberWords
  ) -> Int? {
    if numbers.isEnglish {
      return text[index] == UInt8(ascii: ",") && isGroup(text, at: index + 1) ? 1 : nil
    }
    return numbers.grouping.first {
      text.starts(with: $0, at: index) && isGroup(text, at: index + $0.count)
    }?.count
  }

  /// The length of the mark that stands before a fraction; nil when none does. Versions have periods in every language.
  private static func decimalMark(
    _ text: Span<UInt8>, at index: Int, _ numbers: NumberWords
  ) -> Int? {
    if text[index] == UInt8(ascii: ".") { return 1 }
    return !numbers.isEnglish && text.starts(with: numbers.decimal, at: index)
      ? numbers.decimal.count : nil
  }

  /// Whether exactly three digits stand here: a group behind a thousands separator.
  private static func isGroup(_ text: Span<UInt8>, at index: Int) -> Bool {
    guard index + 3 <= text.count else { return false }
    for offset in 0..<3 where !text[index + offset].isASCIIDigit { return false }
    return index + 3 == text.count || !text[index + 3].isASCIIDigit
  }

  /// The value of a digit of either width, and how many bytes it takes; nil where none stands.
  static func digit(_ text: Span<UInt8>, at index: Int) -> (value: Int, length: Int)? {
    guard index < text.count else { return nil }
    if text[index].isASCIIDigit { return (Int(text[index] - 0x30), 1) }
    guard text[index] == 0xEF else { return nil }
    let scalar = text.scalar(at: index)
    return (0xFF10...0xFF19).contains(scalar.value)
      ? (Int(scalar.value - 0xFF10), scalar.length) : nil
  }

  private static func scaled(_ value: String, by factor: Int) -> String? {
    guard let number = Double(value), number * Double(factor) < 1e15 else { return nil }
    let product = number * Double(factor)
    return product == product.rounded() ? String(Int(product)) : String(product)
  }

  /// Without leading zeros: `007` and `7` are one number; `1.50` stays.
  private static func canonical(_ value: String) -> String {
    if value.utf8.first != UInt8(ascii: "0") { return value }
    let trimmed = value.drop { $0 == "0" }
    return trimmed.isEmpty || trimmed.first == "." ? "0" + trimmed : String(trimmed)
  }
}

extension Span<UInt8> {
  fileprivate func starts(with bytes: [UInt8], at index: Int) -> Bool {
    index + bytes.count <= count && bytes.indices.allSatisfy { self[index + $0] == bytes[$0] }
  }
}
