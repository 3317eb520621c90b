package import CopyModel

/// How much copy a run reads, and how far its translation is, by locale and file.
package struct CopyTally: Sendable {
  /// How far a string is in a locale.
  package enum Status: String, Sendable, CaseIterable {
    /// It has a translation that nobody has to look at.
    case translated
    /// It has none, or an empty one.
    case missing
    /// It has one that its table marks: fuzzy, or to be reviewed.
    case needsReview = "needs-review"
    /// Its source changed, as its table says, and it did not.
    case stale
    /// It is marked as not to be translated.
    case protected
  }

  /// How much of a locale's copy is in one state.
  package struct Amount: Sendable, Equatable {
    package var strings = 0
    /// Of the sources.
    package var source = TextCount()

    static func sum(_ a: Amount, _ b: Amount) -> Amount {
      var sum = a
      sum.strings += b.strings
      sum.source += b.source
      return sum
    }
  }

  /// How alike a source is to what it was, in the bands of CAT tools.
  package enum Band: String, Sendable, CaseIterable {
    case unchanged = "100"
    case from95 = "95–99"
    case from85 = "85–94"
    case from75 = "75–84"
    case from50 = "50–74"
    case changed = "changed, under 50"
    case new

    init(_ change: SourceChanges.Change) {
      switch change {
      case .unchanged: self = .unchanged
      case .new: self = .new
      case .changed(let alike):
        self = Self.of(alike: alike)
      }
    }

    /// That of two texts which are alike to so many of a hundred.
    static func of(alike: Int) -> Band {
      switch alike {
      case 100...: .unchanged
      case 95..<100: .from95
      case 85..<95: .from85
      case 75..<85: .from75
      case 50..<75: .from50
      default: .changed
      }
    }

    /// Those in which one text helps to translate another, though they differ.
    package static let fuzzy: [Band] = [.from95, .from85, .from75, .from50]
  }

  /// The copy of one locale in one file.
  package struct Counts: Sendable, Equatable {
    package var amounts: [Status: Amount] = [:]
    /// Of the texts in the locale itself.
    package var own = TextCount()
    package var ownStrings = 0
    /// Of those, the texts without letters.
    package var numericStrings = 0
    /// What of the sources is new since an earlier version, what changed, and by how much; empty without one.
    package var changes: [Band: Amount] = [:]
    /// What of the new is like another source of the earlier version, and by how much.
    package var likeOthers: [Band: Amount] = [:]

    package var strings: Int { amounts.values.reduce(0) { $0 + $1.strings } }
    package var source: TextCount {
      amounts.values.reduce(into: TextCount()) { $0 += $1.source }
    }

    package func amount(_ status: Status) -> Amount { amounts[status] ?? Amount() }

    /// The words of the sources that nothing translates yet, besides those that the tables say already.
    package func newWords(besides reuse: Reuse?) -> Int {
      max(0, amount(.missing).source.words - (reuse?.words ?? 0))
    }

    package static func += (a: inout Counts, b: Counts) {
      a.amounts.merge(b.amounts, uniquingKeysWith: Amount.sum)
      a.changes.merge(b.changes, uniquingKeysWith: Amount.sum)
      a.likeOthers.merge(b.likeOthers, uniquingKeysWith: Amount.sum)
      a.own += b.own
      a.ownStrings += b.ownStrings
      a.numericStrings += b.numericStrings
    }
  }

  private struct Place: Hashable {
    let file: String
    let locale: LocaleTag
  }

  /// What is not translated yet, by its source: how often it stands there, and how much it is.
  struct Waiting {
    var count = 0
    var source = TextCount()
  }

  private var counts: [Place: Counts] = [:]
  private(set) var waiting: [LocaleTag: [ExactText: Waiting]] = [:]
  /// The sources of what is translated.
  private(set) var done: [LocaleTag: Set<ExactText>] = [:]
  /// What an earlier version had, by its number, of what was counted.
  private(set) var seen: Set<Int> = []
  /// What an earlier version had and this one has not.
  package internal(set) var removed = Amount()
  let earlier: SourceChanges?

  /// What a person should read first.
  package private(set) var reading: ReadingList

  /// Whether it tells what changed since an earlier version.
  package private(set) var hasEarlier: Bool

  package init() { self.init(changes: nil) }

  /// Counts what changed besides, and lists so many translations to read.
  init(changes: SourceChanges?, reading most: Int = 0) {
    earlier = changes
    hasEarlier = changes != nil
    reading = ReadingList(of: most)
  }

  /// Counts a string. `text` is what it says in its locale, `source` what it is translated from; nil where there is none.
  mutating func add(_ unit: TextUnit, text: AnalyzedText?, source: AnalyzedText?, isSource: Bool) {
    guard unit.state != .obsolete else { return }
    let place = Place(file: unit.stored.file, locale: unit.locale)
    var own = counts[place] ?? Counts()
    if let text {
      own.own += TextCount(text)
      own.ownStrings += 1
      if !text.string.unicodeScalars.contains(where: \.properties.isAlphabetic) {
        own.numericStrings += 1
      }
    }
    if !isSource {
      let status = Self.status(of: unit, isThere: text != nil)
      let count = source.map(TextCount.init) ?? TextCount()
      own.amounts[status, default: Amount()].strings += 1
      own.amounts[status, default: Amount()].source += count
      if let source {
        let exact = ExactText(source.string)
        switch status {
        case .translated: done[unit.locale, default: []].insert(exact)
        case .missing:
          waiting[unit.locale, default: [:]][exact, default: Waiting()].count += 1
          waiting[unit.locale]?[exact]?.source = count
        case .needsReview, .stale, .protected: break
        }
      }
    }
    let change = earlier?.change(of: unit)
    if let (change, id) = change, let copy = isSource ? text : source {
      seen.insert(id)
      let amount = Amount(strings: 1, source: TextCount(copy))
      own.changes.merge([Band(change): amount], uniquingKeysWith: Amount.sum)
      if change == .new, let alike = earlier?.likeness(toOthers: copy.string) {
        own.likeOthers.merge([Band.of(alike: alike): amount], uniquingKeysWith: Amount.sum)
      }
    }
    counts[place] = own
    if let text, let source, !isSource {
      reading.add(unit, source: source, target: text, change?.change)
    }
  }

  static func status(of unit: TextUnit, isThere: Bool) -> Status {
    status(unit.state, isThere: isThere, isCopy: unit.target == unit.source)
  }

  /// The same of a state alone. `isCopy` says whether the translation is the source.
  static func status(
    _ state: UnitState?, isThere: Bool, isCopy: @autoclosure () -> Bool
  ) -> Status {
    switch state {
    case .untranslatable: .protected
    case .fuzzy, .needsReview: isThere ? .needsReview : .missing
    case .stale: isThere ? .stale : .missing
    // Some tables copy the source until somebody translates it.
    case .new: isThere && !isCopy() ? .translated : .missing
    case .translated, .final, .obsolete, nil: isThere ? .translated : .missing
    }
  }

  package mutating func merge(_ other: CopyTally) {
    counts.merge(other.counts) { a, b in
      var sum = a
      sum += b
      return sum
    }
    for (locale, sources) in other.waiting {
      waiting[locale, default: [:]].merge(sources) { a, b in
        Waiting(count: a.count + b.count, source: a.source)
      }
    }
    seen.formUnion(other.seen)
    reading.merge(other.reading)
    removed = Amount.sum(removed, other.removed)
    hasEarlier = hasEarlier || other.hasEarlier
    for (locale, sources) in other.done { done[locale, default: []].formUnion(sources) }
  }
}

extension CopyTally {
  /// The locales that there is copy in, sorted.
  package var locales: [LocaleTag] { Set(counts.keys.map(\.locale)).sorted() }

  /// The copy of a locale in all files.
  package func counts(in locale: LocaleTag) -> Counts {
    counts.reduce(into: Counts()) { if $1.key.locale == locale { $0 += $1.value } }
  }

  /// The copy of a locale file by file, sorted by path.
  package func files(in locale: LocaleTag) -> [(file: String, counts: Counts)] {
    counts.filter { $0.key.locale == locale }.map { ($0.key.file, $0.value) }
      .sorted { $0.file < $1.file }
  }
}
