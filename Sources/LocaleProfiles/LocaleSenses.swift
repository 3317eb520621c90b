import CopyModel
import JSONText

/// The senses of words: `root.senses.json` lists them by word, `TAG.senses.json` says how a locale words them, in
/// English also which words show them.
enum LocaleSenses {
  /// What one locale says of them.
  struct Table {
    var wordings: [PhraseTable.Entry] = []
    var words = SenseWords()
  }

  /// All words and their senses.
  static func senses(in file: LocaleFile) throws(LocaleError) -> SenseList {
    let root = try StrictObject(file.root, what: "root", keys: ["tag", "meanings"], in: file)
    var meanings: [(word: String, senses: [String])] = []
    var names: Set<String> = []
    for member in try root.members("meanings") {
      let senses = try root.strings(member.value, member.name)
      for name in [member.name] + senses where !names.insert(name).inserted {
        throw file.error(at: member.nameRange.lowerBound, "“\(name)” stands twice in “meanings”")
      }
      meanings.append((member.name, senses))
    }
    return SenseList(meanings)
  }

  /// The wordings of one locale, numbered from `first` on.
  static func table(
    in file: LocaleFile, of senses: SenseList, from first: Int, isSpaced: Bool
  ) throws(LocaleError) -> Table {
    let object = try StrictObject(
      file.root, what: file.root["tag"]?.string ?? "", keys: ["tag", "sources", "senses"], in: file)
    var table = Table()
    var unsure: [Int: [String]] = [:]
    var signs: [PhraseTable.Entry] = []
    var usual: Set<Int> = []
    for member in try object.members("senses") {
      guard let sense = senses.number(of: member.name) else {
        throw file.error(
          at: member.nameRange.lowerBound, "“\(member.name)” is no sense of root.senses.json")
      }
      let entry = try StrictObject(
        member.value, what: member.name,
        keys: ["forms", "masks", "sure", "unsure", "signs", "usual"], in: file)
      for (key, trust) in [
        ("sure", WordingTable.Trust.sure), ("forms", .unsure), ("masks", .mask),
      ] {
        for wording in try entry.strings(key) {
          table.wordings.append(
            LocaleCues.entry(
              wording, WordingTable.value(concept: first + sense, trust), isSpaced))
        }
      }
      for sign in try entry.strings("signs") {
        signs.append(LocaleCues.entry(sign, sense, isSpaced))
      }
      let excuses = try entry.strings("unsure")
      if !excuses.isEmpty { unsure[sense] = excuses }
      if try entry.bool("usual") ?? false { usual.insert(sense) }
    }
    table.words = SenseWords(unsure: unsure, signs: signs, usual: usual)
    return table
  }
}
