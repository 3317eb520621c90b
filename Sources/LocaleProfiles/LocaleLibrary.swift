package import CopyModel
import JSONText
import Synchronization

/// All locales that copydesk knows, resolved against their parents.
///
/// A run looks at a few of them, so each is read when it is first asked for. A class because all
/// workers share what was read; the lock guards it.
package final class LocaleLibrary: Sendable {
  /// What locales word.
  package let lists: MeaningLists
  /// The locales that have a file of their own, sorted.
  package let tags: [LocaleTag]

  private let files: LocaleFiles
  private let vocabularies: LocaleVocabularies
  private let sets: LocaleSets
  private let project: ProjectConventions
  private let root: LocaleProfile
  private let known: Mutex<[LocaleTag: LocaleProfile]>

  /// The libraries of the last projects, by what these add: many runs of one process share one.
  private static let shared = Mutex<[ProjectConventions: LocaleLibrary]>([:])
  /// As many are remembered.
  private static let mostShared = 4

  /// The locales in the binary.
  package static func embedded(
    _ project: ProjectConventions = ProjectConventions()
  ) throws(LocaleError) -> LocaleLibrary {
    if let library = shared.withLock({ $0[project] }) { return library }
    let library = try LocaleLibrary(index: LocaleFiles.embedded(), project)
    return shared.withLock { shared in
      if let first = shared[project] { return first }
      if shared.count >= mostShared { shared = [:] }
      shared[project] = library
      return library
    }
  }

  /// Loads the contents of locale files. Every unknown key and every wrong value is an error.
  package convenience init(
    files contents: [[UInt8]]
  ) throws(LocaleError) {
    try self.init(index: LocaleFiles(contents), ProjectConventions())
    for tag in tags { _ = try read(tag) }
    try checkForms()
    try sets.check()
  }

  private init(
    index files: LocaleFiles, _ project: ProjectConventions
  ) throws(LocaleError) {
    guard let list = files.concepts, files.conventions[.root] != nil else {
      throw LocaleError(
        file: "Locales/root.json", place: Place(line: 1, column: 1),
        message: "root.json and root.cues.json must be there")
    }
    let lists = try MeaningLists(files, concepts: list)
    let vocabularies = LocaleVocabularies(files.vocabularies, verbs: lists.verbs)
    let sets = LocaleSets(files)
    let root = try Self.read(.root, files, lists, project, vocabularies, sets)
    self.lists = lists
    self.files = files
    self.vocabularies = vocabularies
    self.sets = sets
    self.project = project
    self.root = root
    tags = files.conventions.keys.sorted()
    known = Mutex([.root: root])
  }

  /// The conventions of a locale: its own, its parent's, or those that hold anywhere.
  ///
  /// The files in the binary are sound: a test reads them.
  package func profile(for tag: LocaleTag) -> LocaleProfile {
    (try? read(files.heir(of: tag))) ?? root
  }

  /// Whether the words of a locale are known, without reading them.
  package func hasCues(for tag: LocaleTag) -> Bool {
    tag.lineage.first { files.conventions[$0] != nil }.map { files.cues[$0] != nil } ?? false
  }

  /// Characters that only another locale's script has, without the rest of the locale.
  package func foreignCharacters(of tag: LocaleTag) -> Set<Unicode.Scalar> {
    guard let layers = try? files.layers(of: tag) else { return [] }
    return (try? LocaleConventions(layers: layers).foreignCharacters()) ?? []
  }

  /// Reads all that is read on demand, and throws what is wrong with it.
  package func readAll() throws(LocaleError) {
    for tag in tags { _ = try read(tag) }
    try vocabularies.check()
    try checkForms()
    try sets.check()
  }

  private func checkForms() throws(LocaleError) {
    for (tag, place) in files.forms.sorted(by: { $0.key < $1.key }) {
      _ = try MergedForms(of: tag, in: place)
    }
  }

  private func read(_ tag: LocaleTag) throws(LocaleError) -> LocaleProfile {
    if let profile = known.withLock({ $0[tag] }) { return profile }
    // Two workers may read one locale at the same time; both are to share one profile.
    let profile = try Self.read(tag, files, lists, project, vocabularies, sets)
    return known.withLock { known in
      if let first = known[tag] { return first }
      known[tag] = profile
      return profile
    }
  }

  private static func read(
    _ tag: LocaleTag, _ files: LocaleFiles, _ lists: MeaningLists,
    _ project: ProjectConventions, _ vocabularies: LocaleVocabularies, _ sets: LocaleSets
  ) throws(LocaleError) -> LocaleProfile {
    let conventions = LocaleConventions(layers: try files.layers(of: tag))
    let isSpaced = try !conventions.hasWordingsInWords()
    var cues: CueTable?
    var wordings = PhraseList()
    var senseWords = SenseWords()
    if let place = files.cues[tag] {
      if let place = files.things[tag] {
        try LocaleThings.addWordings(
          .things, in: LocaleFile(name: "Locales/\(tag).things.json", bytes: place.bytes),
          of: lists.things, from: lists.firstThing, isSpaced: isSpaced, to: &wordings)
      }
      if let place = files.verbs[tag] {
        try LocaleThings.addWordings(
          .verbs, in: LocaleFile(name: "Locales/\(tag).verbs.json", bytes: place.bytes),
          of: lists.verbs, from: lists.firstVerb, isSpaced: isSpaced, to: &wordings)
      }
      if let place = files.senses[tag] {
        senseWords = try LocaleSenses.words(
          in: LocaleFile(name: "Locales/\(tag).senses.json", bytes: place.bytes),
          of: lists.senses, from: lists.firstSense, isSpaced: isSpaced, to: &wordings)
      }
      let file = try LocaleFile(name: "Locales/\(tag).cues.json", bytes: place.bytes)
      let object = try StrictObject(
        file.root, what: "\(tag)", keys: ["tag", "sources", "cues"])
      cues = try LocaleCues.table(
        object, concepts: lists.concepts, isSpaced: isSpaced, to: &wordings)
    }
    return try conventions.profile(
      tag: tag, lists: lists, cues: cues, wordings: wordings, senseWords: senseWords,
      project: project,
      usage: LocaleUsage.wordings(
        of: tag,
        own: project.wordings.filter { files.heir(of: $0.locale) == tag }.map(\.counts)),
      vocabulary: { vocabularies[tag] },
      // The files in the binary are sound: a test reads them.
      mergedForms: { files.forms[tag].flatMap { try? MergedForms(of: tag, in: $0) } },
      setNames: { sets[tag] })
  }
}

extension MeaningLists {
  /// The lists of all locales; those are empty of which there is no file.
  fileprivate init(
    _ files: LocaleFiles, concepts list: LocaleFiles.Content
  ) throws(LocaleError) {
    let concepts = try LocaleCues.concepts(
      in: LocaleFile(name: "Locales/root.cues.json", bytes: list.bytes))
    var (things, verbs, senses) = (ThingList(), ThingList(), SenseList())
    if let kinds = files.kinds {
      things = try LocaleThings.things(
        in: LocaleFile(name: "Locales/root.things.json", bytes: kinds.bytes))
    }
    if let alike = files.alike {
      verbs = try LocaleThings.verbs(
        in: LocaleFile(name: "Locales/root.verbs.json", bytes: alike.bytes))
    }
    if let meanings = files.meanings {
      senses = try LocaleSenses.senses(
        in: LocaleFile(name: "Locales/root.senses.json", bytes: meanings.bytes))
    }
    self.init(concepts: concepts, things: things, verbs: verbs, senses: senses)
  }
}
