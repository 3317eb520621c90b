import CopyModel
import LocaleProfiles
import Testing

/// The words by which single rules tell what a sentence does.
struct RuleWordsTests {
  /// One for all lists, because reading it takes long.
  private static let library = Result { try LocaleLibrary.embedded() }

  private func words(_ list: RuleWords.List, in tag: String) throws -> [String] {
    let locale = try #require(LocaleTag(folding: tag))
    return try Self.library.get().profile(for: locale).ruleWords[list].words
  }

  private static let tags = ["en", "ko", "zh-Hans", "zh-Hant", "ja"]

  @Test(arguments: zip(RuleWords.List.allCases, RuleWords.List.names))
  func `a file fills each list`(list: RuleWords.List, name: String) throws {
    let file = "{\"tag\": \"ko\", \"ruleWords\": {\"\(name)\": [\"가\", \"나\"]}}"
    let files = [LocaleErrorTests.root, LocaleErrorTests.rootCues, file].map { Array($0.utf8) }
    let korean = try #require(LocaleTag(folding: "ko"))
    let profile = try LocaleLibrary(files: files).profile(for: korean)
    #expect(profile.ruleWords[list].words == ["가", "나"])
    #expect(
      RuleWords.List.allCases.allSatisfy { $0 == list || profile.ruleWords[$0].words.isEmpty })
  }

  @Test(arguments: RuleWords.List.allCases)
  func `some locale fills each list`(list: RuleWords.List) throws {
    #expect(try Self.tags.contains { try !words(list, in: $0).isEmpty })
  }

  /// What is looked for in any case is stored in small letters.
  @Test(arguments: RuleWords.List.allCases.filter { ![.ambiguousLabels, .remarks].contains($0) })
  func `words are in small letters`(list: RuleWords.List) throws {
    for tag in Self.tags {
      for word in try words(list, in: tag) { #expect(word == word.lowercased()) }
    }
  }

  @Test(arguments: ["fr", "pl"])
  func `a language without lists has none of another's`(tag: String) throws {
    for list in RuleWords.List.allCases where list != .remarks {
      #expect(try words(list, in: tag).isEmpty)
    }
  }

  @Test func `a list comes from the nearest file that has it`() throws {
    let files = [
      #"{"tag": "root", "ruleWords": {"remarks": ["TODO"], "joiners": ["&"]}}"#,
      LocaleErrorTests.rootCues, #"{"tag": "ko", "ruleWords": {"joiners": ["및"]}}"#,
    ]
    let korean = try #require(LocaleTag(folding: "ko"))
    let words = try LocaleLibrary(files: files.map { Array($0.utf8) }).profile(for: korean)
      .ruleWords
    #expect(words[.remarks].words == ["TODO"])
    #expect(words[.joiners].words == ["및"])
  }

  @Test(arguments: tags)
  func `a locale's own language is a thing`(tag: String) throws {
    let things = try LocaleLibrary.embedded().lists.things.names
    let names = try words(.ownLanguage, in: tag)
    #expect(names.count == 1)
    #expect(names.allSatisfy(things.contains))
  }

  @Test func `a particle has two forms`() throws {
    let korean = try LocaleLibrary.embedded().profile(for: #require(LocaleTag(folding: "ko")))
    #expect(korean.particles.map(\.both) == korean.ruleWords[.soundParticles].words)
    let object = try #require(korean.particles.first { $0.both == "을(를)" })
    #expect((object.afterConsonant, object.afterVowel) == ("을", "를"))
    #expect(!object.isLengthened)
    let means = try #require(korean.particles.first { $0.both == "(으)로" })
    #expect((means.afterConsonant, means.afterVowel) == ("으로", "로"))
    #expect(means.isLengthened)
    #expect(ParticleForms("을/를") == nil)
  }
}
