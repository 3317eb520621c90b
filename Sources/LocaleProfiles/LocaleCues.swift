import CopyModel
import JSONText

/// The lexicon: `root.cues.json` names the concepts, `TAG.cues.json` says how a locale words them.
enum LocaleCues {
  private static let conceptKeys = [
    "kind", "opposites", "wholeLabel", "destructive", "impliesNegation", "undoesOpposite",
    "undoesNext",
  ]
  private static let cueKeys = ["sure", "unsure", "masks", "labels", "missing"]

  /// The concepts, in the order of their names.
  static func concepts(in file: LocaleFile) throws(LocaleError) -> ConceptList {
    let root = try StrictObject(
      file.root, what: "root", keys: ["tag", "concepts", "alike"])
    let members = try root.members("concepts").sorted { $0.name < $1.name }
    let names = members.map(\.name)
    func index(of name: String, at place: Int, _ what: String) throws(LocaleError) -> Int {
      let index = names.firstPosition { $0 >= name }
      guard index < names.count, names[index] == name else {
        throw file.error(at: place, "“\(name)”, \(what), is no concept")
      }
      return index
    }
    guard members.count <= ConceptSet.most else {
      throw file.error(
        at: members[ConceptSet.most].place,
        "the list has more than \(ConceptSet.most) concepts")
    }
    var concepts: [Concept] = []
    for member in members {
      let object = try StrictObject(
        member.value, what: member.name,
        keys: conceptKeys)
      guard let kind = try object.choice("kind", of: Concept.Kind.self) else {
        throw file.error(at: member.place, "“\(member.name)” has no “kind”")
      }
      var opposites: [Int] = []
      for name in try object.strings("opposites") {
        opposites.append(
          try index(
            of: name, at: member.place, "an opposite of “\(member.name)”"))
      }
      concepts.append(
        Concept(
          name: member.name, kind: kind, opposites: opposites,
          isWholeLabel: try object.bool("wholeLabel") ?? false,
          isDestructive: try object.bool("destructive") ?? false,
          impliesNegation: try object.bool("impliesNegation") ?? false,
          undoesOpposite: try object.bool("undoesOpposite") ?? false,
          undoesNext: try object.bool("undoesNext") ?? false))
    }
    guard let alike = root.value("alike") else { return ConceptList(concepts) }
    let families = try StrictObject(alike, what: "alike", keys: ["labels", "verbs"])
    func indices(_ key: String) throws(LocaleError) -> [[Int]] {
      var lists: [[Int]] = []
      for family in try families.stringLists(key) {
        var list: [Int] = []
        for name in family {
          list.append(try index(of: name, at: alike.place, "in “alike”"))
        }
        lists.append(list)
      }
      return lists
    }
    return ConceptList(
      concepts, alikeLabels: try indices("labels"), alikeVerbs: try indices("verbs"))
  }

  /// What is known of the concepts in one locale; their wordings are added to others.
  static func table(
    _ object: StrictObject, concepts: ConceptList, isSpaced: Bool, to wordings: inout PhraseList
  ) throws(LocaleError) -> CueTable {
    let file = object.file
    var labels: [String: [Int]] = [:]
    var missing: [Severity?] = Array(repeating: nil, count: concepts.concepts.count)
    var titles: [String?] = Array(repeating: nil, count: concepts.concepts.count)
    for member in try object.members("cues") {
      guard let concept = concepts.index(of: member.name) else {
        throw file.error(
          at: member.place, "“\(member.name)” is no concept of root.cues.json")
      }
      let cue = try StrictObject(
        member.value, what: member.name, keys: cueKeys)
      try addWordings(of: concept, in: cue, isSpaced, to: &wordings)
      let own = try cue.strings("labels")
      for label in own {
        let key = CueTable.labelKey(label)
        guard key.utf8.count <= CueTable.longestKey else {
          throw file.error(
            at: member.place, "“\(label)” is too long for a label of a button")
        }
        labels[key, default: []].append(concept)
      }
      titles[concept] = own.first
      missing[concept] = try cue.choice("missing", of: Severity.self)
    }
    return CueTable(labels: labels, missing: missing, titles: titles)
  }

  /// Adds what says a concept or names a thing.
  static func addWordings(
    of concept: Int, in object: StrictObject, _ isSpaced: Bool, to wordings: inout PhraseList
  ) throws(LocaleError) {
    for (key, trust) in [("sure", WordingTable.Trust.sure), ("unsure", .unsure), ("masks", .mask)] {
      let value = WordingTable.value(concept: concept, trust)
      try object.forEachText(key) { add($0, value, isSpaced, to: &wordings) }
    }
  }

  /// A wording; `|` at an end says that no letter may follow there, `*` that one may.
  static func entry(_ wording: String, _ value: Int, _ isSpaced: Bool) -> PhraseTable.Entry {
    let text = wording.utf8.span
    let ends = Ends(of: text, isSpaced)
    var entry = PhraseTable.Entry(
      String(copying: text.extracting(ends.inner)).lowercased(), value: value,
      startsWord: ends.startsWord, endsWord: ends.endsWord)
    entry.keepsLatinWords = !isSpaced
    return entry
  }

  /// Adds a wording.
  static func add(
    _ wording: Span<UInt8>, _ value: Int, _ isSpaced: Bool, to list: inout PhraseList
  ) {
    let ends = Ends(of: wording, isSpaced)
    withSmallLetters(wording.extracting(ends.inner)) { phrase in
      list.append(
        phrase, value: value, startsWord: ends.startsWord, endsWord: ends.endsWord,
        keepsLatinWords: !isSpaced)
    }
  }

  /// Hands on a phrase in small letters. A phrase table folds those of ASCII itself, and kana, Han and Hangul have no
  /// others.
  static func withSmallLetters(_ phrase: Span<UInt8>, _ body: (Span<UInt8>) -> Void) {
    if phrase.hasOneCase {
      body(phrase)
    } else {
      body(String(copying: phrase).lowercased().utf8.span)
    }
  }

  /// What the ends of a wording say of its neighbours: `|` at an end says that no letter may stand there, `*` that one may.
  private struct Ends {
    /// The wording without them.
    let inner: Range<Int>
    let startsWord: Bool
    let endsWord: Bool

    init(of wording: Span<UInt8>, _ isSpaced: Bool) {
      let starts = wording.has(UInt8(ascii: "|"), at: 0)
      let continues = wording.has(UInt8(ascii: "*"), at: 0)
      let ends = wording.has(UInt8(ascii: "|"), at: wording.count - 1)
      startsWord = starts || isSpaced && !continues
      endsWord = ends || isSpaced
      let start = starts || continues ? 1 : 0
      inner = start..<max(start, wording.count - (ends ? 1 : 0))
    }
  }
}

extension Span<UInt8> {
  /// Whether no letter beyond ASCII may be a small one or a capital.
  fileprivate var hasOneCase: Bool {
    for index in indices {
      let byte = self[index]
      guard byte < 0xC3 || (0xE3...0xED).contains(byte) || has("\u{2019}", at: index) else {
        return false
      }
    }
    return true
  }
}
