import CopyModel

extension LocaleConventions {
  /// The lists of words, by the key that holds them.
  private static let kinds: [(key: String, kind: CaseWords.Kinds)] = [
    ("small", .small), ("either", .either), ("lowercaseCompounds", .lowercaseCompound),
    ("lowercaseLasts", .lowercaseLast), ("eitherCompounds", .eitherCompound),
    ("compoundPrefixes", .compoundPrefix), ("unitSymbols", .unitSymbol),
    ("properNouns", .properNoun), ("appNames", .appName),
    ("beforeApps", .beforeApp), ("beforeLabels", .beforeLabel), ("acronyms", .acronym),
    ("wordlikeAcronyms", .wordlikeAcronym),
    ("finiteVerbs", .finiteVerb), ("modals", .modal), ("questionOpeners", .questionOpener),
    ("fragmentOpeners", .fragmentOpener), ("subjects", .subject), ("clauses", .clause),
    ("relatives", .relative), ("sentenceOpeners", .sentenceOpener),
    ("subordinators", .subordinator), ("determiners", .determiner),
    ("verbs", .verb), ("nounVerbs", .nounVerb), ("intransitives", .intransitive),
    ("pastForms", .past),
    ("objects", .object), ("people", .person), ("times", .time),
  ]

  /// The words of the locale, and over them the project's own names.
  func caseWords(adding projectNames: [String]) throws(LocaleError) -> CaseWords {
    var words = CaseWordList()
    let keys = Self.kinds.map(\.key) + ["names", "particles", "looseParticles"]
    if let object = try object("case", keys) { try Self.add(object, to: &words) }
    words.add(projectNames: projectNames)
    return CaseWords(words)
  }

  private static func add(
    _ object: StrictObject, to words: inout CaseWordList
  ) throws(LocaleError) {
    for (key, kind) in kinds {
      words.hasStyles = words.hasStyles || object.has(key)
      words.add(try object.strings(key), as: kind)
    }
    words.add(
      names: try object.strings("names") + object.strings("acronyms")
        + object.strings("wordlikeAcronyms"))
    for (key, bond) in [("particles", ParticleBond.firm), ("looseParticles", .loose)] {
      for member in try object.members(key) {
        words.add([member.name], as: .particle)
        for verb in try object.strings(member.value, member.name) {
          words.bonds[verb, default: [:]][member.name] = bond
        }
      }
    }
  }
}
