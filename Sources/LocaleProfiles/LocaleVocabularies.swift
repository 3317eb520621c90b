import CopyModel
import JSONText

/// The interface vocabulary: `en.vocabulary.json` holds the forms and stop words of English,
/// `TAG.vocabulary.json` how a locale words each English key.
struct LocaleVocabularies {
  /// The numbers of the English keys, in the order in which they came.
  private var numbers: [String: Int] = [:]
  private var phrases: [LocaleTag: [PhraseTable.Entry]] = [:]
  private var english: (tag: LocaleTag, stops: [String], inflections: [String: String])?

  /// Whether a locale file is a vocabulary.
  static func holds(_ root: JSONValue) -> Bool {
    root["words"]?.members.isEmpty == false || root["inflections"] != nil
  }

  mutating func add(_ file: LocaleFile, tag: LocaleTag) throws(LocaleError) {
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

  /// The vocabulary of a locale, once all files were added.
  subscript(tag: LocaleTag) -> Vocabulary? {
    if let english, english.tag == tag {
      return Vocabulary(
        english: EnglishTerms(
          keys: numbers, stops: english.stops, inflections: english.inflections))
    }
    return phrases[tag].map { Vocabulary(wordings: PhraseTable($0)) }
  }
}
