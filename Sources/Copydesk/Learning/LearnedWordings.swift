package import CopyModel

/// How independent sources word labels, counted by locale.
package struct LearnedWordings: Sendable, Equatable {
  /// One label and its translation in one source.
  struct Use: Sendable {
    let locale: LocaleTag
    let label: [UInt8]
    let wording: [UInt8]
    let source: String

    /// Nil where the unit is no label that is translated and approved.
    init?(_ unit: TextUnit, of source: (String) -> String) {
      guard let text = unit.source, let target = unit.target,
        unit.state?.isLive ?? true, unit.state != .needsReview, unit.state != .stale,
        let label = BareLabel.key(of: text.utf8.span),
        let wording = BareLabel.wording(of: target.utf8.span)
      else { return nil }
      locale = unit.locale
      self.label = label
      self.wording = wording
      self.source = source(unit.stored.file)
    }
  }

  /// By locale, label and wording: the numbers of the sources.
  private var counts: [LocaleTag: [[UInt8]: [[UInt8]: Set<Int>]]] = [:]
  private var numbers: [String: Int] = [:]

  /// Nothing learned.
  package init() {}

  /// How many sources had a label.
  package var sources: Int { numbers.count }
  /// How many labels are counted, each once a locale.
  package var labels: Int { counts.values.reduce(0) { $0 + $1.count } }
  package var isEmpty: Bool { labels == 0 }
  /// The locales that have labels, sorted.
  package var locales: [LocaleTag] { counts.keys.sorted() }

  mutating func add(_ use: Use) {
    let number = numbers[use.source] ?? numbers.count
    numbers[use.source] = number
    counts[use.locale, default: [:]][use.label, default: [:]][use.wording, default: []]
      .insert(number)
  }

  /// Leaves out the labels that fewer sources have.
  package mutating func keep(ofAtLeast least: Int) {
    for locale in locales {
      counts[locale] = counts[locale]?.filter { _, wordings in
        wordings.values.reduce(into: Set()) { $0.formUnion($1) }.count >= least
      }
      if counts[locale]?.isEmpty ?? true { counts[locale] = nil }
    }
  }

  /// The lines of one locale, sorted by label, the usual wording first.
  func lines(in locale: LocaleTag) -> String {
    let labels = (counts[locale] ?? [:]).sorted { $0.key.lexicographicallyPrecedes($1.key) }
    return labels.reduce(into: "") { text, entry in
      let wordings = entry.value.sorted {
        $0.value.count == $1.value.count
          ? $0.key.lexicographicallyPrecedes($1.key) : $0.value.count > $1.value.count
      }
      let usage = WordingCounts.Usage(
        sources: entry.value.values.reduce(into: Set()) { $0.formUnion($1) }.count,
        wordings: wordings.map { (String(decoding: $0.key, as: UTF8.self), $0.value.count) })
      text += usage.line(of: String(decoding: entry.key, as: UTF8.self)) + "\n"
    }
  }

  /// The file: a head, then the lines of each locale under its tag between brackets.
  package var file: String {
    let head = """
      # How many sources word a label how, counted by copydesk learn.
      # label, sources that have it, wordings with how many use them where it is more than one; tabs between them.
      # \(sources) sources, \(labels) labels.

      """
    return locales.reduce(head) { $0 + "[\($1)]\n" + lines(in: $1) }
  }
}
