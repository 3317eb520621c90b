package import CopyModel

/// Puts each string of a one-language table beside its source.
package struct Pairing {
  private let format: String
  private let sourceLocale: LocaleTag
  private let sources: [TableEntry]
  /// Where each source stands in `sources`.
  private let positions: [String: Int]

  /// `sources` are the entries of the source-language table; empty when there is none.
  package init(format: String, sourceLocale: LocaleTag, sources: [TableEntry]) {
    self.format = format
    self.sourceLocale = sourceLocale
    self.sources = sources
    var positions: [String: Int] = [:]
    positions.reserveCapacity(sources.count)
    for (position, entry) in sources.enumerated() { positions[entry.name] = position }
    self.positions = positions
  }

  /// The source language's own units.
  package func sourceUnits() -> [TextUnit] {
    sources.map { entry in
      TextUnit(
        format: format, key: entry.key, locale: sourceLocale, source: entry.text, target: nil,
        comment: entry.comment, variation: entry.variation, stored: entry.stored,
        storedSource: entry.stored)
    }
  }

  /// The units of a translated table: its own entries in order, then one for each source that it lacks.
  package func units(of entries: [TableEntry], locale: LocaleTag) -> [TextUnit] {
    var units: [TextUnit] = []
    units.reserveCapacity(max(entries.count, sources.count))
    var isThere = Array(repeating: false, count: sources.count)
    for entry in entries {
      let position = positions[entry.name]
      if let position { isThere[position] = true }
      let source = position.map { sources[$0] }
      units.append(
        TextUnit(
          format: format, key: entry.key, locale: locale,
          source: source?.text ?? KeyText.source(ofKey: entry.key, comment: entry.comment),
          target: entry.text, comment: source?.comment ?? entry.comment,
          variation: entry.variation, stored: entry.stored, storedSource: source?.stored))
    }
    for (position, entry) in sources.enumerated()
    where !isThere[position] && positions[entry.name] == position {
      units.append(
        TextUnit(
          format: format, key: entry.key, locale: locale, source: entry.text, target: nil,
          comment: entry.comment, variation: entry.variation, stored: entry.stored,
          storedSource: entry.stored))
    }
    return units
  }
}

extension TableEntry {
  /// What tells the entry from the others of its table.
  fileprivate var name: String { variation.map { key + "\u{0}" + $0 } ?? key }
}
