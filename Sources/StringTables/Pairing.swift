package import CopyModel

/// Puts each string of a one-language table beside its source.
package struct Pairing {
  private let format: String
  private let sourceLocale: LocaleTag
  private let sources: [TableEntry]
  /// Where the first source with a key stands in `sources`.
  private var first: [String: Int] = [:]
  /// The next source with the same key, in another form or by mistake.
  private var next: [Int?]

  /// `sources` are the entries of the source-language table; empty when there is none.
  package init(format: String, sourceLocale: LocaleTag, sources: [TableEntry]) {
    self.format = format
    self.sourceLocale = sourceLocale
    self.sources = sources
    next = Array(repeating: nil, count: sources.count)
    first.reserveCapacity(sources.count)
    for index in sources.indices.reversed() {
      next[index] = first.updateValue(index, forKey: sources[index].key)
    }
  }

  /// Adds the source language's own units.
  package func addSources(to units: inout [TextUnit]) {
    for entry in sources {
      units.append(
        TextUnit(
          format: format, key: entry.key, locale: sourceLocale, source: entry.text, target: nil,
          comment: entry.comment, state: entry.state, variation: entry.variation,
          stored: entry.stored, storedSource: entry.stored))
    }
  }

  /// Adds the units of a translated table: its own entries in order, then one for each source that it lacks.
  package func add(_ entries: [TableEntry], in locale: LocaleTag, to units: inout [TextUnit]) {
    var isThere = Array(repeating: false, count: sources.count)
    let share = KeyText.shareOfTexts(entries.lazy.map(\.key))
    for entry in entries {
      let source = source(of: entry)
      if let key = first[entry.key] { isThere[key] = true }
      units.append(
        TextUnit(
          format: format, key: entry.key, locale: locale,
          source: source?.text
            ?? KeyText.source(ofKey: entry.key, comment: entry.comment, among: share),
          target: entry.text, comment: source?.comment ?? entry.comment,
          state: source?.state == .untranslatable ? .untranslatable : entry.state,
          variation: entry.variation, stored: entry.stored, storedSource: source?.stored))
    }
    // A key is missing once, however many forms it has.
    for (position, entry) in sources.enumerated()
    where first[entry.key] == position && !isThere[position] {
      units.append(
        TextUnit(
          format: format, key: entry.key, locale: locale, source: entry.text, target: nil,
          comment: entry.comment, state: entry.state == .untranslatable ? .untranslatable : nil,
          variation: entry.variation, stored: entry.stored, storedSource: entry.stored))
    }
  }

  /// The source that an entry renders: of the same form, else of the general one, else any. Of two the last holds.
  private func source(of entry: TableEntry) -> TableEntry? {
    var position = first[entry.key]
    var same: TableEntry?
    var general: TableEntry?
    var last: TableEntry?
    while let index = position {
      let source = sources[index]
      if source.variation == entry.variation { same = source }
      if source.variation == entry.variation?.generalForm { general = source }
      last = source
      position = next[index]
    }
    return same ?? general ?? last
  }
}

extension String {
  /// The form that stands in for another: `plural.other` for `plural.few`.
  var generalForm: String? {
    lastIndex(of: ".").map { self[..<$0] + ".other" }
  }
}
