import Synchronization

/// What tells in one locale which sense of a word is meant, besides the wordings that surely do: looked for on
/// suspicion. A class because it is large; the lock guards what is made when it is first asked for.
public final class SenseWords: Sendable {
  /// By sense, what may say it: it excuses a translation and accuses none.
  private let unsure: [Int: [String]]
  /// The words beside a word of the source language that show its sense; the value of each is the sense.
  private let signs: PhraseList
  /// The senses that are meant where nothing speaks of another.
  private let usual: Set<Int>
  private let knownTable = Mutex<PhraseTable?>(nil)

  package init(
    unsure: [Int: [String]] = [:], signs: PhraseList = PhraseList(), usual: Set<Int> = []
  ) {
    self.unsure = unsure
    self.signs = signs
    self.usual = usual
  }

  /// Whether a text may say a sense, by words that are no sure sign of it.
  package func maySay(_ sense: Int, _ text: AnalyzedText) -> Bool {
    let bytes = text.string.utf8.span
    return unsure[sense]?.contains { bytes.contains($0) } ?? false
  }

  /// Whether a sense is meant where nothing speaks of another.
  package func isUsual(_ sense: Int) -> Bool { usual.contains(sense) }

  /// The senses that the words of a text show, and where.
  package func signs(in text: AnalyzedText) -> [(sense: Int, range: Range<Int>)] {
    guard !signs.isEmpty else { return [] }
    let table = knownTable.withLock { known in
      let table = known ?? PhraseTable(signs)
      known = table
      return table
    }
    var found: [(sense: Int, range: Range<Int>)] = []
    table.forEachMatch(in: text.string.utf8.span) { found.append(($0, $1)) }
    return found
  }
}
