import CopyModel
import RuleKit

extension OtherAction {
  /// A verb of a sentence in whose place the translation says another: received for sent.
  init?(ofVerb pair: borrowing TextPair) {
    // Most pairs end here: what is said to be done is what the translation says is done.
    guard !pair.source.done.isEmpty, !pair.target.done.isEmpty, !pair.isTooLong else { return nil }
    let verbs = pair.source.profile.verbs
    let added = pair.target.done.subtracting(pair.source.done)
    guard !added.isEmpty, !verbs.rivals(of: pair.source.done).isDisjoint(with: added),
      let (verb, other, length) = Self.replaced(added, in: pair)
    else { return nil }
    self.init(
      source: verb.range, target: other.range, meaning: verbs.names[other.concept],
      confidence: length <= 8 ? 0.9 : 0.82)
  }

  /// The most words of a sentence that is held to its verbs: a longer one finds freer words for what is done.
  private static let mostWords = 12
  /// The most words of a sentence of which each asks for its own wording only.
  private static let mostPlainWords = 7

  /// The first verb that its sentence does not say where another was added.
  private static func replaced(
    _ added: ThingSet, in pair: TextPair
  ) -> (verb: Cue, other: Cue, length: Int)? {
    let verbs = pair.source.profile.verbs
    var words: SharedTerms?
    for sentences in SentencePairs(pair).pairs {
      let others = pair.target.verbs.filter {
        added.contains($0.concept) && sentences.target.overlaps($0.range)
      }
      let length = pair.source.wordCount(in: sentences.source)
      guard !others.isEmpty, length <= mostWords,
        pair.target.wordCount(in: sentences.target) <= mostWords * 3,
        // “You can't remove it” may well be “you must keep it”, and what is open is not closed.
        Polarity(of: pair.source, in: sentences.source).explicit.count
          == Polarity(of: pair.target, in: sentences.target).explicit.count,
        // What is off until something happens is on only then.
        !pair.beginsOnlyThen(sentences)
      else { continue }
      let said = ThingSet(
        pair.target.verbs.lazy.filter { sentences.target.overlaps($0.range) }.map(\.concept))
      let isPlain = length <= mostPlainWords
      for verb in pair.source.verbs
      where sentences.source.overlaps(verb.range) && !said.contains(verb.concept)
        && pair.source.isDone(verb) && !pair.source.isFinal(verb)
        && !pair.source.describes(verb) && !pair.source.isNamed(verb)
      {
        let isDenied = pair.source.denies(verb, in: sentences.source)
        for other in others where verbs.areRivals(verb.concept, other.concept) {
          // “Do not suggest rude words”, 屏蔽不文明的字词: what is denied on one side only is no answer.
          guard isDenied == pair.target.denies(other, in: sentences.target),
            !pair.mayBeMeant(verb, by: other), !pair.isNoDeed(other, for: verb),
            isPlain || !pair.maySay(verb, in: sentences.target, apartFrom: nil)
          else { continue }
          // The vocabulary knows more wordings of each.
          words = words ?? SharedTerms(pair)
          let names = pair.source.verbs.filter { $0.concept == verb.concept }.map(\.range)
          let places = pair.target.verbs.filter { $0.concept == other.concept }.map(\.range)
          guard let words, !words.isSaid(pair.source.head(of: verb), apartFrom: places),
            !isPlain || !pair.maySay(verb, in: sentences.target, apartFrom: words),
            !pair.mayAsk(other, apartFrom: isPlain ? words : nil),
            !words.asks(forAll: other.range, butPartsOf: names),
            !pair.target.shows(pair.source.text(in: verb.range))
          else { continue }
          return (verb, other, length)
        }
      }
    }
    return nil
  }
}

extension AnalyzedText {
  /// Whether the word for a verb stands where one does: many a verb is a noun, too, and “the report” reports nothing.
  fileprivate func isDone(_ verb: Cue) -> Bool {
    guard let index = words.firstIndex(where: { $0.overlaps(verb.range) }),
      words[index].lowerBound == verb.range.lowerBound,
      words[index].upperBound <= verb.range.upperBound
    else { return false }
    // A form of its own is no noun: sent, sending; but what is counted is, “3 stops”.
    guard
      isName(verb.range, of: verb.concept) || verb.range == words[index] && isPlain(words[index])
    else { return !isCounted(words[index]) }
    let sentence = sentence(at: verb.range)
    guard index > 0, sentence.overlaps(words[index - 1]) else {
      return !isSubject(index, in: sentence)
    }
    return isWord(words[index - 1], in: .verbOpeners)
      || !kinds(of: words[index - 1]).isDisjoint(with: [.clause, .finiteVerb, .modal, .subject])
  }
}

extension AnalyzedText {
  /// Whether a participle only says which things are meant, “your connected watches”, which goes without saying more often
  /// than what is done with them.
  fileprivate func describes(_ verb: Cue) -> Bool {
    guard let index = words.firstIndex(of: verb.range), index + 1 < words.count,
      words[index].upperBound + 1 == words[index + 1].lowerBound,
      ends(words[index], in: .participleEndings), !isMasked(words[index + 1]),
      kinds(of: words[index + 1]).isDisjoint(with: .grammar),
      !isWord(words[index + 1], in: .nounPhraseOpeners)
    else { return false }
    let sentence = sentence(at: verb.range)
    return index > 0 && sentence.overlaps(words[index - 1])
      ? isWord(words[index - 1], in: .nounPhraseOpeners)
        || kinds(of: words[index - 1]).contains(.determiner)
        // “The selected scheduled trips”
        || ends(words[index - 1], in: .participleEndings)
      : wordCount(in: sentence) > 3
  }

  /// Whether a form of a verb only names the deed, which has other names: “Grouped Sorting”, “Billing Address”, “Selection”.
  fileprivate func isNamed(_ verb: Cue) -> Bool {
    guard let index = words.firstIndex(of: verb.range) else { return false }
    let word = words[index]
    if ends(word, in: .deedNameEndings) { return true }
    guard ends(word, in: .gerundEndings), sentences.count == 1, ending == .none else {
      return false
    }
    if index + 1 == words.count {
      return index > 0 && words[index - 1].upperBound + 1 == word.lowerBound
        && kinds(of: words[index - 1]).isDisjoint(with: .grammar)
    }
    let next = words[index + 1]
    return index == 0 && words.count < 5 && word.upperBound + 1 == next.lowerBound
      && string.utf8.span[next.lowerBound].isASCIICapital && !isMasked(next)
      && kinds(of: next).isDisjoint(with: .grammar) && !isWord(next, in: .nounPhraseOpeners)
      && !ends(next, in: .pluralEndings)
  }

  /// Whether the word that opens a sentence is what the sentence speaks of: “Mount already parked”, “Update is ready”.
  private func isSubject(_ index: Int, in sentence: Range<Int>) -> Bool {
    guard let next = words.dropFirst(index + 1).first, sentence.overlaps(next) else { return false }
    return !kinds(of: next).isDisjoint(with: [.finiteVerb, .modal])
      || profile.concept(.already).map { mayMean($0, in: next) } ?? false
  }

  /// Whether a word has no ending and no form that only a verb has: compose, but neither sent nor sending.
  private func isPlain(_ word: Range<Int>) -> Bool {
    [.participleEndings, .gerundEndings, .pluralEndings].allSatisfy { !ends(word, in: $0) }
      && !kinds(of: word).contains(.past)
  }

  /// The first word of a verb: of “leave the group”, the group may well be said.
  fileprivate func head(of verb: Cue) -> Range<Int> {
    words.first { $0.overlaps(verb.range) } ?? verb.range
  }
}

extension AnalyzedText {
  /// Whether a word in -s stands right behind a number.
  private func isCounted(_ word: Range<Int>) -> Bool {
    ends(word, in: .pluralEndings)
      && (numbers.contains { $0.range.upperBound + 1 == word.lowerBound }
        || placeholders.contains {
          $0.type == .integer && $0.range.upperBound + 1 == word.lowerBound
        })
  }
}

extension TextPair {
  /// Whether the words of another verb also say one that may be put for the verb: 加入 joins and adds.
  fileprivate func mayBeMeant(_ verb: Cue, by other: Cue) -> Bool {
    target.verbs.contains {
      $0.range.overlaps(other.range)
        && !source.profile.verbs.areRivals(verb.concept, $0.concept)
    }
  }

  /// Whether a sentence of the translation may say a verb after all, by words that do not surely say another verb of
  /// the source, nor any other word of it where `words` are given: 新 in 保存新图层 is “new”, and creates nothing.
  fileprivate func maySay(
    _ verb: Cue, in sentence: Range<Int>, apartFrom words: SharedTerms?
  ) -> Bool {
    let taken = target.verbs.filter { source.done.contains($0.concept) }.map(\.range)
    let answers = words?.placesAsked(apartFrom: source.head(of: verb)) ?? []
    return target.profile.vocabulary?.maySay(
      verb.concept, target, in: sentence, apartFrom: taken + answers) ?? true
  }

  /// Whether the source may say, anywhere, a verb of the translation: by words that the translation says nowhere else,
  /// where `words` are given. That an invitation is withdrawn asks for none to be sent.
  fileprivate func mayAsk(_ other: Cue, apartFrom words: SharedTerms?) -> Bool {
    let answered = words.map { words in
      source.words.filter { words.isSaid($0, apartFrom: [other.range]) }
    }
    return source.profile.vocabulary?.maySay(
      other.concept, source, in: source.fullRange, apartFrom: answered ?? []) ?? true
  }
}
