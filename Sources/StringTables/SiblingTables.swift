import CopyModel

/// The tables that lie beside one another, by which each shows the languages that another lacks.
struct SiblingTables {
  private struct Table {
    var layout: TableLayout
    /// How each language of a translation is spelled.
    var spellings: [LocaleTag: String] = [:]
  }

  /// By their number.
  private var tables: [Int: Table] = [:]
  /// How each language of a family is spelled, and the family's languages in their order.
  private var families: [String: [LocaleTag: String]] = [:]
  /// The tables of each family.
  private var relatives: [String: Set<Int>] = [:]

  /// Notes a file of a table.
  mutating func add(_ layout: TableLayout, _ member: TableGroup.Member, table: Int) {
    guard let family = layout.family, let spelling = layout.spelling, let locale = member.locale
    else { return }
    guard !member.isBareChinese else {
      // Either script may be in it.
      for locale in ["zh-Hans", "zh-Hant"].compactMap({ LocaleTag(folding: $0) }) {
        tables[table, default: Table(layout: layout)].spellings[locale] = spelling
      }
      return
    }
    tables[table, default: Table(layout: layout)].spellings[locale] = spelling
    families[family, default: [:]][locale] = spelling
    relatives[family, default: []].insert(table)
  }

  /// The languages that a table lacks and tables beside it have.
  ///
  /// Only what most of them have counts: a table in no other language, or in few, is meant to stay as it is. So does
  /// one in a language of which it has another region.
  func absent(
    from table: Int, _ source: LocaleTag, exists: (String) -> Bool
  ) -> [TableGroup.Absence] {
    guard let own = tables[table], let family = own.layout.family.flatMap({ families[$0] })
    else { return [] }
    let there = own.spellings.keys.filter { $0.language != source.language }
    let absent = family.sorted { $0.key < $1.key }.filter { locale, spelling in
      locale.language != source.language
        && !there.contains { $0.isLike(locale) }
        && !own.layout.files(servingFor: spelling).contains(where: exists)
    }
    guard absent.count <= there.count || isLeftOut(own, of: absent.map(\.key), source) else {
      return []
    }
    return absent.map { TableGroup.Absence(locale: $0.key, path: own.layout.path(in: $0.value)) }
  }

  /// Whether a table of the source language lacks the only other language, which at least half of the tables have.
  private func isLeftOut(_ own: Table, of absent: [LocaleTag], _ source: LocaleTag) -> Bool {
    guard absent.count == 1, let locale = absent.first, let family = own.layout.family,
      families[family]?.keys.allSatisfy({ $0.language == source.language || $0 == locale }) == true
    else { return false }
    let sources = relatives[family, default: []].compactMap { tables[$0] }.filter { table in
      table.spellings.keys.contains { $0.language == source.language }
    }
    guard own.spellings.keys.contains(where: { $0.language == source.language }) else {
      return false
    }
    return sources.count { $0.spellings[locale] != nil } * 2 >= sources.count
  }
}

extension TableLayout {
  /// The files by which a language has the table: its own, and what Xcode takes instead.
  fileprivate func files(servingFor spelling: String) -> [String] {
    let own = path(in: spelling)
    let stem = own.stem
    return switch own.fileExtension {
    // A language may have an interface file of its own instead of its texts, and all may be in a catalog.
    case "strings":
      [
        own, stem + ".storyboard", stem + ".xib", stem + ".nib",
        catalog(stem.lastPathComponent, own),
      ]
    // One without plural forms may have its texts among the others.
    case "stringsdict": [own, stem + ".strings", catalog(stem.lastPathComponent, own)]
    default: [own]
    }
  }

  private func catalog(_ name: String, _ file: String) -> String {
    file.folderPath.folderPath.appendingPath(name + ".xcstrings")
  }
}
