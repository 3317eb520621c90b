import CopyModel
import Testing

struct LocaleTagTests {
  @Test(
    arguments: [
      ("ko", "ko"), ("ko-KR", "ko"), ("ko_KR", "ko"), ("KO-kr", "ko"), ("ko-KP", "ko-KP"),
      ("en", "en"), ("en_US", "en"), ("en-GB", "en-GB"), ("EN-gb", "en-GB"),
      ("sr-Latn-RS", "sr-Latn-RS"), ("pt-BR", "pt-BR"), ("es-419", "es-419"), ("haw", "haw"),
      ("iw", "he"), ("in-rID", "id"), ("sr@latin", "sr-Latn"), ("sr_RS@latin", "sr-Latn-RS"),
      ("uz@cyrillic", "uz-Cyrl"), ("ca@valencia", "ca-valencia"), ("be@tarask", "be-tarask"),
      ("sr_RS.UTF-8@latin", "sr-Latn-RS"), ("ko_KR.eucKR", "ko"), ("ja.UTF-8", "ja"),
    ])
  func `folds a spelling to its canonical tag`(spelling: String, tag: String) {
    #expect(LocaleTag(folding: spelling)?.identifier == tag)
  }

  @Test(
    arguments: [
      ("zh", "zh-Hans"), ("zh_CN", "zh-Hans"), ("zh-SG", "zh-Hans"), ("zh-rCN", "zh-Hans"),
      ("zh-CHS", "zh-Hans"), ("b+zh+Hans", "zh-Hans"),
      ("zh-hans-CN", "zh-Hans"),
      ("zh-Hans-HK", "zh-Hans"), ("zh-TW", "zh-Hant"), ("zh-rTW", "zh-Hant"),
      ("zh-CHT", "zh-Hant"), ("b+zh+Hant+TW", "zh-Hant"), ("zh_Hant_TW", "zh-Hant"),
      ("zh-HK", "zh-Hant-HK"), ("zh-MO", "zh-Hant-HK"), ("zh-rHK", "zh-Hant-HK"),
      ("zh_Hant_HK", "zh-Hant-HK"), ("zh_CN.GB2312", "zh-Hans"), ("zh_TW.Big5", "zh-Hant"),
    ])
  func `gives Chinese its script`(spelling: String, tag: String) {
    #expect(LocaleTag(folding: spelling)?.identifier == tag)
  }

  @Test(
    arguments: [
      "", "-", "b", "xx", "Localizable", "root", "kor", "en-toolong", "ko@calendar", "zh-12345",
      "e", "한국어", "en-U1", "ko.strings", "utf", ".utf8", "to_Work", "gl_Grid", "no_tags_ja",
      "no_ip",
    ])
  func `knows no language in junk`(spelling: String) {
    #expect(LocaleTag(folding: spelling) == nil)
  }

  @Test(
    arguments: [
      ("ltg", "ltg"), ("awa", "awa"), ("kor", "ko"), ("eng_GB", "en-GB"), ("cmn-Hant", "zh-Hant"),
      ("KSH", "ksh"), ("ko", "ko"), ("xx", nil), ("korean", nil), ("k0r", nil),
    ] as [(String, String?)])
  func `where only a language can stand any code of three letters is one`(
    spelling: String, tag: String?
  ) {
    #expect(LocaleTag(declared: spelling)?.identifier == tag)
  }

  @Test(arguments: [
    "en", "en-GB", "ko", "zh-Hans", "zh-Hant", "zh-Hant-HK", "sr-Latn-RS", "ca-valencia",
    "sr-ijekavsk",
  ])
  func `folding a canonical tag changes nothing`(tag: String) {
    #expect(LocaleTag(folding: tag)?.identifier == tag)
  }

  @Test(
    arguments: [
      ("en", nil), ("en-GB", "en"), ("zh-Hant", "zh"), ("zh-Hant-HK", "zh-Hant"),
    ] as [(String, String?)])
  func `a tag inherits from the tag without its last subtag`(tag: String, parent: String?) throws {
    let tag = try #require(LocaleTag(folding: tag))
    #expect(tag.parent?.identifier == parent)
  }

  @Test(arguments: [("zh-Hant-HK", "zh"), ("ko", "ko"), ("en-GB", "en")])
  func `knows its language`(tag: String, language: String) throws {
    #expect(try #require(LocaleTag(folding: tag)).language == language)
  }

  @Test func `sorts by identifier`() {
    let tags = ["zh-Hant", "ko", "zh-Hans", "en"].compactMap { LocaleTag(folding: $0) }
    #expect(tags.sorted().map(\.description) == ["en", "ko", "zh-Hans", "zh-Hant"])
  }
}
