import CopyModel

extension LocaleConventions {
  /// Endings by the level that they show, longer endings first.
  func registers() throws(LocaleError) -> RegisterEndings {
    let levels: [(key: String, register: Register, needsMark: Bool)] = [
      ("formal", .formal, false), ("polite", .polite, false), ("casual", .casual, false),
      ("markedCasual", .casual, true), ("plain", .plain, false), ("markedPlain", .plain, true),
      ("noun", .noun, false),
      ("neutral", .neutral, false),
    ]
    guard let registers = try object("registers", levels.map(\.key)) else {
      return RegisterEndings([])
    }
    var endings: [RegisterEnding] = []
    for level in levels {
      for ending in try registers.strings(level.key) {
        endings.append(
          RegisterEnding(ending: ending, register: level.register, needsMark: level.needsMark))
      }
    }
    return RegisterEndings(
      endings.sorted {
        ($0.ending.utf8.count, $1.ending) > ($1.ending.utf8.count, $0.ending)
      })
  }

  func addressObject() throws(LocaleError) -> StrictObject? {
    try object("address", Address.Form.allCases.map(\.rawValue) + ["masks"])
  }

  func addressWords() throws(LocaleError) -> [(word: String, form: Address.Form)] {
    let forms = Address.Form.allCases
    guard let object = try addressObject() else { return [] }
    var words: [(word: String, form: Address.Form)] = []
    for form in forms {
      words += try object.strings(form.rawValue).map { ($0, form) }
    }
    return words
  }

  /// Nil in a locale that has none.
  func clauseWords() throws(LocaleError) -> ClauseWords? {
    let lists: [(key: String, list: WritableKeyPath<ClauseWords, WordList>)] = [
      ("particles", \.particles), ("questionWords", \.questionWords),
      ("questionOpeners", \.questionOpeners), ("subjects", \.subjects),
      ("predicates", \.predicates), ("copulas", \.copulas), ("requests", \.requests),
      ("requestNouns", \.requestNouns), ("phraseEndings", \.phraseEndings),
      ("phraseOpeners", \.phraseOpeners),
    ]
    guard let object = try object("clauses", lists.map(\.key)) else { return nil }
    var words = ClauseWords()
    for (key, list) in lists { words[keyPath: list] = WordList(try object.strings(key)) }
    return words == ClauseWords() ? nil : words
  }

  /// The words that single rules look for, each list out of the nearest file that has it.
  func ruleWords() throws(LocaleError) -> RuleWords {
    let names = RuleWords.List.names
    let lists = Dictionary(uniqueKeysWithValues: zip(names, RuleWords.List.allCases))
    var words: [RuleWords.List: [String]] = [:]
    for layer in layers.reversed() {
      guard let value = layer.value("ruleWords") else { continue }
      let object = try StrictObject(value, what: "ruleWords", keys: names)
      for member in value.members ?? [] {
        guard let list = lists[member.name] else { continue }
        words[list] = try object.strings(member.value, member.name)
      }
    }
    return RuleWords(words)
  }
}
