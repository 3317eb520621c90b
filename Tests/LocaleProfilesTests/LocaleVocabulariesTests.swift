import CopyModel
@testable import LocaleProfiles
import Testing

struct LocaleVocabulariesTests {
  private func problem(_ file: String) -> LocaleError? {
    let vocabularies = LocaleVocabularies(
      [.english: .loaded(Array(file.utf8))], verbs: ThingList(alike: [("send", [])]))
    do throws(LocaleError) {
      try vocabularies.check()
      return nil
    } catch {
      return error
    }
  }

  @Test(
    arguments: [
      (#"{"tag": "en", "words": {"delete": ["삭제"]}}"#, nil),
      (#"{"tag": "en", "words": {"delete": "삭제"}}"#, 35),
      (#"{"tag": "en", "words": {"delete": [""]}}"#, 37),
      (#"{"tag": "en", "words": {}, "more": 1}"#, 29),
      (#"{"tag": "en", "inflections": {"sent": 1}}"#, 39),
      (#"{"tag": "en", "unsureVerbs": {"send": ["mail"]}}"#, nil),
      (#"{"tag": "en", "unsureVerbs": {"sand": ["mail"]}}"#, 38),
      (#"["#, 1),
    ] as [(String, Int?)])
  func `what is wrong is told with its place`(file: String, column: Int?) {
    #expect(problem(file)?.place.column == column)
    #expect(problem(file).map { $0.file == "Locales/en.vocabulary.json" } ?? true)
  }
}
