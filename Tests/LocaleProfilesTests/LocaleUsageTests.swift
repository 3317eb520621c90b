import CopyModel
import Foundation
@testable import LocaleProfiles
import Testing

/// The counts of `Locales/wordings/`.
struct LocaleUsageTests {
  static let files =
    (try? FileManager.default.contentsOfDirectory(
      at: EmbeddedLocalesTests.folder.appending(path: "wordings"), includingPropertiesForKeys: nil))?
    .filter {
      $0.lastPathComponent != "packages.tsv" && ["tsv", "bin"].contains($0.pathExtension)
    } ?? []

  @Test(arguments: files) func `a file of the folder is embedded`(file: URL) throws {
    let bytes = try [UInt8](Data(contentsOf: file))
    #expect(LocaleUsage.files().contains { $0 == bytes }, "\(file.lastPathComponent)")
  }

  @Test(arguments: files.filter { $0.pathExtension == "tsv" })
  func `its lines are sorted by what they are looked up by, each once`(file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let keys = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { Array($0.utf8.prefix { $0 != 0x09 }) }
    #expect(keys.count > 600)
    #expect(zip(keys, keys.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
  }

  @Test(arguments: ["ja", "ko", "zh-Hans", "zh-Hant"])
  func `a locale is small, and has its four thousand labels`(_ tag: String) throws {
    let profile = try LocaleLibrary.embedded().profile(for: #require(LocaleTag(folding: tag)))
    var labels = 0
    profile.usage.labels.forEach { _, usage in labels += usage.sources >= 3 ? 1 : 0 }
    #expect(labels >= 4000)
    for kind in ["labels.tsv", "words.tsv", "pairs.bin"] {
      let file = EmbeddedLocalesTests.folder.appending(path: "wordings/\(tag).\(kind)")
      #expect(try Data(contentsOf: file).count < 1 << 20)
    }
  }

  @Test func `each locale words Save its own way`() throws {
    let library = try LocaleLibrary.embedded()
    let usual = try ["ja", "ko", "zh-Hans", "zh-Hant"].map { tag in
      try library.profile(for: #require(LocaleTag(folding: tag)))
        .usage.labels.usage(of: Array("save".utf8))?.wordings.first?.text
    }
    #expect(usual == ["保存", "저장", "保存", "儲存"])
  }

  @Test func `of regions, each side is told from its own`() throws {
    let library = try LocaleLibrary.embedded()
    let taiwan = try library.profile(for: #require(LocaleTag(folding: "zh-Hant")))
    let mainland = try library.profile(for: #require(LocaleTag(folding: "zh-Hans")))
    let here = taiwan.usage.regions?.entry(for: "settings".utf8.span)
    #expect(here?.here.wording == "設定" && here?.there.wording == "設置")
    let there = mainland.usage.regions?.entry(for: "settings".utf8.span)
    #expect(there?.here.wording == "设置" && there?.there.wording == "设定")
    let mayHaveOther = taiwan.usage.regions?.mayHaveOther("設置".utf8.span)
    #expect(mayHaveOther == true)
    #expect(library.profile(for: try #require(LocaleTag(folding: "ko"))).usage.regions == nil)
  }

  @Test func `what the project counted goes to the locale that it is in, or its parent`() throws {
    let counts = WordingCounts(lines: Array("save\t3\t존치 3\n".utf8))
    let library = try LocaleLibrary.embedded(
      ProjectConventions(wordings: [
        CountedWordings(locale: #require(LocaleTag(folding: "ko-KR")), counts: counts)
      ]))
    #expect(library.profile(for: try #require(LocaleTag(folding: "ko"))).usage.own == [counts])
    #expect(library.profile(for: try #require(LocaleTag(folding: "ja"))).usage.own.isEmpty)
  }
}
