import CopyModel

extension AnalyzedText {
  /// Whether an amount of time that leads up to a “before” is spent first, so that what follows comes after it: “wait
  /// 10 seconds before trying again”, “let it rest for 5 minutes before”.
  func spendsTime(upTo word: Cue) -> Bool {
    guard word.concept == profile.concept(.before),
      let time = measuredValues.last(where: {
        $0.unit.kind == .time && (0...1).contains(word.range.lowerBound - $0.range.upperBound)
      })
    else { return false }
    let sentence = sentence(at: word.range)
    let earlier = words.filter {
      sentence.overlaps($0) && $0.upperBound <= time.range.lowerBound
    }
    return earlier.contains { begins($0, in: .waitingVerbs) }
      // “For at least 5 minutes before opening it”, but not “before the test”.
      || earlier.suffix(3).contains { isWord($0, in: .durationWords) } && goesOnInDeed(behind: word)
  }

  /// Whether a verb in -ing stands right behind a word of a sentence that denies nothing.
  private func goesOnInDeed(behind word: Cue) -> Bool {
    let next = words.first { $0.lowerBound >= word.range.upperBound }
    return next.map { ends($0, in: .gerundEndings) } == true
      && Polarity(of: self, in: sentence(at: word.range)).explicit.isEmpty
  }
}
