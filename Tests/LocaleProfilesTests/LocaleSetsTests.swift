import CopyModel
import LocaleProfiles
import Testing

/// The names of days, countries and the like, from ICU and from `Locales/`.
@Suite struct LocaleSetsTests {
  private static let library = Result { try LocaleLibrary.embedded() }
  static let translations = ["ko", "zh-Hans", "zh-Hant", "ja"]

  private func names(_ tag: String) throws -> SetNames {
    let profile = try Self.library.get().profile(for: #require(LocaleTag(folding: tag)))
    return try #require(profile.setNames)
  }

  private func reading(_ source: String, _ target: String, in tag: String) throws
    -> SetNames.Reading
  {
    let named = try #require(try names("en").members(named: source.utf8.span))
    return try names(tag).reading(of: target, for: named.members)
  }

  @Test(arguments: ["en"] + translations)
  func `each member of our own sets has a name`(tag: String) throws {
    let names = try names(tag)
    for set in names.sets.sets where !set.isOfNames {
      for member in set.members {
        #expect(names.name(of: member) != nil, "\(names.sets.members[member])")
      }
    }
  }

  @Test(arguments: translations)
  func `what says another sense is no name of the member`(tag: String) throws {
    let names = try names(tag)
    for member in names.sets.members.indices {
      for other in names.others(of: member) {
        let reading = names.reading(of: other, for: [member])
        #expect(
          reading == .otherSense, "\(names.sets.members[member]): \(other) is \(reading)")
      }
    }
  }

  @Test(
    arguments: [
      ("Taiwan", "타이완", "ko"), ("Taiwan", "중화민국", "ko"), ("Taiwan", "中華民國", "zh-Hant"),
      ("Taiwan", "臺灣", "zh-Hant"), ("Hong Kong", "香港", "zh-Hans"), ("Macao", "澳門", "zh-Hant"),
      ("Macau", "마카오", "ko"), ("Palestine", "巴勒斯坦", "zh-Hans"), ("Macedonia", "马其顿", "zh-Hans"),
      ("North Macedonia", "마케도니아", "ko"), ("Burma", "미얀마", "ko"), ("Myanmar", "버마", "ko"),
      ("Czechia", "체코", "ko"), ("Czech Republic", "捷克", "zh-Hant"), ("Swaziland", "에스와티니", "ko"),
      ("Eswatini", "스와질란드", "ko"), ("Türkiye", "터키", "ko"), ("Turkey", "튀르키예", "ko"),
      ("United States", "アメリカ合衆国", "ja"), ("United States", "米国", "ja"),
      ("United States", "美利坚合众国", "zh-Hans"), ("US", "미국", "ko"), ("UK", "英国", "ja"),
      ("United Kingdom", "영국", "ko"), ("South Korea", "대한민국", "ko"), ("South Korea", "남한", "ko"),
      ("North Korea", "北韓", "zh-Hant"), ("North Korea", "조선민주주의인민공화국", "ko"),
      ("China", "中華人民共和國", "zh-Hant"), ("Australia", "호주", "ko"), ("Thailand", "타이", "ko"),
      ("New Zealand", "紐西蘭", "zh-Hans"), ("New Zealand", "新西兰", "zh-Hant"),
      ("Ivory Coast", "科特迪瓦", "zh-Hant"), ("Italy", "義大利", "zh-Hans"), ("Laos", "寮國", "zh-Hans"),
      ("Saturday", "礼拜六", "zh-Hans"), ("Sunday", "週日", "zh-Hant"), ("Sat", "(토)", "ko"),
      ("Sat", "土曜", "ja"), ("March", "三月", "zh-Hans"), ("Mar", "3월", "ko"),
      ("Norwegian", "书面挪威语", "zh-Hans"), ("Filipino", "타갈로그어", "ko"),
      ("French", "불어", "ko"), ("French", "法文", "zh-Hans"), ("Rwanda", "Rwanda（盧安達）", "zh-Hant"),
    ])
  func `another usual name is a name`(source: String, target: String, tag: String) throws {
    let reading = try reading(source, target, in: tag)
    #expect(reading == .name || reading == .alike)
  }

  @Test(
    arguments: [
      ("Dominica", "星期日", "zh-Hans", "weekday-1", false), ("Sat", "일", "ko", "weekday-1", true),
      ("Niger", "尼日利亚", "zh-Hans", "region-NG", true), ("Mar", "5월", "ko", "month-5", true),
      ("Left", "右侧", "zh-Hans", "direction-right", true),
      ("Samoa", "Rwanda（盧安達）", "zh-Hant", "region-RW", false),
    ])
  func `the name of another is told`(
    source: String, target: String, tag: String, other: String, isAlike: Bool
  ) throws {
    let number = try #require(try names("en").sets.number(of: other))
    #expect(try reading(source, target, in: tag) == .another(number, isAlike: isAlike))
  }

  @Test(
    arguments: [
      ("Turkey", true), ("Sat", true), ("May", true), ("Polish", true), ("Saturday", false),
      ("Kyrgyzstan", false), ("Amharic", false), ("reunion", nil), ("Café", nil), ("Tea", nil),
    ] as [(String, Bool?)])
  func `a name that is another word is known`(name: String, hasOtherSense: Bool?) throws {
    #expect(try names("en").members(named: name.utf8.span)?.hasOtherSense == hasOtherSense)
  }

  @Test func `what is read on the side is sound`() throws {
    try Self.library.get().readAll()
  }
}
