import CopyModel

/// Alerts whose keys have no word for one: what `delete.message` and `delete.cancel` begin with, a text
/// and what people answer.
struct AnsweredTexts {
  /// What several keys begin with, in one table and one language.
  private struct Stem: Hashable {
    var table: String?
    var locale: LocaleTag
    var text: String
  }

  /// The last word of a key that says what people answer.
  private static let answers = WordList(["cancel", "confirm", "yes", "no", "ok"])
  /// The last word of a key that says what they are told or asked.
  private static let texts = WordList(["title", "message", "msg", "body", "question"])
  /// As many strings as one alert may have; a screen has more.
  private static let mostStrings = 8

  /// Gives such texts and answers to the alert that their stem names.
  static func join(_ units: inout some UnitSource) {
    let answered = stems(of: answers, in: units) { units.part(of: $0).alert == nil }
    // Most keys are looked at by their last bytes alone.
    let both = answered.isEmpty ? [] : answered.intersection(stems(of: texts, in: units))
    guard !both.isEmpty else { return }
    var stems = Dictionary(uniqueKeysWithValues: both.map { ($0, [Int]()) })
    for index in 0..<units.count {
      guard let stem = stem(of: index, in: units) else { continue }
      stems[stem]?.append(index)
    }
    for (stem, indices) in stems { name(stem, indices, in: &units) }
  }

  /// The stems of the keys that end like one of some words.
  private static func stems(
    of words: WordList, in units: some UnitSource, where isMeant: (Int) -> Bool = { _ in true }
  ) -> Set<Stem> {
    var stems: Set<Stem> = []
    // No string is made of a key whose last bytes tell all.
    for index in 0..<units.count
    where units.withKey(of: index, { ends($0, like: words) }) && isMeant(index) {
      if let stem = stem(of: index, in: units) { stems.insert(stem) }
    }
    return stems
  }

  /// Names an alert where a stem has a text that is a sentence or a question beside what answers it.
  private static func name(_ stem: Stem, _ indices: [Int], in units: inout some UnitSource) {
    guard indices.count <= mostStrings else { return }
    let roles = indices.map { role(of: $0, in: units) }
    let texts = zip(indices, roles).compactMap { index, role in
      role == .button ? nil : role.flatMap { _ in units.sourceText(of: index) }
    }
    guard roles.contains(.button), roles.contains(.message) || texts.contains(where: \.asks) else {
      return
    }
    for (index, role) in zip(indices, roles) {
      guard let role, units.part(of: index).alert == nil else { continue }
      units.setPart(
        UnitPart(alert: stem.text, role: role, alertEvidence: .text, roleEvidence: .key), of: index)
    }
  }

  private static func role(of index: Int, in units: some UnitSource) -> Role? {
    guard let last = KeyWord.split(units.key(of: index)).last?.text else { return nil }
    if last == "confirm", units.sourceText(of: index)?.asks == true { return .message }
    if answers.isWord(last) { return LooseButton(units, index) == nil ? nil : .button }
    if last == "title" { return .title }
    // “Message” is a label, “This cannot be undone.” a message.
    return texts.isWord(last) && units.sourceText(of: index)?.utf8.contains(0x20) == true
      ? .message : nil
  }

  /// The key without its last word; nil where it names no one thing: `common.cancel`, `button_ok`.
  private static func stem(of index: Int, in units: some UnitSource) -> Stem? {
    let key = units.key(of: index)
    guard !KeyText.isText(key), let text = key.shorterNames.first,
      let last = KeyWord.split(text).last?.text, !AlertWords.shared.contains(last)
    else { return nil }
    return Stem(table: units.table(of: index), locale: units.locale(of: index), text: text)
  }

  /// A look at the bytes alone: most keys end otherwise.
  private static func ends(_ key: Span<UInt8>, like words: WordList) -> Bool {
    key.count > 1 && words.isEnding(of: 1..<key.count, in: key)
  }
}
