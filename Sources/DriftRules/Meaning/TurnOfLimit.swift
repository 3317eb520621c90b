import CopyModel
import RuleKit

extension Turn {
  /// What holds until something happens that holds from then on: “don't open it until it cools”, 식으면 열지 마세요; “keep it
  /// on until it is done”, 完成后请保持开启.
  init?(ofLimit pair: borrowing TextPair) {
    let own = pair.source
    let their = pair.target
    guard let until = own.profile.concept(.until), own.sure.contains(until), !pair.isTooLong,
      let after = own.profile.concept(.after), let condition = own.profile.concept(.if),
      let only = own.profile.concept(.only)
    else { return nil }
    for sentences in SentencePairs(pair).pairs {
      guard let cue = own.cue(until, in: sentences.source),
        own.wordCount(in: sentences.source) <= 20,
        own.begins(in: sentences.source, with: .waitingVerbs) == false,
        !their.mayMean(only, in: sentences.target),
        !sentences.target.contains(where: { their.has(.limitMarks, at: $0) }),
        let found = their.lastMark(of: after, in: sentences.target)
          ?? their.cue(condition, in: sentences.target)
      else { continue }
      let own = Polarity(of: own, in: sentences.source).explicit
      let answers = Polarity(of: their, in: sentences.target).explicit
      // What was denied until then is denied behind it; or what is to be kept is kept behind it.
      let isTurned =
        own.count == 1 && answers.count == 1 && own[0].upperBound <= cue.range.lowerBound
        && answers[0].lowerBound >= found.range.upperBound
        || own.isEmpty && answers.isEmpty && pair.keepsOn(sentences, behind: found)
      guard isTurned else { continue }
      self.init(source: cue, target: found, opposite: found.concept)
      return
    }
    return nil
  }
}

extension TextPair {
  /// Whether both sides say that something is to be kept, the translation behind a place.
  fileprivate func keepsOn(
    _ sentences: (source: Range<Int>, target: Range<Int>), behind mark: Cue
  ) -> Bool {
    guard let keep = source.profile.concept(.keep), source.cue(keep, in: sentences.source) != nil,
      sentences.target.upperBound > mark.range.upperBound
    else { return false }
    return target.cue(keep, in: mark.range.upperBound..<sentences.target.upperBound) != nil
  }
}

extension AnalyzedText {
  /// Whether a word of a stretch begins as a list says.
  fileprivate func begins(in stretch: Range<Int>, with list: RuleWords.List) -> Bool {
    words.contains { stretch.overlaps($0) && begins($0, in: list) }
  }

  /// The longest wording that may say a time, at the end of a clause: 完成后，.
  fileprivate func lastMark(of time: Int, in stretch: Range<Int>) -> Cue? {
    cues.filter { $0.concept == time && stretch.overlaps($0.range) }
      .max { $0.range.count < $1.range.count }
  }
}

extension Turn {
  /// An exception that is no longer one: “all but sports”, 包含体育在内.
  init?(ofException pair: borrowing TextPair) {
    let own = pair.source
    let their = pair.target
    guard let excluded = own.profile.concept(.excluded), own.sure.contains(excluded),
      let included = own.profile.concept(.included), their.sure.contains(included),
      !their.mayMean(excluded), own.sentences.count == 1, their.sentences.count == 1,
      own.words.count <= 20, let negation = own.profile.concept(.negation),
      !own.sure.contains(negation), !their.sure.contains(negation),
      let cue = own.cue(excluded), let answer = their.cue(included)
    else { return nil }
    self.init(source: cue, target: answer, opposite: included)
  }
}
