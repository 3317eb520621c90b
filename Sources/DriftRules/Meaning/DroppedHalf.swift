import CopyModel
import RuleKit

extension TextPair {
  /// What stands on one side of the one “and” of a short sentence, where the translation says the other side, nothing
  /// of this one, and joins nothing: “photos and videos”, 사진; “check it and try again”, 请检查。
  var droppedHalf: Range<Int>? {
    guard source.hasWord(of: .joiners) else { return nil }
    var terms: SharedTerms?
    for sentences in shortSentences(ofWords: 4...16) {
      guard let place = source.joint(in: sentences.source), lacks(.joinMarks, in: sentences.target)
      else { continue }
      terms = terms ?? SharedTerms(self)
      guard let terms else { return nil }
      let (before, behind) = (source.words[place - 1], source.words[place + 1])
      // “8 characters or longer” is a bound.
      if source.endsComparison(before) || source.says(anyOf: [.atLeast, .atMost], in: behind) {
        continue
      }
      let next = source.words[(place + 1)...].prefix(3).first {
        sentences.source.overlaps($0) && terms.isKnown($0) && source.isContent($0)
          && !source.isWord($0, in: .auxiliaries)
      }
      if let next, terms.isSaid(before), isUnsaid(next, terms),
        !deniesAsOften(as: behind.lowerBound..<next.upperBound)
      {
        return behind.lowerBound..<next.upperBound
      }
      // “Lock the doors and windows”, 창문: what stands before is a thing, not a clause.
      if let next, next == behind, before.lowerBound > sentences.source.lowerBound,
        source.things.contains(where: { $0.isSure && $0.range.overlaps(before) }),
        terms.isKnown(before),
        terms.isSaid(next), isUnsaid(before, terms)
      {
        return before
      }
    }
    return nil
  }

  /// All that stands behind the first joining word of a sentence of which the translation says nothing, and is much too
  /// short for it: “the file is gone or can't be read”, 檔案不存在.
  var droppedRest: Range<Int>? {
    guard source.hasWord(of: .verbJoiners), let ratio = target.profile.lengthRatio else {
      return nil
    }
    var terms: SharedTerms?
    for sentences in shortSentences(ofWords: 6...20)
    where Double(target.scalars(in: sentences.target))
      < DroppedHalf.shortest * Double(source.scalars(in: sentences.source)) * ratio.median
    {
      let places = source.words.indices.dropFirst().filter {
        sentences.source.overlaps(source.words[$0])
          && source.isWord(source.words[$0], in: .verbJoiners)
      }
      guard let last = source.words.last(where: sentences.source.overlaps), !places.isEmpty,
        target.joints(in: sentences.target) == 0
      else { continue }
      terms = terms ?? SharedTerms(self)
      guard let terms else { return nil }
      for place in places where place + 1 < source.words.count {
        let rest = source.words[place].lowerBound..<last.upperBound
        let (lost, kept) = (
          terms.source(in: rest),
          terms.source(in: sentences.source.lowerBound..<rest.lowerBound)
        )
        guard lost.known > 1, lost.found == 0, kept.found > 0, 2 * kept.found >= kept.known,
          !source.placeholders.contains(where: { $0.range.overlaps(rest) }), !showsName(in: rest)
        else { continue }
        return rest
      }
    }
    return nil
  }

  /// A clause of a short sentence that says when or on what condition, of which the translation says no word and shows
  /// no trace: “… when you leave.”
  var droppedAside: Range<Int>? {
    guard source.hasWord(of: .asideOpeners) else { return nil }
    var terms: SharedTerms?
    for sentences in shortSentences(ofWords: 5...18) {
      guard
        let opener = source.words.first(where: {
          sentences.source.overlaps($0) && source.isWord($0, in: .asideOpeners)
        }),
        source.sentences.contains(where: { $0.range == sentences.source && $0.ending != .none }),
        lacks(.conditionMarks, in: sentences.target),
        case let clause = source.clause(behind: opener, in: sentences.source),
        !source.placeholders.contains(where: { $0.range.overlaps(clause) }),
        !showsName(in: clause)
      else { continue }
      terms = terms ?? SharedTerms(self)
      guard let terms else { return nil }
      let lost = terms.source(in: clause)
      let all = terms.source(in: sentences.source)
      guard lost.known > 0, lost.found == 0, source.wordCount(in: clause) > 1, all.found > 0,
        2 * all.found >= all.known - lost.known
      else { continue }
      return opener.lowerBound..<clause.upperBound
    }
    return nil
  }

  private func isUnsaid(_ word: Range<Int>, _ terms: SharedTerms) -> Bool {
    !terms.isSaid(word) && !target.shows(source.text(in: word))
  }

  /// The sentences of so many words that became one each, too short for all of it.
  func shortSentences(
    ofWords count: ClosedRange<Int>
  ) -> [(source: Range<Int>, target: Range<Int>)] {
    guard source.words.count >= count.lowerBound, !isTooLong,
      source.sentences.count == target.sentences.count, let ratio = target.profile.lengthRatio,
      // Most translations are long enough.
      source.sentences.count > 1
        || Double(target.characters) < DroppedHalf.longest * Double(source.characters)
          * ratio.median
    else { return [] }
    return SentencePairs(self).pairs.filter { pair in
      count.contains(source.wordCount(in: pair.source))
        && Double(target.scalars(in: pair.target))
          < DroppedHalf.longest * Double(source.scalars(in: pair.source)) * ratio.median
    }
  }

  /// Whether a stretch of the translation has no word of a list, which its locale has.
  func lacks(_ list: RuleWords.List, in stretch: Range<Int>) -> Bool {
    !target.profile.ruleWords[list].isEmpty && !stretch.contains { target.has(list, at: $0) }
  }
}

private enum DroppedHalf {
  /// How much of the usual length a translation may have that leaves out half of what is joined.
  static let longest = 0.85
  /// The same where it leaves out all that is joined.
  static let shortest = 0.55
}

extension AnalyzedText {
  /// Whether a word is neither a number nor one of grammar.
  func isContent(_ word: Range<Int>) -> Bool {
    kinds(of: word).isDisjoint(with: CaseWords.Kinds.grammar.union(.determiner))
      && !numbers.contains { $0.range.overlaps(word) }
  }

  /// Whether a word ends one of two bounds that most languages say in one: “greater than or equal to”, 이상.
  fileprivate func endsComparison(_ word: Range<Int>) -> Bool {
    cues.contains {
      $0.range.upperBound == word.upperBound
        && [.moreThan, .lessThan].contains(profile.concepts[$0.concept].named)
    }
  }

  /// The index of the one joining word of a sentence, with a word before and behind it.
  func joiner(in sentence: Range<Int>) -> Int? {
    let places = words.indices.filter {
      sentence.overlaps(words[$0]) && isWord(words[$0], in: .joiners)
    }
    guard places.count == 1, let place = places.first, place > 0, place + 1 < words.count else {
      return nil
    }
    return place
  }

  /// The same where only spaces part it from the two words.
  func joint(in sentence: Range<Int>) -> Int? {
    guard let place = joiner(in: sentence),
      words[place - 1].upperBound + 1 == words[place].lowerBound,
      words[place].upperBound + 1 == words[place + 1].lowerBound
    else { return nil }
    return place
  }
}
