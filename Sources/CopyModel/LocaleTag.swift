/// A BCP 47 tag in copydesk's canonical form: `en`, `ko`, `zh-Hans`, `zh-Hant-HK`.
///
/// Chinese always carries its script; a region stays only where it is not the one that the
/// language has by default (CLDR, likely subtags).
public struct LocaleTag: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The tag as written in reports.
  public let identifier: String

  /// What all locales inherit from.
  public static let root = LocaleTag(canonical: "root")
  /// English, without a region.
  public static let english = LocaleTag(canonical: "en")

  /// A tag that is in this form already, as `identifier` has it.
  package init(canonical identifier: String) {
    self.identifier = identifier
  }

  public var description: String { identifier }

  /// The language subtag: `zh` of `zh-Hant-HK`.
  public var language: String {
    String(identifier.prefix { $0 != "-" })
  }

  /// The tag whose conventions this one inherits: `zh-Hant` for `zh-Hant-HK`; nil for one subtag.
  public var parent: LocaleTag? {
    guard let dash = identifier.lastIndex(of: "-") else { return nil }
    return LocaleTag(canonical: String(identifier[..<dash]))
  }

  /// The tag and those that it inherits from, the nearest first: `zh-Hant-HK`, `zh-Hant`, `zh`.
  package var lineage: UnfoldFirstSequence<LocaleTag> { sequence(first: self, next: \.parent) }

  /// Whether a code means its language rather than a word: `ko`, but not `to`. Those that are written alike in several
  /// regions have none of their own.
  package static func isCommon(language: String) -> Bool {
    defaultRegion(of: language) != nil || ["zh", "es", "pt"].contains(language)
  }

  /// Whether it is Korean, Japanese or Chinese, of which the letters tell the language.
  package var isEastAsian: Bool { ["ko", "ja", "zh"].contains(language) }

  /// The region that a language has when none is given: `KR` of `ko`.
  package static func defaultRegion(of language: String) -> String? {
    LanguageCodes.defaultRegion[language]
  }

  public static func < (a: LocaleTag, b: LocaleTag) -> Bool { a.identifier < b.identifier }

  /// Whether it is shown before another: the source's language goes first, then they go by tag.
  package func isShown(before other: LocaleTag, source: LocaleTag) -> Bool {
    self == source || other == source ? self == source && other != source : self < other
  }

  /// Folds any usual spelling: `zh_CN`, `zh-rTW`, `b+zh+Hans`, `ko-KR`, `zh_Hant_HK`, `zh-CHS`, `iw`, `sr_RS.UTF-8@latin`.
  ///
  /// `zh` alone is Simplified Chinese. Returns nil when the language is not an ISO 639 code.
  public init?(folding spelling: some StringProtocol) {
    self.init(folding: spelling, isDeclared: false)
  }

  /// Folds what stands where only a language can, so that any code of three letters is one: `ltg`, `awa`, `eng`.
  package init?(declared spelling: some StringProtocol) {
    self.init(folding: spelling, isDeclared: true)
  }

  private init?(folding spelling: some StringProtocol, isDeclared: Bool) {
    var parts: [String] = []
    for part in spelling.withoutCodeset.split(whereSeparator: { "-_+@".contains($0) }) {
      parts.append(String(part))
    }
    if parts.first == "b", parts.count > 1 { parts.removeFirst() }
    guard var code = parts.first?.lowercased() else { return nil }
    if isDeclared { code = LanguageCodes.short[code] ?? code }
    guard LanguageCodes.contains(code) || isDeclared && LanguageCodes.isLong(code) else {
      return nil
    }
    let first = LanguageCodes.preferred[code] ?? code
    var script: String?
    var region: String?
    var variant: String?
    for part in parts.dropFirst() {
      switch part.utf8.count {
      case _ where Self.modifierScripts[part] != nil: script = Self.modifierScripts[part]
      case _ where Self.variants[part] != nil: variant = Self.variants[part]
      case 4 where LanguageCodes.isScript(part):
        script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
      case 3 where part.first == "r" && part.dropFirst().allSatisfy(\.isUppercase):
        region = String(part.dropFirst())
      case 3 where ["chs", "cht"].contains(part.lowercased()):
        script = part.lowercased() == "chs" ? "Hans" : "Hant"
      case 2 where LanguageCodes.isRegion(part):
        region = part.uppercased()
      case 3 where part.allSatisfy(\.isNumber):
        region = part
      default:
        return nil
      }
    }
    self.init(language: first, script: script, region: region, variant: variant)
  }

  /// The scripts that gettext's modifiers name (GNU gettext manual, “Locale Names”): `sr@latin`.
  private static let modifierScripts = [
    "latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab",
  ]

  /// The variants of a language that it names, and what BCP 47 calls them: `ca@valencia`.
  private static let variants = [
    "valencia": "valencia", "tarask": "tarask", "ijekavian": "ijekavsk", "ijekavsk": "ijekavsk",
  ]

  private init(language: String, script: String?, region: String?, variant: String?) {
    guard language == "zh" else {
      let common = LanguageCodes.defaultRegion[language]
      let region = region == common ? nil : region
      self.init(canonical: [language, script, region, variant].joinedSubtags)
      return
    }
    let traditional = ["TW", "HK", "MO"].contains(region)
    let script = script ?? (traditional ? "Hant" : "Hans")
    let special = script == "Hant" && (region == "HK" || region == "MO")
    self.init(canonical: [language, script, special ? "HK" : nil].joinedSubtags)
  }
}

extension StringProtocol {
  /// Without the character set that POSIX writes behind a locale: `zh_CN` of `zh_CN.GB2312`, `sr@latin` of `sr.UTF-8@latin`.
  fileprivate var withoutCodeset: String {
    guard let dot = firstIndex(of: ".") else { return String(self) }
    let end = self[dot...].firstIndex(of: "@") ?? endIndex
    let codeset = self[index(after: dot)..<end].lowercased()
    let isKnown = ["utf", "iso8859", "iso-8859", "euc", "gb", "big5", "koi8"].contains {
      codeset.hasPrefix($0)
    }
    return isKnown ? String(self[..<dot]) + self[end...] : String(self)
  }
}

extension [String?] {
  fileprivate var joinedSubtags: String {
    compactMap(\.self).joined(separator: "-")
  }
}
