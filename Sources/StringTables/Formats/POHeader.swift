import CopyModel

/// The header entry of gettext's tables, the translation of the empty source (gettext manual, “Filling in the Header Entry”).
struct POHeader {
  /// What `Language: ko` says.
  private(set) var locale: LocaleTag?
  /// The categories of the numbered plural forms.
  private(set) var categories: [String]?
  /// The `UTF-8` of `Content-Type: text/plain; charset=UTF-8`.
  private(set) var charset: String?

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = String(line[line.index(after: colon)...]).trimmed
      switch line[..<colon].lowercased() {
      case "language": locale = LocaleTag(folding: value)
      case "plural-forms": categories = Self.categories(value)
      case "content-type": charset = value.utf8Span.span.value(behind: "charset=")
      default: continue
      }
    }
  }

  /// The CLDR categories of gettext's numbered forms, as far as their count tells: one form is `other`, two are `one` and `other`.
  private static func categories(_ rule: String) -> [String] {
    switch rule.filter(\.isNumber).first {
    case "2": ["one", "other"]
    case "3": ["one", "few", "other"]
    case "4": ["one", "two", "few", "other"]
    case "6": ["zero", "one", "two", "few", "many", "other"]
    default: ["other"]
    }
  }
}
