package import CopyModel

/// Files that make up one table: a file that holds all languages, or files for each language.
package struct TableGroup: Sendable, Equatable {
  /// A file of the group.
  package struct Member: Sendable, Equatable {
    package var path: String
    /// The language of a file that holds only one.
    package var locale: LocaleTag?
    /// Whether no more than `zh` is said, so that the text decides the script.
    package var isBareChinese = false
    /// The code of a region, `kr`, that its name has in the place of a language: the text has to bear it out.
    package var region: String?
    /// Whether no more than a folder's name tells the language.
    package var isOfFolder = false
    /// Whether its place says that it is a file of a table: the `values` of an app without translations.
    package var isInPlace = false
    /// Whether the file was asked for, not only read to learn its sources.
    package var isRequested = true

    init(
      path: String, locale: LocaleTag? = nil, isBareChinese: Bool = false, region: String? = nil,
      isOfFolder: Bool = false, isInPlace: Bool = false, isRequested: Bool = true
    ) {
      self.path = path
      self.locale = locale
      self.isBareChinese = isBareChinese
      self.region = region
      self.isOfFolder = isOfFolder
      self.isInPlace = isInPlace
      self.isRequested = isRequested
    }

    /// A file of one language.
    package init(path: String, locale: LocaleTag) {
      self.init(path: path, locale: Optional(locale))
    }
  }

  /// A language that other tables beside this one are in.
  package struct Absence: Sendable, Equatable {
    package var locale: LocaleTag
    /// Where the table's file of the language would lie.
    package var path: String
  }

  /// Where the source of a table that has none may stand.
  package struct LikelySource: Sendable, Equatable {
    /// What matches the table's files, as the configuration writes it: `**/editor/Resources_*.properties`.
    package var pattern: String
    package var path: String
  }

  package var format: String
  package var members: [Member]
  /// The languages that the table should be in too and is not, sorted: see `SiblingTables`.
  package var absent: [Absence] = []
  /// Where it has no source: the only file in the source language that another table of its name has.
  package var likelySource: LikelySource?

  package init(format: String, members: [Member], absent: [Absence] = []) {
    self.format = format
    self.members = members
    self.absent = absent
  }

  /// Groups paths, in their order, and finds the source table of those that were asked for without it.
  ///
  /// Paths of no known format are left out. `source` tells where the configuration says that a file's source is, `exists`
  /// whether there is a file.
  package static func groups(
    of paths: [String], context: ReadingContext, exists: (String) -> Bool,
    source: (String) -> String? = { _ in nil }
  ) -> [TableGroup] {
    let sourceLocale = context.sourceLocale
    var groups: [TableGroup] = []
    var positions: [String: Int] = [:]
    var siblings = SiblingTables()
    var namesakes = NamesakeTables()
    let crowded = crowdedTables(paths, context)
    let all = Set(paths)
    for path in paths {
      guard let format = TableFormat.of(path: path), !isInCatalog(path, format, all) else {
        continue
      }
      guard format.languages != .several else {
        groups.append(TableGroup(format: format.name, members: [Member(path: path)]))
        continue
      }
      let configured = context.configured(path)
      let layout =
        TableLayout.readings(of: path, configured: configured).first { reading in
          reading.isCertain || crowded.contains(reading.table)
            || reading.isShown(bySourceOf: sourceLocale) { $0 != path && exists($0) }
        } ?? TableLayout.source(path)
      let member = Member(
        path: path, locale: configured ?? layout.locale,
        isBareChinese: configured == nil && layout.isBareChinese,
        region: configured == nil && layout.isRegion ? layout.spelling : nil,
        isOfFolder: configured == nil && layout.isOfFolder,
        isInPlace: layout.isCertain)
      if let position = positions[layout.table] {
        groups[position].members.append(member)
        // An interface file is the source of a table of `.strings`.
        if format.name == TableFormat.strings.name { groups[position].format = format.name }
      } else {
        positions[layout.table] = groups.count
        groups.append(TableGroup(format: format.name, members: [member]))
      }
      // An interface may well stay in one language: the app sets its texts.
      if format.name != TableFormat.interface.name {
        siblings.add(layout, member, table: positions[layout.table] ?? 0)
      }
      namesakes.add(layout, member, table: positions[layout.table] ?? 0)
    }
    for index in groups.indices {
      groups[index].absent = siblings.absent(from: index, sourceLocale, exists: exists)
      groups[index].addSource(context, configured: source, exists: exists)
      if !groups[index].hasSource(in: sourceLocale) {
        groups[index].likelySource = namesakes.source(of: index, in: sourceLocale)
      }
    }
    joinSources(&groups)
    return groups
  }

  /// Whether the texts of an interface file stand in a string catalog, `mul.lproj/Main.xcstrings`, that is read too.
  private static func isInCatalog(_ path: String, _ format: TableFormat, _ paths: Set<String>)
    -> Bool
  {
    guard format.name == TableFormat.interface.name else { return false }
    let folder = path.folderPath
    return folder.hasSuffix(".lproj")
      && paths.contains(
        folder.folderPath.appendingPath("mul.lproj")
          .appendingPath(path.lastPathComponent.stem + ".xcstrings"))
  }

  /// Whether the name of a folder tells the language of what is in it: `ko.lproj`, `values-ko`, `ko`; or
  /// that it is the source's, as `Base.lproj` does.
  package static func isOfLanguage(folder: String) -> Bool {
    ["a.strings", "a.xml"].contains { name in
      TableLayout.readings(of: folder.lastPathComponent.appendingPath(name)).contains {
        $0.locale != nil || $0.isCertain
      }
    }
  }

  /// Gives what was asked for as a table of no language, and turned out to be the source of another, to that one.
  private static func joinSources(_ groups: inout [TableGroup]) {
    var lone: Set<String> = []
    for group in groups where group.members.count == 1 {
      if let member = group.members.first, member.isRequested, member.locale == nil {
        lone.insert(member.path)
      }
    }
    var joined: Set<String> = []
    for index in groups.indices where groups[index].members.count > 1 {
      guard let source = groups[index].members.last, !source.isRequested,
        lone.contains(source.path), joined.insert(source.path).inserted
      else { continue }
      groups[index].members[groups[index].members.count - 1].isRequested = true
    }
    groups.removeAll { group in
      group.members.count == 1 && group.members.allSatisfy { joined.contains($0.path) }
    }
  }

  /// The tables that several languages' files may belong to, one of them at least a language that is likely: `my` and
  /// `yi` beside one another are no more than names.
  private static func crowdedTables(_ paths: [String], _ context: ReadingContext) -> Set<String> {
    var locales: [String: LocaleTag] = [:]
    var crowded: Set<String> = []
    var likely: Set<String> = []
    for path in paths where TableFormat.of(path: path)?.languages != .several {
      for reading in TableLayout.readings(of: path, configured: context.configured(path)) {
        guard let locale = reading.locale else { continue }
        if let other = locales[reading.table], other != locale { crowded.insert(reading.table) }
        locales[reading.table] = locale
        if reading.isCertain || LocaleTag.isCommon(language: locale.language)
          || locale.language == context.sourceLocale.language
        {
          likely.insert(reading.table)
        }
      }
    }
    return crowded.intersection(likely)
  }

  /// Whether a file is in the source language, or names none and so may be.
  private func hasSource(in locale: LocaleTag) -> Bool {
    members.contains { $0.locale == nil || $0.locale == locale }
  }

  /// Adds the source-language table that the configuration names, or that lies beside a translated one asked for alone.
  private mutating func addSource(
    _ context: ReadingContext, configured source: (String) -> String?, exists: (String) -> Bool
  ) {
    let sourceLocale = context.sourceLocale
    guard !hasSource(in: sourceLocale), let path = members.first?.path else { return }
    if let source = members.compactMap({ source($0.path) }).first {
      members.append(Member(path: source, locale: sourceLocale, isRequested: false))
      return
    }
    let readings = TableLayout.readings(of: path, configured: context.configured(path))
    for layout in readings where layout.locale == members.first?.locale {
      guard let found = layout.sourceSiblings(sourceLocale).first(where: exists) else { continue }
      members.append(Member(path: found, locale: sourceLocale, isRequested: false))
      return
    }
  }
}
