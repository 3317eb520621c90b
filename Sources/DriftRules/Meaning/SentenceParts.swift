import CopyModel
import RuleKit

/// Two parts of a sentence that a word between them tells apart.
struct SentenceParts {
  /// What is affirmed; what is compared with the other; what comes first.
  let first: Range<Int>
  let second: Range<Int>
  let kind: Kind

  /// What tells them apart.
  enum Kind {
    /// One is affirmed and the other denied, or the opposite is done to it.
    case contrast
    /// They are compared: only things tell, as what is said of them stands with either, A 比 B 小.
    case comparison
    /// They come first and last: all of one stands in its place.
    case order
    /// Each has a name of its own: what went over from one is enough.
    case names
  }

  /// Nil where one of them is empty.
  init?(_ first: Range<Int>, _ second: Range<Int>, _ kind: Kind) {
    guard !first.isEmpty, !second.isEmpty else { return nil }
    (self.first, self.second, self.kind) = (first, second, kind)
  }
}

extension AnalyzedText {
  /// “A, not B”, 而非, 아니라; “A, but not B”.
  func affirmedAndDenied(in sentence: Range<Int>) -> SentenceParts? {
    if let mark = mark(.ratherThan, in: sentence) {
      let (before, behind) = around(mark, in: sentence)
      // B가 아니라 A
      return profile.putsVerbLast
        ? SentenceParts(behind, before, .contrast) : SentenceParts(before, behind, .contrast)
    }
    if let negation = trailingDenial(in: sentence) {
      return SentenceParts(
        sentence.lowerBound..<negation.lowerBound, negation.upperBound..<sentence.upperBound,
        .contrast)
    }
    guard let contrast = profile.concept(.contrast), sure.contains(contrast),
      let (start, end) = halves(of: sentence, at: contrast)
    else { return nil }
    let (first, last) = (Polarity(of: self, in: start), Polarity(of: self, in: end))
    if first.affirms, last.denies { return SentenceParts(start, end, .contrast) }
    return first.denies && last.affirms ? SentenceParts(end, start, .contrast) : nil
  }

  /// The “not” of a few words at the end, behind a comma: “A, not B”.
  private func trailingDenial(in sentence: Range<Int>) -> Range<Int>? {
    guard profile.uses(.latin), let negation = profile.concept(.negation),
      let cue = cues.last(where: {
        $0.concept == negation && $0.isSure && sentence.overlaps($0.range)
      }), string.utf8.span.has(", ", at: cue.range.lowerBound - 2),
      (1...5).contains(wordCount(in: cue.range.upperBound..<sentence.upperBound))
    else { return nil }
    return cue.range
  }

  /// “A is smaller than B”, A 比 B, A는 B보다.
  func compared(in sentence: Range<Int>) -> SentenceParts? {
    guard let mark = mark(.comparison, in: sentence, isSure: profile.uses(.latin)) else {
      return nil
    }
    let (before, behind) = around(mark, in: sentence)
    // Neither “older than 3 days” nor “less than usual” has a second part.
    if isAmount(behind: mark) { return nil }
    if words.contains(where: {
      $0.lowerBound == mark.upperBound + 1 && isWord($0, in: .bareStandards)
    }) {
      return nil
    }
    guard profile.putsVerbLast else {
      return SentenceParts(before, clause(behind: mark, in: sentence), .comparison)
    }
    // A stands before or behind “B보다”, whose word is all that is known of B.
    guard let word = words.last(where: { $0.lowerBound < mark.lowerBound && sentence.overlaps($0) })
    else { return nil }
    // “A는 B1 B2보다”: behind its topic, all words are B's.
    if let topic = words.last(where: {
      $0.upperBound <= word.lowerBound && sentence.overlaps($0) && isTopic($0)
    }) {
      return SentenceParts(
        before.lowerBound..<topic.upperBound, topic.upperBound..<word.upperBound, .comparison)
    }
    // “B1 B2보다 A가”: so they are before it.
    if words.contains(where: { behind.overlaps($0) && isTopic($0) }) {
      return SentenceParts(behind, before.lowerBound..<word.upperBound, .comparison)
    }
    return SentenceParts(
      word.lowerBound > sentence.lowerBound ? before.lowerBound..<word.lowerBound : behind, word,
      .comparison)
  }

  /// Whether a number, in figures or known when the app runs, stands right behind a mark, as in English.
  private func isAmount(behind mark: Range<Int>) -> Bool {
    let start = mark.upperBound + 1
    return numbers.contains { $0.isDigits && $0.range.lowerBound == start }
      || placeholders.contains { $0.type == .integer && $0.range.lowerBound == start }
  }

  /// Whether a word ends in what marks the topic or the subject, and is neither 이, “this”, nor the verb of 집에 있는 것.
  private func isTopic(_ word: Range<Int>) -> Bool {
    word.count > 3 && ends(word, in: .topicParticles) && !ends(word, in: .goingOn)
  }

  /// “A before B”, “B after A”, 先 A 再 B, B 전에 A, A 후에 B.
  func firstAndLast(in sentence: Range<Int>) -> SentenceParts? {
    // “Not before” is “after”.
    guard Polarity(of: self, in: sentence).explicit.isEmpty else { return nil }
    let (earlier, later) = (mark(.before, in: sentence), mark(.after, in: sentence))
    if earlier == nil, later == nil, let then = mark(.then, in: sentence) {
      let (before, behind) = around(then, in: sentence)
      return SentenceParts(before, behind.lowerBound..<purpose(behind: then, in: sentence), .order)
    }
    guard let mark = earlier ?? later, earlier == nil || later == nil,
      // “A time before which …” says the same the other way round.
      !words.contains(where: {
        $0.lowerBound == mark.upperBound + 1 && kinds(of: $0).contains(.relative)
      })
    else { return nil }
    let (before, behind) = around(mark, in: sentence)
    let clause: Range<Int>
    let rest: Range<Int>
    // 早于 stands between what it compares, as “before” does.
    if profile.uses(.latin) || ends(mark, in: .timeComparisonEndings) {
      clause = self.clause(behind: mark, in: sentence)
      rest = before.isEmpty ? clause.upperBound..<sentence.upperBound : before
    } else {
      (clause, rest) = (before, behind)
      // 之后(选填) ends in what only explains.
      if ["(", "（"].contains(where: { string.utf8.span.has($0, at: rest.lowerBound) }) {
        return nil
      }
    }
    return earlier == nil
      ? SentenceParts(clause, rest, .order) : SentenceParts(rest, clause, .order)
  }

  /// “E because C”, 由于 C，E, C，因此 E, C-어서 E: the cause and what it led to.
  func causeAndEffect(in sentence: Range<Int>) -> SentenceParts? {
    // 由于…因此 has both, and what follows the second is the effect.
    let reason = mark(.because, in: sentence, isSure: !profile.uses(.hangul))
    if let result = mark(.asResult, in: sentence) {
      // 因为会导致 is one reason.
      let clause = clause(at: result)
      if let reason, !reason.overlaps(result), clause.overlaps(reason) { return nil }
      let (before, behind) = around(result, in: sentence)
      return SentenceParts(before, behind, .order)
    }
    // “Since” may tell from when.
    guard let reason, !mayMean(anyOf: [.sinceThen], in: reason) || !profile.uses(.latin) else {
      return nil
    }
    let (before, behind) = around(reason, in: sentence)
    if profile.putsVerbLast { return SentenceParts(before, behind, .order) }
    let end = min(clause(at: reason).upperBound, sentence.upperBound)
    return SentenceParts(
      behind.lowerBound..<max(end, behind.lowerBound),
      before.isEmpty ? end..<sentence.upperBound : before, .order)
  }

  /// Where what is done “to” some end is told behind a place, or where the sentence ends: “A, then B to open it”.
  private func purpose(behind place: Range<Int>, in sentence: Range<Int>) -> Int {
    words.last { word in
      word.lowerBound > place.upperBound && sentence.overlaps(word) && isWord(word, in: .toWords)
        && (verbs + cues).contains { $0.isSure && $0.range.lowerBound == word.upperBound + 1 }
    }?.lowerBound ?? sentence.upperBound
  }

  /// The one place of a sentence that says a concept.
  private func mark(
    _ name: NamedConcept, in sentence: Range<Int>, isSure: Bool = true
  ) -> Range<Int>? {
    guard let concept = profile.concept(name), possible.contains(concept) else { return nil }
    let isAny = !isSure && !sure.contains(concept)
    let marks = cues.filter {
      $0.concept == concept && ($0.isSure || isAny) && sentence.overlaps($0.range)
    }
    guard var place = marks.first?.range else { return nil }
    // 前 within 之前 is one place, and so are 然后 and 再 beside each other.
    for mark in marks.dropFirst() {
      guard mark.range.lowerBound <= place.upperBound else { return nil }
      place = place.lowerBound..<max(place.upperBound, mark.range.upperBound)
    }
    return place
  }

  private func around(
    _ mark: Range<Int>, in sentence: Range<Int>
  ) -> (before: Range<Int>, behind: Range<Int>) {
    (
      sentence.start(before: mark),
      min(sentence.upperBound, mark.upperBound)..<sentence.upperBound
    )
  }
}
