import CopyModel
import RuleKit

extension TextPair {
  /// Whether “do not use” became “turn off”, or what was not done was cancelled.
  func refrains(_ original: Range<Int>, _ translation: Range<Int>) -> Bool {
    if turnsOff(original, translation) || stops(original, translation) { return true }
    // 취소 and 取消 also undo what another verb does; and what cannot be done is not cancelled.
    guard let cancel = source.profile.concept(.cancel), let lift = source.profile.concept(.lift),
      let inability = source.profile.concept(.cannot), !source.mayMean(lift)
    else { return false }
    return source.cue(inability, in: original) == nil
      && target.cue(cancel, in: translation) != nil
  }

  /// Whether “don't do it” became “stop doing it”, where it is said in as few words: 자동 백업 중단.
  private func stops(_ original: Range<Int>, _ translation: Range<Int>) -> Bool {
    guard let stop = source.profile.concept(.stop), !source.mayMean(stop, in: original),
      source.words.count <= 6, let first = source.words.first,
      Polarity(of: source, in: original).explicit == [first],
      let found = target.cue(stop, in: translation)
    else { return false }
    // The verb of a Korean sentence stands at its end.
    return !target.profile.putsVerbLast
      || target.words(in: found.range.upperBound..<target.fullRange.upperBound).isEmpty
  }

  private func turnsOff(_ original: Range<Int>, _ translation: Range<Int>) -> Bool {
    guard let off = source.profile.concept(.turnOff), !source.mayMean(off, in: original),
      let found = target.cue(off, in: translation),
      // What could not be done was not turned off: “couldn't unlink it”, 연결 해제했습니다.
      !(source.says(anyOf: [.cannot], in: original) && target.tellsDeed(in: translation))
    else { return false }
    // 關閉 for “close” turns nothing off.
    return !target.cues.contains {
      $0.concept != off && $0.isSure && $0.range.lowerBound <= found.range.lowerBound
        && $0.range.upperBound >= found.range.upperBound
        && source.cue($0.concept, in: original) != nil
    }
  }
}
