/// A word ending, as `hasEnding` reads it, and the speech level that it shows.
public struct RegisterEnding: Sendable, Equatable {
  /// What the word ends with; a lone consonant stands for any syllable that ends with it.
  public let ending: String
  /// The level that it shows.
  public let register: Register
  /// Whether it shows its level only before an end mark, because nouns end in it as well: `다`.
  public let needsMark: Bool
  /// The last syllable; nil for a consonant, which ends many syllables.
  fileprivate let last: UInt32?

  package init(ending: String, register: Register, needsMark: Bool) {
    let isConsonant = ending.unicodeScalars.count == 1 && ending < "가" && ending >= "ㄱ"
    last = isConsonant ? nil : ending.unicodeScalars.last?.value
    self.ending = ending
    self.register = register
    self.needsMark = needsMark
  }
}

/// The endings of a locale's verbs, looked up by the syllable that a word ends in.
public struct RegisterEndings: Sendable, Equatable {
  /// Longer endings first.
  public let all: [RegisterEnding]
  private let syllables: WideSet
  /// By the order of `syllables`, the endings that may stand behind each.
  private let bySyllable: [[RegisterEnding]]
  /// Those that may stand behind any other.
  private let others: [RegisterEnding]

  /// `endings` are in the order in which they count.
  package init(_ endings: [RegisterEnding]) {
    let lasts = Set(endings.compactMap(\.last)).sorted()
    let syllables = WideSet(lasts)
    bySyllable = lasts.filter(syllables.contains).map { last in
      endings.filter { $0.last == nil || $0.last == last }
    }
    others = endings.filter { $0.last.map { !syllables.contains($0) } ?? true }
    self.syllables = syllables
    all = endings
  }

  package var isEmpty: Bool { all.isEmpty }

  /// The endings of the word that ends at `end`, the ones that count first before the others.
  @inline(__always)
  package func first(
    before end: Int, of text: Span<UInt8>, where isWanted: (RegisterEnding) -> Bool
  ) -> RegisterEnding? {
    guard let last = text.scalar(before: end) else { return nil }
    let place = syllables.place(of: last)
    for ending in place.map({ bySyllable[$0] }) ?? others
    where isWanted(ending) && text.hasEnding(ending.ending, at: end) {
      return ending
    }
    return nil
  }

  public static func == (one: RegisterEndings, other: RegisterEndings) -> Bool {
    one.all == other.all
  }
}
