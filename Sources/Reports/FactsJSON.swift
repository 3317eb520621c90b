package import CopyModel
package import JSONText

/// The facts of a text as `analyze` writes them, behind the id.
package enum FactsJSON {
  package static func write(_ text: AnalyzedText, to json: inout JSONWriter) {
    for (name, number) in [
      ("characters", text.characters), ("words", text.words.count),
      ("sentences", text.sentences.count),
    ] {
      json.name(name)
      json.integer(number)
    }
    json.name("capitalization")
    json.string(text.caseFacts.capitalization?.rawValue)
    json.name("completeness")
    json.string(text.completeness.rawValue)
    json.name("ending")
    json.string(text.ending.rawValue)
    json.name("placeholders")
    json.array(text.placeholders) { $0.string($1.text) }
    json.name("cues")
    let concepts = text.profile.concepts
    let names = Set(text.cues.filter(\.isSure).map(\.concept)).sorted().map { concepts[$0].name }
    json.array(names) { $0.string($1) }
  }
}
