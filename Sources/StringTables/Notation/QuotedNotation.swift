import CopyModel

/// The escapes of texts between quotes, as programming languages and settings write them.
///
/// Sources: PHP manual, “Strings”; ECMA-262, section 12.9.4; TOML 1.0, “String”; PHP manual, “parse_ini_file”, and Joomla's
/// “Specification of language files”; Microsoft, “About resource files”, “STRINGTABLE resource”.
enum QuotedNotation {
  private static let controls = Array("ntrabfv".utf8)

  /// Where the bytes end that stand for themselves from `start` on.
  static func plainEnd(in text: Span<UInt8>, from start: Int, as style: QuoteStyle) -> Int {
    var end = start
    switch style {
    case .verbatim: return text.count
    case .phpSingle, .phpDouble, .toml:
      while end < text.count, text[end] != UInt8(ascii: "\\") { end += 1 }
    case .script:
      while end < text.count, text[end] != UInt8(ascii: "\\"), text[end] != 0x0D { end += 1 }
    case .ini, .resource:
      while end < text.count, text[end] != UInt8(ascii: "\\"), text[end] != UInt8(ascii: "\"") {
        end += 1
      }
    }
    return end
  }

  /// What is written at `index`, where `plainEnd` stopped.
  static func step(in text: Span<UInt8>, at index: Int, as style: QuoteStyle) -> WritingStep {
    switch style {
    case .verbatim: WritingStep(.verbatim, text.count - index)
    case .phpSingle: phpSingle(in: text, at: index)
    case .phpDouble: phpDouble(in: text, at: index, escapesQuote: true)
    case .script: script(in: text, at: index)
    case .toml: toml(in: text, at: index)
    case .ini: ini(in: text, at: index)
    case .resource: resource(in: text, at: index)
    }
  }

  private static func phpSingle(in text: Span<UInt8>, at index: Int) -> WritingStep {
    switch text.byte(at: index + 1) ?? 0 {
    case UInt8(ascii: "'"), UInt8(ascii: "\\"): .escaped(in: text, at: index)
    default: WritingStep(.verbatim, 1)
    }
  }

  /// An escape between double quotes, or in a heredoc, where a quote needs none. PHP leaves what it does not know.
  static func phpDouble(
    in text: Span<UInt8>, at index: Int, escapesQuote: Bool
  ) -> WritingStep {
    switch text.byte(at: index + 1) ?? 0 {
    case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"), UInt8(ascii: "f"),
      UInt8(ascii: "v"):
      return .control(in: text, at: index, among: controls) ?? WritingStep(.verbatim, 1)
    case UInt8(ascii: "e"): return WritingStep(.scalar("\u{1B}"), 2)
    case UInt8(ascii: "\\"), UInt8(ascii: "$"): return .escaped(in: text, at: index)
    case UInt8(ascii: "\"") where escapesQuote: return .escaped(in: text, at: index)
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return octal(in: text, at: index)
    case UInt8(ascii: "x"):
      for digits in [2, 1] {
        if let value = text.hexadecimal(at: index + 2, digits: digits) {
          return WritingStep(.byte(UInt8(truncatingIfNeeded: value)), 2 + digits)
        }
      }
      return WritingStep(.verbatim, 1)
    case UInt8(ascii: "u"):
      return codePoint(in: text, at: index) ?? WritingStep(.verbatim, 1)
    default: return WritingStep(.verbatim, 1)
    }
  }

  private static func script(in text: Span<UInt8>, at index: Int) -> WritingStep {
    // A template's line breaks are line feeds, however the file has them.
    if text[index] == 0x0D { return WritingStep(.scalar("\n"), text.lineBreakLength(at: index)) }
    switch text.byte(at: index + 1) ?? 0 {
    case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "v"):
      return .control(in: text, at: index, among: controls) ?? WritingStep(.verbatim, 1)
    case UInt8(ascii: "0") where text.byte(at: index + 2)?.isASCIIDigit != true:
      return WritingStep(.scalar("\0"), 2)
    case UInt8(ascii: "x"):
      guard let value = text.hexadecimal(at: index + 2, digits: 2) else { break }
      return WritingStep(.scalar(Unicode.Scalar(value) ?? "\u{FFFD}"), 4)
    case UInt8(ascii: "u"):
      if let step = codePoint(in: text, at: index) { return step }
      guard let escape = text.unicodeEscape(at: index) else { break }
      return WritingStep(.scalar(escape.scalar), escape.length)
    case 0x0A, 0x0D: return WritingStep(.nothing, 1 + text.lineBreakLength(at: index + 1))
    default: break
    }
    return .escaped(in: text, at: index)
  }

  private static func toml(in text: Span<UInt8>, at index: Int) -> WritingStep {
    let control = WritingStep.control(in: text, at: index, among: Array("ntrbf".utf8))
    if let control { return control }
    switch text.byte(at: index + 1) ?? 0 {
    case UInt8(ascii: "e"): return WritingStep(.scalar("\u{1B}"), 2)
    case UInt8(ascii: "x"), UInt8(ascii: "u"), UInt8(ascii: "U"):
      let digits = [UInt8(ascii: "x"): 2, UInt8(ascii: "u"): 4][text[index + 1]] ?? 8
      guard let value = text.hexadecimal(at: index + 2, digits: digits) else { break }
      return WritingStep(.scalar(Unicode.Scalar(value) ?? "\u{FFFD}"), 2 + digits)
    case 0x0A, 0x0D, 0x20, 0x09:
      // The text goes on at the next sign, however many lines below.
      guard text.lineBreakLength(at: text.blankEnd(from: index + 1)) > 0 else { break }
      var end = index + 1
      while end < text.count, text[end].isYAMLSpace { end += 1 }
      return WritingStep(.nothing, end - index)
    default: break
    }
    return .escaped(in: text, at: index)
  }

  private static func ini(in text: Span<UInt8>, at index: Int) -> WritingStep {
    // Joomla's name for a quote, between two quotes.
    if text.has("\"_QQ_\"", at: index) { return WritingStep(.scalar("\""), 6) }
    switch text.byte(at: index + 1) ?? 0 {
    case UInt8(ascii: "n"), UInt8(ascii: "t"):
      return .control(in: text, at: index, among: controls) ?? WritingStep(.verbatim, 1)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""):
      return text[index] == UInt8(ascii: "\\")
        ? .escaped(in: text, at: index) : WritingStep(.verbatim, 1)
    default: return WritingStep(.verbatim, 1)
    }
  }

  private static func resource(in text: Span<UInt8>, at index: Int) -> WritingStep {
    if text[index] == UInt8(ascii: "\"") {
      if text.has("\"", at: index + 1) { return WritingStep(.scalar("\""), 2) }
      // One text in two pairs of quotes.
      var end = index + 1
      while end < text.count, text[end].isYAMLSpace { end += 1 }
      return text.has("\"", at: end)
        ? WritingStep(.nothing, end + 1 - index) : WritingStep(.verbatim, 1)
    }
    if let control = WritingStep.control(in: text, at: index, among: Array("ntra".utf8)) {
      return control
    }
    switch text.byte(at: index + 1) ?? 0 {
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var (value, end): (UInt32, Int) = (0, index + 1)
      while end < text.count, end < index + 4, (0x30...0x37).contains(text[end]) {
        value = value << 3 | UInt32(text[end] - 0x30)
        end += 1
      }
      return WritingStep(.scalar(Unicode.Scalar(value) ?? "\u{FFFD}"), end - index)
    case UInt8(ascii: "x"), UInt8(ascii: "X"):
      for digits in [4, 3, 2, 1] {
        if let value = text.hexadecimal(at: index + 2, digits: digits) {
          return WritingStep(.scalar(Unicode.Scalar(value) ?? "\u{FFFD}"), 2 + digits)
        }
      }
    case 0x0A, 0x0D: return WritingStep(.nothing, 1 + text.lineBreakLength(at: index + 1))
    default: break
    }
    return .escaped(in: text, at: index)
  }

  /// `\u{1F600}`; nil where it is none.
  private static func codePoint(in text: Span<UInt8>, at index: Int) -> WritingStep? {
    guard text.has("{", at: index + 2) else { return nil }
    var (value, end): (UInt32, Int) = (0, index + 3)
    while let digit = text.byte(at: end)?.hexadecimalDigit, value < 0x110000 {
      value = value << 4 | digit
      end += 1
    }
    guard end > index + 3, text.has("}", at: end) else { return nil }
    return WritingStep(.scalar(Unicode.Scalar(value) ?? "\u{FFFD}"), end + 1 - index)
  }

  /// A byte of up to three octal digits.
  private static func octal(in text: Span<UInt8>, at index: Int) -> WritingStep {
    var (value, end) = (0, index + 1)
    while end < text.count, end < index + 4, (0x30...0x37).contains(text[end]) {
      value = value << 3 | Int(text[end] - 0x30)
      end += 1
    }
    return WritingStep(.byte(UInt8(truncatingIfNeeded: value)), end - index)
  }
}
