import CopyModel
import RuleKit

extension TextPair {
  /// Whether a request to leave something as it is became one not to end it: “keep your hands on the wheel”, 손을 떼지
  /// 마세요; “stay on the line”, 请勿挂断.
  func forbidsChange(_ translation: Range<Int>, _ original: Range<Int>) -> Bool {
    let opening = source.words.lazy.filter { original.overlaps($0) }.prefix(2)
    return opening.contains { source.isWord($0, in: .keepingWords) }
      && translation.contains { target.has(.leavingVerbs, at: $0) }
  }

  /// Whether one of two verbs of a kind is denied in the source, and the translation says it once and the opposite for the
  /// other: “deleting it doesn't delete the photos”, 照片仍会保留.
  func losesDenied(
    _ verb: Cue, _ sentences: (source: Range<Int>, target: Range<Int>)
  ) -> Bool {
    guard source.repeated.contains(verb.concept),
      target.cue(verb.concept, in: sentences.target) != nil
    else { return false }
    return source.cues.contains {
      $0.concept == verb.concept && $0.isSure && $0.range != verb.range
        && source.denies($0, in: sentences.source)
    }
  }
}
