import ICUText
import Testing

@Suite struct DisplayNamesTests {
  private func names(
    of code: String, _ kind: DisplayNames.Kind, in locale: String
  ) throws -> [String] {
    try DisplayNames.all(kind, in: locale).filter { $0.code == code }.map(\.name)
  }

  @Test(
    arguments: [
      (DisplayNames.Kind.regions, "DM", "zh", "多米尼克"), (.regions, "DM", "ko", "도미니카"),
      (.regions, "KG", "ja", "キルギス"), (.regions, "CI", "zh_Hant", "象牙海岸"),
      (.languages, "am", "ko", "암하라어"), (.languages, "am", "en", "Amharic"),
      (.languages, "zh_Hans", "ja", "簡体中国語"), (.weekdays, "1", "ko", "일요일"),
      (.weekdays, "7", "zh", "星期六"), (.weekdays, "7", "en", "Sat"),
      (.months, "12", "en", "December"),
      (.months, "1", "ja", "1月"),
    ])
  func `a thing has its name`(
    kind: DisplayNames.Kind, code: String, locale: String, name: String
  ) throws {
    #expect(try names(of: code, kind, in: locale).contains(name))
  }

  @Test func `all variants are there`() throws {
    let english = try names(of: "CI", .regions, in: "en")
    #expect(english.first == "Côte d’Ivoire")
    #expect(english.contains("Ivory Coast"))
    #expect(try names(of: "3", .months, in: "en").contains("Mar"))
  }

  @Test(
    arguments: [(DisplayNames.Kind.languages, 400...), (.regions, 250...)]
      as [(DisplayNames.Kind, PartialRangeFrom<Int>)], ["en", "ko", "zh", "zh_Hant", "ja"])
  func `a locale names hundreds`(
    kind: (kind: DisplayNames.Kind, count: PartialRangeFrom<Int>), locale: String
  ) throws {
    let names = try DisplayNames.all(kind.kind, in: locale)
    #expect(kind.count.contains(names.count))
    #expect(names.allSatisfy { !$0.code.isEmpty && !$0.name.isEmpty })
  }

  @Test func `days and months are seven and twelve`() throws {
    for locale in ["en", "ko", "zh_Hant", "ja"] {
      #expect(Set(try DisplayNames.all(.weekdays, in: locale).map(\.code)).count == 7)
      #expect(Set(try DisplayNames.all(.months, in: locale).map(\.code)).count == 12)
    }
  }

  @Test func `a variant says only what its parent does not`() throws {
    let own = try DisplayNames.all(.regions, in: "zh_Hant_HK")
    #expect((1..<200).contains(own.count))
  }

  @Test func `a locale that ICU does not know is an error`() {
    #expect(throws: ICUError.failed("U_MISSING_RESOURCE_ERROR")) {
      try DisplayNames.all(.regions, in: "qqq")
    }
  }
}
