import CopyModel

extension LocaleConventions {
  /// The words by which alerts name and describe their buttons.
  func alertWords() throws(LocaleError) -> AlertWords {
    let keys = [
      "cancelSynonyms", "nounEndings", "nounLikeVerbs", "sentenceEndings", "pointing",
      "pointingFollows",
      "choosing", "links", "acknowledgements", "undoable", "problems",
      "platformTitles",
    ]
    var words = AlertWords()
    guard let object = try object("alerts", keys) else { return words }
    words.cancelSynonyms = Set(try object.strings("cancelSynonyms").map(CueTable.labelKey))
    words.nounEndings = try object.strings("nounEndings")
    words.nounLikeVerbs = Set(try object.strings("nounLikeVerbs"))
    words.sentenceEndings = try object.strings("sentenceEndings")
    words.choosing = try object.strings("choosing").sorted {
      ($0.utf8.count, $1) > ($1.utf8.count, $0)
    }
    words.pointingFollows = try object.bool("pointingFollows") ?? false
    words.links = try object.strings("links")
    words.acknowledgements = Set(try object.strings("acknowledgements").map(CueTable.labelKey))
    words.problems = try object.strings("problems")
    words.undoable = try object.strings("undoable")
    for member in try object.members("pointing") {
      guard let instead = member.value.string else {
        throw object.wrong(member.value, member.name, "a string")
      }
      words.pointing.append((word: member.name, instead: instead))
    }
    words.pointing.sort { ($0.word.utf8.count, $1.word) > ($1.word.utf8.count, $0.word) }
    for member in try object.members("platformTitles") {
      words.platformTitles[member.name] = try object.strings(member.value, member.name)
    }
    return words
  }

  /// The words that may or may not stand twice in a row.
  func repeatedWords() throws(LocaleError) -> RepeatedWords {
    var words = RepeatedWords()
    guard let object = try object("repeats", ["fine", "never"]) else { return words }
    words.fine = Set(try object.strings("fine"))
    words.never = Set(try object.strings("never"))
    return words
  }
}
