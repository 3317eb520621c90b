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
      let layout = format.isMonolingual ? LprojLayout(path) : nil
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
    guard let layout = LprojLayout(path), layout.locale != sourceLocale else { return [] }
    return [sourceLocale.identifier, "Base", "en-US", "en_US", "English"].map {
      layout.root.appendingPath($0 + ".lproj").appendingPath(layout.name)
    }
  }
}

/// Apple's layout: `LANGUAGE.lproj/Name.strings` (Bundle Programming Guide, “Localized Resources”).
private struct LprojLayout {
  var root: String
  var name: String
  /// Nil for `Base.lproj`, which is in the source language.
  var locale: LocaleTag?
  var table: String { root + "\u{0}" + name }

  init?(_ path: String) {
    let folder = path.folderPath
    let folderName = folder.lastPathComponent
    guard folderName.hasSuffix(".lproj") else { return nil }
    let language = String(folderName.dropLast(6))
    let spelled = ["English": "en", "Korean": "ko", "Japanese": "ja"][language] ?? language
    guard language == "Base" || LocaleTag(folding: spelled) != nil else { return nil }
    locale = LocaleTag(folding: spelled)
    root = folder.folderPath
    name = path.lastPathComponent
  }
}
