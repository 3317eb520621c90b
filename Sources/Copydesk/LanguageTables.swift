import CopyModel
import StringTables

/// The entries of a table group, sorted by language; entries are told by their numbers.
struct LanguageTables {
  private(set) var entries = EntryTables()
  /// The languages in the order of their first entries.
  private(set) var locales: [LocaleTag] = []
  /// Entries of files that name no language, such as those of Base.lproj.
  private(set) var base: [Int] = []
  private var numbers: [LocaleTag: [Int]] = [:]
  private var damages: [LocaleTag?: DamagedKeys] = [:]
  /// The languages that have texts elsewhere as well; nil is that of files that name none.
  private var partial: Set<LocaleTag?> = []

  mutating func add(_ file: LanguageFile) {
    if !file.content.issues.isEmpty {
      damages[file.locale, default: DamagedKeys()].formUnion(
        DamagedKeys(file.content.issues, in: file.file))
    }
    let own = entries.add(file.content.entries)
    if file.content.isPartial { partial.insert(file.locale) }
    guard file.content.entries.nameLocales else { return add(own, in: file.locale) }
    for number in own { add(number..<number + 1, in: entries.locale(of: number) ?? file.locale) }
  }

  private mutating func add(_ own: Range<Int>, in locale: LocaleTag?) {
    guard let locale, !own.isEmpty else {
      base += own
      return
    }
    if numbers[locale] == nil { locales.append(locale) }
    numbers[locale, default: []] += own
  }

  /// The numbers of the entries that the others are translated from.
  func sources(in locale: LocaleTag) -> [Int] {
    // A table in the source language beats the one of Base.lproj.
    var sources = numbers(in: locale)
    if !base.isEmpty {
      let known = Set(sources.map { entries.key(of: $0) })
      sources += base.filter { !known.contains(entries.key(of: $0)) }
    }
    if sources.isEmpty, let cousin = locales.first(where: { $0.language == locale.language }) {
      sources = numbers(in: cousin)
    }
    return sources
  }

  /// The names in damaged entries of one language's files, or of those that name none.
  func damaged(in locale: LocaleTag?) -> DamagedKeys { damages[locale] ?? DamagedKeys() }

  /// Whether a language may have more texts than its entries say.
  func isPartial(_ locale: LocaleTag, isSource: Bool = false) -> Bool {
    partial.contains(locale) || isSource && partial.contains(nil)
  }

  /// The numbers of the entries in one language, in the order of their files.
  func numbers(in locale: LocaleTag) -> [Int] { numbers[locale] ?? [] }
}
