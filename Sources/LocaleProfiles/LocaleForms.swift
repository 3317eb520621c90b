import CopyModel

/// The merged forms of a script of Chinese: `TAG.forms.json`, which `forms.py` makes.
extension MergedForms {
  convenience init(of tag: LocaleTag, in content: LocaleFiles.Content) throws(LocaleError) {
    let file = try LocaleFile(name: "Locales/\(tag).forms.json", bytes: content.bytes)
    let root = try StrictObject(
      file.root, what: "\(tag)",
      keys: ["tag", "sources", "groups", "variants", "excusing", "forms"])
    var first: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (form, others) in try root.scalarLists("groups") {
      for other in [form] + others where first[other] == nil { first[other] = form }
    }
    var entries: [Entry] = []
    for member in try root.members("forms") {
      let object = try StrictObject(
        member.value, what: member.name, keys: ["instead", "isRare"] + Side.allCases.map(\.key))
      guard let scalar = member.name.unicodeScalars.first, let group = first[scalar] else {
        throw file.error(at: member.place, "“\(member.name)” is in none of the groups")
      }
      entries.append(
        Entry(
          scalar, group: group, instead: Array((try object.string("instead") ?? "").unicodeScalars),
          isRare: try object.bool("isRare") ?? false, neighbors: try object.neighbors()))
    }
    self.init(
      entries, variants: try root.scalarLists("variants").map { (form: $0, others: $1) },
      excusing: Array((try root.string("excusing") ?? "").unicodeScalars))
  }
}

extension MergedForms.Side {
  /// The member of a form that lists its neighbors on this side.
  fileprivate var key: String { self == .before ? "before" : "after" }
}

extension StrictObject {
  /// The characters of each string of a list, the first apart.
  fileprivate func scalarLists(
    _ key: String
  ) throws(LocaleError) -> [(Unicode.Scalar, [Unicode.Scalar])] {
    try strings(key).compactMap { text in
      text.unicodeScalars.first.map { ($0, Array(text.unicodeScalars.dropFirst())) }
    }
  }

  /// The neighbors of a form on both sides, those that tell it best first.
  fileprivate func neighbors() throws(LocaleError) -> [(
    evidence: MergedForms.Evidence, side: MergedForms.Side, scalars: String
  )] {
    let levels = MergedForms.Evidence.allCases.dropFirst().reversed()
    var lists: [(evidence: MergedForms.Evidence, side: MergedForms.Side, scalars: String)] = []
    for side in MergedForms.Side.allCases {
      for (evidence, scalars) in zip(levels, try strings(side.key)) {
        lists.append((evidence, side, scalars))
      }
    }
    return lists
  }
}
