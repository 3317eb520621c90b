package import CopyModel

/// A kind of file that the Reader takes.
package struct TableFormat: Sendable {
  /// Its name in reports: `strings`.
  package let name: String
  /// The file extensions, lowercased and without the dot.
  package let extensions: [String]
  /// How many languages one file holds.
  package let languages: Languages
  /// Whether files of all kinds carry the extension, so that in a folder only one with a language is a table.
  package let isEveryday: Bool
  /// Whether programs keep settings in files of the extension too, so that in a folder only one with copy is a table.
  package let mayBeSettings: Bool
  /// Whether programs and their settings are written in files of the extension, so that in a folder only one is looked at
  /// that lies, or is named, as tables are: see `TablePlace`.
  package let isAmongCode: Bool
  /// Whether people see the text of `fr` where that of `fr-CA` lacks a key. Apple's tables are looked up in one language.
  package var inheritsByKey: Bool {
    ![Self.strings, .stringsDict, .interface].contains { $0.name == name }
  }
  /// Whether its source texts are its own to change. Exchange files hold copies by which translations are found again.
  package var ownsSource: Bool { languages != .two && name != Self.tmx.name }
  /// Whether the file is no text, so that its bytes are kept as they are stored.
  package let isBinary: Bool
  /// The character set of bytes that are no UTF-8 when the file does not declare one.
  package let fallbackCharset: String?
  /// The character set that a file says it is in.
  let declaredCharset: @Sendable (Span<UInt8>) -> String?
  /// How a large file is cut into pieces that can be read by themselves; nil when it has to be read whole.
  package let pieces: PieceRule?
  package let read: @Sendable (_ file: inout TableFile, _ context: ReadingContext) -> TableContent

  /// How a format spreads the languages of a table over files.
  package enum Languages: Sendable {
    /// One in each file; files are paired with one another.
    case one
    /// The source and one other in each file; where the source is a key, the source language's own file has the text.
    case two
    /// All in one file.
    case several
    /// All in one file, or one in each.
    case oneOrSeveral
  }

  init(
    name: String, extensions: [String], languages: Languages, isEveryday: Bool = false,
    mayBeSettings: Bool = false, isAmongCode: Bool = false, isBinary: Bool = false,
    fallbackCharset: String? = nil,
    declaredCharset: @escaping @Sendable (Span<UInt8>) -> String? = { _ in nil },
    pieces: PieceRule? = nil,
    read: @escaping @Sendable (_ file: inout TableFile, _ context: ReadingContext) -> TableContent
  ) {
    self.name = name
    self.extensions = extensions
    self.languages = languages
    self.isEveryday = isEveryday
    self.mayBeSettings = mayBeSettings
    self.isAmongCode = isAmongCode
    self.isBinary = isBinary
    self.fallbackCharset = fallbackCharset
    self.declaredCharset = declaredCharset
    self.pieces = pieces
    self.read = read
  }

  /// All formats.
  package static let all: [TableFormat] = [
    .strings,
    .stringsDict,
    .stringCatalog,
    .interface,
    .xliff,
    .po,
    .qtLinguist,
    .resx,
    .mo,
    .android,
    .arb,
    .json,
    .json5,
    .properties,
    .csv,
    .workbook,
    .tmx,
    .tbx,
    .yaml,
    .fluent,
    .subtitles,
    .php,
    .script,
    .toml,
    .ini,
    .resourceScript,
    .document,
  ]

  /// The format of a file by its name.
  package static func of(path: String) -> TableFormat? {
    let fileExtension = path.fileExtension.lowercased()
    return all.first { $0.extensions.contains(fileExtension) }
  }

  /// Whether a file that lies in a folder may be a table, by its path.
  package static func isLikely(path: String) -> Bool {
    of(path: path).map { !$0.isAmongCode || TablePlace.isOne(path) } ?? false
  }

  /// The same by its first bytes as well, where two formats have the extension and the path does not tell that it is a table.
  package static func isLikely(path: String, head: (_ count: Int) -> [UInt8]) -> Bool {
    guard isLikely(path: path) else { return false }
    guard of(path: path)?.name == qtLinguist.name, !TablePlace.isOne(path) else { return true }
    return head(QtTable.headLength).span.opensXML
  }

  /// The format that a file turns out to have: TypeScript has the extension of Qt's tables.
  package func settled(by text: Span<UInt8>) -> TableFormat {
    name == Self.qtLinguist.name && !QtTable.isOne(text) ? .script : self
  }
}

/// What a format knows besides the file.
package struct ReadingContext: Sendable {
  package let sourceLocale: LocaleTag
  /// Characters that tell the two Chinese scripts apart.
  package let simplifiedOnly: Set<Unicode.Scalar>
  package let traditionalOnly: Set<Unicode.Scalar>
  /// What buttons say in the source language.
  package let labels: ButtonLabels
  /// Which plural forms each language has.
  package let plurals: PluralFacts
  /// The language that the configuration gives to a path.
  let configured: @Sendable (_ path: String) -> LocaleTag?

  package init(
    sourceLocale: LocaleTag, simplifiedOnly: Set<Unicode.Scalar> = [],
    traditionalOnly: Set<Unicode.Scalar> = [], labels: ButtonLabels = ButtonLabels(),
    plurals: PluralFacts = PluralFacts(),
    configured: @escaping @Sendable (_ path: String) -> LocaleTag? = { _ in nil }
  ) {
    self.sourceLocale = sourceLocale
    self.simplifiedOnly = simplifiedOnly
    self.traditionalOnly = traditionalOnly
    self.labels = labels
    self.plurals = plurals
    self.configured = configured
  }
}

extension ReadingContext {
  /// The same for files that the configuration knows by other paths.
  package func reading(as path: @escaping @Sendable (String) -> String) -> ReadingContext {
    ReadingContext(
      sourceLocale: sourceLocale, simplifiedOnly: simplifiedOnly, traditionalOnly: traditionalOnly,
      labels: labels, plurals: plurals,
      configured: { [configured] in configured(path($0)) })
  }

  /// The language that a file is translated from: what it says itself, unless that is no more than another region.
  package func sourceLocale(of content: TableContent) -> LocaleTag {
    guard let said = content.sourceLocale, said.language != sourceLocale.language else {
      return sourceLocale
    }
    return said
  }

  /// The language of a file as the configuration says it, else as the path does.
  func locale(of path: String) -> LocaleTag? { configured(path) ?? FileNames.locale(of: path) }
}

extension String {
  /// The part of a path behind its last slash.
  package var lastPathComponent: String {
    String(self[(lastIndex(of: "/").map(index(after:)) ?? startIndex)...])
  }

  /// What names a file in the configuration’s `languages`, wherever that lies: `**/ko/app.po`. Of its folders the last two
  /// are named, since many files may have its name.
  package var languagePattern: String {
    let names = split(separator: "/").filter { $0 != "." && $0 != ".." }
    return (["**"] + names.suffix(3)).joined(separator: "/")
  }

  /// The part of a path before its last slash; empty when there is none.
  package var folderPath: String {
    lastIndex(of: "/").map { String(self[..<$0]) } ?? ""
  }

  /// The part of the file's name behind its last dot; empty when there is none.
  package var fileExtension: String {
    let name = lastPathComponent
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return String(name[name.index(after: dot)...])
  }

  /// A path without its file's extension.
  package var stem: String {
    fileExtension.isEmpty ? self : String(dropLast(fileExtension.count + 1))
  }

  /// A path under this folder.
  package func appendingPath(_ component: String) -> String {
    isEmpty ? component : hasSuffix("/") ? self + component : self + "/" + component
  }
}
