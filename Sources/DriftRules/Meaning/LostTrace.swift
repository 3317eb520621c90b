import CopyModel
import RuleKit

// What a locale says in many ways may leave one of a few letters in all of them: 면, 경우, 때 and the like stand in every
// Korean condition, 如, 若, 时 in Chinese ones. Where none of them is, nothing was freely put; it was left out.

extension TextPair {
  /// A word of a sentence that says on what condition, up to when, with what exception or without what, of which the
  /// translation has no trace. The vocabulary need not know a word of what follows.
  var wordWithoutTrace: Range<Int>? {
    // Most sources say none of it, and most locales have no such letters.
    guard LostTrace.all.contains(where: says), hasSentencesAlike, !isTooLong else { return nil }
    for sentences in SentencePairs(self).pairs {
      let length = source.wordCount(in: sentences.source)
      for trace in LostTrace.all where says(trace) && trace.words.contains(length) {
        guard let concept = source.profile.concept(trace.concept),
          let cue = source.cue(concept, in: sentences.source),
          // “Whether” sets no condition, and “excluded items” no exception.
          trace.concept != .if
            || source.isWord(cue.range, in: .conditionOpeners) && !source.asksWhether(cue),
          trace.concept != .excluded || source.opensException(cue),
          // “Not until it ships” is when it has shipped.
          trace.concept != .until
            || Polarity(of: source, in: sentences.source).explicit.isEmpty,
          trace.concept != .without || !impliesDenial(of: cue),
          lacks(trace.list, in: sentences.target), !source.goesWithoutSaying(cue),
          !foretells(cue, sentences), !describesInstead(cue),
          !target.shows(source.text(in: cue.range)), sharesTerms
        else { continue }
        return cue.range
      }
    }
    return nil
  }

  /// Whether what happens if the reader does something became what it will do: “if you press it, the bell rings”,
  /// 按下它将响铃.
  private func foretells(
    _ condition: Cue, _ sentences: (source: Range<Int>, target: Range<Int>)
  ) -> Bool {
    guard condition.concept == source.profile.concept(.if), target.profile.uses(.han),
      condition.range.lowerBound == sentences.source.lowerBound,
      let will = target.profile.concept(.willBe), target.mayMean(will, in: sentences.target),
      // 您按下它，它将响铃 says that the reader does it.
      !target.addresses.contains(where: {
        $0.range.lowerBound == sentences.target.lowerBound
      })
    else { return false }
    return source.words.contains {
      $0.lowerBound == condition.range.upperBound + 1 && source.isWord($0, in: .readerPronouns)
    }
  }

  /// Whether the translation describes the thing of which something is supposed, in front of it: “if a site uses cookies”,
  /// 使用 Cookie 的网站. What is said before it of something else, “it won't work if …”, holds on that condition only.
  func describesInstead(_ condition: Cue) -> Bool {
    let before = source.sentence(at: condition.range).lowerBound..<condition.range.lowerBound
    guard condition.concept == source.profile.concept(.if),
      !target.profile.ruleWords[.attributiveMarks].isEmpty,
      !source.hasAuxiliary(before),
      let thing = source.words.first(where: {
        $0.lowerBound > condition.range.upperBound && !source.isWord($0, in: .nounPhraseOpeners)
      }), let terms = SharedTerms(self)
    else { return false }
    return terms.placesSaid(of: terms.keysAsked(in: thing)).contains { place in
      place.lowerBound >= LostTrace.mark
        && target.has(.attributiveMarks, at: place.lowerBound - LostTrace.mark)
    }
  }

  /// The “may” of “it may have been moved” where the sentence became one of what was done.
  var lostPastDoubt: Range<Int>? {
    guard let may = source.profile.concept(.may), source.sure.contains(may), hasSentencesAlike,
      !isTooLong, let past = target.profile.concept(.hasBeen), target.sure.contains(past)
    else { return nil }
    for sentences in SentencePairs(self).pairs {
      guard
        let index = source.words.indices.dropFirst().first(where: {
          sentences.source.overlaps(source.words[$0])
            && source.isWord(source.words[$0], in: .perfectAuxiliaries)
            && source.isWord(source.words[$0 - 1], in: .doubtWords)
        }), source.wordCount(in: sentences.source) <= 14,
        !source.words[..<(index - 1)].contains(where: {
          sentences.source.overlaps($0) && source.isWord($0, in: .describingOpeners)
        }),
        target.cue(past, in: sentences.target) != nil,
        lacks(.doubtMarks, in: sentences.target), sharesTerms
      else { continue }
      return source.words[index - 1]
    }
    return nil
  }

  /// Whether the source surely says what leaves a trace.
  private func says(_ trace: LostTrace) -> Bool {
    source.profile.concept(trace.concept).map(source.sure.contains) ?? false
  }

  /// Whether both sides have as many sentences, so that each is known to answer one.
  private var hasSentencesAlike: Bool {
    source.spokenSentences.count == target.spokenSentences.count
  }
}

/// What a concept leaves in any translation, and of how many words a sentence may be that is held to it.
private struct LostTrace {
  let concept: NamedConcept
  let list: RuleWords.List
  let words: ClosedRange<Int>

  /// How many bytes 的 has.
  static let mark = 3

  /// Of 58,000 Korean rows of 40 apps, five had no trace of what their source says, and three of those had lost it; of
  /// 779 Chinese rows with an “if”, 25 had none, most of them a “whether” or a condition that was lost (2026).
  static let all = [
    LostTrace(concept: .if, list: .conditionTraces, words: 3...22),
    LostTrace(concept: .unless, list: .conditionTraces, words: 3...22),
    LostTrace(concept: .until, list: .untilTraces, words: 3...24),
    LostTrace(concept: .excluded, list: .exceptionTraces, words: 3...24),
    LostTrace(concept: .without, list: .withoutTraces, words: 3...8),
  ]
}

extension AnalyzedText {
  /// Whether an exception follows: “except”, but not “excluded items”.
  fileprivate func opensException(_ cue: Cue) -> Bool {
    words.first { $0.overlaps(cue.range) }.map { isWord($0, in: .exceptionOpeners) } ?? false
  }

  /// Whether an “if” only says what is asked: “see if it fits”.
  fileprivate func asksWhether(_ cue: Cue) -> Bool {
    words.contains { $0.upperBound + 1 == cue.range.lowerBound && isWord($0, in: .whetherOpeners) }
  }

  /// Whether what follows a word may be left out: “if you want”, “if necessary”, “without problems”.
  fileprivate func goesWithoutSaying(_ cue: Cue) -> Bool {
    guard let index = words.firstIndex(where: { $0.overlaps(cue.range) }), index + 1 < words.count
    else { return true }
    let next = words[index + 1]
    if isWord(next, in: .bareConditions) { return true }
    return isWord(next, in: .readerPronouns) && index + 2 < words.count
      && isWord(words[index + 2], in: .askingWords)
  }
}
