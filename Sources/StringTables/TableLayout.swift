import CopyModel

/// How a project names the files of one table, one per language.
struct TableLayout {
  /// The same for all languages of the table, and for no other file.
  let table: String
  /// The file's language; nil when the name tells none, which is the source language's file.
  let locale: LocaleTag?
  /// Where the source language's file may lie, the likeliest first.
  private let candidates: [String]

  /// The paths where the table of the source language may lie.
  func sourceSiblings(_ sourceLocale: LocaleTag) -> [String] {
    candidates.map { $0.replacing("\u{0}", with: sourceLocale.identifier) }
  }

  init(_ path: String) {
    self = Self.lproj(path) ?? Self.named(path)
  }

  private init(table: String, locale: LocaleTag?, candidates: [String]) {
    self.table = table
    self.locale = locale
    self.candidates = candidates
  }

  /// Apple's `LANGUAGE.lproj/Name.strings` (Bundle Programming Guide, “Localized Resources”).
  private static func lproj(_ path: String) -> TableLayout? {
    let folder = path.folderPath
    let folderName = folder.lastPathComponent
    guard folderName.hasSuffix(".lproj") else { return nil }
    let language = String(folderName.dropLast(6))
    // The names that folders had before language codes.
    let spelled = ["English": "en", "Korean": "ko", "Japanese": "ja"][language] ?? language
    let locale = LocaleTag(folding: spelled)
    guard language == "Base" || locale != nil else { return nil }
    let (root, name) = (folder.folderPath, path.lastPathComponent)
    let folders = ["\u{0}", "Base", "en-US", "en_US", "English"]
    return TableLayout(
      table: root + "\u{0}" + name, locale: locale,
      candidates: folders.map { root.appendingPath($0 + ".lproj").appendingPath(name) })
  }

  /// `messages_zh_CN.properties` beside `messages.properties`: Java's resource bundles.
  private static func named(_ path: String) -> TableLayout {
    let (folder, name) = (path.folderPath, path.lastPathComponent)
    let fileExtension = path.fileExtension
    let stem = fileExtension.isEmpty ? name : String(name.dropLast(fileExtension.count + 1))
    for index in stem.indices where "_.-".contains(stem[index]) {
      guard index != stem.startIndex,
        let locale = LocaleTag(folding: stem[stem.index(after: index)...])
      else { continue }
      let (base, separator) = (String(stem[..<index]), stem[index])
      return TableLayout(
        table: folder.appendingPath(base + "." + fileExtension), locale: locale,
        candidates: ["", "\(separator)\u{0}", "\(separator)en_US"].map {
          folder.appendingPath(base + $0 + "." + fileExtension)
        })
    }
    return TableLayout(table: path, locale: nil, candidates: [])
  }
}
