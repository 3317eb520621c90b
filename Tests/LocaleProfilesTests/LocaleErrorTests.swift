import CopyModel
import LocaleProfiles
import Testing

struct LocaleErrorTests {
  static let rootCues = """
    {"tag": "root", "concepts": {
      "cancel": {"kind": "action", "opposites": ["keep"]},
      "keep": {"kind": "action", "opposites": ["cancel"], "destructive": false}
    }}
    """
  static let root = #"{"tag": "root", "quotes": {"preferred": ["“", "”"], "accepted": []}}"#

  private func load(_ files: String...) throws(LocaleError) -> LocaleLibrary {
    try LocaleLibrary(files: files.map { Array($0.utf8) })
  }

  /// What is wrong with files, and where.
  private func problem(_ files: [String]) -> LocaleError? {
    do throws(LocaleError) {
      _ = try LocaleLibrary(files: files.map { Array($0.utf8) })
      return nil
    } catch {
      return error
    }
  }

  @Test func `small files load`() throws {
    let library = try load(Self.root, Self.rootCues, #"{"tag": "ko", "words": "spaced"}"#)
    let korean = try library.profile(for: #require(LocaleTag(folding: "ko")))
    #expect(korean.wordCounting == .spaced)
    #expect(korean.quotes.preferred == ["“", "”"])
    #expect(korean.name == "ko")
  }

  @Test func `a chain of parents is followed`() throws {
    let library = try load(
      Self.root, Self.rootCues, #"{"tag": "zh-Hans", "spacedMarks": ["？"], "marks": "full"}"#,
      #"{"tag": "zh-Hant", "parent": "zh-Hans", "spacedMarks": ["！"]}"#)
    let profile = try library.profile(for: #require(LocaleTag(folding: "zh-Hant-HK")))
    #expect(profile.spacedMarks == ["！"])
    #expect(profile.hasFullWidthMarks)
    #expect(profile.quotes.preferred == ["“", "”"])
  }

  @Test(
    arguments: [
      (#"{"tag": "ko", "word": "spaced"}"#, "“word”", 16),
      (#"{"tag": "ko", "words": "eojeol"}"#, "“words”", 25),
      (#"{"tag": "ko", "words": 1}"#, "“words”", 24),
      (#"{"tag": "ko", "marks": []}"#, "“marks”", 24),
      (#"{"tag": "ko", "name": true}"#, "“name”", 23),
      (#"{"tag": "ko", "spacedMarks": "?"}"#, "“spacedMarks”", 31),
      (#"{"tag": "ko", "spacedMarks": [1]}"#, "“spacedMarks”", 31),
      (#"{"tag": "ko", "scripts": ["Hangul"]}"#, "“Hangul”", 26),
      (#"{"tag": "ko", "quotes": {"open": "‘"}}"#, "“open”", 27),
      (#"{"tag": "ko", "quotes": []}"#, "“quotes”", 25),
      (#"{"tag": "ko", "quotes": {"accepted": ["‘"]}}"#, "“accepted”", 40),
      (#"{"tag": "ko", "budgets": {"button": {"word": 2}}}"#, "“word”", 39),
      (#"{"tag": "ko", "budgets": {"button": {"words": 2.5}}}"#, "“words”", 47),
      (#"{"tag": "ko", "budgets": {"menu": {}}}"#, "“menu”", 28),
      (#"{"tag": "ko", "lengthRatio": [1, 2]}"#, "“lengthRatio”", 30),
      (#"{"tag": "ko", "lengthRatio": [3, 2, 1]}"#, "“lengthRatio”", 30),
      (#"{"tag": "ko", "lengthRatio": "long"}"#, "“lengthRatio”", 31),
      (#"{"tag": "ko", "registers": {"cosy": []}}"#, "“cosy”", 30),
      (#"{"tag": "ko", "case": {"small": [], "smal": []}}"#, "“smal”", 38),
      (#"{"tag": "ko", "case": {"particles": []}}"#, "“particles”", 37),
      (#"{"tag": "ko", "case": {"particles": {"in": "log"}}}"#, "“in”", 45),
      (#"{"tag": "ko", "numbers": {"words": {"한": "1"}}}"#, "“한”", 43),
      (#"{"tag": "ko", "numbers": {"words": []}}"#, "“words”", 36),
      (#"{"tag": "ko", "ruleWords": {"joiner": []}}"#, "“joiner”", 30),
      (#"{"tag": "ko", "ruleWords": {"joiners": "및"}}"#, "“joiners”", 41),
      (#"{"tag": "ko", "name": "a", "name": "b"}"#, "“name”", 29),
      (#"{"tag": "ko", "parent": "de"}"#, "“parent”", 26),
      (#"{"tag": "ko", "parent": "ko"}"#, "“parent”", 26),
    ])
  func `a wrong value is named with its file and place`(
    file: String, named: String, column: Int
  ) throws {
    let error = try #require(problem([Self.root, Self.rootCues, file]))
    #expect(error.file == "Locales/ko.json")
    #expect(error.message.contains(named), "\(error.message)")
    #expect(error.place == Place(line: 1, column: column), "\(error.place)")
    #expect(error.description.hasPrefix("Locales/ko.json:1:\(column): "))
  }

  @Test(
    arguments: [
      (#"{"tag": "ko", "cues": {"cancle": {"sure": ["취소"]}}}"#, "“cancle”", 25),
      (#"{"tag": "ko", "cues": {"cancel": {"certain": ["취소"]}}}"#, "“certain”", 36),
      (#"{"tag": "ko", "cues": {"cancel": {"sure": "취소"}}}"#, "“sure”", 44),
      (#"{"tag": "ko", "cues": {"cancel": {"missing": "bad"}}}"#, "“missing”", 47),
      (#"{"tag": "ko", "cues": {"cancel": []}}"#, "“cancel”", 34),
      (#"{"tag": "ko", "cues": []}"#, "“cues”", 23),
    ])
  func `a wrong wording is named with its file and place`(
    file: String, named: String, column: Int
  ) throws {
    let error = try #require(
      problem([Self.root, Self.rootCues, #"{"tag": "ko"}"#, file]))
    #expect(error.file == "Locales/ko.cues.json")
    #expect(error.message.contains(named), "\(error.message)")
    #expect(error.place == Place(line: 1, column: column), "\(error.place)")
  }

  @Test(
    arguments: [
      (#"{"tag": "root", "concepts": {"a": {"kind": "verb"}}}"#, "“kind”"),
      (#"{"tag": "root", "concepts": {"a": {}}}"#, "“a”"),
      (#"{"tag": "root", "concepts": {"a": {"kind": "action", "opposites": ["b"]}}}"#, "“b”"),
      (#"{"tag": "root", "concepts": {"a": {"kind": "action", "wholeLabel": 1}}}"#, "“wholeLabel”"),
      (#"{"tag": "root", "concepts": {"a": {"kind": "action", "label": true}}}"#, "“label”"),
      (#"{"tag": "root", "concepts": {}, "alike": {"verbs": [["c"]]}}"#, "“c”"),
      (#"{"tag": "root", "concepts": {}, "alike": {"nouns": []}}"#, "“nouns”"),
      (#"{"tag": "root", "concepts": []}"#, "“concepts”"),
      (#"{"tag": "root", "concept": {}, "concepts": {}}"#, "“concept”"),
    ])
  func `a wrong concept is named with its file`(file: String, named: String) throws {
    let error = try #require(problem([Self.root, file]))
    #expect(error.file == "Locales/root.cues.json")
    #expect(error.message.contains(named), "\(error.message)")
  }

  @Test(
    arguments: [
      (#"{"tag": "ko", "senses": {"fre": {"sure": ["무료"]}}}"#, "“fre”", "ko.senses.json"),
      (#"{"tag": "ko", "senses": {"free": {"near": []}}}"#, "“near”", "ko.senses.json"),
      (#"{"tag": "ko", "senses": []}"#, "“senses”", "ko.senses.json"),
      (#"{"tag": "root", "meanings": {"free": "price"}}"#, "“free”", "root.senses.json"),
      (#"{"tag": "root", "meanings": {"free": ["free"]}}"#, "“free”", "root.senses.json"),
      (#"{"tag": "root", "meanings": []}"#, "“meanings”", "root.senses.json"),
    ])
  func `a wrong sense is named with its file`(file: String, named: String, name: String) throws {
    let meanings = #"{"tag": "root", "meanings": {"free": ["free-price"]}}"#
    let error = try #require(
      problem([
        Self.root, Self.rootCues, #"{"tag": "ko"}"#, #"{"tag": "ko", "cues": {}}"#, meanings, file,
      ]))
    #expect(error.file == "Locales/\(name)")
    #expect(error.message.contains(named), "\(error.message)")
  }

  @Test(
    arguments: [
      (#"{"tag": "ko", "things": {"mondy": {"sure": ["월요일"]}}}"#, "“mondy”", "ko.things.json"),
      (#"{"tag": "ko", "things": {"monday": {"names": []}}}"#, "“names”", "ko.things.json"),
      (#"{"tag": "ko", "things": []}"#, "“things”", "ko.things.json"),
      (#"{"tag": "root", "kinds": {"day": "monday"}}"#, "“day”", "root.things.json"),
      (#"{"tag": "root", "kinds": []}"#, "“kinds”", "root.things.json"),
    ])
  func `a wrong thing is named with its file`(file: String, named: String, name: String) throws {
    let kinds = #"{"tag": "root", "kinds": {"day": ["monday"]}}"#
    let error = try #require(
      problem([
        Self.root, Self.rootCues, #"{"tag": "ko"}"#, #"{"tag": "ko", "cues": {}}"#, kinds, file,
      ]))
    #expect(error.file == "Locales/\(name)")
    #expect(error.message.contains(named), "\(error.message)")
  }

  @Test(
    arguments: [
      (#"{"tag": "ko", "verbs": {"sand": {"sure": ["보내"]}}}"#, "“sand”", "ko.verbs.json"),
      (#"{"tag": "ko", "verbs": {"send": {"unsure": ["부치"]}}}"#, "“unsure”", "ko.verbs.json"),
      (#"{"tag": "root", "alike": {"send": ["mail"]}}"#, "“mail”", "root.verbs.json"),
      (#"{"tag": "root", "alike": {"send": "mail"}}"#, "“send”", "root.verbs.json"),
      (#"{"tag": "root", "alike": []}"#, "“alike”", "root.verbs.json"),
    ])
  func `a wrong verb is named with its file`(file: String, named: String, name: String) throws {
    let verbs = #"{"tag": "root", "alike": {"send": []}}"#
    let error = try #require(
      problem([
        Self.root, Self.rootCues, #"{"tag": "ko"}"#, #"{"tag": "ko", "cues": {}}"#, verbs, file,
      ]))
    #expect(error.file == "Locales/\(name)")
    #expect(error.message.contains(named), "\(error.message)")
  }

  @Test func `bad JSON is named with its line`() throws {
    let error = try #require(
      problem([Self.root, Self.rootCues, "{\n  \"tag\": \"ko\",\n  oops\n}"]))
    #expect(error.place == Place(line: 3, column: 3))
    #expect(error.message == "expected a string")
  }

  @Test func `columns count UTF-16 units`() throws {
    let error = try #require(
      problem([Self.root, Self.rootCues, "{\"tag\": \"ko\",\n \"name\": \"한😀\", \"x\": 1}"]))
    #expect(error.place == Place(line: 2, column: 18))
  }

  @Test(arguments: [
    #"{"name": "Korean"}"#, #"{"tag": 1}"#, #"{"tag": "ko-KR"}"#, #"{"tag": "xx"}"#, "[]",
  ])
  func `a file needs a canonical tag`(file: String) throws {
    let error = try #require(problem([Self.root, Self.rootCues, file]))
    #expect(error.file == "Locales/")
  }

  @Test(arguments: [[], [root], [rootCues]] as [[String]])
  func `the root files must be there`(files: [String]) throws {
    #expect(try #require(problem(files)).file == "Locales/root.json")
  }
}
