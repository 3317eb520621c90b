import CopyModel
import RuleKit

extension AnalyzedText {
  /// Whether a negation stands right before a cue, in Korean and Japanese right behind it.
  func isDenied(_ cue: Cue) -> Bool {
    let near =
      profile.putsVerbLast
      ? cue.range.upperBound..<cue.range.upperBound + 4
      : max(cue.range.lowerBound - 4, 0)..<cue.range.lowerBound
    return !denials(in: near).isEmpty
  }

  /// Whether a negation belongs to a cue: it stands close before it, in Korean and Japanese close behind.
  func denies(_ cue: Cue, in stretch: Range<Int>) -> Bool {
    guard let negation = profile.concept(.negation) else { return false }
    if deniesBySyllable(at: cue.range.lowerBound) { return true }
    let isBehind = profile.putsVerbLast
    return cues.around(stretch).contains { other in
      guard other.concept == negation, other.isSure, stretch.overlaps(other.range) else {
        return false
      }
      let gap =
        isBehind
        ? other.range.lowerBound - cue.range.upperBound
        : cue.range.lowerBound - other.range.upperBound
      // “No” before all else denies what the sentence says of its subject: “No code is required”.
      let reach =
        !isBehind && other.range.lowerBound == stretch.lowerBound
          && isWord(other.range, in: .noWords)
        ? 40 : 15
      guard (0...reach).contains(gap) else { return false }
      if isBehind { return true }
      let between = other.range.upperBound..<cue.range.lowerBound
      return !setsTime(in: between) && !saysAnother(in: between)
    }
  }

  /// Whether a stretch joins another statement with a verb of its own: “not found or is disconnected”.
  private func saysAnother(in stretch: Range<Int>) -> Bool {
    words.indices.dropLast().contains { index in
      stretch.contains(words[index].lowerBound) && stretch.contains(words[index + 1].lowerBound)
        && isWord(words[index], in: .joiners) && isWord(words[index + 1], in: .linkingVerbs)
    }
  }

  /// Whether something is kept from what a cue says: “prevent it from being cleared”.
  func prevents(_ cue: Cue) -> Bool {
    guard let index = words.firstIndex(where: { $0.overlaps(cue.range) }),
      let from = words[..<index].lastIndex(where: { !isWord($0, in: .passiveAuxiliaries) }),
      isWord(words[from], in: .fromWords)
    else { return false }
    let sentence = sentence(at: cue.range)
    return words[..<from].contains { sentence.overlaps($0) && begins($0, in: .keepingVerbs) }
  }

  /// Whether a stretch ends a condition, so that what is denied before it is not what stands behind it: 不可用则禁止.
  private func setsTime(in stretch: Range<Int>) -> Bool {
    !stretch.isEmpty
      && cues.around(stretch).contains { cue in
        let name = profile.concepts[cue.concept].named
        return stretch.overlaps(cue.range)
          && (name == .then || cue.isSure && (name == .when || name == .after))
      }
  }

  /// Whether a stretch says that something is needed: without it, something cannot be.
  func requires(in stretch: Range<Int>) -> Bool {
    guard let need = profile.concept(.withRequirement) else { return false }
    return cue(need, in: stretch) != nil
  }
}

extension TextPair {
  /// Whether only the translation denies, and so says by its one negation what the source says of a state: “must be
  /// different”, 不能和以前的相同. The negation of the contrary itself, 无效, says no such thing; nor does one of what failed.
  func negatesContrary(
    _ cue: Cue, _ answer: Cue, _ sentences: (source: Range<Int>, target: Range<Int>)
  ) -> Bool {
    let denials = Polarity(of: target, in: sentences.target).explicit
    return Polarity(of: source, in: sentences.source).explicit.isEmpty
      && denials.count == 1 && !denials[0].overlaps(answer.range)
      && !source.isOfFailed(cue, in: sentences.source)
      // No time of day is the denial of another.
      && !source.mayMean(anyOf: [.am, .pm], in: cue.range)
      // “Too large to send” is 过大，无法: there the negation says what the excess prevents.
      && !(source.isExcess(cue) && !target.denies(answer, in: sentences.target))
  }
}

extension AnalyzedText {
  /// Whether a quality is said to be more than is good, by words that deny in their way: “too large”.
  fileprivate func isExcess(_ quality: Cue) -> Bool {
    cues.contains {
      $0.isSure && profile.concepts[$0.concept].impliesNegation
        && profile.concepts.kind(of: $0.concept) == .polarity
        && ($0.range.lowerBound == quality.range.lowerBound
          && $0.range.count < quality.range.count
          || $0.range.upperBound + 1 == quality.range.lowerBound)
    }
  }
}
