import CopyModel
import JSONText
import Synchronization

/// The interface vocabulary: `en.vocabulary.json` holds the forms and stop words of English,
/// `TAG.vocabulary.json` how a locale words each English key.
///
/// The files are large, and most runs need none of them or two: each is read when it is first asked for.
/// A class because the profiles of all locales share it; the lock guards what was read.
final class LocaleVocabularies: Sendable {
  static let keys = ["tag", "sources", "words", "inflections", "stop", "unsureVerbs"]

  private let verbs: ThingList
  private let files: [LocaleTag: LocaleFiles.Content]
  private let known = Mutex(Known())

  private struct Known {
    /// The numbers of the English keys; nil before the first is asked for.
    var numbers: [String: Int]?
    var vocabularies: [LocaleTag: Vocabulary] = [:]
  }

  init(_ files: [LocaleTag: LocaleFiles.Content], verbs: ThingList) {
    self.files = files
    self.verbs = verbs
  }

  /// The vocabulary of a locale; nil when it has none. The files in the binary are sound: a test reads them.
  subscript(tag: LocaleTag) -> Vocabulary? {
    guard files[tag] != nil else { return nil }
    return known.withLock { known in
      if let vocabulary = known.vocabularies[tag] { return vocabulary }
      let numbers = known.numbers ?? (try? keyNumbers()) ?? [:]
      known.numbers = numbers
      let vocabulary = try? read(tag, numbers)
      known.vocabularies[tag] = vocabulary
      return vocabulary
    }
  }

  /// Reads all files, and throws what is wrong with them.
  func check() throws(LocaleError) {
    let numbers = try keyNumbers()
    for tag in files.keys.sorted() { _ = try read(tag, numbers) }
  }

  /// The keys of all locales, numbered.
  private func keyNumbers() throws(LocaleError) -> [String: Int] {
    var numbers: [String: Int] = [:]
    for tag in files.keys.sorted() {
      try walk(tag) { name, json, text throws(JSONError) in
        guard name == "words" else { return try json.skip(in: text) }
        try Self.members(&json, in: text) { key, json throws(JSONError) in
          if numbers[key] == nil { numbers[key] = numbers.count }
          try json.skip(in: text)
        }
      }
    }
    return numbers
  }

  private func read(
    _ tag: LocaleTag, _ numbers: [String: Int]
  ) throws(LocaleError) -> Vocabulary {
    var inflections: [String: String] = [:]
    var phrases = PhraseList()
    var stops: [String] = []
    var wordings = Array(repeating: [String](), count: verbs.names.count)
    try walk(tag) { name, json, text throws(JSONError) in
      switch name {
      case "inflections":
        try Self.members(&json, in: text) { form, json throws(JSONError) in
          inflections[form] = try json.string(in: text).text
        }
      case "words":
        try Self.members(&json, in: text) { key, json throws(JSONError) in
          let number = numbers[key] ?? 0
          try Self.forEachWording(&json, in: text) { wording in
            LocaleCues.withSmallLetters(wording) {
              phrases.append($0, value: number, startsWord: false, endsWord: false)
            }
          }
        }
      case "unsureVerbs":
        try Self.members(&json, in: text) { verb, json throws(JSONError) in
          guard let number = verbs.number(of: verb) else {
            throw JSONError(at: json.offset, .expected("a verb of root.verbs.json, not “\(verb)”"))
          }
          wordings[number] = try Self.wordings(&json, in: text)
        }
      case "stop":
        stops = try Self.wordings(&json, in: text)
      default: try json.skip(in: text)
      }
    }
    guard inflections.isEmpty else {
      return Vocabulary(
        english: EnglishTerms(keys: numbers, stops: stops, inflections: inflections),
        verbs: wordings)
    }
    return Vocabulary(wordings: PhraseTable(phrases), verbs: wordings)
  }

  private static func wordings(
    _ json: inout JSONReader, in text: Span<UInt8>
  ) throws(JSONError) -> [String] {
    var wordings: [String] = []
    try forEachWording(&json, in: text) { wordings.append(String(copying: $0)) }
    return wordings
  }

  /// Hands on the bytes of each wording of a list.
  private static func forEachWording(
    _ json: inout JSONReader, in text: Span<UInt8>, _ body: (Span<UInt8>) -> Void
  ) throws(JSONError) {
    guard try json.enterArray(in: text) else {
      throw JSONError(at: json.offset, .expected("a list of wordings"))
    }
    while try json.element(in: text) {
      let wording = try json.written(in: text)
      guard !wording.range.isEmpty else {
        throw JSONError(at: wording.range.lowerBound, .expected("a wording that is not empty"))
      }
      try JSONReader.withText(of: wording, in: text, body)
    }
  }

  /// Hands on each member of an object; `body` steps over its value.
  private static func members(
    _ json: inout JSONReader, in text: Span<UInt8>,
    _ body: (String, inout JSONReader) throws(JSONError) -> Void
  ) throws(JSONError) {
    guard try json.enterObject(in: text) else { return try json.skip(in: text) }
    while let member = try json.member(in: text) {
      try body(try JSONReader.decode(member, in: text), &json)
    }
  }

  /// Hands on each member of a file. One that no vocabulary has is an error.
  private func walk(
    _ tag: LocaleTag, _ body: (String, inout JSONReader, Span<UInt8>) throws(JSONError) -> Void
  ) throws(LocaleError) {
    let bytes = files[tag]?.bytes ?? []
    let text = bytes.span
    var json = JSONReader()
    do throws(JSONError) {
      guard try json.enterObject(in: text) else {
        throw JSONError(at: 0, .expected("an object"))
      }
      while let member = try json.member(in: text) {
        let name = try JSONReader.decode(member, in: text)
        guard Self.keys.contains(name) else {
          throw JSONError(
            at: member.range.lowerBound,
            .expected("a key of vocabularies: \(Self.keys.joined(separator: ", "))"))
        }
        try body(name, &json, text)
      }
    } catch {
      throw LocaleError(
        file: "Locales/\(tag).vocabulary.json",
        place: LocaleFile.place(of: error.offset, in: bytes), message: error.message)
    }
  }
}
