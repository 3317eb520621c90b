import CopyModel
import RuleKit

/// The sentences of a text beside those of its translation: one by one when there are as many, else all together.
struct SentencePairs {
  /// Beyond this many sentences a text is no copy, and is compared as a whole.
  private let mostSentences = 64

  let pairs: [(source: Range<Int>, target: Range<Int>)]

  init(_ pair: borrowing TextPair) {
    let (source, target) = (pair.source.spokenSentences, pair.target.spokenSentences)
    if pair.isTooLong {
      pairs = []
    } else if source.count == target.count, (1...mostSentences).contains(source.count),
      !pair.source.breaksSentences
    {
      var pairs: [(source: Range<Int>, target: Range<Int>)] = []
      pairs.reserveCapacity(source.count)
      for number in source.indices { pairs.append((source[number].range, target[number].range)) }
      self.pairs = pairs
    } else {
      pairs = [(pair.source.fullRange, pair.target.fullRange)]
    }
  }
}

extension AnalyzedText {
  /// Its sentences, but for those that are only tags: “Done.</b>” is one, 完成。</b> would be two.
  var spokenSentences: ShortList<Sentence> {
    guard bytes.contains(UInt8(ascii: "<")), sentences.count > 1 else { return sentences }
    let tags = tags
    var spoken = ShortList<Sentence>()
    for sentence in sentences {
      let words = words(in: sentence.range)
      if words.contains(where: { word in !tags.contains { $0.overlaps(word) } }) {
        spoken.append(sentence)
      }
    }
    return spoken.isEmpty ? sentences : spoken
  }

  /// Whether a line ends within a sentence: the next goes on with a small letter. Its halves may well change
  /// places in the translation.
  var breaksSentences: Bool {
    guard bytes.contains(0x0A), sentences.count > 1 else { return false }
    let text = string.utf8.span
    return zip(sentences, sentences.dropFirst()).contains { sentence, next in
      sentence.ending == .none && text[next.range.lowerBound].isASCIISmall
    }
  }
}
