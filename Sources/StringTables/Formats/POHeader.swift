import CopyModel

/// What the first entry of a PO file says of the others: `Language: ko`, `Plural-Forms: nplurals=1; …`.
struct POHeader {
  private(set) var language: DeclaredLanguage?
  /// The CLDR categories of the numbered forms, as far as their count tells.
  private(set) var categories = ["other"]

  init() {}

  /// Reads the fields of a header that stands at `range`.
  init(_ header: String, at range: Range<Int>) {
    for line in header.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = String(line[line.index(after: colon)...]).trimmed
      switch line[..<colon].lowercased() {
      case "language": language = DeclaredLanguage(value, at: range)
      case "plural-forms":
        categories = PluralCategory.ofForms(value.first(where: \.isNumber)?.wholeNumberValue ?? 1)
      default: continue
      }
    }
  }

  /// The category of a numbered form; its number where the header counts fewer.
  func category(_ form: Int) -> String {
    form < categories.count ? categories[form] : String(form)
  }
}
