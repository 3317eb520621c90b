import CopyModel

/// Placeholders that start with a percent sign.
///
/// The forms are those of Foundation's “String Format Specifiers”, `java.util.Formatter`, Python's
/// “printf-style String Formatting”, Ruby's `Kernel#format`, Qt's `QString::arg` and `tr`, and
/// Symfony's translations, and that of Xcode's string catalogs.
enum PercentPlaceholder {
  private static let flags = ByteSet(ascii: "-+0#',")
  /// Modifiers of length.
  private static let lengths = ByteSet(ascii: "hlqLzjt")

  /// The placeholder that starts with the percent sign at `start`, behind one that ends at `last`.
  static func read(_ text: Span<UInt8>, at start: Int, behind last: Int) -> Placeholder? {
    guard start + 1 < text.count, !endsLine(text, at: start) else { return nil }
    switch text[start + 1] {
    case UInt8(ascii: "@"):
      // Most placeholders are this one, which is in none of the other forms.
      return isText(text, start..<start + 2)
        ? nil
        : Placeholder(
          range: start..<start + 2, text: "%@", syntax: .printf, argument: nil, type: .object)
    case UInt8(ascii: "{"), UInt8(ascii: "<"), UInt8(ascii: "("): return bracketed(text, at: start)
    default:
      return delimited(text, at: start) ?? ownNumber(text, at: start)
        ?? numbered(text, at: start, behind: last) ?? printf(text, at: start)
    }
  }

  /// Whether it is the `~%` of Lisp's `format`, a line break, with a word right behind: “Error.~%File not found”.
  private static func endsLine(_ text: Span<UInt8>, at start: Int) -> Bool {
    start > 0 && text[start - 1] == UInt8(ascii: "~") && start + 2 < text.count
      && text[start + 1].isASCIICapital && text[start + 2].isASCIISmall
  }

  /// `%{name}`, `%<name>d` of Ruby, `%(name)s` of Python; nil where no bracket opens, or a tag behind a value in percent:
  /// `%1%<br>done`.
  private static func bracketed(_ text: Span<UInt8>, at start: Int) -> Placeholder? {
    guard start + 1 < text.count else { return nil }
    let isTag =
      text[start + 1] == UInt8(ascii: "<") && start > 0 && text[start - 1].isASCIIDigit
    if isTag { return nil }
    return switch text[start + 1] {
    case UInt8(ascii: "{"): enclosed(text, at: start, by: "}", takesConversion: false)
    case UInt8(ascii: "<"): enclosed(text, at: start, by: ">", takesConversion: true)
    case UInt8(ascii: "("): enclosed(text, at: start, by: ")", takesConversion: true)
    default: nil
    }
  }

  private static func enclosed(
    _ text: Span<UInt8>, at start: Int, by close: String, takesConversion: Bool
  ) -> Placeholder? {
    let end = text.end(of: \.isPlaceholderNameByte, from: start + 2)
    guard end > start + 2, text.has(close, at: end) else { return nil }
    let name = String(copying: text.extracting(start + 2..<end))
    guard takesConversion else { return Placeholder(text, start..<end + 1, .named, name, .any) }
    guard let conversion = conversion(text, from: end + 1) else { return nil }
    return Placeholder(text, start..<conversion.end, .named, name, conversion.type)
  }

  /// `%count%`. What is behind starts no placeholder of its own: `%dx%d` is two, `%URL%(the address)` is one, and so is
  /// `%link_end%users`, for a name of several words is no conversion.
  private static func delimited(_ text: Span<UInt8>, at start: Int) -> Placeholder? {
    let end = text.end(of: \.isASCIIWord, from: start + 1)
    guard end > start + 2, !text[start + 1].isASCIIDigit, text.has(UInt8(ascii: "%"), at: end),
      start == 0 || !text[start - 1].isASCIIDigit
    else { return nil }
    let isTwo =
      end + 1 < text.count && !isOfWords(text, start + 1..<end)
      && (text[end + 1].isASCIIWord || "%#".utf8.contains(text[end + 1])
        || bracketed(text, at: end) != nil || conversion(text, from: end + 1) != nil)
    // `%lld%` is a number and its percent sign.
    guard !isTwo, conversion(text, from: start + 1)?.end != end else { return nil }
    let name = String(copying: text.extracting(start + 1..<end))
    return Placeholder(text, start..<end + 1, .named, name, .any)
  }

  /// Whether a name has a low line between letters.
  private static func isOfWords(_ text: Span<UInt8>, _ name: Range<Int>) -> Bool {
    name.dropFirst().dropLast().contains { index in
      text[index] == UInt8(ascii: "_") && text[index - 1].isASCIILetter
        && text[index + 1].isASCIILetter
    }
  }

  /// `%arg`, the number of a substitution of a string catalog (Xcode, “Localizing and varying text with a string
  /// catalog”).
  private static func ownNumber(_ text: Span<UInt8>, at start: Int) -> Placeholder? {
    let end = start + "%arg".utf8.count
    guard text.has(UInt8(ascii: "a"), at: start + 1), text.has("%arg", at: start),
      end == text.count || !text[end].isASCIIWord
    else {
      return nil
    }
    return Placeholder(text, start..<end, .named, "arg", .integer)
  }

  /// `%1`, `%L2`, `%n`. A letter behind `%1` belongs to the text, for nobody sets a width of one, and so does one behind
  /// any other number of a text that has `%1`: `%1: %2x%3`.
  private static func numbered(
    _ text: Span<UInt8>, at start: Int, behind last: Int
  ) -> Placeholder? {
    guard start == last || !text[start - 1].isASCIIDigit else { return nil }
    let first = start + (text.has(UInt8(ascii: "L"), at: start + 1) ? 2 : 1)
    if text.has(UInt8(ascii: "n"), at: first) {
      let isWord = first + 1 < text.count && text[first + 1].isASCIIWord
      return isWord ? nil : Placeholder(text, start..<first + 1, .numbered, "n", .any)
    }
    let end = text.end(of: \.isASCIIDigit, from: first)
    let hasPrecision =
      text.has(UInt8(ascii: "."), at: end) && end + 1 < text.count && text[end + 1].isASCIIDigit
    guard (1...2).contains(end - first), !text.has(UInt8(ascii: "$"), at: end), !hasPrecision else {
      return nil
    }
    // `%20` in the middle of a web address is a space.
    let isInAddress =
      end < text.count && text[end].isASCIIWord && start > 0
      && (text[start - 1].isASCIIWord || "/=".utf8.contains(text[start - 1]))
    if isInAddress { return nil }
    let isOne = end == first + 1 && text[first] <= UInt8(ascii: "1")
    if !isOne, conversion(text, from: first) != nil, !countsFromOne(text) { return nil }
    let argument = String(copying: text.extracting(first..<end))
    return Placeholder(text, start..<end, .numbered, argument, .any)
  }

  /// Whether a text has a `%1` near its start, and so counts its values: what is looked through is bounded, and time
  /// stays linear.
  private static func countsFromOne(_ text: Span<UInt8>) -> Bool {
    (0..<min(text.count, BracePlaceholder.longest)).contains { index in
      guard text.has("%1", at: index), index == 0 || !text[index - 1].isASCIIDigit else {
        return false
      }
      let end = index + 2
      let point = text.has(".", at: end) ? end + 1 : end
      return !text.has("$", at: end) && !(point < text.count && text[point].isASCIIDigit)
    }
  }

  /// `%@`, `%1$lld`, `%.2f`, `%#@days@`. A space is no flag: “100% for” is text, and so is “50%off”.
  private static func printf(_ text: Span<UInt8>, at start: Int) -> Placeholder? {
    var index = start + 1
    var argument: String?
    let digits = text.end(of: \.isASCIIDigit, from: index)
    if digits > index, text.has(UInt8(ascii: "$"), at: digits) {
      argument = String(copying: text.extracting(index..<digits))
      index = digits + 1
    }
    if text.has("#@", at: index) { return substitution(text, at: start, from: index + 2) }
    // “%-encoding”: nobody sets a value to the left of no width.
    if text.has(UInt8(ascii: "-"), at: index), index + 1 < text.count,
      text[index + 1].isASCIIWord,
      !text[index + 1].isASCIIDigit
    {
      return nil
    }
    // “90th %ile”: short for percentile.
    if text.has(UInt8(ascii: "i"), at: start + 1), text.has("%ile", at: start),
      text.endOfLetters(from: start + 1) - start == 4 || text.has("%iles", at: start)
    {
      return nil
    }
    if let argument, let end = javaDate(text, at: index) {
      return Placeholder(text, start..<end, .printf, argument, .date)
    }
    guard let conversion = conversion(text, from: index) else { return nil }
    if argument == nil,
      isText(text, start..<conversion.end) || isName(text, start..<conversion.end)
    {
      return nil
    }
    return Placeholder(text, start..<conversion.end, .printf, argument, conversion.type)
  }

  /// Conversions that hardly a word of a text is written on to, as one is to “%sOpen%s” and `%dpx`.
  private static let lonelyConversions = ByteSet(ascii: "cegopxif")

  /// Whether a conversion begins a name, `%guest`: units are shorter, `%fps`.
  private static func isName(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    range.count == 2 && lonelyConversions.contains(text[range.upperBound - 1])
      && text.end(of: \.isASCIISmall, from: range.upperBound) - range.upperBound > 2
  }

  /// Whether what looks like a conversion is a percentage with a word written on to it, or a sign of a date.
  private static func isText(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let (start, end) = (range.lowerBound, range.upperBound)
    // “20%off”, “20 %off”.
    let number = start > 1 && text[start - 1] == 0x20 ? start - 2 : start - 1
    let isPercentage =
      number >= 0 && text[number].isASCIIDigit && end < text.count && text[end].isASCIIWord
      && (number + 1 == start || lonelyConversions.contains(text[end - 1]))
    return isPercentage || range.count == 2 && isDatePart(text)
  }

  /// The most bytes of a form of a date: time stays linear.
  private static let longestDate = 128

  /// Whether a text is the form of a date or time, “%B %d, %Y at %I:%M %p”: it has a sign that only `strftime` knows
  /// (POSIX), and each language puts its own signs.
  private static func isDatePart(_ text: Span<UInt8>) -> Bool {
    guard text.count <= longestDate else { return false }
    for index in text.indices where text[index] == UInt8(ascii: "%") {
      if isDateSign(text, at: index) { return true }
    }
    return false
  }

  private static let dateSigns = ByteSet(ascii: "YBHMI")

  private static func isDateSign(_ text: Span<UInt8>, at index: Int) -> Bool {
    index + 1 < text.count && dateSigns.contains(text[index + 1])
      && !(index + 2 < text.count && text[index + 2].isASCIIWord)
      && !(index > 0 && text[index - 1].isASCIIDigit)
  }

  /// What follows the number of a date or time of Java: the `tB` of `%1$tB`.
  private static func javaDate(_ text: Span<UInt8>, at index: Int) -> Int? {
    guard index + 1 < text.count, text[index] | 0x20 == UInt8(ascii: "t"),
      "HIklMSLNpzZsQBbhAaCYyjmdeRTrDFc".utf8.contains(text[index + 1])
    else { return nil }
    return index + 2
  }

  private static func substitution(
    _ text: Span<UInt8>, at start: Int, from name: Int
  ) -> Placeholder? {
    var end = name
    let limit = min(text.count, name + BracePlaceholder.longest)
    while end < limit, text[end] != UInt8(ascii: "@"), text[end] > 0x20 { end += 1 }
    guard end < limit, text[end] == UInt8(ascii: "@"), end > name else { return nil }
    let argument = String(copying: text.extracting(name..<end))
    return Placeholder(text, start..<end + 1, .substitution, argument, .any)
  }

  /// Flags, width, precision, Apple's hints, length and conversion: `-5.2f`, `[tt]@`, `lld`.
  private static func conversion(
    _ text: Span<UInt8>, from start: Int
  ) -> (end: Int, type: Placeholder.ValueType)? {
    var index = text.end(of: { flags.contains($0) }, from: start)
    index = size(text, from: index)
    if text.has(UInt8(ascii: "."), at: index) { index = size(text, from: index + 1) }
    if text.has(UInt8(ascii: "["), at: index) {
      // Apple's hints for the speech of a value, as in `%[tt]@`.
      let limit = min(text.count, index + 16)
      while index < limit, text[index] != UInt8(ascii: "]") { index += 1 }
      index += 1
    }
    let modifiers = index
    let modifiersEnd = min(index + 2, text.count)
    while index < modifiersEnd, lengths.contains(text[index]) { index += 1 }
    // `%q` alone is Go's, and no size of a number.
    let isQuoted = index == modifiers + 1 && text[modifiers] == UInt8(ascii: "q")
    if isQuoted, index == text.count || valueType(text[index]) == nil { index = modifiers }
    guard index < text.count, let type = valueType(text[index]) else { return nil }
    // “%title” is how prose writes a name: sizes that hardly a text has stand before no letter.
    if index > modifiers, "jt".utf8.contains(text[modifiers]), index + 1 < text.count,
      text[index + 1].isASCIIWord
    {
      return nil
    }
    // Go's verbs for any value (pkg.go.dev/fmt): a letter behind one makes it a word.
    if type == .any, index + 1 < text.count, text[index + 1].isASCIIWord { return nil }
    return (index + 1, type)
  }

  /// The end of a width or precision, which another argument may give: `5`, `*`, `*1$`.
  private static func size(_ text: Span<UInt8>, from start: Int) -> Int {
    guard text.has(UInt8(ascii: "*"), at: start) else {
      return text.end(of: \.isASCIIDigit, from: start)
    }
    let end = text.end(of: \.isASCIIDigit, from: start + 1)
    return end > start + 1 && text.has(UInt8(ascii: "$"), at: end) ? end + 1 : start + 1
  }

  private static func valueType(_ conversion: UInt8) -> Placeholder.ValueType? {
    switch conversion {
    case UInt8(ascii: "@"): .object
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "x"),
      UInt8(ascii: "X"), UInt8(ascii: "o"), UInt8(ascii: "D"), UInt8(ascii: "U"):
      .integer
    case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "g"),
      UInt8(ascii: "G"):
      .floating
    case UInt8(ascii: "c"), UInt8(ascii: "C"): .character
    case UInt8(ascii: "s"), UInt8(ascii: "S"): .string
    case UInt8(ascii: "p"): .pointer
    case UInt8(ascii: "v"), UInt8(ascii: "q"): .any
    default: nil
    }
  }
}
