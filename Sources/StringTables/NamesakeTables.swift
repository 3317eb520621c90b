import CopyModel

/// The tables of one name in several folders, by which one without a source shows where that may stand.
struct NamesakeTables {
  private struct Table {
    var name: String
    /// What matches its files in all languages.
    var pattern: String
    /// Its files in the source language, or in none.
    var sources: [(path: String, locale: LocaleTag?)] = []
  }

  /// By their number.
  private var tables: [Int: Table] = [:]
  /// The tables of each name, in their order.
  private var numbers: [String: [Int]] = [:]

  /// Notes a file of a table.
  mutating func add(_ layout: TableLayout, _ member: TableGroup.Member, table: Int) {
    guard let name = layout.name else { return }
    if tables[table] == nil {
      numbers[name, default: []].append(table)
      tables[table] = Table(name: name, pattern: layout.wildcard(of: member.path))
    }
    tables[table]?.sources.append((member.path, member.locale))
  }

  /// The source of the only other table of a table's name that has one, if it has one file.
  func source(of table: Int, in locale: LocaleTag) -> TableGroup.LikelySource? {
    guard let own = tables[table] else { return nil }
    let found = numbers[own.name, default: []].filter { $0 != table }.flatMap { number in
      tables[number]?.sources.filter { $0.locale == nil || $0.locale == locale } ?? []
    }
    guard found.count == 1, let source = found.first else { return nil }
    return TableGroup.LikelySource(pattern: own.pattern, path: source.path)
  }
}
