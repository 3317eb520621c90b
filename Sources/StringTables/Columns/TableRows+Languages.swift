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
    if columns.rowLanguage != nil { settleEntries() }
    var content = TableContent()
    units.close()
    content.units = units
    content.entries = entries
    content.isTable = !columns.targets.contains { $0.language == .untold } || !units.isEmpty
    if columns.source == nil { content.isTable = !entries.isEmpty }
    return content
  }

  /// Texts of which no more than “Chinese” is said are in the script that they are written in.
  private mutating func settleScript(of target: Int) {
    guard let traditional = LocaleTag(folding: "zh-Hant") else { return }
    let marks = marks
    let bare = marks.indices.filter { marks[$0].target == target && marks[$0].isBareChinese }
    guard
      ChineseScript.isTraditional(
        bare.lazy.compactMap { [units] in units.targetText(of: $0) }, context)
    else { return }
    units.change { index, unit in
      let mark = marks[index]
      if mark.target == target, mark.isBareChinese { unit.locale = traditional }
    }
  }

  /// The language of a column of translations that names none: a Korean, Chinese or Japanese one that the
  /// file's name tells, else the one that the texts are written in, else any other that the name tells.
  private mutating func settleLanguage(of target: Int, path: String) {
    let mine = marks.indices.filter { marks[$0].target == target }
    let texts = mine.compactMap { units.targetText(of: $0) }
    var letters = ScriptCounts()
    for text in texts { letters.add(ScriptCounts(letters: text)) }
    let named = context.locale(of: path).flatMap { locale in
      locale.language != context.sourceLocale.language
        && LanguageNames.plainCodes.contains(locale.language) ? locale : nil
    }
    let isAsian = named?.isEastAsian ?? false
    let isWritten = letters.kana + (letters.hangul + letters.han) * 2 > letters.latin
    let written = isWritten ? DocumentLanguages.locale(of: texts, letters: letters, context) : nil
    guard let locale = isAsian ? named : written ?? named else {
      let all = marks
      units.keep { all[$0].target != target }
      marks.removeAll { $0.target == target }
      return
    }
    let all = marks
    units.change { if all[$0].target == target { $1.locale = locale } }
  }

  /// Rows with one text each are a table when some string comes in two languages; a list of texts
  /// in many languages is none.
  private mutating func settleEntries() {
    if let traditional = LocaleTag(folding: "zh-Hant"),
      ChineseScript.isTraditional(bareEntries.map { entries.text(of: $0) }, context)
    {
      let bare = Set(bareEntries)
      entries = TableEntries(
        entries.enumerated().lazy.map { index, entry in
          var entry = entry
          if bare.contains(index) { entry.locale = traditional }
          return entry
        })
    }
    var locales: [String: LocaleTag] = [:]
    let isTable = entries.indices.contains { index in
      let locale = entries.locale(of: index)
      let known = locales.updateValue(locale ?? .root, forKey: entries.key(of: index))
      return known != nil && known != locale
    }
    if !isTable { entries = TableEntries() }
  }
}
