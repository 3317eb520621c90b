package import CopyModel

/// Files that make up one table: a file that holds all languages, or one file per language.
package struct TableGroup: Sendable, Equatable {
  /// A file of the group.
  package struct Member: Sendable, Equatable {
    package var path: String
    /// The language of a file that holds only one.
    package var locale: LocaleTag?
    /// Whether the file was asked for, not only read to learn its sources.
    package var isRequested: Bool

    package init(path: String, locale: LocaleTag?, isRequested: Bool) {
      self.path = path
      self.locale = locale
      self.isRequested = isRequested
    }
  }

  package var format: String
  package var members: [Member]

  /// Groups paths, in their order. Paths of no known format are left out.
  package static func groups(of paths: [String]) -> [TableGroup] {
    var groups: [TableGroup] = []
    var positions: [String: Int] = [:]
    for path in paths {
      guard let format = TableFormat.of(path: path) else { continue }
      let layout = format.isMonolingual ? TableLayout(path) : nil
      let member = Member(path: path, locale: layout?.locale, isRequested: true)
      if let layout, let position = positions[layout.table] {
        groups[position].members.append(member)
        continue
      }
      if let layout { positions[layout.table] = groups.count }
      groups.append(TableGroup(format: format.name, members: [member]))
    }
    return groups
  }

  /// The paths where the source-language sibling of a monolingual table may lie.
  package static func sourceSiblings(of path: String, sourceLocale: LocaleTag) -> [String] {
    let layout = TableLayout(path)
    return layout.locale == nil || layout.locale == sourceLocale
      ? [] : layout.sourceSiblings(sourceLocale)
  }
}
