import CopyModel
import JSONText

/// The things: `root.things.json` names them by kind, `TAG.things.json` says how a locale words them.
enum LocaleThings {
  /// All things and their kinds.
  static func list(in file: LocaleFile) throws(LocaleError) -> ThingList {
    let root = try StrictObject(file.root, what: "root", keys: ["tag", "kinds"], in: file)
    var kinds: [[String]] = []
    for kind in try root.members("kinds") {
      kinds.append(try root.strings(kind.value, kind.name))
    }
    guard Set(kinds.joined()).count <= ThingSet.most else {
      throw file.error(at: 0, "the list has more than \(ThingSet.most) things")
    }
    return ThingList(kinds: kinds)
  }

  /// The wordings of one locale, numbered from `first` on.
  static func wordings(
    in file: LocaleFile, of things: ThingList, from first: Int, isSpaced: Bool
  ) throws(LocaleError) -> [PhraseTable.Entry] {
    let object = try StrictObject(
      file.root, what: file.root["tag"]?.string ?? "", keys: ["tag", "sources", "things"],
      in: file)
    var phrases: [PhraseTable.Entry] = []
    for member in try object.members("things") {
      guard let thing = things.number(of: member.name) else {
        throw file.error(
          at: member.nameRange.lowerBound, "“\(member.name)” is no thing of root.things.json")
      }
      let wordings = try StrictObject(
        member.value, what: member.name, keys: ["sure", "unsure", "masks"], in: file)
      phrases += try LocaleCues.wordings(of: first + thing, in: wordings, isSpaced)
    }
    return phrases
  }
}
