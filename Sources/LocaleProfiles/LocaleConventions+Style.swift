import CopyModel

extension LocaleConventions {
  /// Wordings that copy does better without; each list of its own in the nearest file that has `style`.
  func styleWords() throws(LocaleError) -> StyleWords {
    let kinds = StyleWords.Kind.allCases
    guard let object = try object("style", kinds.map(\.rawValue)) else { return StyleWords() }
    let isSpaced = try !hasWordingsInWords()
    var lists: [StyleWords.Kind: StyleWords.List] = [:]
    for kind in kinds {
      guard let value = object.value(kind.rawValue) else { continue }
      let list = try StrictObject(value, what: kind.rawValue, keys: ["words", "masks"])
      var (phrases, substitutes) = ([PhraseTable.Entry](), [String]())
      for member in try list.members("words") {
        guard let instead = member.value.string else {
          throw list.wrong(member.value, member.name, "a string: what to write instead, or nothing")
        }
        phrases.append(LocaleCues.entry(member.name, substitutes.count, isSpaced))
        substitutes.append(instead)
      }
      phrases += try list.strings("masks").map { LocaleCues.entry($0, -1, isSpaced) }
      lists[kind] = StyleWords.List(phrases, substitutes: substitutes)
    }
    return StyleWords(lists)
  }

  /// The names of units, longest first.
  func unitWords() throws(LocaleError) -> [UnitWord] {
    guard let object = try object("units", MeasureUnit.allCases.map(\.rawValue)) else { return [] }
    var words: [UnitWord] = []
    for unit in MeasureUnit.allCases {
      for word in try object.strings(unit.rawValue) {
        words.append(UnitWord(word: word, unit: unit))
      }
    }
    return words.sorted { ($0.word.utf8.count, $1.word) > ($1.word.utf8.count, $0.word) }
  }

  /// How symbols behind a number are said.
  func readings() throws(LocaleError) -> [String: [String]] {
    let object = try layer("readings")
    var readings: [String: [String]] = [:]
    for member in try object.members("readings") {
      readings[member.name] = try object.strings(member.value, member.name)
    }
    return readings
  }
}
