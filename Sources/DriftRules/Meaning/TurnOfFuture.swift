import CopyModel
import RuleKit

extension Turn {
  /// What is to come for what was done: “it will be sent”, 已发送.
  init?(ofFuture pair: borrowing TextPair) {
    let own = pair.source
    let their = pair.target
    guard let soon = own.profile.concept(.willBe), own.sure.contains(soon),
      let past = own.profile.concept(.hasBeen), their.sure.contains(past), !pair.isTooLong,
      // What was done may have been told in the sentence before, which was joined to this one.
      own.sentences.count <= their.sentences.count
    else { return nil }
    for sentences in SentencePairs(pair).pairs {
      guard let cue = own.cue(soon, in: sentences.source),
        own.wordCount(in: sentences.source) <= 16,
        own.cue(past, in: sentences.source) == nil, !their.mayMean(soon, in: sentences.target),
        // What will no longer be so is over: 已失效.
        !own.says(anyOf: [.noLonger], in: sentences.source),
        let found = their.cue(past, in: sentences.target),
        // What else the sentence tells may be over by then, but not what it is about.
        own.sentences.count == their.sentences.count
          && their.isToldLast(found, in: sentences.target)
          || !own.looksAhead(in: sentences.source)
            && !own.hasParticiple(in: sentences.source, besides: cue.range.upperBound)
      else { continue }
      self.init(source: cue, target: found, opposite: past)
      return
    }
    return nil
  }
}

extension AnalyzedText {
  /// Whether a sentence says in passing that something was done, apart from what will be, which `end` stands before:
  /// “the sent cards will be here”, “will be used to keep sent cards”.
  fileprivate func hasParticiple(in sentence: Range<Int>, besides end: Int) -> Bool {
    let first = words.firstIndex { $0.lowerBound == sentence.lowerBound }
    if describesByParticiple(in: sentence)
      || first.map({ describesNext($0, in: sentence) }) == true
    {
      return true
    }
    let participles = words.filter { sentence.overlaps($0) && ends($0, in: .participleEndings) }
    let deed = participles.first { (end..<end + 20).contains($0.lowerBound) }
    return participles.contains { $0 != deed }
  }

  /// Whether what was done is what a sentence is about: the verb that ends it, and in Chinese describes nothing, 已永久丢失.
  fileprivate func isToldLast(_ cue: Cue, in sentence: Range<Int>) -> Bool {
    let end = cue.range.upperBound
    guard profile.uses(.han) else { return !string.utf8.span.hasLetter(at: end) }
    let last = words.last(where: sentence.overlaps)
    func ends(_ verb: Cue) -> Bool {
      end <= verb.range.lowerBound && verb.range.upperBound == last?.upperBound
        && clause(at: cue.range).overlaps(verb.range)
        && !(end..<verb.range.lowerBound).contains { has(.attributiveMarks, at: $0) }
    }
    return verbs.contains(where: ends)
      || cues.contains {
        $0.isSure && [.action, .consequence].contains(profile.concepts.kind(of: $0.concept))
          && ends($0)
      }
  }
}
