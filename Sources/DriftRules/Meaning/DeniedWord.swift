import CopyModel
import RuleKit

// Which word a negation belongs to, and how.

extension AnalyzedText {
  /// The very wordings that deny in a stretch.
  func denials(in stretch: Range<Int>) -> [Range<Int>] {
    guard let negation = profile.concept(.negation), sure.contains(negation) else { return [] }
    return cues.around(stretch).filter {
      $0.concept == negation && $0.isSure && stretch.overlaps($0.range)
    }.map(\.range)
  }

  /// Whether a word of a stretch surely implies that something is not so: 空, failed.
  func impliesDenial(in stretch: Range<Int>) -> Bool {
    cues.around(stretch).contains {
      $0.isSure && stretch.overlaps($0.range) && profile.concepts[$0.concept].impliesNegation
    }
  }

  /// Where an English negation ends: “no longer” denies the word behind both.
  func endOfNegation(_ negation: Range<Int>) -> Int {
    profile.concept(.noLonger).flatMap { cue($0, in: negation) }
      .map { max($0.range.upperBound, negation.upperBound) } ?? negation.upperBound
  }

  /// Whether a negation stands before words with but small ones between: “not to be interrupted”.
  func denies(_ negation: Range<Int>, _ denied: Range<Int>) -> Bool {
    guard negation.upperBound <= denied.lowerBound else { return negation.overlaps(denied) }
    return words.allSatisfy {
      $0.lowerBound < negation.upperBound || $0.lowerBound >= denied.lowerBound
        || kinds(of: $0).contains(.small)
    }
  }

  /// Where the word stands that a negation belongs to: behind it, in Korean and Japanese before it. One character
  /// behind it is enough, and three syllables before it are, each of three bytes.
  func denied(by negation: Range<Int>) -> Range<Int> {
    guard profile.putsVerbLast else {
      // 未知 begins with the negation; and 会 says how it is done, 被 to whom.
      let start = endOfDenial(at: negation)
      var end = start
      while end < string.utf8.count,
        has(.modalsBehindOnly, at: end) || has(.turningWords, at: end)
      {
        end += 3
      }
      return end..<end + (end > start ? 6 : 3)
    }
    // The word of the negation may begin with what is denied: 삭제되지.
    let end = denials(in: negation).first?.lowerBound ?? negation.lowerBound
    return max(end - 9, 0)..<max(end, negation.lowerBound)
  }

  /// Where the part of a word ends that denies: 无法, and 未 in 未知.
  private func endOfDenial(at negation: Range<Int>) -> Int {
    cues.filter { cue in
      cue.isSure && cue.range.overlaps(negation) && cue.range.upperBound <= negation.upperBound
        && [.polarity, .modality].contains(profile.concepts.kind(of: cue.concept))
    }.map(\.range.upperBound).max() ?? negation.upperBound
  }

  /// The clause of an English sentence around a place: from one comma or joining word to the next.
  func clause(around place: Range<Int>, in sentence: Range<Int>) -> Range<Int> {
    let bytes = string.utf8.span
    var (start, end) = (sentence.lowerBound, sentence.upperBound)
    for (index, word) in words.enumerated() where sentence.overlaps(word) {
      let opens = isWord(word, in: .clauseJoiners)
      // “Not this, or that” denies both.
      let closes =
        word.upperBound < bytes.count && ",;".utf8.contains(bytes[word.upperBound])
        && !(index + 1 < words.count && isWord(words[index + 1], in: .denialJoiners))
      if word.upperBound <= place.lowerBound {
        if opens { start = word.lowerBound }
        if closes { start = word.upperBound }
      } else if word.lowerBound >= place.upperBound {
        if opens { end = min(end, word.lowerBound) }
        if closes { end = min(end, word.upperBound) }
      } else if closes {
        end = min(end, word.upperBound)
      }
    }
    return start..<max(end, start)
  }

  /// The part of that clause that a negation may reach: behind an “and”, and up to one with a verb of its own, “hasn't been
  /// saved and will be lost”.
  func clause(deniedBy negation: Range<Int>, in sentence: Range<Int>) -> Range<Int> {
    var clause = clause(around: negation, in: sentence)
    for (index, word) in words.enumerated()
    where clause.overlaps(word) && isWord(word, in: .verbJoiners) {
      if word.upperBound <= negation.lowerBound {
        clause = word.lowerBound..<clause.upperBound
      } else if index + 1 < words.count,
        !kinds(of: words[index + 1]).isDisjoint(with: [.modal, .finiteVerb, .subject])
      {
        clause = clause.lowerBound..<word.lowerBound
      }
    }
    return clause
  }

  /// Whether a negation is part of words that describe a thing: 않은, 없는, 未…的.
  func describes(_ negation: Range<Int>) -> Bool {
    let last = words.last {
      $0.lowerBound >= negation.lowerBound && $0.lowerBound <= negation.upperBound + 1
    }
    if let last, last.count > 3, ends(last, in: .attributiveEndings) { return true }
    return (negation.upperBound..<negation.upperBound + 15).contains {
      has(.attributiveMarks, at: $0)
    }
  }

  /// Whether a negation stands in what is only asked: “check for conflicts”, 충돌하지 않는지 확인.
  func asksWhether(not negation: Range<Int>) -> Bool {
    guard let index = words.firstIndex(where: { $0.overlaps(negation) }) else { return false }
    return words[index...].prefix(2).contains { ends($0, in: .whetherEndings) }
  }

  /// Whether a negation stands in what something is done for: 使…不, 않도록, 않게.
  func leads(to negation: Range<Int>) -> Bool {
    if words.contains(where: { $0.overlaps(negation) && ends($0, in: .purposeEndings) }) {
      return true
    }
    guard let clause = clauses.first(where: { $0.overlaps(negation) }),
      clause.lowerBound < negation.lowerBound
    else { return false }
    return (clause.lowerBound..<negation.lowerBound).contains { has(.causatives, at: $0) }
  }

  /// Whether a negation only bounds what is said before it: 一つしか選べません.
  func allowsOnly(by negation: Range<Int>) -> Bool {
    let start = min(sentence(at: negation).lowerBound, negation.lowerBound)
    return (start..<negation.lowerBound).contains { has(.deniedOnlyWords, at: $0) }
  }
}
