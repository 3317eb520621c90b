import CopyModel
import JSONText
import Synchronization

/// The interface vocabulary: `en.vocabulary.json` holds the forms and stop words of English,
/// `TAG.vocabulary.json` how a locale words each English key.
struct LocaleVocabularies {
  /// The numbers of the English keys, in the order in which they came.
  private var numbers: [String: Int] = [:]
  private var phrases: [LocaleTag: [PhraseTable.Entry]] = [:]
  private var english: (tag: LocaleTag, stops: [String], inflections: [String: String])?

  /// Whether a locale file is a vocabulary: a look at its first members.
  static func holds(_ bytes: [UInt8]) -> Bool {
    let text = bytes.span
    var json = JSONReader()
    do throws(JSONError) {
      guard try json.enterObject(in: text) else { return false }
      while let name = try json.member(in: text) {
        if name.isName("words", in: text), try json.enterObject(in: text) { return true }
        if name.isName("inflections", in: text) { return true }
        try json.skip(in: text)
      }
    } catch {
      // What is wrong is said when the file is read.
    }
    return false
  }

  init(files: [[UInt8]]) throws(LocaleError) {
    for bytes in files {
      let first = try LocaleFile(name: "Locales/", bytes: bytes)
      let tag = try LocaleLibrary.tag(of: first)
      try add(LocaleFile(first, name: "Locales/\(tag).vocabulary.json"), tag: tag)
    }
  }

  private mutating func add(_ file: LocaleFile, tag: LocaleTag) throws(LocaleError) {
    let keys = ["tag", "sources", "words", "inflections", "stop"]
    let object = try StrictObject(file.root, what: "\(tag)", keys: keys, in: file)
    if object.has("inflections") {
      var inflections: [String: String] = [:]
      for member in try object.members("inflections") {
        guard let lemma = member.value.string else {
          throw file.error(at: member.value.range.lowerBound, "“\(member.name)” has no lemma")
        }
        inflections[member.name] = lemma
      }
      english = (tag, try object.strings("stop"), inflections)
      return
    }
    var entries: [PhraseTable.Entry] = []
    for member in try object.members("words") {
      let number = numbers[member.name] ?? numbers.count
      numbers[member.name] = number
      guard !member.value.elements.isEmpty else {
        throw file.error(at: member.value.range.lowerBound, "“\(member.name)” has no wordings")
      }
      for element in member.value.elements {
        guard let wording = element.string, !wording.isEmpty else {
          throw file.error(at: element.range.lowerBound, "a wording is a string that is not empty")
        }
        entries.append(
          PhraseTable.Entry(wording.lowercased(), value: number, startsWord: false, endsWord: false)
        )
      }
    }
    phrases[tag] = entries
  }

  /// The vocabularies by locale.
  var all: [LocaleTag: Vocabulary] {
    var all = phrases.mapValues { Vocabulary(wordings: PhraseTable($0)) }
    if let english {
      all[english.tag] = Vocabulary(
        english: EnglishTerms(
          keys: numbers, stops: english.stops, inflections: english.inflections))
    }
    return all
  }
}

/// The vocabularies of all locales, read when one is first asked for: most runs are over before that.
///
/// A class because the profiles of all locales share it; the lock guards the one time it is filled.
final class LazyVocabularies: Sendable {
  private let files: [[UInt8]]
  private let known = Mutex<[LocaleTag: Vocabulary]?>(nil)

  init(_ files: [[UInt8]]) {
    self.files = files
  }

  /// The vocabulary of a locale; nil when it has none. The files in the binary are sound: a test reads them.
  subscript(tag: LocaleTag) -> Vocabulary? {
    known.withLock { known in
      if let known { return known[tag] }
      let read = (try? LocaleVocabularies(files: files).all) ?? [:]
      known = read
      return read[tag]
    }
  }

  func check() throws(LocaleError) { _ = try LocaleVocabularies(files: files) }
}
