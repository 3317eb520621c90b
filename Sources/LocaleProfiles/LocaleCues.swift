import CopyModel
import JSONText

/// The lexicon: `root.cues.json` names the concepts, `TAG.cues.json` says how a locale words them.
enum LocaleCues {
  /// The concepts, in the order of their names.
  static func concepts(in file: LocaleFile) throws(LocaleError) -> ConceptList {
    let root = try StrictObject(
      file.root, what: "root", keys: ["tag", "concepts", "alike"], in: file)
    let members = try root.members("concepts").sorted { $0.name < $1.name }
    let names = members.map(\.name)
    func index(of name: String, at place: Int, _ what: String) throws(LocaleError) -> Int {
      guard let index = names.firstIndex(of: name) else {
        throw file.error(at: place, "“\(name)”, \(what), is no concept")
      }
      return index
    }
    guard members.count <= ConceptSet.most else {
      throw file.error(
        at: members[ConceptSet.most].nameRange.lowerBound,
        "the list has more than \(ConceptSet.most) concepts")
    }
    var concepts: [Concept] = []
    for member in members {
      let object = try StrictObject(
        member.value, what: member.name,
        keys: [
          "kind", "opposites", "wholeLabel", "destructive", "impliesNegation", "undoesOpposite",
          "undoesNext",
        ], in: file)
      guard let kind = try object.choice("kind", of: Concept.Kind.self) else {
        throw file.error(at: member.nameRange.lowerBound, "“\(member.name)” has no “kind”")
      }
      var opposites: [Int] = []
      for name in try object.strings("opposites") {
        opposites.append(
          try index(
            of: name, at: member.nameRange.lowerBound, "an opposite of “\(member.name)”"))
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
    let families = try StrictObject(alike, what: "alike", keys: ["labels", "verbs"], in: file)
    func indices(_ key: String) throws(LocaleError) -> [[Int]] {
      var lists: [[Int]] = []
      for family in try families.stringLists(key) {
        var list: [Int] = []
        for name in family {
          list.append(try index(of: name, at: alike.range.lowerBound, "in “alike”"))
        }
        lists.append(list)
      }
      return lists
    }
    return ConceptList(
      concepts, alikeLabels: try indices("labels"), alikeVerbs: try indices("verbs"))
  }

  /// What is known of the concepts in one locale, and their wordings.
  static func table(
    _ object: StrictObject, concepts: ConceptList, isSpaced: Bool, in file: LocaleFile
  ) throws(LocaleError) -> (cues: CueTable, wordings: [PhraseTable.Entry]) {
    var phrases: [PhraseTable.Entry] = []
    var labels: [String: [Int]] = [:]
    var missing: [Severity?] = Array(repeating: nil, count: concepts.concepts.count)
    var titles: [String?] = Array(repeating: nil, count: concepts.concepts.count)
    for member in try object.members("cues") {
      guard let concept = concepts.index(of: member.name) else {
        throw file.error(
          at: member.nameRange.lowerBound, "“\(member.name)” is no concept of root.cues.json")
      }
      let cue = try StrictObject(
        member.value, what: member.name, keys: ["sure", "unsure", "masks", "labels", "missing"],
        in: file)
      phrases += try wordings(of: concept, in: cue, isSpaced)
      for label in try cue.strings("labels") {
        let key = CueTable.labelKey(label)
        guard key.utf8.count <= CueTable.longestKey else {
          throw file.error(
            at: member.nameRange.lowerBound, "“\(label)” is too long for a label of a button")
        }
        labels[key, default: []].append(concept)
      }
      titles[concept] = try cue.strings("labels").first
      missing[concept] = try cue.choice("missing", of: Severity.self)
    }
    return (CueTable(labels: labels, missing: missing, titles: titles), phrases)
  }

  /// What says a concept or names a thing.
  static func wordings(
    of concept: Int, in object: StrictObject, _ isSpaced: Bool
  ) throws(LocaleError) -> [PhraseTable.Entry] {
    var phrases: [PhraseTable.Entry] = []
    for (key, trust) in [("sure", WordingTable.Trust.sure), ("unsure", .unsure), ("masks", .mask)] {
      for wording in try object.strings(key) {
        phrases.append(entry(wording, WordingTable.value(concept: concept, trust), isSpaced))
      }
    }
    return phrases
  }

  /// A phrase in small letters. A phrase table folds those of ASCII itself, and kana, Han and Hangul have no others.
  static func lowercased(_ phrase: Substring) -> String {
    phrase.utf8.allSatisfy { $0 < 0xC0 || (0xE3...0xED).contains($0) }
      ? String(phrase) : phrase.lowercased()
  }

  /// A wording; `|` at an end says that no letter may follow there, `*` that one may.
  static func entry(_ wording: String, _ value: Int, _ isSpaced: Bool) -> PhraseTable.Entry {
    let (first, last) = (wording.utf8.first, wording.utf8.last)
    let startsWord = first == UInt8(ascii: "|")
    let endsWord = last == UInt8(ascii: "|")
    let continues = first == UInt8(ascii: "*")
    let phrase = wording.utf8.dropFirst(startsWord || continues ? 1 : 0).dropLast(endsWord ? 1 : 0)
    var entry = PhraseTable.Entry(
      lowercased(Substring(phrase)), value: value, startsWord: startsWord || isSpaced && !continues,
      endsWord: endsWord || isSpaced)
    entry.keepsLatinWords = !isSpaced
    return entry
  }
}
