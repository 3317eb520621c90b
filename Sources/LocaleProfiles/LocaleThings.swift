import CopyModel
import JSONText

/// The things: `root.things.json` names them by kind, `TAG.things.json` says how a locale words them. So it is
/// with the verbs of `root.verbs.json`.
enum LocaleThings {
  /// What is listed, by the member that holds it in the file of a locale.
  enum Kind: String {
    case things, verbs

    /// What is known of how each is worded. What only may say a verb is looked for on suspicion, and stands in the
    /// vocabulary.
    var keys: [String] { self == .things ? ["sure", "unsure", "masks"] : ["sure", "masks"] }

    /// What one of them is called.
    var one: String { self == .things ? "thing" : "verb" }
  }

  /// All things and their kinds.
  static func things(in file: LocaleFile) throws(LocaleError) -> ThingList {
    let root = try StrictObject(file.root, what: "root", keys: ["tag", "kinds"])
    var kinds: [[String]] = []
    for kind in try root.members("kinds") {
      kinds.append(try root.strings(kind.value, kind.name))
    }
    try check(Set(kinds.joined()).count, .things, in: file)
    return ThingList(kinds: kinds)
  }

  /// All verbs, and which good translations put for one another.
  static func verbs(in file: LocaleFile) throws(LocaleError) -> ThingList {
    let root = try StrictObject(file.root, what: "root", keys: ["tag", "alike"])
    var verbs: [(name: String, others: [String])] = []
    for verb in try root.members("alike") {
      verbs.append((verb.name, try root.strings(verb.value, verb.name)))
    }
    let names = Set(verbs.map(\.name))
    if let stranger = verbs.flatMap(\.others).first(where: { !names.contains($0) }) {
      throw file.error(at: 0, "“\(stranger)” is like a verb and none itself")
    }
    try check(verbs.count, .verbs, in: file)
    return ThingList(alike: verbs)
  }

  private static func check(
    _ count: Int, _ kind: Kind, in file: LocaleFile
  ) throws(LocaleError) {
    guard count <= ThingSet.most else {
      throw file.error(at: 0, "the list has more than \(ThingSet.most) \(kind)")
    }
  }

  /// Adds the wordings of one locale, numbered from `first` on.
  static func addWordings(
    _ kind: Kind, in file: LocaleFile, of things: ThingList, from first: Int, isSpaced: Bool,
    to wordings: inout PhraseList
  ) throws(LocaleError) {
    let keys = kind.keys
    let object = try StrictObject(
      file.root, what: file.root["tag"]?.string ?? "", keys: ["tag", "sources", kind.rawValue])
    for member in try object.members(kind.rawValue) {
      guard let thing = things.number(of: member.name) else {
        throw file.error(
          at: member.place, "“\(member.name)” is no \(kind.one) of root.\(kind).json"
        )
      }
      let own = try StrictObject(member.value, what: member.name, keys: keys)
      try LocaleCues.addWordings(of: first + thing, in: own, isSpaced, to: &wordings)
    }
  }
}
