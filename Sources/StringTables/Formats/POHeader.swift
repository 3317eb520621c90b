import CopyModel

/// What the first entry of gettext's tables says of the others: `Language: ko`, `Plural-Forms: nplurals=1; …`.
struct POHeader {
  private(set) var language: DeclaredLanguage?
  /// What stands for the language and is none.
  private(set) var unknownLanguage: String?
  /// The CLDR categories of the numbered forms, as far as their count tells.
  private(set) var categories = ["other"]
  /// Nil where the header says nothing of plurals.
  private(set) var plurals: POPluralForms?
  /// The `UTF-8` of `Content-Type: text/plain; charset=UTF-8`.
  private(set) var charset: String?

  init() {}

  /// Reads the fields of a header that stands at `range`.
  init(_ header: String, at range: Range<Int>) {
    for line in header.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = String(line[line.index(after: colon)...]).trimmed
      switch line[..<colon].lowercased() {
      case "content-type": charset = value.utf8.span.value(behind: "charset=")
      case "language":
        language = DeclaredLanguage(declared: value, at: range)
        if language == nil, !value.isEmpty { unknownLanguage = value }
      case "plural-forms":
        plurals = POPluralForms(value)
        // No language has as many; a slip must not cost memory.
        categories = PluralCategory.ofForms(min(plurals?.count ?? 1, 100))
      default: continue
      }
    }
  }

  /// The category of a numbered form; its number where the header counts fewer.
  func category(_ form: Int) -> String {
    form < categories.count ? categories[form] : String(form)
  }
}
