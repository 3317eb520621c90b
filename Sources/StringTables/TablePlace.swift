import CopyModel

/// Where projects keep tables in files of a kind that is mostly something else: by language, or in folders that say so.
enum TablePlace {
  private static let words: Set = [
    "locale", "locales", "lang", "langs", "language", "languages", "i18n", "l10n", "intl", "nls",
    "message", "messages", "translation", "translations",
  ]

  /// Whether a file lies, or is named, where a table would be.
  static func isOne(_ path: String) -> Bool {
    let name = path.lastPathComponent.lowercased()
    // What describes the types of a module has no texts.
    if name.contains(".d.") { return false }
    if words.contains(String(name.prefix { $0 != "." })) { return true }
    var folder = path.folderPath
    for _ in 0..<3 where !folder.isEmpty {
      if words.contains(folder.lastPathComponent.lowercased()) { return true }
      folder = folder.folderPath
    }
    return TableLayout.coded(path).contains { reading in
      reading.locale.map { LocaleTag.isCommon(language: $0.language) } ?? reading.isCertain
    }
  }
}
