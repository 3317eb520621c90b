import CopyModel
import RuleKit

extension TextPair {
  /// Two contraries, “from Monday to Friday”, that changed places: each is said once, but in the other order.
  func turnedEnds(
    _ own: [Cue], _ other: [Cue], areContrary: (Int, Int) -> Bool
  ) -> (start: Cue, end: Cue, answer: Cue)? {
    for start in own where start.isSure && own.places(of: start.concept) == 1 {
      for end in own
      where end.isSure && end.range.lowerBound > start.range.upperBound
        && areContrary(start.concept, end.concept)
        && own.places(of: end.concept) == 1
        && source.goes(from: start.range, to: end.range)
      {
        guard let first = other.only(end.concept), let last = other.only(start.concept),
          first.range.upperBound <= last.range.lowerBound,
          // “Copy files to disk”, 디스크에 파일 복사: where it goes may stand first and still be where it goes.
          // “Answers to questions” are 질문에 대한 답변.
          !target.roles(at: first.range).contains(.to),
          !target.roles(at: first.range).contains(.purpose)
        else { continue }
        return (start, end, last)
      }
    }
    return nil
  }
}

extension Turn {
  /// Two sides or states that changed places.
  init?(ofEnds pair: borrowing TextPair, _ sentences: (source: Range<Int>, target: Range<Int>)) {
    let concepts = pair.source.profile.concepts
    let own = Wordings(of: pair.source, in: sentences.source).cues.filter {
      concepts.kind(of: $0.concept) == .noun
    }
    guard own.count > 1,
      let ends = pair.turnedEnds(
        own, Wordings(of: pair.target, in: sentences.target).cues,
        areContrary: { concepts[$0].opposites.contains($1) })
    else { return nil }
    self.init(source: ends.start, target: ends.answer, opposite: ends.end.concept)
  }
}

extension [Cue] {
  /// In how many places a concept may be said; overlapping wordings count once.
  fileprivate func places(of concept: Int) -> Int {
    var (count, end) = (0, 0)
    for cue in self where cue.concept == concept && cue.range.lowerBound >= end {
      count += 1
      end = cue.range.upperBound
    }
    return count
  }

  /// The one cue that surely says a concept.
  fileprivate func only(_ concept: Int) -> Cue? {
    let cues = filter { $0.concept == concept && $0.isSure }
    return cues.places(of: concept) == 1 ? cues.first : nil
  }
}

extension AnalyzedText {
  /// Whether “from” stands before a word and “to” between it and another, a few words apart: only then is the
  /// order the same in every language.
  func goes(from start: Range<Int>, to end: Range<Int>) -> Bool {
    guard let first = words.firstIndex(where: { $0.overlaps(start) }),
      let last = words.firstIndex(where: { $0.overlaps(end) }), first < last, last - first <= 6
    else { return false }
    // “High to low”; but “a link to a page” leads there.
    if last - first == 2, isWord(words[first + 1], in: .toWords),
      first == 0 || !kinds(of: words[first - 1]).contains(.determiner)
    {
      return true
    }
    return words[max(first - 4, 0)..<first].contains { isWord($0, in: .fromWords) }
      && words[first..<last].contains { isWord($0, in: .toWords) }
  }
}
