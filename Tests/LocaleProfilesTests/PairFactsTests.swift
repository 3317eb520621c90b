import CopyModel
import LocaleProfiles
import Testing

/// What rules on a text and its translation ask of a locale.
struct PairFactsTests {
  private func plurals(_ tag: String) throws -> PluralFacts.Language? {
    let locale = try #require(LocaleTag(folding: tag))
    return try LocaleLibrary.embedded().profile(for: locale).plurals[locale]
  }

  @Test(arguments: [
    ("en", ["one", "other"]), ("ko", ["other"]), ("zh-Hant-HK", ["other"]),
    ("ru", ["one", "few", "many"]), ("pl", ["one", "few", "many"]),
    ("ar", ["zero", "one", "two", "few", "many", "other"]), ("fr", ["one", "other"]),
  ])
  func `each language has the categories of CLDR`(_ tag: String, _ usual: [String]) throws {
    #expect(try plurals(tag)?.usual == usual)
  }

  @Test func `rare categories and a broad one are told apart`() throws {
    #expect(try plurals("fr")?.rare == ["many"])
    #expect(try plurals("ru")?.rare == ["other"])
    #expect(try plurals("fr")?.isOneBroad == true)
    #expect(try plurals("de")?.isOneBroad == false)
  }

  @Test func `a project's names are kept in every locale`() throws {
    let library = try LocaleLibrary.embedded(
      ProjectConventions(names: ["Bluetooth", "Oakpad"]))
    for tag in ["en", "zh-Hans", "fr"] {
      let names = library.profile(for: try #require(LocaleTag(folding: tag))).keptNames
      #expect(names.names.contains("Oakpad"))
      #expect(names.translations(of: "Bluetooth").isEmpty)
    }
    let usual = try LocaleLibrary.embedded().profile(for: #require(LocaleTag(folding: "zh-Hans")))
    #expect(usual.keptNames.translations(of: "Bluetooth") == ["蓝牙"])
  }
}
