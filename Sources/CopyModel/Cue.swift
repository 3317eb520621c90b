/// A place where a text carries a meaning that its translation must carry too.
public struct Cue: Sendable, Equatable {
  /// The index of the concept in the lexicon.
  public let concept: Int
  /// Where it stands: UTF-8 bytes of the text.
  public let range: Range<Int>
  /// Whether the wording surely means the concept; one that may mean something else only excuses.
  public let isSure: Bool

  package init(concept: Int, range: Range<Int>, isSure: Bool) {
    self.concept = concept
    self.range = range
    self.isSure = isSure
  }
}

/// A number written in digits or words.
public struct NumberFact: Sendable, Equatable {
  /// The value in canonical digits: `1000` for `1,000`, `3.5`, `30000` for `3만`.
  public let value: String
  /// Where it stands: UTF-8 bytes of the text.
  public let range: Range<Int>
  /// Whether it is written in digits; one in words only answers, it never asks.
  public let isDigits: Bool

  package init(value: String, range: Range<Int>, isDigits: Bool) {
    self.value = value
    self.range = range
    self.isDigits = isDigits
  }
}

/// How many letters of each script a text has, placeholders and links aside.
public struct ScriptCounts: Sendable, Equatable {
  /// Letters of the Latin script.
  public var latin = 0
  /// Syllables and letters of Hangul.
  public var hangul = 0
  /// Han characters.
  public var han = 0
  /// Letters of Hiragana and Katakana.
  public var kana = 0
  /// Letters of all other scripts.
  public var other = 0

  package init() {}

  /// Letters of all scripts.
  public var letters: Int { latin + hangul + han + kana + other }
}

extension ScriptCounts {
  /// Counts one character.
  package mutating func count(_ kind: ScalarClass) {
    switch kind {
    case .latin: latin += 1
    case .hangul, .jamo: hangul += 1
    case .han: han += 1
    case .kana: kana += 1
    case .otherLetter: other += 1
    case .space, .digit, .mark, .symbol: break
    }
  }
}
