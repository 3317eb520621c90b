package import CopyModel
import StringTables

/// What a project's folder holds, as its configuration would say it.
package struct ProjectOutline: Sendable, Equatable {
  /// The language that most of it is translated from.
  package var sourceLocale: LocaleTag
  /// The languages that it is translated into, sorted.
  package var locales: [LocaleTag]
  /// The folders in it that have tables, sorted; empty where the folder itself has some.
  package var tables: [String]
  /// Those that have code which makes alerts, likewise.
  package var code: [String]
  /// Whose alerts the code makes, in the order of platforms; empty where not all of it tells.
  package var platforms: [Platform]
}

extension Copydesk {
  /// Looks through a folder. There is no outline without a table; the errors are of what cannot be read.
  package func outline(
    of folder: String
  ) async throws -> (outline: ProjectOutline?, errors: [InputError]) {
    var languages = LanguageCount()
    var files: Set<String> = []
    let errors = try await read([folder]) {
      $0.map(UnitOutline.init)
    } body: { units, _ in
      for unit in units {
        languages.add(unit)
        files.insert(unit.file)
      }
    }
    if files.isEmpty { return (nil, errors) }
    let alerts = try await survey([folder]).entries
    let shown = alerts.map(\.traits.platforms)
    let isTold = shown.allSatisfy { !$0.isEmpty }
    let source = languages.source(else: options.sourceLocale, context)
    return (
      ProjectOutline(
        sourceLocale: source, locales: languages.targets.filter { $0 != source }.sorted(),
        tables: Self.folders(of: files, in: folder),
        code: Self.folders(of: Set(alerts.flatMap { $0.codePlaces.map(\.file) }), in: folder),
        platforms: isTold
          ? Platform.allCases.filter { platform in
            shown.contains { $0.contains { $0.rawValue == platform.rawValue } }
          } : []),
      errors
    )
  }

  /// The first folder on each file's way; empty where a file needs none, or none but that of its language.
  private static func folders(of files: Set<String>, in root: String) -> [String] {
    let start = root.hasSuffix("/") ? root : root + "/"
    let ways = files.map {
      $0.dropFirst($0.hasPrefix(start) ? start.count : 0).split(separator: "/")
    }
    let liesHere = ways.contains { way in
      way.count < 2 || TableGroup.isOfLanguage(folder: String(way[0]))
    }
    return liesHere ? [] : Set(ways.map { String($0[0]) }).sorted()
  }
}

/// What counts of a unit.
private struct UnitOutline: Sendable {
  let file: String
  let locale: LocaleTag
  let source: String?
  let isTranslation: Bool

  init(_ unit: TextUnit) {
    (file, locale, source) = (unit.stored.file, unit.locale, unit.source)
    isTranslation = unit.target != nil
  }
}

/// How many strings each language has, and which of them is the source.
private struct LanguageCount {
  /// The languages of translations.
  private(set) var targets: Set<LocaleTag> = []
  private var counts: [LocaleTag: Int] = [:]
  private var isTranslated = false
  /// Some of the texts that are translated, or could be.
  private var sources: [String] = []

  /// As many texts tell the language of all.
  private static let enough = 5000

  mutating func add(_ unit: UnitOutline) {
    counts[unit.locale, default: 0] += 1
    if unit.isTranslation { targets.insert(unit.locale) }
    isTranslated = isTranslated || unit.isTranslation && unit.source != nil
    if let source = unit.source, sources.count < Self.enough { sources.append(source) }
  }

  /// What the letters of the sources say; where there are none, the language with most strings.
  func source(else usual: LocaleTag, _ context: ReadingContext) -> LocaleTag {
    if let told = LocaleTag(lettersOf: sources, context) { return told }
    if isTranslated || !sources.isEmpty { return usual }
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return most?.key ?? usual
  }
}
