import CopyModel
import RuleKit

extension TextPair {
  /// Whether both texts say an action and its opposite: “turn on A and turn off B”.
  var mayHaveTurnedVerbs: Bool {
    let both = source.sure.intersection(target.sure)
    return !both.isEmpty
      && source.profile.concepts.areOpposed(both, both)
  }

  /// What is done first to, and what the opposite is done to, on both sides; nil where one sentence does not
  /// say each of the two once.
  func turnedVerbs(
    _ original: Range<Int>, _ translation: Range<Int>
  ) -> (own: SentenceParts, theirs: SentenceParts)? {
    let concepts = source.profile.concepts
    let deeds = source.cues.filter {
      $0.isSure && original.overlaps($0.range) && concepts.kind(of: $0.concept) == .action
    }
    guard
      let first = deeds.first(where: { deed in
        deeds.contains { concepts[deed.concept].opposites.contains($0.concept) }
      }),
      let second = deeds.first(where: {
        $0.range.lowerBound >= first.range.upperBound
          && concepts[first.concept].opposites.contains($0.concept)
      }),
      source.goesOn(to: second.range), !source.isUnited(first.range, second.range),
      let own = source.objects(of: first.range, second.range, in: original, isBehind: true),
      let answer = target.onlyPlace(of: first.concept, in: translation),
      let other = target.onlyPlace(of: second.concept, in: translation),
      !answer.overlaps(other),
      let theirs = target.objects(
        of: answer, other, in: translation, isBehind: !target.namesObjectsFirst(in: translation))
    else { return nil }
    return (own, theirs)
  }
}

extension AnalyzedText {
  /// What two verbs of a sentence are done to: what stands behind each up to the next, or before it.
  fileprivate func objects(
    of verb: Range<Int>, _ opposite: Range<Int>, in sentence: Range<Int>, isBehind: Bool
  ) -> SentenceParts? {
    let (earlier, later) =
      verb.lowerBound < opposite.lowerBound ? (verb, opposite) : (opposite, verb)
    guard earlier.upperBound <= later.lowerBound else { return nil }
    let between = earlier.upperBound..<later.lowerBound
    let rest =
      isBehind
      ? later.upperBound..<max(later.upperBound, sentence.upperBound)
      : min(sentence.lowerBound, earlier.lowerBound)..<earlier.lowerBound
    // Behind each: the earlier verb has what lies between; before each: the later one has.
    let isFirst = (verb == earlier) == isBehind
    return isFirst
      ? SentenceParts(between, rest, .contrast) : SentenceParts(rest, between, .contrast)
  }

  /// Whether a verb goes on with what a sentence says to do: “and hide”, but not “the hidden ones”.
  fileprivate func goesOn(to verb: Range<Int>) -> Bool {
    guard let index = words.firstIndex(where: { $0.overlaps(verb) }), index > 0 else {
      return false
    }
    return isWord(words[index - 1], in: .verbJoiners)
  }

  /// Whether nothing but a word or two stands between two verbs, or a comma behind the first, so that they share
  /// what they are done to: “lock or unlock the door”, “add, edit or remove cards”.
  fileprivate func isUnited(_ verb: Range<Int>, _ other: Range<Int>) -> Bool {
    verb.upperBound >= other.lowerBound
      || string.utf8.span.has(UInt8(ascii: ","), at: verb.upperBound)
      || words.count(where: {
        $0.lowerBound >= verb.upperBound && $0.upperBound <= other.lowerBound
      }) < 2
  }

  /// Whether a verb stands behind what it is done to: in Korean and Japanese, and in Chinese after 将 and 把.
  fileprivate func namesObjectsFirst(in sentence: Range<Int>) -> Bool {
    profile.putsVerbLast || sentence.contains { has(.objectOpeners, at: $0) }
  }

  /// The one place of a sentence that surely says a concept.
  fileprivate func onlyPlace(of concept: Int, in sentence: Range<Int>) -> Range<Int>? {
    var place: Range<Int>?
    for cue in cues where cue.concept == concept && cue.isSure && sentence.overlaps(cue.range) {
      guard let known = place else {
        place = cue.range
        continue
      }
      guard cue.range.lowerBound <= known.upperBound else { return nil }
      place = known.lowerBound..<max(known.upperBound, cue.range.upperBound)
    }
    return place
  }
}
