import CopyModel

/// A way to read a path as the file of one language of a table.
struct TableLayout {
  /// The same for all languages of the table, and for no other file.
  let table: String
  /// The file's language; nil when the name tells none, which is the source language's file.
  let locale: LocaleTag?
  /// Whether no more than `zh` is said, so that the text decides the script.
  var isBareChinese = false
  /// Whether the spelling is a region's that stands for its language, `kr`: only the text can tell.
  var isRegion: Bool { spelling.map { RegionSpelling.isOne($0) } ?? false }
  /// Whether the name can mean nothing else. Otherwise a sibling must show that it does: `to` and `is` are languages too.
  var isCertain: Bool
  /// Whether a folder is all that tells the language; it may be called so for another reason.
  private(set) var isOfFolder = false
  /// The same for all tables that lie beside one another and have their languages in the same way: those of the
  /// `.lproj` folders of one folder. Nil where one table has all that lies there.
  let family: String?
  /// How the language is spelled; nil when the name tells none.
  let spelling: String?
  /// Where the table's file of a language lies; `\0` stands for its spelling.
  private let pattern: String
  /// Where the source language's file may lie when the languages' folders lie beside it.
  private var sourceAround: String?
  /// Where the source language's file may lie, the likeliest first; `\0` stands for its language.
  private let candidates: [String]

  init(
    table: String, family: String? = nil, pattern: String = "", spelling: String?,
    locale: LocaleTag?, isCertain: Bool, candidates: [String]
  ) {
    self.table = table
    self.family = family
    self.pattern = pattern
    self.spelling = spelling
    self.locale = locale
    self.isCertain = isCertain
    self.candidates = candidates
    isBareChinese = spelling == "zh"
  }

  /// Where the table's file of a language would lie.
  func path(in spelling: String) -> String { pattern.replacing("\0", with: spelling) }

  /// What the table's files are called, whatever their language and folder: `Resources.properties`. Nil where nothing but
  /// the language names them.
  var name: String? {
    let name = table[
      (table.lastIndex { "/\0".contains($0) }.map { table.index(after: $0) } ?? table.startIndex)...
    ]
    return name.isEmpty || name.hasPrefix(".") || name == "xml" ? nil : String(name)
  }

  /// What matches the table's files in all languages, of which one has this path.
  func wildcard(of path: String) -> String {
    (pattern.isEmpty ? path : self.path(in: "*")).languagePattern
  }

  /// The paths where the table of the source language may lie.
  func sourceSiblings(_ source: LocaleTag) -> [String] {
    var spellings = [source.identifier]
    if let region = LocaleTag.defaultRegion(of: source.language) {
      spellings += ["-", "_"].flatMap { separator in
        [region, region.lowercased()].map { source.language + separator + $0 }
      }
      // Joomla's source is British.
      if source == .english { spellings.append("en-GB") }
      if spelling.flatMap(NamedLanguage.init(spelledOut:)) != nil {
        spellings += NamedLanguage.names(of: source)
      }
    }
    return candidates.flatMap { candidate in
      candidate.contains("\0")
        ? spellings.map { candidate.replacing("\0", with: $0) } : [candidate]
    }
  }

  /// Whether a table of the source language shows that the path is read rightly. One that lies in the folder around, as
  /// `catalina/x` does beside `catalina/ha/x`, shows so of common languages only.
  func isShown(bySourceOf source: LocaleTag, _ exists: (String) -> Bool) -> Bool {
    let outside = isCommon ? nil : sourceAround
    return sourceSiblings(source).contains { $0 != outside && exists($0) }
  }

  private var isCommon: Bool { locale.map { LocaleTag.isCommon(language: $0.language) } ?? false }

  /// The ways to read a path, the likeliest first; none when it tells no language. `configured` is the language that
  /// the file is said to be in, so that any spelling in its path may be that language's.
  static func readings(of path: String, configured: LocaleTag? = nil) -> [TableLayout] {
    if let certain = lproj(path) ?? values(path) { return [certain] }
    let told = coded(path) + spelledOut(path)
    guard let configured else { return told }
    // Which of them it is, only the source's file beside it tells.
    return told
      + readings(path, isAnySpelling: true) { _ in configured }.map { reading in
        var reading = reading
        reading.isCertain = false
        return reading
      }
  }

  /// Those by the code of a language.
  static func coded(_ path: String) -> [TableLayout] {
    readings(path) { RegionSpelling.locale(of: $0) }
  }

  /// Those by the name of a language, as in CodeIgniter's `language/korean/app_lang.php`. That it is one, a sibling shows.
  private static func spelledOut(_ path: String) -> [TableLayout] {
    let locale: (String) -> LocaleTag? = { NamedLanguage(spelledOut: $0)?.locale }
    return ([name(path, locale)].compactMap(\.self) + folders(path, locale)).map { reading in
      var reading = reading
      reading.isCertain = false
      reading.isBareChinese =
        reading.spelling.flatMap { NamedLanguage(spelledOut: $0)?.isBareChinese } ?? false
      return reading
    }
  }

  private static func readings(
    _ path: String, isAnySpelling: Bool = false, _ locale: (String) -> LocaleTag?
  ) -> [TableLayout] {
    let suffixes = suffixes(path, locale)
    return (isAnySpelling ? suffixes : Array(suffixes.prefix(1)))
      + [prefix(path, locale), name(path, locale)].compactMap(\.self) + folders(path, locale)
  }

  /// The table of a path that tells no language.
  static func source(_ path: String) -> TableLayout {
    TableLayout(table: path, spelling: nil, locale: nil, isCertain: false, candidates: [])
  }

  /// `messages_zh_CN.properties` beside `messages.properties`, `app.ko.json` beside `app.en.json`: the longest tail that
  /// is a language, `messages.zh_CN` before `CN`.
  private static func suffixes(
    _ path: String, _ locale: (String) -> LocaleTag?
  ) -> [TableLayout] {
    let (folder, stem, dotExtension) = path.nameParts
    var readings: [TableLayout] = []
    for index in stem.indices where "_.-".contains(stem[index]) {
      let spelling = String(stem[stem.index(after: index)...])
      guard index != stem.startIndex, !spelling.isEmpty, let locale = locale(spelling) else {
        continue
      }
      let (base, separator) = (String(stem[..<index]), stem[index])
      // `zh-TW.yml` beside `zh.yml` is no table “zh” in Twi.
      if LocaleTag(folding: stem) != nil, LocaleTag.isLikely(base), !LocaleTag.isLikely(spelling) {
        return readings
      }
      readings.append(
        TableLayout(
          table: folder.appendingPath(base + dotExtension), family: folder + "\0" + dotExtension,
          pattern: folder.appendingPath(base + "\(separator)\0" + dotExtension),
          spelling: spelling, locale: locale,
          isCertain: locale.isUnmistakable(as: spelling),
          candidates: ["", "\(separator)\0"].map { folder.appendingPath(base + $0 + dotExtension) })
      )
    }
    return readings
  }

  /// Joomla's `ko-KR.com_content.ini` beside `en-GB.com_content.ini`, each mostly in a folder that is called so too.
  private static func prefix(
    _ path: String, _ locale: (String) -> LocaleTag?
  ) -> TableLayout? {
    let (folder, stem, dotExtension) = path.nameParts
    guard let dot = stem.firstIndex(of: "."), stem[..<dot].contains(where: { "-_".contains($0) }),
      let locale = locale(String(stem[..<dot]))
    else { return nil }
    let spelling = String(stem[..<dot])
    let isDoubled = folder.lastPathComponent == spelling
    let pattern = (isDoubled ? folder.folderPath.appendingPath("\0") : folder)
      .appendingPath("\0" + stem[dot...] + dotExtension)
    return TableLayout(
      table: pattern, family: (isDoubled ? folder.folderPath : folder) + "\0prefix",
      pattern: pattern, spelling: spelling, locale: locale,
      isCertain: locale.isUnmistakable(as: spelling), candidates: [pattern])
  }

  /// `ko.json` beside `en.json`.
  private static func name(
    _ path: String, _ locale: (String) -> LocaleTag?
  ) -> TableLayout? {
    let (folder, stem, dotExtension) = path.nameParts
    guard let locale = locale(stem) else { return nil }
    return TableLayout(
      table: folder + "\0" + dotExtension, family: folder + "\0" + dotExtension,
      pattern: folder.appendingPath("\0" + dotExtension), spelling: stem, locale: locale,
      isCertain: locale.isUnmistakable(as: stem),
      candidates: ["\0", "base", "default", "source"].map {
        folder.appendingPath($0 + dotExtension)
      })
  }

  /// `ko/alerts.json` beside `en/alerts.json`: the nearest folder first.
  private static func folders(
    _ path: String, _ locale: (String) -> LocaleTag?
  ) -> [TableLayout] {
    var readings: [TableLayout] = []
    var (folder, tail) = (path.folderPath, path.lastPathComponent)
    while !folder.isEmpty, readings.count < 3 {
      let (name, root) = (folder.lastPathComponent, folder.folderPath)
      if let locale = locale(name) {
        var reading =
          TableLayout(
            table: root + "\0" + tail, family: root + "\0folder",
            pattern: root.appendingPath("\0").appendingPath(tail), spelling: name, locale: locale,
            isCertain: locale.isUnmistakable(as: name),
            candidates: ["\0", "base", "Base", "default", "source"].map {
              root.appendingPath($0).appendingPath(tail)
            } + [root.appendingPath(tail)])
        reading.sourceAround = root.appendingPath(tail)
        reading.isOfFolder = true
        readings.append(reading)
      }
      tail = name + "/" + tail
      folder = root
    }
    return readings
  }
}

extension LocaleTag {
  /// Whether two letters are more likely a language than a word or a region.
  fileprivate static func isLikely(_ spelling: String) -> Bool {
    spelling.utf8.count == 2 && isCommon(language: spelling)
  }

  /// Whether a spelling can hardly be anything but a language: `ko`, `pt-BR`, `zh-Hant`.
  fileprivate func isUnmistakable(as spelling: String) -> Bool {
    if RegionSpelling.isOne(spelling) { return false }
    return spelling.count > 3
      || ["en", "ko", "ja", "zh", "de", "fr", "es", "ru"].contains(language)
  }
}

extension String {
  /// The folder of a path, the file's name without its extension, and the extension with its dot. In WordPress the hash of
  /// the script that a table is for stands before it: `shop-ko_KR-HASH.json`.
  var nameParts: (folder: String, stem: String, dotExtension: String) {
    let name = lastPathComponent
    let stem = name.stem
    let hash = stem.utf8.suffix(32)
    let isHashed =
      hash.count == 32 && hash.allSatisfy { $0.hexadecimalDigit != nil }
      && stem.utf8.dropLast(32).last == UInt8(ascii: "-")
    let end = isHashed ? stem.dropLast(33) : stem[...]
    return (folderPath, String(end), String(name[end.endIndex...]))
  }
}
