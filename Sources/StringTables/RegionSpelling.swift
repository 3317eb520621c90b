import CopyModel

/// The codes of regions that files are named by in the place of their language: `kr.json`, `cn.lproj`.
enum RegionSpelling {
  /// What most people write in the region.
  private static let languages = [
    "kr": "ko", "cn": "zh-Hans", "tw": "zh-Hant", "hk": "zh-HK", "jp": "ja",
  ]

  static func isOne(_ spelling: String) -> Bool { languages[spelling.lowercased()] != nil }

  /// The language that a spelling names, or that its region stands for.
  static func locale(of spelling: String) -> LocaleTag? {
    LocaleTag(folding: languages[spelling.lowercased()] ?? spelling)
  }
}
