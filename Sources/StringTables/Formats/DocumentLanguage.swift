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
    if let named = context.locale(of: file.path), named.isEastAsian { return named }
    var letters = ScriptCounts()
    for block in targets { letters.add(block.letters) }
    return locale(of: targets.lazy.map(\.text), letters: letters, context)
  }

  /// The locale of texts in Korean, Japanese or Chinese, whose letters are counted.
  static func locale(
    of texts: some Sequence<String>, letters: ScriptCounts, _ context: ReadingContext
  ) -> LocaleTag? {
    if letters.kana > letters.hangul, letters.kana * 5 > letters.han {
      return LocaleTag(folding: "ja")
    }
    if letters.hangul >= letters.han { return LocaleTag(folding: "ko") }
    let isTraditional = ChineseScript.isTraditional(texts, context)
    return LocaleTag(folding: isTraditional ? "zh-Hant" : "zh-Hans")
  }
}
