import CopyModel

/// Which language a bilingual document is translated into.
enum DocumentLanguage {
  /// The locale of the blocks that are not in the source language; nil when the document has one language only.
  static func targetLocale(
    of blocks: [DocumentBlock], in file: TableFile, _ context: ReadingContext
  ) -> LocaleTag? {
    let targets = blocks.filter(\.isTarget)
    // A page in English that names a few languages in their own script is no translation.
    guard targets.count * 5 >= blocks.count, targets.count < blocks.count else { return nil }
    if let named = context.locale(of: file.path), ["ko", "ja", "zh"].contains(named.language) {
      return named
    }
    var letters = ScriptCounts()
    for block in targets { letters.add(block.letters) }
    if letters.hangul >= letters.han { return LocaleTag(folding: "ko") }
    if letters.kana * 5 > letters.han { return LocaleTag(folding: "ja") }
    var (simplified, traditional) = (0, 0)
    for block in targets {
      for scalar in block.text.unicodeScalars {
        if context.simplifiedOnly.contains(scalar) { simplified += 1 }
        if context.traditionalOnly.contains(scalar) { traditional += 1 }
      }
    }
    return LocaleTag(folding: traditional > simplified ? "zh-Hant" : "zh-Hans")
  }
}
