/// The plural categories of CLDR (UTS #35, part 3, “Language Plural Rules”).
enum PluralCategory {
  static let all = ["zero", "one", "two", "few", "many", "other"]

  /// The categories of numbered forms, as far as their count tells: one form is `other`, two are `one` and `other`.
  static func ofForms(_ count: Int) -> [String] {
    switch count {
    case ...1: ["other"]
    case 2: ["one", "other"]
    case 3: ["one", "few", "other"]
    case 4: ["one", "two", "few", "other"]
    case 5: ["one", "two", "few", "many", "other"]
    default: all + (6..<max(6, count)).map(String.init)
    }
  }
}

extension Set<String> {
  /// Whether the keys of a group are the plural forms of one text: categories only, and the one that must be there.
  var isPluralForms: Bool { contains("other") && isSubset(of: PluralCategory.all) }
}

/// The names of an object whose plural forms are told by a suffix: `count_one`, `count_other` (i18next, “Plurals”, JSON v4).
struct PluralSuffixes {
  /// The names that have a form for `other`, which every language has.
  private let stems: Set<Substring>

  init(_ names: some Sequence<String>) {
    var stems: Set<Substring> = []
    for name in names where name.hasSuffix("_other") { stems.insert(name.dropLast(6)) }
    self.stems = stems
  }

  /// The name and variation of a plural form; nil when a name is none. An ordinal, as in “2nd”, has categories of its own.
  func split(_ name: String) -> (key: String, variation: String)? {
    guard !stems.isEmpty, let bar = name.lastIndex(of: "_"), stems.contains(name[..<bar]) else {
      return nil
    }
    let category = String(name[name.index(after: bar)...])
    guard PluralCategory.all.contains(category) else { return nil }
    let key = String(name[..<bar])
    return (key, (key.hasSuffix("_ordinal") ? "plural.ordinal." : "plural.") + category)
  }
}
