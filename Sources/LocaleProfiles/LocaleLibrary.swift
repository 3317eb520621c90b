package import CopyModel
import JSONText

/// All locales that copydesk knows, resolved against their parents.
package struct LocaleLibrary: Sendable {
  private let profiles: [LocaleTag: LocaleProfile]
  package let concepts: ConceptList

  /// The locales that have a file of their own, sorted.
  package var tags: [LocaleTag] { profiles.keys.sorted() }

  /// The conventions of a locale: its own, its parent's, or those that hold anywhere.
  package func profile(for tag: LocaleTag) -> LocaleProfile {
    var next: LocaleTag? = tag
    while let tag = next {
      if let profile = profiles[tag] { return profile }
      next = tag.parent
    }
    return root
  }

  private let root: LocaleProfile
  private let vocabularies: LocaleVocabularies

  /// Reads the vocabularies now, and throws what is wrong with them. Else they are read when one is asked for.
  package func readVocabularies() throws(LocaleError) { try vocabularies.check() }

  /// The locales in the binary.
  package static func embedded(
    names: [String] = []
  ) throws(LocaleError) -> LocaleLibrary {
    try LocaleLibrary(files: LocaleFile.embedded(), names: names)
  }

  /// Loads the contents of locale files. Every unknown key and every wrong value is an error.
  /// `names` are a project's own, which are kept as they are.
  package init(files contents: [[UInt8]], names: [String] = []) throws(LocaleError) {
    var conventions: [LocaleTag: (file: LocaleFile, object: StrictObject)] = [:]
    var wordings: [LocaleTag: (file: LocaleFile, object: StrictObject)] = [:]
    var vocabularyFiles: [LocaleTag: [UInt8]] = [:]
    var list: ConceptList?
    for bytes in contents {
      if let tag = LocaleVocabularies.tag(of: bytes) {
        vocabularyFiles[tag] = bytes
        continue
      }
      let first = try LocaleFile(name: "Locales/", bytes: bytes)
      let tag = try Self.tag(of: first)
      let isCues = first.root["cues"] != nil || first.root["concepts"] != nil
      let file = LocaleFile(first, name: "Locales/\(tag)\(isCues ? ".cues" : "").json")
      if file.root["concepts"] != nil {
        list = try LocaleCues.concepts(in: file)
      } else if isCues {
        let keys = ["tag", "sources", "cues"]
        wordings[tag] = (file, try StrictObject(file.root, what: "\(tag)", keys: keys, in: file))
      } else {
        let object = try StrictObject(
          file.root, what: "\(tag)", keys: LocaleConventions.keys, in: file)
        conventions[tag] = (file, object)
      }
    }
    guard let concepts = list, conventions[.root] != nil else {
      throw LocaleError(
        file: "Locales/root.json", place: Place(line: 1, column: 1),
        message: "root.json and root.cues.json must be there")
    }
    let vocabularies = LocaleVocabularies(vocabularyFiles)
    self.vocabularies = vocabularies
    var profiles: [LocaleTag: LocaleProfile] = [:]
    for tag in conventions.keys.sorted() {
      var chain: [LocaleConventions.Layer] = []
      var next: LocaleTag? = tag
      while let step = next, let layer = conventions[step] {
        chain.append(LocaleConventions.Layer(file: layer.file, object: layer.object))
        next =
          step == .root
          ? nil : try Self.parent(in: layer.object, heirs: chain, of: conventions.keys)
      }
      var cues: CueTable?
      if let wording = wordings[tag] {
        cues = try LocaleCues.table(wording.object, concepts: concepts, tag: tag, in: wording.file)
      }
      profiles[tag] = try LocaleConventions(layers: chain).profile(
        tag: tag, concepts: concepts, cues: cues, names: names, vocabulary: { vocabularies[tag] })
    }
    self.profiles = profiles
    self.concepts = concepts
    guard let root = profiles[.root] else {
      throw LocaleError(
        file: "Locales/root.json", place: Place(line: 1, column: 1), message: "it must be there")
    }
    self.root = root
  }

  static func tag(of file: LocaleFile) throws(LocaleError) -> LocaleTag {
    guard let name = file.root["tag"]?.string else {
      throw file.error(at: 0, "“tag” is missing")
    }
    let tag = known(name)
    guard tag.identifier == name else {
      throw file.error(at: file.root["tag"]?.range.lowerBound ?? 0, "“\(name)” is no canonical tag")
    }
    return tag
  }

  /// The locale that a file inherits from; it has a file of its own and does not inherit from this one.
  private static func parent(
    in object: StrictObject, heirs: [LocaleConventions.Layer],
    of tags: some Collection<LocaleTag>
  ) throws(LocaleError) -> LocaleTag {
    guard let name = try object.string("parent"), let value = object.value("parent") else {
      return .root
    }
    let parent = known(name)
    let isHeir = heirs.contains { $0.file.root["tag"]?.string == name }
    guard parent.identifier == name, tags.contains(parent), !isHeir else {
      throw object.wrong(value, "parent", "another locale that has a file")
    }
    return parent
  }

  private static func known(_ name: String) -> LocaleTag {
    LocaleTag(folding: name) ?? .root
  }
}
