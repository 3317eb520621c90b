import CopyModel

/// Placeholders in brackets: names in braces of every template language, and Swift's interpolation.
///
/// The forms are those of ICU MessageFormat, .NET's composite formatting, Python's `str.format`,
/// Mustache and its kin, Fluent 1.0 and “The Swift Programming Language”, “String Interpolation”.
/// What else stands in braces is text: `{a, b}`, `{color: red}`, `{"a": 1}`.
enum BracePlaceholder {
  /// How far a placeholder may reach, in bytes: what is longer is text, and time stays linear.
  static let longest = 2048

  /// How many brackets may be open in a placeholder: more are text, and time stays linear.
  private static let deepest = 16

  /// The placeholder that starts with `{` or `$` at `start`.
  static func read(_ text: Span<UInt8>, at start: Int) -> Placeholder? {
    let open = text[start] == UInt8(ascii: "$") ? start + 1 : start
    guard text.has("{", at: open), !isEscape(text, start) else { return nil }
    if text.has("{{", at: open) { return double(text, at: start, open: open) }
    if let own = dollared(text, at: start) { return own }
    let name = text.spacesEnd(from: open + 1)
    let end = text.end(of: \.isPlaceholderNameByte, from: name)
    guard end > name, isName(text, name..<end) else {
      return fluentCall(text, at: start, from: name) ?? literal(text, at: start, from: name)
    }
    let behind = text.spacesEnd(from: end)
    let close: Int
    if text.has("}", at: behind) {
      // “an extra { or }”: two braces that are spoken of.
      if name > open + 1, behind > end, isJoiner(text, name..<end) { return nil }
      close = behind
    } else if MessageReader.typedArgument(text, at: open)
      || hasFormat(text, name..<end, behindWord: isBehindWord(text, start))
    {
      guard let found = closing(text, from: open) else { return nil }
      close = found
    } else {
      return fluentCall(text, at: start, from: name)
    }
    let argument = String(copying: text.extracting(name..<end))
    return Placeholder(text, start..<close + 1, .named, argument, .any)
  }

  /// `{$ name $}`, `{$ item.size | bytes $}`: how apps in AngularJS write what a server's templates would fill in otherwise
  /// (AngularJS, “$interpolateProvider”).
  private static func dollared(_ text: Span<UInt8>, at start: Int) -> Placeholder? {
    guard text.has("{$", at: start) else { return nil }
    let name = text.spacesEnd(from: start + 2)
    let end = text.end(of: \.isPlaceholderNameByte, from: name)
    guard name > start + 2, end > name else { return nil }
    var close = end
    let limit = min(text.count, start + longest)
    while close < limit, text[close] != UInt8(ascii: "{"), text[close] != UInt8(ascii: "}") {
      close += 1
    }
    guard close < limit, text.has("$}", at: close - 1) else { return nil }
    let argument = String(copying: text.extracting(name..<end))
    return Placeholder(text, start..<close + 1, .named, argument, .any)
  }

  /// Text in code, which is shown as it is: `{ "{" }` of Fluent, `{'@'}` of vue-i18n.
  private static func literal(
    _ text: Span<UInt8>, at start: Int, from open: Int
  ) -> Placeholder? {
    guard text.has("\"", at: open) || text.has("'", at: open) else { return nil }
    let quote = text[open]
    // A brace between quotation marks is spoken of: “expected '{' before '}'”.
    if open == start + 1, start > 0, text[start - 1] == quote { return nil }
    let end = text.end(of: { $0 != quote && $0 != 0x0A }, from: open + 1)
    guard end < text.count, text[end] == quote, end > open + 1 || quote == UInt8(ascii: "\"") else {
      return nil
    }
    let close = text.spacesEnd(from: end + 1)
    guard text.has("}", at: close) else { return nil }
    let argument = String(copying: text.extracting(open + 1..<end))
    return Placeholder(text, start..<close + 1, .linked, argument, .any)
  }

  /// Whether the brace belongs to an escape that is spoken of: `\x{HEX}`, `\u{1F600}`.
  private static func isEscape(_ text: Span<UInt8>, _ brace: Int) -> Bool {
    guard brace > 1, text[brace - 2] == UInt8(ascii: "\\"),
      brace < 3 || text[brace - 3] != text[brace - 2]
    else { return false }
    switch text[brace - 1] {
    // The name of a character or a property.
    case UInt8(ascii: "N"), UInt8(ascii: "p"), UInt8(ascii: "P"): return true
    case UInt8(ascii: "x"), UInt8(ascii: "u"), UInt8(ascii: "U"), UInt8(ascii: "o"):
      let end = text.end(
        of: { $0.hexadecimalDigit != nil || $0.isASCIICapital }, from: brace + 1)
      return end > brace + 1 && text.has("}", at: end)
    default: return false
    }
  }

  private static func isBehindWord(_ text: Span<UInt8>, _ start: Int) -> Bool {
    start > 0 && (text[start - 1].isASCIIWord || "])".utf8.contains(text[start - 1]))
  }

  /// Whether these are a name's bytes: `user.name`, `$name`, `-term`, `0`; not `...` or `-`.
  private static func isName(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    range.contains { text[$0].isASCIIWord }
  }

  /// Whether a word joins two others in English.
  private static func isJoiner(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    ["and", "or"].contains { text.endOfFolded($0, at: range.lowerBound) == range.upperBound }
  }

  /// `{{name}}`, `{{ name | filter }}`, `{{{name}}}`.
  private static func double(_ text: Span<UInt8>, at start: Int, open: Int) -> Placeholder? {
    guard let close = closing(text, from: open), text.has("}", at: close - 1) else { return nil }
    let inner = text.end(of: { $0 == UInt8(ascii: "{") }, from: open)
    let name = text.spacesEnd(from: inner)
    let end = text.end(of: \.isPlaceholderNameByte, from: name)
    guard end > name, end < close else { return nil }
    guard [UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ":"), 0x20].contains(text[end])
    else { return nil }
    let argument = String(copying: text.extracting(name..<end))
    return Placeholder(text, start..<close + 1, .named, argument, .any)
  }

  /// Whether a format stands behind the name: `{0:yyyy-MM-dd}`, `{0,10}`, `{size:N0}`, `{price:.2f}`,
  /// `{name!r}`; or what it takes of the value: `{items[0]}`.
  private static func hasFormat(
    _ text: Span<UInt8>, _ name: Range<Int>, behindWord: Bool
  ) -> Bool {
    let isNumber = name.allSatisfy { text[$0].isASCIIDigit }
    var index = name.upperBound
    // Behind a word, `{1,3}` says how often a regular expression may repeat it.
    if text.has(",", at: index), isNumber, !behindWord {
      index += text.has("-", at: index + 1) ? 2 : 1
      let end = text.end(of: \.isASCIIDigit, from: index)
      guard end > index else { return false }
      index = end
      if text.has("}", at: index) { return true }
    }
    if text.has("[", at: index), !behindWord {
      let end = text.end(of: \.isASCIIWord, from: index + 1)
      guard end > index + 1, text.has("]", at: end) else { return false }
      index = end + 1
      if text.has("}", at: index) { return true }
    }
    if text.has("!", at: index), index + 1 < text.count, "rsa".utf8.contains(text[index + 1]) {
      index += 2
      if text.has("}", at: index) { return true }
    }
    guard text.has(":", at: index) else { return false }
    if isNumber { return true }
    let format = text.end(
      of: { $0.isASCIIWord || "<>^=+,.%".utf8.contains($0) }, from: index + 1)
    guard text.has("}", at: format) else { return false }
    // Python's types of a value, {count:d} (“Format Specification Mini-Language”).
    if format == index + 2 { return "bcdeEfFgGnosxX%".utf8.contains(text[index + 1]) }
    guard format > index + 2 else { return false }
    // A word or number behind a colon is JSON or CSS; a format is both, or has signs: N0, 02d, .2f.
    let letters = (index + 1..<format).count { text[$0].isASCIIWord && !text[$0].isASCIIDigit }
    let digits = (index + 1..<format).count { text[$0].isASCIIDigit }
    return letters <= 1 && (letters == 1 || letters + digits < format - index - 1)
  }

  /// `{ NUMBER($share, style: "percent") }`, `{ -brand(case: "genitive") }`.
  private static func fluentCall(
    _ text: Span<UInt8>, at start: Int, from name: Int
  ) -> Placeholder? {
    let end = text.end(of: \.isPlaceholderNameByte, from: name)
    guard end > name, text.has("(", at: end), let bracket = closing(text, from: end) else {
      return nil
    }
    let close = text.spacesEnd(from: bracket + 1)
    guard text.has("}", at: close) else { return nil }
    let isTerm = text[name] == UInt8(ascii: "-")
    let inner = isTerm ? name..<end : variable(text, in: end + 1..<bracket)
    guard let inner else { return nil }
    let argument = String(copying: text.extracting(inner))
    return Placeholder(text, start..<close + 1, .named, argument, .any)
  }

  /// The variable that a Fluent function is called with.
  private static func variable(_ text: Span<UInt8>, in range: Range<Int>) -> Range<Int>? {
    let start = text.spacesEnd(from: range.lowerBound)
    guard text.has("$", at: start) else { return nil }
    let end = text.end(of: \.isPlaceholderNameByte, from: start)
    return end <= range.upperBound ? start..<end : nil
  }

  /// Swift's `\(name)`. Foundation's `\(%lld)` is a placeholder in brackets, and `\(a|b\)` an expression.
  static func interpolation(_ text: Span<UInt8>, at start: Int) -> Placeholder? {
    guard text.has("(", at: start + 1), let close = closing(text, from: start + 1) else {
      return nil
    }
    let content = start + 2..<close
    guard let first = content.first, text[first].isASCIIWord, !text[first].isASCIIDigit,
      !content.contains(where: { "|\\^".utf8.contains(text[$0]) })
    else { return nil }
    let name = String(copying: text.extracting(content))
    return Placeholder(text, start..<close + 1, .named, name, .any)
  }

  /// The bracket that closes the one at `open`; nil when it stays open.
  private static func closing(_ text: Span<UInt8>, from open: Int) -> Int? {
    let opening = text[open]
    let closing = opening == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}")
    var depth = 0
    for index in open..<min(text.count, open + longest) {
      if text[index] == opening { depth += 1 }
      if text[index] == closing { depth -= 1 }
      if depth == 0 { return index }
      if depth > deepest { return nil }
    }
    return nil
  }
}
