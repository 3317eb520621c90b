import CopyModel
import RuleKit

extension TextPair {
  /// The second of two names that the source joins, where the translation shows the first as it is, joins nothing and
  /// has no other: “from Anna or Ben”, 来自 Anna.
  var droppedName: Range<Int>? {
    // Most pairs end here: two names beside one “and” are rare.
    guard target.bytes.hasLatinLetter, source.joinsNames, !isTooLong,
      source.sentences.count == target.sentences.count
    else { return nil }
    for sentences in SentencePairs(self).pairs {
      guard let place = source.joint(in: sentences.source),
        case let (first, second) = (source.words[place - 1], source.words[place + 1]),
        source.isOwnName(first), source.isOwnName(second),
        target.shows(source.text(in: first)), !target.shows(source.text(in: second)),
        target.joints(in: sentences.target) == 0,
        // A name that has a wording may be said by it.
        let terms = SharedTerms(self), !terms.isKnown(second),
        !(source.things + source.cues).contains(where: { $0.range.overlaps(second) })
      else { continue }
      return second
    }
    return nil
  }
}

extension AnalyzedText {
  fileprivate var joinsNames: Bool {
    words.indices.dropFirst().dropLast().contains {
      isWord(words[$0], in: .joiners) && isOwnName(words[$0 - 1]) && isOwnName(words[$0 + 1])
    }
  }

  /// Whether a word inside a sentence is a name, by its capital: Tuba, but not the whole of a text in capitals.
  fileprivate func isOwnName(_ word: Range<Int>) -> Bool {
    word.count > 1 && string.utf8.span[word.lowerBound].isASCIICapital && bytes.hasSmallLetter
      && !placeholders.contains { $0.range.overlaps(word) }
  }
}
