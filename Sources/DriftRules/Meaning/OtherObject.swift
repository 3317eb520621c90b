import CopyModel
import RuleKit

/// What stands in the place of the one thing of a sentence that its translation does not say, where it says all else:
/// “delete this entry”, 이 계정을 삭제.
///
/// What is put for it may be a thing of any kind. A word of the interface vocabulary is enough to name what was lost.
struct OtherObject {
  let source: Range<Int>
  let target: Cue
  /// How sure it is that another thing is meant. What a word stands for that is no known thing may be told in many ways:
  /// of 27 such findings in 148,000 good pairs, about half were wrong (2026).
  let confidence: Double

  /// A longer sentence has more freedom.
  private static let fitting = 3...16

  init?(_ pair: borrowing TextPair) {
    // Most pairs end here: hardly a translation names a thing that its source does not.
    let added = pair.addedThings
    guard !added.isEmpty, pair.source.words.count >= Self.fitting.lowerBound, !pair.isTooLong
    else { return nil }
    var words: SharedTerms?
    for sentences in SentencePairs(pair).pairs {
      let others = pair.target.things.filter {
        $0.isSure && added.contains($0.concept) && sentences.target.overlaps($0.range)
      }
      guard let other = others.first, others.allSatisfy({ $0.concept == other.concept }),
        Self.fitting.contains(pair.source.wordCount(in: sentences.source)),
        pair.source.isAllKnown(in: sentences.source)
      else { continue }
      words = words ?? SharedTerms(pair)
      guard let words,
        let lost = words.onlyUnsaid(of: pair.source.words.filter(sentences.source.overlaps)),
        pair.source.isNoun(lost, in: sentences.source), !pair.isKept(lost),
        words.unasked(in: sentences.target).allSatisfy({ place in
          place.upperBound == sentences.target.upperBound
            || others.contains { $0.range.overlaps(place) }
        }),
        !pair.source.profile.things.isAskedFor(other.concept),
        !pair.source.profile.things.names[other.concept]
          .hasPrefix(pair.source.text(in: lost).lowercased()),
        others.allSatisfy({ !words.isAsked($0.range) }),
        !pair.mayName(lost)
      else { continue }
      (source, target) = (lost, other)
      confidence =
        pair.source.things.contains { $0.isSure && $0.range.overlaps(lost) } ? 0.85 : 0.75
      return
    }
    return nil
  }
}

extension SharedTerms {
  /// The word that the translation does not say, where it says each of the others that the vocabulary knows, and there
  /// are two of these at least.
  fileprivate func onlyUnsaid(of words: [Range<Int>]) -> Range<Int>? {
    let known = words.filter(isKnown)
    let unsaid = known.filter { !isSaid($0) }
    return unsaid.count == 1 && known.count > 2 ? unsaid[0] : nil
  }
}

extension TextPair {
  /// Whether the translation may name the thing that a word of the source is, in some other way: 이 계정 for “this user”.
  fileprivate func mayName(_ word: Range<Int>) -> Bool {
    source.things.contains {
      $0.isSure && $0.range.overlaps(word) && target.mayBeNamed.contains($0.concept)
    }
  }

  /// Whether the translation shows a word as the source writes it, or the word is a name.
  fileprivate func isKept(_ word: Range<Int>) -> Bool {
    let text = source.string.utf8.span
    return text[word.lowerBound].isASCIICapital
      && word.lowerBound > source.sentence(at: word).lowerBound
      || target.shows(source.text(in: word))
  }
}

extension AnalyzedText {
  /// Whether the vocabulary knows each word of a stretch, be it that it carries no evidence.
  fileprivate func isAllKnown(in stretch: Range<Int>) -> Bool {
    guard let vocabulary = profile.vocabulary else { return false }
    let text = string.utf8.span
    return words.allSatisfy { word in
      !stretch.overlaps(word) || isMasked(word) || vocabulary.knowsAll(of: text.extracting(word))
    }
  }

  /// Whether a word is what a noun phrase is about: “this entry”, “the new entry”, but neither “the entry list” nor
  /// “reads”.
  fileprivate func isNoun(_ word: Range<Int>, in sentence: Range<Int>) -> Bool {
    let words = words.filter(sentence.overlaps)
    guard let index = words.firstIndex(of: word),
      index + 1 == words.count || endsPhrase(before: words[index + 1], behind: word)
    else { return false }
    guard index > 0 else { return false }
    if opensPhrase(words[index - 1]) || isObject(word, behind: words[index - 1]) { return true }
    return index > 1 && opensPhrase(words[index - 2])
      && !things.contains { $0.range.overlaps(words[index - 1]) }
  }

  /// Whether something is done to what a word in -s counts: “save pages”.
  private func isObject(_ word: Range<Int>, behind verb: Range<Int>) -> Bool {
    ends(word, in: .pluralEndings) && verbs.contains { $0.range == verb }
      && !verbs.contains { $0.range == word }
  }

  private func opensPhrase(_ word: Range<Int>) -> Bool {
    isWord(word, in: .nounPhraseOpeners) || kinds(of: word).contains(.determiner)
  }

  /// Whether a noun phrase ends with a word: at a mark, or before a word of grammar.
  private func endsPhrase(before next: Range<Int>, behind word: Range<Int>) -> Bool {
    next.lowerBound > word.upperBound + 1 || isHelper(next)
      || !kinds(of: next).isDisjoint(with: CaseWords.Kinds.grammar.union([.modal, .subordinator]))
        && !kinds(of: next).contains(.nounVerb)
  }

  private func isHelper(_ word: Range<Int>) -> Bool { isWord(word, in: .auxiliaries) }
}
