import CopyModel

extension NamedLanguage {
  /// The English names of languages, by their codes.
  private static let names: [String: String] = {
    var names: [String: String] = [:]
    for line in LanguageNames.languages.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count > 1 { names[String(words[0])] = String(words[1]) }
    }
    return names
  }()
  private static let known = Set(names.values)

  /// The language that a file or folder is called by its English name: `korean`, `simplified_chinese`. Nil for a code.
  init?(spelledOut name: String) {
    // Most names are none, and this is asked of every folder.
    let words = name.lowercased().split { $0 == "_" || $0 == "-" }
    guard words.contains(where: { Self.known.contains(String($0)) }),
      LocaleTag(folding: name) == nil
    else { return nil }
    let heading = ColumnHeading(name)
    guard heading.role == .text, heading.surplus == 0, let language = heading.language else {
      return nil
    }
    self = language
  }

  /// How a folder may be called by the English name of a language.
  static func names(of locale: LocaleTag) -> [String] {
    names[locale.language].map { [$0, $0.prefix(1).uppercased() + $0.dropFirst()] } ?? []
  }
}
