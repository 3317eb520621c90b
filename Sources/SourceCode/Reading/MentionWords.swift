/// The words that a file has which looks texts up.
enum MentionWords {
  private static let words: [CodeLanguage: Set<UInt64>] = [
    .swift: [
      "localized", "LocalizedStringKey", "LocalizedStringResource", "L10n", "Strings", "localize",
    ],
    .objectiveC: [],
    .kotlin: ["R", "MR", "Res"],
    .java: ["R"],
    .dart: [
      "tr", "l10n", "S", "t", "LocaleKeys", "loc", "localizations", "strings", "translate", "i18n",
    ],
  ].mapValues { (words: [String]) in Set(words.map(WordHash.of)) }
  private static let endings = ["Localizations", "L10n", "LocaleKeys", "Strings"].map {
    Array($0.utf8.reversed())
  }
  private static let looking = Array("LocalizedString".utf8)

  static func isOne(
    _ hash: UInt64, _ word: Range<Int>, of bytes: [UInt8], _ language: CodeLanguage
  ) -> Bool {
    if words[language]?.contains(hash) == true { return true }
    switch language {
    case .swift, .objectiveC:
      // `NSLocalizedString` and what apps make of it: `XYLocalizedStringFromTable`.
      guard word.count >= looking.count, let first = bytes[word].firstIndex(of: UInt8(ascii: "L"))
      else {
        return false
      }
      return bytes[first..<word.upperBound].starts(with: looking)
    case .dart:
      return word.count > 4 && endings.contains { bytes[word].reversed().starts(with: $0) }
    case .kotlin, .java: return false
    }
  }
}
