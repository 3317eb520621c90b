import CopyModel

/// Plural forms with pipes between them: `no apples | one apple | {count} apples` (vue-i18n, “Pluralization”).
///
/// Pipes part other things too, as in the title of a window. What tells is the number's name, `count` or `n`:
/// it stands in the last form, which every language has, and what else stands in a form stands in that too.
///
/// Mozilla's tables have semicolons in the pipes' place, without spaces, and `#1` for the number: `#1 day;#1 days`
/// (MDN, “Localization and Plurals”).
enum PipedForms {
  /// Where the last form starts; nil for a text that is not made of forms.
  static func startOfLast(in text: Span<UInt8>) -> Int? {
    if let last = startOfLastNumbered(of: text) { return last }
    guard let last = startOfLastPart(of: text) else { return nil }
    let names = names(in: text, from: last)
    let numbers = names.filter { $0 == "count" || $0 == "n" }
    guard Set(numbers).count == 1 else { return nil }
    return Set(self.names(in: text, from: 0)).isSubset(of: names) ? last : nil
  }

  private static func startOfLastNumbered(of text: Span<UInt8>) -> Int? {
    var (index, hasNumber) = (text.count - 1, false)
    while index > 0 {
      switch text[index] {
      case UInt8(ascii: "#"):
        // “#12” is the number of an issue.
        hasNumber = hasNumber || text.has("#1", at: index) && !text.hasLetter(at: index + 2)
      case UInt8(ascii: ";"):
        return hasNumber && !text.has(" ", at: index + 1) ? index + 1 : nil
      default: break
      }
      index -= 1
    }
    return nil
  }

  private static func startOfLastPart(of text: Span<UInt8>) -> Int? {
    var index = text.count - 2
    while index > 0 {
      if text[index] == UInt8(ascii: "|"), text.has(" | ", at: index - 1) {
        return index + 2
      }
      index -= 1
    }
    return nil
  }

  /// The names between single braces.
  private static func names(in text: Span<UInt8>, from start: Int) -> [String] {
    var names: [String] = []
    var index = start
    while index < text.count {
      defer { index += 1 }
      guard text[index] == UInt8(ascii: "{"), !text.has("{", at: index - 1) else { continue }
      let name = text.spacesEnd(from: index + 1)
      let end = text.end(of: \.isPlaceholderNameByte, from: name)
      guard end > name, text.has("}", at: text.spacesEnd(from: end)) else { continue }
      names.append(String(copying: text.extracting(name..<end)))
    }
    return names
  }
}
