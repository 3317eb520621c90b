import CopyModel
import RuleKit

// What a sentence says before a cue, and what makes its turn none.

extension TextPair {
  /// Whether what is so “if true” became what is so if it is turned on, of an option that turns something off: “if true,
  /// disables the sound”, 켜면 소리가 나지 않습니다.
  func turnsOnCondition(
    _ turn: Turn, _ sentences: (source: Range<Int>, target: Range<Int>)
  ) -> Bool {
    guard let off = source.profile.concept(.turnOff), turn.source.concept == off,
      source.setsCondition(in: sentences.source.start(before: turn.source))
    else { return false }
    return target.setsCondition(in: turn.target.range.lowerBound..<turn.target.range.upperBound + 6)
  }
}

extension AnalyzedText {
  /// Whether a sentence tells what was done before it comes to what a cue says: “sorting paused, it will go on later”.
  func tellsPast(before cue: Cue, in sentence: Range<Int>) -> Bool {
    words.contains {
      sentence.overlaps($0) && $0.upperBound < cue.range.lowerBound
        && ends($0, in: .participleEndings)
    }
  }

  /// Whether something cannot be done or fails, as a sentence says before a cue.
  func fails(before cue: Cue, in sentence: Range<Int>) -> Bool {
    says(anyOf: [.cannot, .failed], in: sentence.start(before: cue))
  }
}

extension Range<Int> {
  /// What it has before a cue.
  func start(before cue: Cue) -> Range<Int> {
    lowerBound..<Swift.max(cue.range.lowerBound, lowerBound)
  }
}
