import CopyModel
import StringTables

/// The languages that have nothing of a table, though they should.
struct AbsentLanguages {
  private let tables: LanguageTables
  private let files: [LanguageFile]
  private let sourceLocale: LocaleTag

  init(_ tables: LanguageTables, _ files: [LanguageFile], _ sourceLocale: LocaleTag) {
    self.tables = tables
    self.files = files
    self.sourceLocale = sourceLocale
  }

  /// That files of a language have no string, though the source's have.
  func issues(empty: [LanguageFile], wants: (LocaleTag) -> Bool) -> [ReadIssue] {
    guard !empty.isEmpty else { return [] }
    let sources = tables.sources(in: sourceLocale)
    let paths = Set(sources.map { tables.entries.file(of: $0) })
    let texts = texts(of: sources)
    var told: Set<LocaleTag> = []
    return empty.compactMap { file in
      guard file.member.isRequested, let locale = file.locale,
        locale.language != sourceLocale.language, wants(locale),
        !tables.locales.contains(where: { $0.isLike(locale) }),
        paths.contains(where: file.file.path.isBeside),
        told.insert(locale).inserted
      else { return nil }
      return texts.issue(about: locale, in: file.file.path, "Complete this file.")
    }
  }

  /// That a language that the tables beside this one are in has no file of it.
  func issues(
    absent: [TableGroup.Absence], wants: (LocaleTag) -> Bool
  ) -> [ReadIssue] {
    let absent = absent.filter { wants($0.locale) }
    guard !absent.isEmpty else { return [] }
    let requested = files.requestedPaths
    let texts = texts(
      of: tables.sources(in: sourceLocale).filter {
        requested.contains(tables.entries.file(of: $0))
      })
    return absent.compactMap { absence in
      let (folder, name) = (absence.path.folderPath.lastPathComponent, absence.path)
      let path = folder.appendingPath(name.lastPathComponent)
      return texts.issue(about: absence.locale, in: nil, "Add \(path).")
    }
  }

  /// That nothing lies there that the strings are translated from, where their keys do not say it either.
  func issueOfNoSource(
    likely: TableGroup.LikelySource?, wants: (LocaleTag) -> Bool
  ) -> ReadIssue? {
    guard tables.sources(in: sourceLocale).isEmpty,
      let file = files.first(where: { file in
        file.member.isRequested && !file.content.entries.isEmpty
          && !file.content.entries.nameLocales
          && file.locale.map { $0.language != sourceLocale.language && wants($0) } ?? false
      })
    else { return nil }
    let entries = file.content.entries
    // What `InfoPlist.strings` translates stands in Info.plist.
    guard !entries.haveTextsForKeys, !file.file.path.hasSuffix("InfoPlist.strings") else {
      return nil
    }
    let strings = entries.count == 1 ? "the string" : "the \(entries.count) strings"
    let advice =
      likely.map {
        """
        If \($0.path) is what it is translated from, say so in .copydesk.yml: \
        sources: {"\($0.pattern)": "\($0.path)"}
        """
      } ?? """
        Add that, or say with source-locale in .copydesk.yml, or --source-locale, what it is translated from.
        """
    return ReadIssue(
      .localeMismatch, file: file.file.path, start: Place(line: 1, column: 1),
      message: """
        There is nothing to compare \(strings) of this file with: its table has no file in \(sourceLocale). \(advice)
        """, confidence: 0.8, isOfWholeFile: true)
  }

  private func texts(of sources: [Int]) -> SourceTexts {
    var texts = SourceTexts()
    for source in sources {
      let entry = tables.entries[source]
      let state = entry.mayBeMissing ? UnitState.untranslatable : entry.state
      texts.add(entry.key, entry.text, state, in: entry.stored.file)
    }
    return texts
  }
}

extension String {
  /// Whether two files are those of one table by their place: of one name, or in one folder. Android's folders hold
  /// files of all kinds.
  fileprivate func isBeside(_ other: String) -> Bool {
    lastPathComponent == other.lastPathComponent || folderPath == other.folderPath
  }
}

extension SourceTexts {
  /// That no table is in some languages that were asked for, where nothing said so of one table.
  func issues(about locales: [LocaleTag], besides findings: [Finding]) -> [ReadIssue] {
    let told = findings.filter { $0.rule == ReadIssue.Kind.missingTranslation.rawValue }
    return locales.compactMap { locale in
      told.contains { $0.locale == locale }
        ? nil : issue(about: locale, in: nil, "Add its tables, or ask for other languages.")
    }
  }
}
