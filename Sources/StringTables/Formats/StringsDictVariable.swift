import CopyModel

/// A variable of a `.stringsdict` entry: the forms of one number (Apple, “Stringsdict File Format”).
struct StringsDictVariable {
  let name: String
  /// Where its name stands.
  let range: Range<Int>
  /// What `NSStringFormatValueTypeKey` says: `d`, `li`.
  var valueType: String?
  var isPlural = false
  var forms: [(text: String, range: Range<Int>)] = []
  /// Whether a text of it is under another name than a plural category’s, which is told of that.
  var hasMisnamedForm = false

  /// A flaw of the variable, and where it shows.
  typealias Flaw = (
    kind: ReadIssue.Kind, range: Range<Int>, message: String, confidence: Double
  )

  /// What is wrong with it. `number` is the argument that it takes, where that is said.
  func flaws(number: String?) -> [Flaw] {
    // Widths and devices stand in the place of variables, too.
    if name.hasPrefix("NSString") || !isPlural && forms.isEmpty { return [] }
    guard isPlural else {
      let message =
        """
        “\(name.excerpt)” does not say that its texts are plural forms. Add NSStringFormatSpecTypeKey with \
        NSStringPluralRuleType.
        """
      return [(.unreadableEntry, range, message, 0.85)]
    }
    guard !forms.isEmpty || hasMisnamedForm else {
      let message =
        "“\(name.excerpt)” has no form, so nothing is shown. Add at least <key>other</key>."
      return [(.unreadableEntry, range, message, 1)]
    }
    guard let valueType else {
      let message =
        "“\(name.excerpt)” does not say what its number is. Add NSStringFormatValueTypeKey, such as d or lu."
      return [(.unreadableEntry, range, message, 0.85)]
    }
    guard let type = FormatValue(conversion: valueType) else { return [] }
    return forms.compactMap { form -> Flaw? in
      guard let own = FormatValue.Placeholder.first(of: number, in: form.text), own.value != type
      else { return nil }
      let message =
        """
        “\(own.text)” takes another kind of value than \(valueType), which NSStringFormatValueTypeKey says of \
        “\(name.excerpt)”: the app may crash. Write %\(valueType), or correct the type.
        """
      return (.placeholderType, form.range, message, 1)
    }
  }
}

/// The kind of value that a conversion of Foundation's format strings takes (String Format Specifiers).
enum FormatValue {
  case integer, real, object, text

  /// The kind of `lld`, `@` or `.2f`; nil for what is no conversion.
  init?(conversion: String) {
    switch conversion.utf8.last {
    case let letter? where "dDiuUxXoOcC".utf8.contains(letter): self = .integer
    case let letter? where "fFeEgGaA".utf8.contains(letter): self = .real
    case UInt8(ascii: "@"): self = .object
    case UInt8(ascii: "s"), UInt8(ascii: "S"): self = .text
    default: return nil
    }
  }

  /// A placeholder of a format string.
  struct Placeholder {
    let text: String
    /// `2` of `%2$@`; nil where it takes the next argument.
    let number: String?
    let value: FormatValue

    /// The first that takes argument `number`: by its number, or the first of those that have none.
    static func first(of number: String?, in format: String) -> Placeholder? {
      all(in: format).first { $0.number == nil || $0.number == number }
    }

    /// All but the references to substitutions: `%d`, `%2$@`, `%.1f`.
    static func all(in format: String) -> [Placeholder] {
      let bytes = format.utf8.span
      var found: [Placeholder] = []
      var start = 0
      while start + 1 < bytes.count {
        guard bytes[start] == UInt8(ascii: "%") else {
          start += 1
          continue
        }
        var end = start + 1
        while end < bytes.count, bytes[end].isASCIIDigit { end += 1 }
        var number: String?
        if end > start + 1, bytes.has("$", at: end) {
          number = String(copying: bytes.extracting(start + 1..<end))
          end += 1
        }
        if bytes.has("%", at: end) {
          start = end + 1
          continue
        }
        // `%#@name@`
        if bytes.has("#@", at: end) {
          end += 2
          while end < bytes.count, bytes[end] != UInt8(ascii: "@") { end += 1 }
          start = end + 1
          continue
        }
        while end < bytes.count, "-+ #0123456789.*'hlqLztj".utf8.contains(bytes[end]) { end += 1 }
        guard end < bytes.count else { break }
        let text = String(copying: bytes.extracting(start..<end + 1))
        if let value = FormatValue(conversion: text) {
          found.append(Placeholder(text: text, number: number, value: value))
        }
        start = end + 1
      }
      return found
    }
  }
}
