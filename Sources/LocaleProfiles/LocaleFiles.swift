import CopyModel
import JSONText
import LocaleData

/// Which locale files there are, by what they hold. None is read before it is asked for.
struct LocaleFiles: Sendable {
  /// Where the bytes of a file are.
  enum Content: Sendable {
    case loaded([UInt8])
    /// In the binary.
    case embedded(Range<Int>)

    var bytes: [UInt8] {
      switch self {
      case .loaded(let bytes): bytes
      case .embedded(let range): LocaleFile.embedded(range)
      }
    }
  }

  /// What a file is, by its members.
  enum Kind {
    case conventions, concepts, cues, kinds, things, alike, verbs, meanings, senses, vocabulary,
      forms, setList, sets
  }

  private(set) var conventions: [LocaleTag: Content] = [:]
  private(set) var cues: [LocaleTag: Content] = [:]
  private(set) var vocabularies: [LocaleTag: Content] = [:]
  private(set) var concepts: Content?
  private(set) var things: [LocaleTag: Content] = [:]
  private(set) var kinds: Content?
  private(set) var verbs: [LocaleTag: Content] = [:]
  private(set) var alike: Content?
  private(set) var senses: [LocaleTag: Content] = [:]
  private(set) var meanings: Content?
  private(set) var forms: [LocaleTag: Content] = [:]
  private(set) var sets: [LocaleTag: Content] = [:]
  private(set) var setList: Content?

  init(_ contents: [[UInt8]]) throws(LocaleError) {
    for bytes in contents { try add(.loaded(bytes), head: bytes, isWhole: true) }
  }

  private init() {}

  /// The files in the binary. Their heads tell what they are.
  static func embedded() throws(LocaleError) -> LocaleFiles {
    var files = LocaleFiles()
    for range in LocaleFile.embeddedRanges() {
      let head = range.lowerBound..<min(range.lowerBound + longestHead, range.upperBound)
      try files.add(
        .embedded(range), head: LocaleFile.embedded(head), isWhole: head == range)
    }
    return files
  }

  /// The locale whose files hold for a locale: the nearest of its lineage that has conventions.
  func heir(of tag: LocaleTag) -> LocaleTag {
    tag.lineage.first { conventions[$0] != nil } ?? .root
  }

  /// The conventions of a locale and, in turn, of its parents; root is the last.
  func layers(of tag: LocaleTag) throws(LocaleError) -> [StrictObject] {
    var layers: [StrictObject] = []
    var next: LocaleTag? = tag
    while let step = next, let content = conventions[step] {
      let file = try LocaleFile(name: "Locales/\(step).json", bytes: content.bytes)
      let object = try StrictObject(
        file.root, what: "\(step)", keys: LocaleConventions.keys)
      layers.append(object)
      next = step == .root ? nil : try parent(in: object, heirs: layers)
    }
    return layers
  }

  /// The locale that a file inherits from; it has a file of its own and does not inherit from this one.
  private func parent(
    in object: StrictObject, heirs: [StrictObject]
  ) throws(LocaleError) -> LocaleTag {
    guard let name = try object.string("parent"), let value = object.value("parent") else {
      return .root
    }
    let parent = Self.known(name)
    let isHeir = heirs.contains { $0.file.root["tag"]?.string == name }
    guard parent.identifier == name, conventions[parent] != nil, !isHeir else {
      throw object.wrong(value, "parent", "another locale that has a file")
    }
    return parent
  }

  /// The most bytes that a file's tag and sources take, in the binary.
  private static let longestHead = 1 << 12

  private mutating func add(
    _ content: Content, head: [UInt8], isWhole: Bool
  ) throws(LocaleError) {
    guard let (tag, kind) = Self.head(of: head) else {
      guard isWhole else { return try add(content, head: content.bytes, isWhole: true) }
      let file = try LocaleFile(name: "Locales/", bytes: head)
      guard let name = file.root["tag"]?.string else {
        throw file.error(at: 0, "“tag” is missing")
      }
      let place = file.root["tag"]?.place ?? 0
      throw file.error(at: place, "“\(name)” is no canonical tag, or does not come first")
    }
    switch kind {
    case .conventions: conventions[tag] = content
    case .cues: cues[tag] = content
    case .vocabulary: vocabularies[tag] = content
    case .concepts: concepts = content
    case .things: things[tag] = content
    case .kinds: kinds = content
    case .verbs: verbs[tag] = content
    case .alike: alike = content
    case .senses: senses[tag] = content
    case .meanings: meanings = content
    case .forms: forms[tag] = content
    case .sets: sets[tag] = content
    case .setList: setList = content
    }
  }

  /// What a file is: by the first of its members that only one kind of file has. Nil when its head does not tell.
  static func head(of bytes: [UInt8]) -> (tag: LocaleTag, kind: Kind)? {
    let text = bytes.span
    var json = JSONReader()
    var tag: LocaleTag?
    do throws(JSONError) {
      guard try json.enterObject(in: text) else { return nil }
      while let member = try json.member(in: text) {
        let name = try JSONReader.decode(member, in: text)
        if name == "tag" {
          let spelling = try json.stringIfAny(in: text)?.text ?? ""
          tag = known(spelling)
          guard tag?.identifier == spelling else { return nil }
          continue
        }
        guard let tag else { return nil }
        switch name {
        case "cues": return (tag, .cues)
        case "concepts": return (tag, .concepts)
        case "kinds": return (tag, .kinds)
        case "things": return (tag, .things)
        case "alike": return (tag, .alike)
        case "verbs": return (tag, .verbs)
        case "meanings": return (tag, .meanings)
        case "senses": return (tag, .senses)
        case "sets": return (tag, .setList)
        case "spelled": return (tag, .sets)
        case "inflections": return (tag, .vocabulary)
        case "groups", "forms": return (tag, .forms)
        case "words": return (tag, try json.enterObject(in: text) ? .vocabulary : .conventions)
        case "sources": try json.skip(in: text)
        case _ where LocaleConventions.keys.contains(name): return (tag, .conventions)
        default: try json.skip(in: text)
        }
      }
      return tag.map { ($0, .conventions) }
    } catch {
      // What is wrong is said when the file is read.
      return nil
    }
  }

  private static func known(_ name: String) -> LocaleTag {
    LocaleTag(folding: name) ?? .root
  }
}
