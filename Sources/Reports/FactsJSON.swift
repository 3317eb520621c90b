package import CopyModel
package import JSONText

/// The facts of a text as `analyze` writes them, behind the id: what a locale has no notion of, case styles or
/// registers, is left out.
package enum FactsJSON {
  /// `lines` are written where they were asked for.
  package static func write(
    _ text: AnalyzedText, lines: TextLines? = nil, to json: inout JSONWriter
  ) {
    for (name, number) in [
      ("characters", text.characters), ("words", text.words.count),
      ("sentences", text.sentences.count),
    ] {
      json.name(name)
      json.integer(number)
    }
    json.member("capitalization", text.caseFacts.capitalization?.rawValue)
    if text.caseFacts.capitalization != nil {
      json.member("titleStyle", text.corrected(to: .title))
      json.member("sentenceStyle", text.corrected(to: .sentence))
    }
    json.member("completeness", text.completeness.rawValue)
    json.member("ending", text.ending.rawValue)
    let registers = text.sentences.compactMap(\.register)
    if !registers.isEmpty {
      json.name("registers")
      json.array(registers) { $0.string($1.rawValue) }
    }
    if !text.addresses.isEmpty {
      json.name("addresses")
      json.array(text.addresses) { $0.string(text.text(in: $1.range)) }
    }
    json.name("placeholders")
    json.array(text.placeholders) { $0.string($1.text) }
    json.name("cues")
    let (concepts, things) = (text.profile.concepts, text.profile.things)
    let names = text.cues.filter(\.isSure).map { concepts[$0.concept].name }
    let named = text.things.filter(\.isSure).map { things.names[$0.concept] }
    json.array(Set(names + named).sorted()) { $0.string($1) }
    if let lines { write(lines, to: &json) }
  }

  /// Widths are points. Where a budget of characters or words decides, there are no lines.
  private static func write(_ lines: TextLines, to json: inout JSONWriter) {
    json.name("lines")
    if lines.basis == .budget {
      json.null()
    } else {
      json.array(Array(lines.lines)) { json, line in
        json.object { json in
          json.member("text", line.text)
          json.name("width")
          json.decimal(line.width, places: 2)
        }
      }
    }
    json.member("fit", lines.fit.rawValue)
    json.member("fitBy", lines.basis.rawValue)
    if let platform = lines.platform {
      json.member("platform", platform.rawValue)
    }
  }
}
