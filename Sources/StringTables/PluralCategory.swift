/// The categories of CLDR's plural rules (UTS 35, part 3, “Language Plural Rules”).
enum PluralCategory {
  static let names: Set = ["zero", "one", "two", "few", "many", "other"]
}

extension Set<String> {
  /// Whether the keys of a group are the plural forms of one text: categories only, and the one that must be there.
  var isPluralForms: Bool { contains("other") && isSubset(of: PluralCategory.names) }
}
