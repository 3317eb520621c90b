package import CopyModel

/// Puts each string of a one-language table beside its source.
package struct Pairing {
  private let format: String
  private let sourceLocale: LocaleTag
  /// The source language's own strings, by key and variation.
  private let sources: [SourceKey: TableEntry]
  private let sourceEntries: [TableEntry]

  private struct SourceKey: Hashable {
    var key: String
    var variation: String?
  }

  /// `sources` are the entries of the source-language table; empty when there is none.
  package init(format: String, sourceLocale: LocaleTag, sources: [TableEntry]) {
    self.format = format
    self.sourceLocale = sourceLocale
    sourceEntries = sources
    self.sources = Dictionary(
      sources.map { (SourceKey(key: $0.key, variation: $0.variation), $0) },
      uniquingKeysWith: { _, last in last })
  }

  /// The source language's own units.
  package func sourceUnits() -> [TextUnit] {
    sourceEntries.map { entry in
      TextUnit(
        format: format, key: entry.key, locale: sourceLocale, source: entry.text, target: nil,
        comment: entry.comment, variation: entry.variation, stored: entry.stored,
        storedSource: entry.stored)
    }
  }

  /// The units of a translated table: its own entries in order, then one for each source that it lacks.
  package func units(of entries: [TableEntry], locale: LocaleTag) -> [TextUnit] {
    var units: [TextUnit] = []
    units.reserveCapacity(entries.count)
    var seen = Set<SourceKey>(minimumCapacity: entries.count)
    for entry in entries {
      let name = SourceKey(key: entry.key, variation: entry.variation)
      seen.insert(name)
      let source = sources[name]
      units.append(
        TextUnit(
          format: format, key: entry.key, locale: locale,
          source: source?.text ?? KeyText.source(ofKey: entry.key, comment: entry.comment),
          target: entry.text, comment: source?.comment ?? entry.comment,
          variation: entry.variation, stored: entry.stored, storedSource: source?.stored))
    }
    for entry in sourceEntries
    where !seen.contains(SourceKey(key: entry.key, variation: entry.variation)) {
      units.append(
        TextUnit(
          format: format, key: entry.key, locale: locale, source: entry.text, target: nil,
          comment: entry.comment, variation: entry.variation, stored: entry.stored,
          storedSource: entry.stored))
    }
    return units
  }
}
