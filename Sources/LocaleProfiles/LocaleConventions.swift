import CopyModel

/// The conventions of one locale over those of its parents: the nearest file that has a key decides.
struct LocaleConventions {
  static let keys = [
    "tag", "parent", "name", "sources", "scripts", "words", "wordings", "marks", "fullMarks",
    "spacedMarks", "quotes",
    "budgets", "lengthRatio", "emptyTitles", "answers", "registers", "questionEndings", "clauses",
    "address", "case", "numbers", "foreignCharacters", "usualSyllables", "abbreviations",
    "alerts", "repeats", "placeholderRoles", "plurals", "pluralNouns", "keptNames", "style",
    "units", "readings", "ruleWords",
  ]

  /// The locale itself first, root last.
  let layers: [StrictObject]

  func profile(
    tag: LocaleTag, lists: MeaningLists, cues: CueTable?, wordings: PhraseList,
    senseWords: SenseWords, project: ProjectConventions,
    usage: UsualWordings,
    vocabulary: @escaping @Sendable () -> Vocabulary?,
    mergedForms: @escaping @Sendable () -> MergedForms?,
    setNames: @escaping @Sendable () -> SetNames?
  ) throws(LocaleError) -> LocaleProfile {
    LocaleProfile(
      tag: tag,
      name: try layer("name").string("name") ?? tag.identifier,
      scripts: try scripts(),
      wordCounting: try layer("words").choice("words", of: WordCounting.self) ?? .icu,
      hasFullWidthMarks: try layer("marks").choice("marks", of: MarkWidth.self) == .full,
      fullMarks: try fullMarks(),
      spacedMarks: try layer("spacedMarks").strings("spacedMarks"),
      quotes: try quotes(),
      budgets: try budgets(),
      lengthRatio: try lengthRatio(),
      emptyTitles: Set(
        try layer("emptyTitles").strings("emptyTitles").map(CueTable.labelKey)),
      answers: Set(try layer("answers").strings("answers").map(CueTable.labelKey)),
      registers: try registers(),
      questionEndings: try layer("questionEndings").strings("questionEndings"),
      clauseWords: try clauseWords(),
      addressWords: try addressWords(),
      addressMasks: try addressObject()?.strings("masks") ?? [],
      caseWords: try caseWords(adding: project.names),
      numbers: try numbers(),
      foreignCharacters: WideSet(try scalars("foreignCharacters").map(\.value)),
      usualSyllables: WideSet(try scalars("usualSyllables").map(\.value)),
      abbreviations: try abbreviations(),
      alertWords: try alertWords(), repeatedWords: try repeatedWords(),
      placeholderRoles: try placeholderRoles(), plurals: try plurals(),
      keptNames: try keptNames(adding: project.names), ownPlaceholders: project.placeholders,
      styleWords: try styleWords(),
      unitWords: try unitWords(), readings: try readings(), ruleWords: try ruleWords(),
      lists: lists, cues: cues, wordings: wordings, senseWords: senseWords, usage: usage,
      vocabulary: vocabulary, mergedForms: mergedForms, setNames: setNames)
  }

  func foreignCharacters() throws(LocaleError) -> Set<Unicode.Scalar> {
    Set(try scalars("foreignCharacters"))
  }

  /// The characters that an entry lists.
  private func scalars(_ entry: String) throws(LocaleError) -> String.UnicodeScalarView {
    (try layer(entry).string(entry) ?? "").unicodeScalars
  }

  private enum MarkWidth: String, CaseIterable {
    case half, full
  }

  private enum Wordings: String, CaseIterable {
    /// Each is a word of its own, or several.
    case words
    /// Each may touch its neighbours.
    case parts
  }

  /// Whether letters may touch the wordings of the lexicon.
  func hasWordingsInWords() throws(LocaleError) -> Bool {
    try layer("wordings").choice("wordings", of: Wordings.self) == .parts
  }

  private func fullMarks() throws(LocaleError) -> [(half: String, full: String)] {
    let object = try layer("fullMarks")
    var marks: [(half: String, full: String)] = []
    for member in try object.members("fullMarks") {
      guard let full = member.value.string else {
        throw object.wrong(member.value, member.name, "a string")
      }
      marks.append((member.name, full))
    }
    return marks
  }

  /// The nearest layer that has `key`; the last one when none has.
  func layer(_ key: String) throws(LocaleError) -> StrictObject {
    guard let found = layers.first(where: { $0.has(key) }) ?? layers.last else {
      throw LocaleError(
        file: "Locales/", place: Place(line: 1, column: 1), message: "no locale file was loaded")
    }
    return found
  }

  func object(_ key: String, _ keys: [String]) throws(LocaleError) -> StrictObject? {
    let layer = try layer(key)
    guard let value = layer.value(key) else { return nil }
    return try StrictObject(value, what: key, keys: keys)
  }

  private func scripts() throws(LocaleError) -> ScriptSet {
    let layer = try layer("scripts")
    var scripts: ScriptSet = []
    for code in try layer.strings("scripts") {
      guard let script = ScriptSet(code: code) else {
        throw layer.file.error(
          at: layer.value("scripts")?.place ?? 0, "unknown script “\(code)”")
      }
      scripts.insert(script)
    }
    return scripts
  }

  private func quotes() throws(LocaleError) -> QuotePairs {
    let quotes = try object("quotes", ["preferred", "accepted"])
    return QuotePairs(
      preferred: try quotes?.strings("preferred") ?? [],
      accepted: try quotes?.stringLists("accepted") ?? [])
  }

  private func budgets() throws(LocaleError) -> Budgets {
    let budgets = try object("budgets", ["button", "title"])
    var parts: [String: StrictObject] = [:]
    for (name, keys) in [
      ("button", ["words", "characters", "limit"]), ("title", ["words", "characters"]),
    ] {
      guard let value = budgets?.value(name) else { continue }
      parts[name] = try StrictObject(value, what: name, keys: keys)
    }
    return Budgets(
      buttonWords: try parts["button"]?.integer("words"),
      buttonCharacters: try parts["button"]?.integer("characters"),
      buttonLimit: try parts["button"]?.integer("limit"),
      titleWords: try parts["title"]?.integer("words"),
      titleCharacters: try parts["title"]?.integer("characters"))
  }

  private func lengthRatio() throws(LocaleError) -> LengthRatio? {
    let layer = try layer("lengthRatio")
    guard let value = layer.value("lengthRatio") else { return nil }
    let bounds = try layer.numbers("lengthRatio")
    guard bounds.count == 3, bounds[0] < bounds[1], bounds[1] < bounds[2] else {
      throw layer.wrong(value, "lengthRatio", "three numbers: low, median and high")
    }
    return LengthRatio(low: bounds[0], median: bounds[1], high: bounds[2])
  }

  private func numbers() throws(LocaleError) -> NumberWords {
    let object = try object(
      "numbers",
      [
        "words", "multipliers", "multiplierMasks", "decimal", "grouping", "discounts",
        "tenths", "discountMasks",
      ])
    let grouping = try object?.strings("grouping") ?? []
    return NumberWords(
      words: try object?.integers("words") ?? [:],
      multipliers: try object?.integers("multipliers") ?? [:],
      decimal: try object?.string("decimal") ?? ".",
      grouping: grouping.isEmpty ? [","] : grouping,
      discounts: try object?.strings("discounts") ?? [],
      tenths: try object?.strings("tenths") ?? [],
      discountMasks: try object?.strings("discountMasks") ?? [],
      multiplierMasks: try object?.strings("multiplierMasks") ?? [])
  }

  private func abbreviations() throws(LocaleError) -> Abbreviations {
    let kinds = AbbreviationKind.allCases
    guard let object = try object("abbreviations", kinds.map(\.rawValue)) else {
      return Abbreviations([:])
    }
    var abbreviations: [String: AbbreviationKind] = [:]
    for kind in kinds {
      for word in try object.strings(kind.rawValue) { abbreviations[word] = kind }
    }
    return Abbreviations(abbreviations)
  }
}
