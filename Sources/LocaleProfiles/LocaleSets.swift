import CopyModel
import ICUText
import Synchronization

/// The closed sets: `root.sets.json` lists those that ICU does not have, and what is left out of ICU's; `TAG.sets.json`
/// says how a locale names their members, and what it says besides ICU.
///
/// Most runs need none of them: they are read when a name is first asked for. A class because the profiles of all
/// locales share it; the lock guards what was read.
final class LocaleSets: Sendable {
  private static let rootKeys = ["tag", "sets", "leaveOut", "same"]
  private static let keys = ["tag", "sources", "spelled", "names", "others", "common", "alsoWords"]

  private let files: [LocaleTag: LocaleFiles.Content]
  private let root: LocaleFiles.Content?
  private let known = Mutex<ClosedSets?>(nil)

  init(_ files: LocaleFiles) {
    self.files = files.sets
    root = files.setList
  }

  /// The names of a locale; nil when it has none. The files in the binary are sound: a test reads them.
  subscript(tag: LocaleTag) -> SetNames? {
    guard files[tag] != nil, let sets = try? allSets() else { return nil }
    return try? read(tag, sets)
  }

  /// Reads all files, and throws what is wrong with them.
  func check() throws(LocaleError) {
    guard root != nil else { return }
    let sets = try allSets()
    for tag in files.keys.sorted() { _ = try read(tag, sets) }
  }

  private func allSets() throws(LocaleError) -> ClosedSets {
    if let sets = known.withLock({ $0 }) { return sets }
    // Two workers may make them at the same time; both are to share one list.
    let sets = try Self.sets(
      in: LocaleFile(name: "Locales/root.sets.json", bytes: root?.bytes ?? []))
    return known.withLock { known in
      if let first = known { return first }
      known = sets
      return sets
    }
  }

  /// ICU's sets, by what they are called in the files.
  private static let kinds: [(name: String, kind: DisplayNames.Kind)] = [
    ("language", .languages), ("region", .regions), ("weekday", .weekdays), ("month", .months),
  ]

  private static func sets(in file: LocaleFile) throws(LocaleError) -> ClosedSets {
    let object = try StrictObject(file.root, what: "root", keys: rootKeys)
    let leftOut = Set(try object.strings("leaveOut"))
    var sets: [(name: String, members: [String], isOfNames: Bool)] = []
    for (name, kind) in kinds {
      let codes = (try? DisplayNames.all(kind, in: "en")) ?? []
      var members: [String] = []
      var seen: Set<String> = []
      for entry in codes where !leftOut.contains("\(name)-\(entry.code)") {
        // What has a number for a code is no country but a part of the world: 150, Europe.
        if kind == .regions, entry.code.utf8.contains(where: \.isASCIIDigit) { continue }
        if seen.insert(entry.code).inserted { members.append(entry.code) }
      }
      sets.append((name, members, true))
    }
    for set in try object.members("sets") {
      sets.append((set.name, try object.strings(set.value, set.name), false))
    }
    return ClosedSets(sets, same: try object.stringLists("same"))
  }

  private func read(_ tag: LocaleTag, _ sets: ClosedSets) throws(LocaleError) -> SetNames {
    let file = try LocaleFile(name: "Locales/\(tag).sets.json", bytes: files[tag]?.bytes ?? [])
    let object = try StrictObject(file.root, what: "\(tag)", keys: Self.keys)
    var names = Array(repeating: [String](), count: sets.members.count)
    for locale in try object.strings("spelled") {
      for (name, kind) in Self.kinds {
        // What ICU lacks in a locale, it may have in another.
        for entry in (try? DisplayNames.all(kind, in: locale)) ?? [] {
          guard let member = sets.number(of: "\(name)-\(entry.code)") else { continue }
          if !names[member].contains(entry.name) { names[member].append(entry.name) }
        }
      }
    }
    for (member, own) in try Self.wordings("names", in: object, of: sets) {
      names[member] += own.filter { !names[member].contains($0) }
    }
    var others: [Int: [String]] = [:]
    for (member, own) in try Self.wordings("others", in: object, of: sets) { others[member] = own }
    return SetNames(
      sets, names: names, others: others, common: try object.string("common") ?? "",
      alsoWords: try object.strings("alsoWords"))
  }

  /// What stands behind `key`, by member. ICU's own sets differ from version to version: what one lacks is passed over.
  private static func wordings(
    _ key: String, in object: StrictObject, of sets: ClosedSets
  ) throws(LocaleError) -> [(member: Int, wordings: [String])] {
    var all: [(member: Int, wordings: [String])] = []
    for entry in try object.members(key) {
      let wordings = try object.strings(entry.value, entry.name)
      if let member = sets.number(of: entry.name) {
        all.append((member, wordings))
      } else if !kinds.contains(where: { entry.name.hasPrefix($0.name + "-") }) {
        throw object.file.error(
          at: entry.place, "“\(entry.name)” is no member of a set of root.sets.json")
      }
    }
    return all
  }
}
