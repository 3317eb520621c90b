import CopyModel
import RuleKit

// Opposites that are sure only where the translation has no trace of what the source says.

extension Turn {
  /// The first that is told by what a whole text has and has no trace of.
  static func ofTrace(in pair: TextPair) -> Turn? {
    // Most sources have none of it.
    guard !pair.source.sure.isDisjoint(with: pair.source.profile.concepts.traced) else {
      return nil
    }
    if let turn = Turn(ofNeed: pair) { return turn }
    if let turn = Turn(ofLimit: pair) { return turn }
    if let turn = Turn(ofException: pair) { return turn }
    if let turn = Turn(ofConcession: pair) { return turn }
    return Turn(ofSelection: pair)
  }

  /// A condition for what makes no difference: “even if you close it”, 닫으면.
  init?(ofConcession pair: borrowing TextPair) {
    let own = pair.source
    let their = pair.target
    guard let concession = own.profile.concept(.evenIf), own.sure.contains(concession),
      let condition = own.profile.concept(.if), !own.sure.contains(condition),
      their.sure.contains(condition), !their.sure.contains(concession), !pair.isTooLong
    else { return nil }
    for sentences in SentencePairs(pair).pairs {
      guard let cue = own.cue(concession, in: sentences.source),
        let found = their.cue(condition, in: sentences.target),
        pair.lacks(.concessionMarks, in: sentences.target)
      else { continue }
      self.init(source: cue, target: found, opposite: condition)
      return
    }
    return nil
  }

  /// All for those that are selected: “delete the selected photos”, 모든 사진 삭제.
  init?(ofSelection pair: borrowing TextPair) {
    let own = pair.source
    let their = pair.target
    guard let selected = own.profile.concept(.selectedOne), own.sure.contains(selected),
      let all = own.profile.concept(.all), !own.mayMean(all), their.sure.contains(all),
      own.words.count <= 20, let cue = own.cue(selected), let found = their.cue(all),
      pair.lacks(.selectionMarks, in: their.fullRange)
    else { return nil }
    self.init(source: cue, target: found, opposite: all)
  }
}
