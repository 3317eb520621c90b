/// How others word labels and words in one locale, counted over their catalogs, and how the project itself does.
///
/// A class because it is large, and each part is read when it is first asked for.
package final class UsualWordings: Sendable {
  /// Which of the counted parts there are, and how each is read: empty where there is none.
  package enum Part: Sendable {
    case labels, words, pairs, alike, regions, han
  }

  /// The project's own counts, the first that has a label before the others.
  package let own: [WordingCounts]
  /// Whether it is of Chinese as Taiwan writes it.
  package let isTaiwan: Bool
  private let countedLabels: OnDemand<WordingCounts>
  private let countedWords: OnDemand<WordCounts>
  private let countedFirmWords: OnDemand<FirmWords>
  private let knownPairs: OnDemand<KnownPairs>
  private let regionWordings: OnDemand<RegionWordings?>
  private let alikeLetters: OnDemand<AlikeLetters>
  private let alikeLabels: OnDemand<[UInt8]>
  private let labelsByWording: OnDemand<[String: [Label]]>

  /// A label, and how many of its sources word it in one way.
  package struct Label: Sendable {
    package let key: String
    package let count: Int
    package let sources: Int
  }

  /// `read` gives the lines of a part, without its head. `isTaiwan` is nil but for Chinese.
  package init(
    own: [WordingCounts] = [], isTaiwan: Bool? = nil, read: @escaping @Sendable (Part) -> [UInt8]
  ) {
    self.own = own
    self.isTaiwan = isTaiwan ?? false
    let labels = OnDemand { WordingCounts(lines: read(.labels)) }
    countedLabels = labels
    let words = OnDemand { WordCounts(lines: read(.words)) }
    countedWords = words
    countedFirmWords = OnDemand { FirmWords(words.value) }
    knownPairs = OnDemand { KnownPairs(bits: read(.pairs)) }
    alikeLabels = OnDemand { read(.alike) }
    alikeLetters = OnDemand { AlikeLetters(lines: read(.han)) }
    regionWordings = OnDemand {
      isTaiwan.map { RegionWordings(lines: read(.regions), isTaiwan: $0) }
    }
    labelsByWording = OnDemand {
      var found: [String: [Label]] = [:]
      labels.value.forEach { key, usage in
        for wording in usage.wordings {
          found[wording.text, default: []].append(
            Label(key: key, count: wording.sources, sources: usage.sources))
        }
      }
      return found
    }
  }

  /// How many sources word a label how.
  package var labels: WordingCounts { countedLabels.value }
  /// What stands for words, and what goes with them.
  package var words: WordCounts { countedWords.value }
  /// The words that nearly every translation says in one of a few wordings.
  package var firmWords: FirmWords { countedFirmWords.value }
  /// The letters that stand side by side.
  package var pairs: KnownPairs { knownPairs.value }
  /// What the mainland and Taiwan word differently; nil where the language is not Chinese.
  package var regions: RegionWordings? { regionWordings.value }

  /// The labels that have a wording.
  package func labels(worded wording: String) -> [Label] { labelsByWording.value[wording] ?? [] }

  /// Whether one of two letters is easily written for the other.
  package func areAlike(_ one: UInt32, _ other: UInt32) -> Bool {
    alikeLetters.value.areAlike(one, other)
  }

  /// Whether two Han characters sound alike.
  package func soundAlike(_ one: UInt32, _ other: UInt32) -> Bool {
    alikeLetters.value.soundAlike(one, other)
  }

  /// Whether sources of any language word two labels alike.
  package func areAlike(_ label: [UInt8], _ other: String) -> Bool {
    let known = alikeLabels.value
    let lines = known.span
    guard let line = SortedLines.line(of: label.span, in: lines) else { return false }
    var start = line.lowerBound
    while start < line.upperBound {
      let end = SortedLines.field(from: start, in: lines)
      if end - start == other.utf8.count, lines.has(other, at: start) { return true }
      start = end + 1
    }
    return false
  }
}
