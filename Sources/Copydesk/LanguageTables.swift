import CopyModel
import StringTables

/// The entries of a table group, sorted by language.
struct LanguageTables {
  /// The languages in the order of their first entries.
  private(set) var locales: [LocaleTag] = []
  /// Entries of files that name no language, such as those of Base.lproj.
  private(set) var base: [TableEntry] = []
  /// A language's entries, a piece for each file: the piece of a file in one language is not copied.
  private var pieces: [LocaleTag: [[TableEntry]]] = [:]

  mutating func add(_ file: LanguageFile) {
    let entries = file.content.entries
    guard entries.contains(where: { $0.locale != nil }) else {
      return add(entries, in: file.locale)
    }
    var order: [LocaleTag?] = []
    var own: [LocaleTag?: [TableEntry]] = [:]
    for entry in entries {
      let locale = entry.locale ?? file.locale
      if own[locale] == nil { order.append(locale) }
      own[locale, default: []].append(entry)
    }
    for locale in order { add(own[locale] ?? [], in: locale) }
  }

  private mutating func add(_ entries: [TableEntry], in locale: LocaleTag?) {
    guard let locale, !entries.isEmpty else {
      base += entries
      return
    }
    if pieces[locale] == nil { locales.append(locale) }
    pieces[locale, default: []].append(entries)
  }

  /// The entries in one language, in the order of their files.
  func entries(in locale: LocaleTag) -> [TableEntry] {
    let pieces = pieces[locale] ?? []
    return pieces.count == 1 ? pieces[0] : pieces.flatMap(\.self)
  }
}
