import CopyModel
import RuleKit

extension Turn {
  /// Two contraries, “from Monday to Friday”, that changed places: each is said, but in the other order.
  init?(ofEnds pair: TextPair, _ sentences: (source: Range<Int>, target: Range<Int>)) {
    let concepts = pair.source.profile.concepts
    let source = Wordings(of: pair.source, in: sentences.source)
    let target = Wordings(of: pair.target, in: sentences.target)
    for start in source.cues where start.isSure {
      let concept = concepts[start.concept]
      guard concept.kind == .noun, source.possible(start.concept) == 1 else { continue }
      for end in source.cues
      where end.isSure && end.range.lowerBound > start.range.upperBound
        && concept.opposites.contains(end.concept) && source.possible(end.concept) == 1
        && pair.source.goes(from: start.range, to: end.range)
      {
        guard let first = target.only(end.concept), let last = target.only(start.concept),
          first.range.upperBound <= last.range.lowerBound
        else { continue }
        self.init(source: start, target: last, opposite: end.concept)
        return
      }
    }
    return nil
  }
}

extension Wordings {
  /// The one cue that surely says a concept.
  fileprivate func only(_ concept: Int) -> Cue? {
    guard sure(concept) == 1 else { return nil }
    return cues.first { $0.concept == concept && $0.isSure }
  }
}

extension AnalyzedText {
  /// Whether “from” stands before a word and “to” between it and another, a few words apart: only then is the
  /// order the same in every language.
  func goes(from start: Range<Int>, to end: Range<Int>) -> Bool {
    guard let first = words.firstIndex(where: { $0.overlaps(start) }),
      let last = words.firstIndex(where: { $0.overlaps(end) }), first > 0, last - first <= 6
    else { return false }
    let isWord = { (index: Int, word: String) in
      self.text(in: self.words[index]).lowercased() == word
    }
    return (max(first - 4, 0)..<first).contains { isWord($0, "from") }
      && (first..<last).contains { isWord($0, "to") }
  }
}
