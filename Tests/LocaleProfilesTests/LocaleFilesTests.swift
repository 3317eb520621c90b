import CopyModel
@testable import LocaleProfiles
import Testing

struct LocaleFilesTests {
  @Test(
    arguments: [
      (#"{"tag": "ko", "sources": [], "words": {"a": ["가"]}}"#, .vocabulary),
      (#"{"tag": "en", "inflections": {}}"#, .vocabulary),
      (#"{"tag": "ko", "words": "spaced"}"#, .conventions),
      (#"{"tag": "ko", "name": "Korean"}"#, .conventions),
      (#"{"tag": "ko"}"#, .conventions),
      (#"{"tag": "ko", "sources": ["a"], "cues": {}}"#, .cues),
      (#"{"tag": "root", "concept": {}, "concepts": {}}"#, .concepts),
      (#"{"tag": "root", "kinds": {}}"#, .kinds),
      (#"{"tag": "ko", "sources": ["a"], "things": {}}"#, .things),
      (#"{"tag": "root", "alike": {}}"#, .alike),
      (#"{"tag": "root", "sets": {}}"#, .setList),
      (#"{"tag": "ko", "spelled": ["ko"], "names": {}}"#, .sets),
      (#"{"tag": "ko", "sources": ["a"], "verbs": {}}"#, .verbs),
      (#"{"tag": "zh-Hant", "sources": ["a"], "groups": ["制製"]}"#, .forms),
      (#"{"tag": "zh-Hant", "forms": {}}"#, .forms),
      (#"{"name": "Korean", "tag": "ko"}"#, nil),
      (#"{"tag": "ko-KR", "name": "Korean"}"#, nil),
      (#"{"tag": "ko", "sources": ["an"#, nil),
    ] as [(String, LocaleFiles.Kind?)])
  func `a file is told by its members`(file: String, kind: LocaleFiles.Kind?) {
    #expect(LocaleFiles.head(of: Array(file.utf8))?.kind == kind)
  }

  @Test func `a locale is read when it is asked for, and once`() throws {
    let library = try LocaleLibrary.embedded()
    let korean = try #require(LocaleTag(folding: "ko"))
    #expect(library.profile(for: korean) === library.profile(for: korean))
    #expect(library.foreignCharacters(of: korean).isEmpty)
    for name in ["zh-Hans", "zh-Hant", "ja"] {
      let tag = try #require(LocaleTag(folding: name))
      #expect(!library.foreignCharacters(of: tag).isEmpty)
      let foreign = library.profile(for: tag).foreignCharacters
      #expect(library.foreignCharacters(of: tag).allSatisfy { foreign.contains($0.value) })
    }
  }
}
