import CopyModel
@testable import StringTables

/// What a format makes of one file.
struct Reading {
  var content: TableContent
  /// The file's text as the ranges count it: UTF-8, without a byte order mark.
  var bytes: [UInt8]
  var issues: [ReadIssue]

  init(_ stored: [UInt8], as path: String) {
    var file = TableFile(path: path, stored: stored, format: TableFormat.of(path: path))
    let context = ReadingContext(
      sourceLocale: .english, simplifiedOnly: Set("删这们错误".unicodeScalars),
      traditionalOnly: Set("刪這們錯誤".unicodeScalars), plurals: .some)
    let format = TableFormat.of(path: path)
    content = format?.read(&file, context) ?? TableContent()
    if format?.languages == .several {
      MissingTranslations.add(to: &content.units, sourceLocale: .english)
    }
    bytes = file.bytes
    issues = file.issues + content.issues
  }

  init(_ text: String, as path: String) {
    self.init(Array(text.utf8), as: path)
  }

  var entries: [TableEntry] { Array(content.entries) }
  var units: [TextUnit] { Array(content.units) }

  /// The texts by key, in order: `key=text`.
  var pairs: [String] { entries.map { "\($0.key)=\($0.text)" } }

  /// What stands in the file for a text.
  func written(_ stored: StoredText) -> String {
    String(decoding: bytes[stored.bytes], as: UTF8.self)
  }

  /// The first unit with this key in this locale.
  func unit(_ key: String, _ locale: String) -> TextUnit? {
    units.first { $0.key == key && $0.locale.identifier == locale }
  }
}

extension TextUnit {
  /// A unit that stands nowhere.
  static func made(
    _ key: String, in locale: LocaleTag = .english, comment: String? = nil, table: String? = nil,
    text: String = "Text"
  ) -> TextUnit {
    TextUnit(
      format: "strings", key: key, locale: locale, source: text, target: nil, comment: comment,
      stored: StoredText(
        file: "a.strings", place: Place(line: 1, column: 1), bytes: 0..<0, notation: .strings),
      table: table)
  }
}

extension PluralFacts {
  /// The forms of some languages, as the profiles of the locales have them.
  static let some = PluralFacts(
    groups: [
      ("other", "ja ko zh"), ("one other", "de en tr"), ("one few other +many", "sk"),
      ("one few many +other", "ru"),
    ], likeQt: "ja ko ru sk zh")
}
