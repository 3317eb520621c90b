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
