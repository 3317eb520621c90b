import CopyModel

/// Finds placeholders: printf's with Foundation's and Java's forms, and names in braces.
///
/// The forms are those of Foundation's “String Format Specifiers”, of `java.util.Formatter`, of
/// ICU MessageFormat and of Swift's string interpolation.
enum PlaceholderScanner {
  /// How far a placeholder may reach, in bytes: what is longer is text, and time stays linear.
  private static let longest = 2048

  /// How many brackets may be open in a placeholder: more are text, and time stays linear.
  private static let deepest = 16

  static func scan(_ text: Span<UInt8>) -> [Placeholder] {
    var found: [Placeholder] = []
    var index = 0
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "%"):
        if index + 1 < text.count, text[index + 1] == UInt8(ascii: "%") {
          index += 2
          continue
        }
        if let placeholder = printf(text, at: index) {
          found.append(placeholder)
          index = placeholder.range.upperBound
          continue
        }
      case UInt8(ascii: "{"), UInt8(ascii: "$"), UInt8(ascii: "\\"):
        if let placeholder = named(text, at: index) {
          found.append(placeholder)
          index = placeholder.range.upperBound
          continue
        }
      case UInt8(ascii: "<"):
        if let end = inlineElementEnd(text, at: index) {
          index = end
          continue
        }
      default: break
      }
      index += 1
    }
    return found
  }

  /// The end of an inline element of XLIFF: its attributes describe a placeholder and are none.
  private static func inlineElementEnd(_ text: Span<UInt8>, at start: Int) -> Int? {
    let names = ["<x ", "<ph ", "<g ", "<pc ", "<bx ", "<ex ", "<it ", "<sc ", "<ec "]
    guard names.contains(where: { text.has($0, at: start) }) else { return nil }
    for index in start..<min(text.count, start + longest) where text[index] == UInt8(ascii: ">") {
      return index + 1
    }
    return nil
  }

  /// `%@`, `%1$lld`, `%.2f`, `%#@days@`. A space is no flag: “100% for” is text.
  private static func printf(_ text: Span<UInt8>, at start: Int) -> Placeholder? {
    var index = start + 1
    var argument: String?
    let digits = digitsEnd(text, from: index)
    if digits > index, digits < text.count, text[digits] == UInt8(ascii: "$") {
      argument = String(copying: text.extracting(index..<digits))
      index = digits + 1
    }
    if text.has("#@", at: index) {
      var end = index + 2
      let limit = min(text.count, end + longest)
      while end < limit, text[end] != UInt8(ascii: "@"), text[end] > 0x20 { end += 1 }
      guard end < limit, text[end] == UInt8(ascii: "@"), end > index + 2 else { return nil }
      return make(
        text, start..<end + 1, .substitution, String(copying: text.extracting(index + 2..<end)),
        .any)
    }
    while index < text.count, "-+0#'".utf8.contains(text[index]) { index += 1 }
    index = digitsEnd(text, from: index)
    if index < text.count, text[index] == UInt8(ascii: ".") {
      index = digitsEnd(text, from: index + 1)
    }
    if index < text.count, text[index] == UInt8(ascii: "[") {
      // Apple's hints for the speech of a value, as in `%[tt]@`.
      let limit = min(text.count, index + 16)
      while index < limit, text[index] != UInt8(ascii: "]") { index += 1 }
      index += 1
    }
    let modifiersEnd = min(index + 2, text.count)
    while index < modifiersEnd, "hlqLzjt".utf8.contains(text[index]) { index += 1 }
    guard index < text.count, let type = valueType(text[index]) else { return nil }
    return make(text, start..<index + 1, .printf, argument, type)
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
    default: nil
    }
  }

  /// `{name}`, `{{name}}`, `${name}`, `{0, plural, …}` and `\(name)`.
  private static func named(_ text: Span<UInt8>, at start: Int) -> Placeholder? {
    var index = start
    if text[index] == UInt8(ascii: "\\") {
      guard text.has("(", at: index + 1), let close = closing(text, from: index + 1) else {
        return nil
      }
      let name = String(copying: text.extracting(index + 2..<close))
      // Foundation's `\(%lld)` is a placeholder in brackets, not a name.
      guard let first = name.utf8.first, first.isNameByte, !(0x30...0x39).contains(first) else {
        return nil
      }
      return make(text, start..<close + 1, .named, name, .any)
    }
    if text[index] == UInt8(ascii: "$") { index += 1 }
    guard index < text.count, text[index] == UInt8(ascii: "{") else { return nil }
    let isDouble = text.has("{{", at: index)
    guard let close = closing(text, from: index) else { return nil }
    var name = index + (isDouble ? 2 : 1)
    while name < close, text[name] == 0x20 { name += 1 }
    var end = name
    while end < close, text[end].isNameByte { end += 1 }
    guard end > name else { return nil }
    let behind = end < close ? text[end] : UInt8(ascii: "}")
    // A name and then the end, MessageFormat's comma, or a format specifier.
    guard [UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ":"), 0x20].contains(behind) else {
      return nil
    }
    if behind == 0x20, !isDouble { return nil }
    return make(
      text, start..<close + 1, .named, String(copying: text.extracting(name..<end)), .any)
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

  private static func digitsEnd(_ text: Span<UInt8>, from start: Int) -> Int {
    var end = start
    while end < text.count, (0x30...0x39).contains(text[end]) { end += 1 }
    return end
  }

  private static func make(
    _ text: Span<UInt8>, _ range: Range<Int>, _ syntax: Placeholder.Syntax, _ argument: String?,
    _ type: Placeholder.ValueType
  ) -> Placeholder {
    Placeholder(
      range: range, text: String(copying: text.extracting(range)), syntax: syntax,
      argument: argument, type: type)
  }
}

extension UInt8 {
  /// Whether a placeholder's name may contain this byte.
  fileprivate var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "-"), UInt8(ascii: "$"):
      true
    default: false
    }
  }
}
