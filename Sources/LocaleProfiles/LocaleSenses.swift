import CopyModel
import JSONText

/// The senses of words: `root.senses.json` lists them by word, `TAG.senses.json` says how a locale words them, in
/// English also which words show them.
enum LocaleSenses {
  private static let keys = ["forms", "masks", "sure", "unsure", "signs", "usual"]

  /// All words and their senses.
  static func senses(in file: LocaleFile) throws(LocaleError) -> SenseList {
    let root = try StrictObject(file.root, what: "root", keys: ["tag", "meanings"])
    var meanings: [(word: String, senses: [String])] = []
    var names: Set<String> = []
    for member in try root.members("meanings") {
      let senses = try root.strings(member.value, member.name)
      for name in [member.name] + senses where !names.insert(name).inserted {
        throw file.error(at: member.place, "“\(name)” stands twice in “meanings”")
      }
      meanings.append((member.name, senses))
    }
    return SenseList(meanings)
  }

  /// What tells them in one locale; the wordings, numbered from `first` on, are added to others.
  static func words(
    in file: LocaleFile, of senses: SenseList, from first: Int, isSpaced: Bool,
    to wordings: inout PhraseList
  ) throws(LocaleError) -> SenseWords {
    let object = try StrictObject(
      file.root, what: file.root["tag"]?.string ?? "", keys: ["tag", "sources", "senses"])
    var unsure: [Int: [String]] = [:]
    var signs = PhraseList()
    var usual: Set<Int> = []
    for member in try object.members("senses") {
      guard let sense = senses.number(of: member.name) else {
        throw file.error(
          at: member.place, "“\(member.name)” is no sense of root.senses.json")
      }
      let entry = try StrictObject(
        member.value, what: member.name, keys: keys)
      for (key, trust) in [
        ("sure", WordingTable.Trust.sure), ("forms", .unsure), ("masks", .mask),
      ] {
        let value = WordingTable.value(concept: first + sense, trust)
        try entry.forEachText(key) { LocaleCues.add($0, value, isSpaced, to: &wordings) }
      }
      try entry.forEachText("signs") { LocaleCues.add($0, sense, isSpaced, to: &signs) }
      let excuses = try entry.strings("unsure")
      if !excuses.isEmpty { unsure[sense] = excuses }
      if try entry.bool("usual") ?? false { usual.insert(sense) }
    }
    return SenseWords(unsure: unsure, signs: signs, usual: usual)
  }
}
