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

    /// Counts a string that is in use. `isCopy` says whether the translation is the source.
    mutating func add(
      _ state: UnitState?, _ words: Words, isSource: Bool, isCopy: @autoclosure () -> Bool
    ) {
      if let own = words.own {
        ownStrings += 1
        ownWords += own
      }
      guard !isSource else { return }
      let status = CopyTally.status(state, isThere: words.own != nil, isCopy: isCopy())
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
    locales[unit.locale, default: Amount()].add(
      unit.state, words, isSource: isSource, isCopy: unit.target == unit.source)
  }

  /// Counts the strings of a locale.
  mutating func add(_ amount: Amount, in locale: LocaleTag) {
    locales[locale, default: Amount()] += amount
  }

  package mutating func merge(_ other: CopyAmounts) {
    for (locale, amount) in other.locales { add(amount, in: locale) }
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
