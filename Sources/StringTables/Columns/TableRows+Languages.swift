import CopyModel

extension TableRows {
  /// What the rows hold, once all are there: the languages that the headings left open are told by now.
  mutating func content(path: String) -> TableContent {
    for (number, target) in columns.targets.enumerated() {
      if target.language == .untold {
        settleLanguage(of: number, path: path)
      } else {
        settleScript(of: number)
      }
    }
    settleEntries()
    var content = TableContent()
    content.units = PackedUnits(units.lazy.map(\.unit))
    content.entries = TableEntries(entries)
    content.isTable = !columns.targets.contains { $0.language == .untold } || !units.isEmpty
    if columns.source == nil { content.isTable = !entries.isEmpty }
    return content
  }

  /// Texts of which no more than “Chinese” is said are in the script that they are written in.
  private mutating func settleScript(of target: Int) {
    guard let traditional = LocaleTag(folding: "zh-Hant") else { return }
    let bare = units.indices.filter { units[$0].target == target && units[$0].isBareChinese }
    guard ChineseScript.isTraditional(bare.compactMap { units[$0].unit.target }, context)
    else { return }
    for index in bare { units[index].unit.locale = traditional }
  }

  /// The language of a column of translations that names none: a Korean, Chinese or Japanese one that the
  /// file's name tells, else the one that the texts are written in, else any other that the name tells.
  private mutating func settleLanguage(of target: Int, path: String) {
    let mine = units.indices.filter { units[$0].target == target }
    let texts = mine.compactMap { units[$0].unit.target }
    var letters = ScriptCounts()
    for text in texts { letters.add(ScriptCounts(letters: text)) }
    let named = context.locale(of: path).flatMap { locale in
      locale.language != context.sourceLocale.language
        && LanguageNames.plainCodes.contains(locale.language) ? locale : nil
    }
    let isAsian = named.map { ["ko", "ja", "zh"].contains($0.language) } ?? false
    let isWritten = letters.kana + (letters.hangul + letters.han) * 2 > letters.latin
    let written = isWritten ? DocumentLanguage.locale(of: texts, letters: letters, context) : nil
    guard let locale = isAsian ? named : written ?? named else {
      units.removeAll { $0.target == target }
      return
    }
    for index in mine { units[index].unit.locale = locale }
  }

  /// Rows with one text each are a table when some string comes in two languages; a list of texts
  /// in many languages is none.
  private mutating func settleEntries() {
    if let traditional = LocaleTag(folding: "zh-Hant"),
      ChineseScript.isTraditional(bareEntries.map { entries[$0].text }, context)
    {
      for index in bareEntries { entries[index].locale = traditional }
    }
    var locales: [String: LocaleTag] = [:]
    let isTable = entries.contains { entry in
      let known = locales.updateValue(entry.locale ?? .root, forKey: entry.key)
      return known != nil && known != entry.locale
    }
    if !isTable { entries = [] }
  }
}
