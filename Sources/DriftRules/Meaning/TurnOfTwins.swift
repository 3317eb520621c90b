import CopyModel
import RuleKit

extension Turn {
  /// One of two opposites that are joined, where the translation says the other twice: “enable or disable”, 启用或启用.
  init?(ofTwins pair: borrowing TextPair) {
    let own = pair.source
    let their = pair.target
    let concepts = own.profile.concepts
    // Most pairs end here.
    guard concepts.areOpposed(own.sure, own.sure), !pair.isTooLong else { return nil }
    let deeds = own.cues.filter { $0.isSure && concepts.kind(of: $0.concept) == .action }
    for first in deeds {
      for second in deeds
      where concepts[first.concept].opposites.contains(second.concept)
        && own.joins(first.range, second.range)
      {
        for (lost, kept) in [(first, second), (second, first)]
        where own.cues.count(where: { $0.concept == kept.concept && $0.isSure }) == 1 {
          let answers = their.cues.filter { cue in
            cue.isSure && concepts[lost.concept].opposites.contains(cue.concept)
              && !their.isDenied(cue) && !pair.isUndone(cue)
          }
          guard let twins = answers.lazy.compactMap({ their.twins(of: $0, among: answers) }).last,
            !their.says(lost.concept, near: twins.second)
          else { continue }
          let place = lost.range == first.range ? twins.first : twins.second
          self.init(
            source: lost, target: Cue(concept: kept.concept, range: place, isSure: true),
            opposite: kept.concept)
          return
        }
      }
    }
    return nil
  }
}

extension AnalyzedText {
  /// A deed and the same one before it, in whatever words, or in the same words close before it.
  fileprivate func twins(
    of deed: Cue, among deeds: [Cue]
  ) -> (first: Range<Int>, second: Range<Int>)? {
    if let other = deeds.first(where: { $0.range.upperBound < deed.range.lowerBound }) {
      return (other.range, deed.range)
    }
    let (bytes, said) = (string.utf8.span, text(in: deed.range))
    let end = deed.range.lowerBound - said.utf8.count
    guard let start = (max(end - 9, 0)..<max(end, 0)).last(where: { bytes.has(said, at: $0) })
    else { return nil }
    return (start..<start + said.utf8.count, deed.range)
  }

  /// Whether a concept is surely said, or may be close to a place, by words that are no part of those.
  fileprivate func says(_ concept: Int, near place: Range<Int>) -> Bool {
    cues.contains { cue in
      cue.concept == concept && !place.contains(cue.range)
        && (cue.isSure
          || (max(place.lowerBound - 15, 0)..<place.upperBound + 15).overlaps(cue.range))
    }
  }

  /// The most bytes of a joining word with its spaces.
  private static var longestJoint: Int { 8 }

  /// Whether only a joining word or a slash stands between two words: “add or remove”, “add/remove”.
  fileprivate func joins(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    // Most stand far apart, which is told sooner than what is between them.
    let length = second.lowerBound - first.upperBound
    guard length > 0, length <= Self.longestJoint else { return false }
    let gap = first.upperBound..<second.lowerBound
    return text(in: gap) == "/"
      || words.contains {
        isWord($0, in: .joiners) && $0.lowerBound == gap.lowerBound + 1
          && $0.upperBound == gap.upperBound - 1
      }
  }
}
