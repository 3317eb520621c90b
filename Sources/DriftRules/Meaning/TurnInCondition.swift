import CopyModel
import RuleKit

// What stands around a cue and makes its turn none.

extension TextPair {
  /// Whether what is so “if true” became what is so if it is turned on, of an option that turns something off: “if true,
  /// disables the sound”, 켜면 소리가 나지 않습니다.
  func isTurnedOnInstead(
    _ turn: Turn, _ sentences: (source: Range<Int>, target: Range<Int>)
  ) -> Bool {
    guard let off = source.profile.concept(.turnOff), turn.source.concept == off,
      source.mayMean(anyOf: [.if], in: sentences.source.start(before: turn.source.range)),
      case let end = turn.target.range.upperBound, end < sentences.target.upperBound
    else { return false }
    return target.setsCondition(in: turn.target.range.lowerBound..<end + 6)
      && !target.denials(in: end..<sentences.target.upperBound).isEmpty
  }

  /// Whether what a sentence says of a cue comes to its opposite: what is valid for some hours expires after them, and what
  /// can't be done correctly goes wrong.
  func comesTo(
    _ opposite: Concept, _ cue: Cue, _ sentences: (source: Range<Int>, target: Range<Int>)
  ) -> Bool {
    switch opposite.named {
    case .expired:
      source.isTimed(cue) && !target.mayMean(anyOf: [.hasBeen, .before], in: sentences.target)
        // “Valid for one more day” is 还有一天到期, of which 过 alone is no past.
        || source.lasts(from: cue) && target.tellsTime(in: sentences.target)
          && !target.says(anyOf: [.hasBeen, .elapsed, .before], in: sentences.target)
    case .incorrect:
      source.says(
        anyOf: [.cannot], in: source.clause(before: cue.range, in: sentences.source))
        && !source.mayMean(anyOf: [.if], in: sentences.source)
        && !Polarity(of: target, in: sentences.target).explicit.isEmpty
    default: false
    }
  }
}

extension AnalyzedText {
  /// Whether another clause of a sentence tells what was done before it comes to what a cue says: “sorting paused, it will
  /// go on later”, but not “what was sorted will go”.
  func tellsPast(before cue: Cue, in sentence: Range<Int>) -> Bool {
    let end = words.last {
      sentence.overlaps($0) && $0.upperBound < cue.range.lowerBound && opensClause($0)
    }?.lowerBound
    return words.contains {
      sentence.overlaps($0) && $0.upperBound <= end ?? 0 && ends($0, in: .participleEndings)
        && isParticiple($0)
    }
  }

  /// Whether a word joins clauses, or a mark stands before it.
  private func opensClause(_ word: Range<Int>) -> Bool {
    let bytes = string.utf8.span
    return isWord(word, in: .joiners)
      || [", ", "- ", "– ", "— ", "; "].contains {
        bytes.has($0, at: word.lowerBound - $0.utf8.count)
      }
  }

  /// Whether it is told for how long something is so, be it with words between: “valid for 3 more days”.
  fileprivate func lasts(from cue: Cue) -> Bool {
    let rest = cue.range.upperBound..<max(sentence(at: cue.range).upperBound, cue.range.upperBound)
    return words(in: rest).contains { isWord($0, in: .durationWords) }
  }

  /// Whether a length of time stands right behind a cue: “valid for 3 hours”.
  fileprivate func isTimed(_ cue: Cue) -> Bool {
    guard let length = words.first(where: { $0.lowerBound == cue.range.upperBound + 1 }),
      isWord(length, in: .durationWords)
    else { return false }
    let start = length.upperBound + 1
    return placeholders.contains { $0.range.lowerBound == start }
      || numbers.contains { $0.range.lowerBound == start }
  }
}
