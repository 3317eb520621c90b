import CopyModel

/// What rules on a text and its translation ask of a locale.
extension LocaleConventions {
  func placeholderRoles() throws(LocaleError) -> PlaceholderRoles {
    guard let object = try object("placeholderRoles", ["before", "behind"]) else {
      return PlaceholderRoles()
    }
    var sides: [[PlaceholderRoles.Role: [String]]] = [[:], [:]]
    for (side, key) in ["before", "behind"].enumerated() {
      guard let value = object.value(key) else { continue }
      let names = PlaceholderRoles.Role.allCases.map(\.rawValue)
      let words = try StrictObject(value, what: key, keys: names)
      for role in PlaceholderRoles.Role.allCases {
        sides[side][role] = try words.strings(role.rawValue)
      }
    }
    return PlaceholderRoles(before: sides[0], behind: sides[1])
  }

  func plurals() throws(LocaleError) -> PluralFacts {
    var nouns = PluralNouns()
    if let object = try object("pluralNouns", ["endings", "exceptions", "undecided"]) {
      nouns.endings = try object.strings("endings")
      nouns.exceptions = try object.strings("exceptions")
      nouns.undecided = try object.strings("undecided")
    }
    guard let object = try object("plurals", ["categories", "likeQt", "broadOne"]) else {
      return PluralFacts(nouns: nouns)
    }
    var groups: [(forms: String, languages: String)] = []
    for member in try object.members("categories") {
      guard let languages = member.value.string else {
        throw object.wrong(member.value, member.name, "languages with spaces between them")
      }
      groups.append((member.name, languages))
    }
    return PluralFacts(
      groups: groups, broadOne: try object.string("broadOne") ?? "",
      likeQt: try object.string("likeQt") ?? "", nouns: nouns)
  }

  /// The names that the locale keeps, and over them the project's own.
  func keptNames(adding names: [String]) throws(LocaleError) -> KeptNames {
    guard let object = try object("keptNames", ["names", "translations"]) else {
      return KeptNames(names: names)
    }
    var translations: [String: [String]] = [:]
    for member in try object.members("translations") where !names.contains(member.name) {
      translations[member.name] = try object.strings(member.value, member.name)
    }
    let own = try object.strings("names").filter { !names.contains($0) }
    return KeptNames(names: own + names, translations: translations)
  }
}
