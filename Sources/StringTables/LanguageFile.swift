package import CopyModel

/// A file of a table with the language that it turned out to be in.
package struct LanguageFile: Sendable {
  package let member: TableGroup.Member
  package private(set) var file: TableFile
  package private(set) var content: TableContent
  /// What the file's strings are in; nil when neither its name nor its text tells.
  package private(set) var locale: LocaleTag?

  /// Whether anything tells that the file is a table.
  package var hasLanguage: Bool {
    locale != nil || member.isInPlace || !content.units.isEmpty || content.entries.nameLocales
  }

  /// Whether at least half of the texts are copy: settings are numbers, names, paths and switches.
  package var holdsCopy: Bool {
    var (texts, copy) = (0, 0)
    for index in content.entries.indices {
      let text = content.entries.text(of: index)
      if text.isEmpty { continue }
      texts += 1
      if KeyText.isText(text), !text.isSetting { copy += 1 }
    }
    return copy > 0 && copy * 2 >= texts
  }

  /// Whether a folder says a language of which no text has a letter: `ko/Flat/app.json` of an app that is called ko.
  package var isMisplaced: Bool {
    guard member.isOfFolder, content.language == nil, let language = locale?.language,
      ["ja", "ko", "zh"].contains(language), content.entries.count > 0
    else { return false }
    return content.entries.indices.allSatisfy { index in
      content.entries.text(of: index).unicodeScalars.allSatisfy { $0.value < 0x2E80 }
    }
  }

  /// Takes the texts for those of the source language.
  package mutating func takeForSource() { locale = nil }

  /// What the file itself says of its language beats what its name says.
  package init(
    member: TableGroup.Member, file: TableFile, content: TableContent, context: ReadingContext
  ) {
    self.member = member
    self.file = file
    self.content = content
    let isBareChinese = content.language?.isBareChinese ?? member.isBareChinese
    var said = content.language?.locale ?? member.locale
    if let region = member.region, content.language == nil { said = take(region, context) }
    guard isBareChinese, let said, let traditional = LocaleTag(folding: "zh-Hant"),
      ChineseScript.isTraditional(content, context)
    else {
      locale = said
      reportMismatch()
      if said == nil { reportForeignSource(context) }
      return
    }
    locale = traditional
    self.content.units.change { if $1.locale == said { $1.locale = traditional } }
  }

  /// The language of a file that is named by a region: the one that is written there, if the texts are in it.
  private mutating func take(_ region: String, _ context: ReadingContext) -> LocaleTag? {
    guard let meant = member.locale else { return nil }
    let code = LocaleTag(folding: region)
    let written = LocaleTag(lettersOf: content, fewest: 1, context)
    guard written?.language == meant.language else { return code }
    if let code { content.units.change { if $1.locale == code { $1.locale = meant } } }
    let told = code == nil ? "is no language" : "is the code of another language"
    let stored = content.entries.first?.stored ?? content.units.first?.stored
    content.issues.append(
      file.issue(
        .localeMismatch, stored?.bytes ?? 0..<0,
        """
        “\(region)” in the file’s path \(told). These texts are taken for \(meant). Rename it to \(meant), or say it \
        in .copydesk.yml: languages: {"\(file.path.languagePattern)": \(meant)}
        """, isOfWholeFile: true))
    return meant
  }

  /// That the file's name tells another language than its text.
  private mutating func reportMismatch() {
    guard member.region == nil, let said = content.language,
      let named = member.locale ?? FileNames.locale(of: file.path),
      !said.locale.isLike(named)
    else { return }
    content.issues.append(
      file.issue(
        .localeMismatch, said.range,
        """
        The file says that it is in \(said.locale), but its name says \(named). Correct what is wrong.
        """))
  }
}

extension LanguageFile {
  /// That a file which names no language, and is taken for the source's, is in another.
  private mutating func reportForeignSource(_ context: ReadingContext) {
    let folder = file.path.folderPath.lastPathComponent
    if folder.hasSuffix(".lproj"), folder != "Base.lproj", let first = content.entries.first {
      content.issues.append(
        file.issue(
          .localeMismatch, first.stored.bytes,
          """
          “\(folder)” names no language that is known here, so these texts are taken for \(context.sourceLocale). \
          Name it by a code, as in ko.lproj, or say it in .copydesk.yml: languages: {"**/\(folder)": ko}
          """, isOfWholeFile: true))
      return
    }
    guard let first = content.entries.first, !content.entries.nameLocales,
      let found = LocaleTag(lettersOf: content, context),
      found.language != context.sourceLocale.language
    else { return }
    content.issues.append(
      file.issue(
        .localeMismatch, first.stored.bytes,
        """
        These texts are in \(found), and are taken for \(context.sourceLocale). Add source-locale: \(found) to \
        .copydesk.yml, or --source-locale \(found).
        """, isOfWholeFile: true))
  }
}

/// Tells the two scripts of Chinese apart where a table only says `zh`.
struct ChineseScript {
  private let context: ReadingContext
  private var simplified = 0
  private var traditional = 0

  private init(_ context: ReadingContext) {
    self.context = context
  }

  private mutating func add(_ text: String) {
    for scalar in text.unicodeScalars where scalar.value > 0x2E00 {
      if context.simplifiedOnly.contains(scalar) { simplified += 1 }
      if context.traditionalOnly.contains(scalar) { traditional += 1 }
    }
  }

  /// Whether the strings of a table have more characters that only Traditional Chinese uses than the reverse.
  static func isTraditional(_ content: TableContent, _ context: ReadingContext) -> Bool {
    var script = ChineseScript(context)
    for index in content.entries.indices { script.add(content.entries.text(of: index)) }
    for index in content.units.indices {
      if let target = content.units.targetText(of: index) { script.add(target) }
    }
    return script.traditional > script.simplified
  }

  /// Whether the texts have more characters that only Traditional Chinese uses than the reverse.
  static func isTraditional(_ texts: some Sequence<String>, _ context: ReadingContext) -> Bool {
    lean(texts, context) > 0
  }

  /// How many more characters of the texts are Traditional Chinese alone than Simplified; below 0 for the reverse.
  static func lean(_ texts: some Sequence<String>, _ context: ReadingContext) -> Int {
    var script = ChineseScript(context)
    for text in texts { script.add(text) }
    return script.traditional - script.simplified
  }
}

extension TableContent {
  /// Puts units of which a table with many languages says no more than “Chinese” into the script of their texts.
  mutating func settleBareChinese(_ indices: [Int], _ context: ReadingContext) {
    let texts = indices.compactMap { units.targetText(of: $0) }
    guard let traditional = LocaleTag(folding: "zh-Hant"),
      ChineseScript.isTraditional(texts, context)
    else { return }
    let bare = Set(indices)
    units.change { if bare.contains($0) { $1.locale = traditional } }
  }
}

extension String {
  /// Whether a text has signs of what programs read: `-Xmx2g -ea`, `%-5p %m`, `a=b`, `DEBUG, A1`.
  fileprivate var isSetting: Bool {
    if hasPrefix("-") || hasPrefix("/") { return true }
    let bytes = utf8.span
    if utf8.allSatisfy({ $0 < 0x80 && !$0.isASCIISmall }) { return true }
    var signs = ["%-", "\\", ".*"]
    // A sentence may hold a value, an address or a link's tag.
    if !utf8.contains(0x20) { signs += ["://", "${"] }
    if !utf8.contains(UInt8(ascii: "<")) { signs.append("=") }
    return bytes.indices.contains { index in signs.contains { bytes.has($0, at: index) } }
  }
}

extension LocaleTag {
  /// Whether two tags name one language in one script, regions aside.
  package func isLike(_ other: LocaleTag) -> Bool {
    language == other.language && script == other.script
  }

  /// The script subtag: `Hant` of `zh-Hant-HK`.
  private var script: Substring? { identifier.split(separator: "-").first { $0.count == 4 } }
}
