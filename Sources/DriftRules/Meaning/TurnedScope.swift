import CopyModel
import RuleKit

/// A few words of one sentence whose translation says “or” for “and”, or “only” for nothing.
struct TurnedScope {
  let source: Range<Int>?
  let target: Range<Int>
  let confidence: Double

  init?(_ pair: borrowing TextPair) {
    let concepts = pair.source.profile
    guard let and = concepts.concept(.both), let or = concepts.concept(.either),
      let only = concepts.concept(.only), let can = concepts.concept(.can)
    else { return nil }
    let (own, theirs) = (pair.source.sure, pair.target.sure)
    let isOr = own.contains(and) && theirs.contains(or) && !pair.target.possible.contains(and)
    let isAnd = own.contains(or) && theirs.contains(and) && !pair.target.possible.contains(or)
    let isOnly = own.contains(can) && theirs.contains(only)
    // Most pairs end here: a translation says what its source says.
    guard isOr || isAnd || isOnly, pair.isPlain else { return nil }
    if isOr || isAnd {
      let (said, other) = isOr ? (and, or) : (or, and)
      guard let cue = pair.source.onlyCue(said), !pair.source.possible.contains(other),
        let answer = pair.target.onlyCue(other), !isOr || !pair.source.isFree,
        !isAnd
          || !pair.source.namesSome && !pair.source.isFree && !pair.source.joinsOpposites(at: cue),
        !pair.target.shows(pair.source.text(in: cue))
      else { return nil }
      (source, target) = (cue, answer)
      // On a label, either of two may well be both: “Add a school or course”. And what is done with both, may be
      // told of either: “zoom in and out”, 放大或缩小.
      let isLoose = isOr && !pair.source.hasWord(of: .pairWords)
      confidence = isLoose || pair.source.sentences[0].ending == .none ? 0.7 : 0.8
    } else {
      guard !pair.source.mayMean(only), let limit = pair.target.onlyCue(only),
        !pair.source.isLimited, pair.target.limitsChoice(at: limit)
      else { return nil }
      (source, target, confidence) = (nil, limit, 0.8)
    }
  }
}

extension TextPair {
  /// Whether both are one short sentence that denies nothing and sets no condition.
  fileprivate var isPlain: Bool {
    guard source.sentences.count == 1, target.sentences.count == 1, source.words.count <= 12
    else { return false }
    let (own, theirs) = (
      Polarity(of: source, in: source.fullRange), Polarity(of: target, in: target.fullRange)
    )
    return own.explicit.isEmpty && own.implied == 0 && theirs.explicit.isEmpty
      && !source.mayMean(anyOf: [.if, .unless, .when])
  }
}

extension AnalyzedText {
  fileprivate func onlyCue(_ concept: Int) -> Range<Int>? {
    let cues = cues.filter { $0.concept == concept && $0.isSure }
    return cues.count == 1 ? cues.first?.range : nil
  }

  /// Whether people are left to choose, where either is as good as both: “can see and comment”, “Want to share and
  /// comment?”.
  fileprivate var isFree: Bool {
    mayMean(anyOf: [.can, .may]) || hasWord(of: .choiceWords)
  }

  /// Whether the words on both sides of an “or” are opposites, which are both meant: “turn on or off”.
  fileprivate func joinsOpposites(at joint: Range<Int>) -> Bool {
    guard let index = words.firstIndex(of: joint), index > 0, index + 1 < words.count else {
      return false
    }
    let concepts = profile.concepts
    let near = cues.filter { $0.range.upperBound == words[index - 1].upperBound }
    let next = cues.filter { $0.range.lowerBound == words[index + 1].lowerBound }
    return near.contains { one in
      next.contains { concepts[one.concept].opposites.contains($0.concept) }
    } || isWord(words[index - 1], in: .onParticles) && isWord(words[index + 1], in: .offParticles)
  }

  /// Whether what “or” joins are only some of many: “such as a photo or a video”.
  fileprivate var namesSome: Bool {
    hasWord(of: .exampleWords)
  }

  /// Whether a word bounds what can be done, and a translation may say so with “only”.
  fileprivate var isLimited: Bool {
    mayMean(
      anyOf: [.must, .withRequirement, .atMost, .lessThan, .excluded, .before, .after])
      || words.contains {
        isWord($0, in: .limitWords)
      }
  }

  /// Whether “only” bounds what can be done: 只能, 仅可; 에서만, 와만.
  fileprivate func limitsChoice(at only: Range<Int>) -> Bool {
    has(.modalsBehindOnly, at: only.upperBound)
      || has(.particlesBeforeOnly, before: only.lowerBound)
        && string.utf8.span.has(" ", at: only.upperBound)
  }
}
