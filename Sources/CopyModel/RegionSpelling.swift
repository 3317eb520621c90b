/// The codes of regions that stand in the place of a language: `kr.json`, `cn.lproj`, `--locale jp`.
package enum RegionSpelling {
  /// What most people write in the region.
  private static let languages = [
    "kr": "ko", "cn": "zh-Hans", "tw": "zh-Hant", "hk": "zh-HK", "jp": "ja",
  ]

  package static func isOne(_ spelling: String) -> Bool { languages[spelling.lowercased()] != nil }

  /// The language that a spelling names, or that its region stands for.
  package static func locale(of spelling: String) -> LocaleTag? {
    LocaleTag(folding: languages[spelling.lowercased()] ?? spelling)
  }

  /// The language that is meant by a code which is none, or hardly: `ko` by `kr`, `cs` by `cz`.
  static func language(meantBy code: String) -> LocaleTag? {
    if isOne(code) { return locale(of: code) }
    guard LocaleTag(folding: code) == nil else { return nil }
    let language = LanguageCodes.defaultRegion.first { $0.value == code.uppercased() }?.key
    return language.flatMap { LocaleTag(folding: $0) }
  }
}
