import CopyModel
import Foundation
import JSONText
@testable import LocaleProfiles
import Testing

struct EmbeddedLocalesTests {
  /// The package's folder.
  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func files(under folder: String, ending: String) -> [URL] {
    let root = package.appending(path: folder)
    let all = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return (all?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.lastPathComponent.hasSuffix(ending) }
      .sorted { $0.path < $1.path }
  }

  static let folder = package.appending(path: "Locales")
  static let localeFiles = files(under: "Locales", ending: ".json").filter {
    !$0.lastPathComponent.hasSuffix(".schema.json")
  }

  @Test func `all locales load`() throws {
    let library = try LocaleLibrary.embedded()
    #expect(
      library.tags.map(\.identifier) == [
        "de", "de-CH", "en", "fr", "fr-CA", "ja", "ko", "root", "zh-Hans", "zh-Hant",
      ])
    #expect(!library.lists.concepts.concepts.isEmpty)
    #expect(!library.lists.things.names.isEmpty)
    #expect(!library.lists.verbs.names.isEmpty)
    #expect(!library.lists.senses.names.isEmpty)
    try library.readAll()
    for tag in ["en", "ja", "ko", "zh-Hans", "zh-Hant"] {
      #expect(try library.profile(for: #require(LocaleTag(folding: tag))).vocabulary != nil)
      #expect(try library.profile(for: #require(LocaleTag(folding: tag))).setNames != nil)
    }
  }

  @Test(arguments: localeFiles)
  func `a file of the folder is embedded`(file: URL) throws {
    let bytes = try [UInt8](Data(contentsOf: file))
    // Named apart, for a failure would print all bytes of all files.
    let isEmbedded = LocaleFile.embeddedRanges().map(LocaleFile.embedded).contains(bytes)
    #expect(isEmbedded, "\(file.lastPathComponent) is not embedded")
  }

  @Test func `there are as many documents as files`() {
    #expect(!Self.localeFiles.isEmpty)
    #expect(LocaleFile.embeddedRanges().count == Self.localeFiles.count)
  }

  @Test(arguments: localeFiles)
  func `a file is named after its tag`(file: URL) throws {
    let bytes = try [UInt8](Data(contentsOf: file))
    let tag = try #require(LocaleFile(name: "", bytes: bytes).root["tag"]?.string)
    let names = ["", ".cues", ".things", ".verbs", ".senses", ".sets", ".vocabulary", ".forms"].map
    {
      tag + $0 + ".json"
    }
    #expect(names.contains(file.lastPathComponent))
  }

  @Test(arguments: ["en", "ja", "ko", "zh-Hans", "zh-Hant"])
  func `a locale has what the rules ask of it`(tag: String) throws {
    let library = try LocaleLibrary.embedded()
    let profile = try library.profile(for: #require(LocaleTag(folding: tag)))
    #expect(profile.tag.identifier == tag)
    #expect(profile.cues != nil)
    #expect(!profile.scripts.isEmpty)
    #expect(profile.quotes.preferred.count == 2)
    #expect(profile.quotes.accepted.allSatisfy { $0.count == 2 })
    #expect(!profile.emptyTitles.isEmpty)
    #expect(!profile.answers.isEmpty)
  }

  @Test(
    arguments: [
      ("zh-Hant-HK", "zh-Hant"), ("zh-Hant", "zh-Hant"), ("en-GB", "en"), ("pl", "root"),
      ("de-AT", "de"), ("de-CH", "de-CH"), ("fr-BE", "fr"),
      ("pt-BR", "root"), ("ja", "ja"),
    ])
  func `a locale without a file takes its parent's conventions`(
    tag: String, wanted: String
  ) throws {
    let library = try LocaleLibrary.embedded()
    let profile = try library.profile(for: #require(LocaleTag(folding: tag)))
    #expect(profile.tag.identifier == wanted)
  }

  @Test func `the root has no words of its own`() throws {
    let root = try LocaleLibrary.embedded().profile(for: .root)
    #expect(root.cues == nil)
    #expect(root.caseWords.entry(of: "the") == nil)
    #expect(root.lengthRatio == nil)
  }

  @Test func `what a locale leaves out comes from the root`() throws {
    let library = try LocaleLibrary.embedded()
    let (english, root) = (library.profile(for: .english), library.profile(for: .root))
    #expect(!english.hasFullWidthMarks)
    #expect(english.wordCounting == root.wordCounting)
    #expect(english.registers == root.registers)
  }

  @Test func `longer register endings come first`() throws {
    let library = try LocaleLibrary.embedded()
    let korean = try library.profile(for: #require(LocaleTag(folding: "ko"))).registers.all
    let lengths = korean.map(\.ending.utf8.count)
    #expect(!lengths.isEmpty)
    #expect(lengths == lengths.sorted(by: >))
    #expect(korean.first { $0.ending == "세요" }?.register == .neutral)
    #expect(korean.first { $0.ending == "ㅂ니다" }?.register == .formal)
  }

  @Test(arguments: NamedConcept.allCases)
  func `the lexicon has every concept that a rule names`(concept: NamedConcept) throws {
    let concepts = try LocaleLibrary.embedded().lists.concepts
    #expect(concepts.index(of: concept) != nil)
    #expect(concepts.index(of: concept) == concepts.index(of: concept.name))
  }

  @Test func `opposites and severities are within the lexicon`() throws {
    let library = try LocaleLibrary.embedded()
    let count = library.lists.concepts.concepts.count
    #expect(library.lists.concepts.concepts.allSatisfy { $0.opposites.allSatisfy { $0 < count } })
    let names = library.lists.concepts.concepts.map(\.name)
    #expect(names == names.sorted())
    #expect(Set(names).count == count)
  }
}
