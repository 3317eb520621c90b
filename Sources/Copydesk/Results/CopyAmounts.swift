package import CopyModel

/// How much copy there is in each locale, in strings and words, and how far its translation is.
package struct CopyAmounts: Sendable, Equatable {
  /// The copy of one locale.
  package struct Amount: Sendable, Equatable {
    /// How many strings are how far; empty for the source language.
    package var strings: [CopyTally.Status: Int] = [:]
    /// The words of their sources, by the same.
    package var sourceWords: [CopyTally.Status: Int] = [:]
    /// The texts in the locale itself, and their words.
    package var ownStrings = 0
    package var ownWords = 0

    /// Counts a string; `status` is nil for one of the source language.
    fileprivate mutating func add(_ words: Words, _ status: CopyTally.Status?) {
      if let own = words.own {
        ownStrings += 1
        ownWords += own
      }
      guard let status else { return }
      strings[status, default: 0] += 1
      sourceWords[status, default: 0] += words.source ?? 0
    }

    package static func += (a: inout Amount, b: Amount) {
      a.strings.merge(b.strings, uniquingKeysWith: +)
      a.sourceWords.merge(b.sourceWords, uniquingKeysWith: +)
      a.ownStrings += b.ownStrings
      a.ownWords += b.ownWords
    }
  }

  package internal(set) var locales: [LocaleTag: Amount] = [:]

  package init() {}

  /// How many words a unit's texts have: nil where there is no text.
  struct Words: Sendable, Equatable {
    var own: Int?
    var source: Int?
  }

  /// Counts a string.
  mutating func add(_ unit: TextUnit, _ words: Words, isSource: Bool) {
    guard unit.state != .obsolete else { return }
    let status = isSource ? nil : CopyTally.status(of: unit, isThere: words.own != nil)
    locales[unit.locale, default: Amount()].add(words, status)
  }

  package mutating func merge(_ other: CopyAmounts) {
    for (locale, amount) in other.locales { locales[locale, default: Amount()] += amount }
  }
}

extension CopyAmounts? {
  /// Takes what another part counted; nothing is counted where nobody asks.
  mutating func merge(_ other: CopyAmounts?) {
    guard let other else { return }
    var sum = self ?? CopyAmounts()
    sum.merge(other)
    self = sum
  }
}

extension CopyTally.Counts {
  /// The same of what was counted in strings and words alone.
  package init(_ amount: CopyAmounts.Amount) {
    self.init()
    ownStrings = amount.ownStrings
    own.words = amount.ownWords
    for (status, strings) in amount.strings {
      var count = TextCount()
      count.words = amount.sourceWords[status] ?? 0
      amounts[status] = CopyTally.Amount(strings: strings, source: count)
    }
  }
}
