import CopyModel
import RuleKit

/// The sentences of a text beside those of its translation: one by one when there are as many, else all together.
struct SentencePairs {
  /// Beyond this many sentences a text is no copy, and is compared as a whole.
  private let mostSentences = 64

  let pairs: [(source: Range<Int>, target: Range<Int>)]

  init(_ pair: TextPair) {
    let (source, target) = (pair.source.sentences, pair.target.sentences)
    if source.count == target.count, (1...mostSentences).contains(source.count) {
      pairs = zip(source, target).map { ($0.range, $1.range) }
    } else {
      pairs = [(pair.source.fullRange, pair.target.fullRange)]
    }
  }
}
