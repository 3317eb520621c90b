import CopyModel
import RuleKit

extension TextPair {
  /// What follows the one “and” of a short sentence, where the translation says what stands before it, nothing of what
  /// stands behind it, and joins nothing: “photos and videos”, 사진; “check it and try again”, 请检查。
  var droppedHalf: Range<Int>? {
    guard (4...16).contains(source.words.count), isShortOfOne, let place = source.joint,
      lacks(.joinMarks), let terms = SharedTerms(self), terms.isSaid(source.words[place - 1]),
      let word = source.words[(place + 1)...].prefix(3).first(where: {
        terms.isKnown($0) && source.isContent($0)
      }), !terms.isSaid(word), !target.shows(source.text(in: word))
    else { return nil }
    return source.words[place + 1].lowerBound..<word.upperBound
  }

  /// A clause of a short sentence that says when or on what condition, of which the translation says no word and shows
  /// no trace: “… when you leave.”
  var droppedAside: Range<Int>? {
    guard (5...18).contains(source.words.count), source.ending == .period, isShortOfOne,
      let opener = source.words.first(where: { source.isWord($0, in: .asideOpeners) }),
      lacks(.conditionMarks),
      case let clause = source.clause(behind: opener, in: source.sentences[0].range),
      !source.placeholders.contains(where: { $0.range.overlaps(clause) }),
      let terms = SharedTerms(self)
    else { return nil }
    let lost = terms.source(in: clause)
    let all = terms.source(in: source.fullRange)
    guard lost.known > 0, lost.found == 0, source.wordCount(in: clause) > 1, all.found > 0,
      2 * all.found >= all.known - lost.known
    else { return nil }
    return opener.lowerBound..<clause.upperBound
  }

  /// Whether one sentence became one that is too short for all of it.
  private var isShortOfOne: Bool {
    guard source.sentences.count == 1, target.sentences.count == 1,
      let ratio = target.profile.lengthRatio
    else { return false }
    return Double(target.characters)
      < DroppedHalf.longest * Double(source.characters) * ratio.median
  }

  /// Whether the translation has no word of a list, which its locale has.
  func lacks(_ list: RuleWords.List) -> Bool {
    !target.profile.ruleWords[list].words.isEmpty && !target.contains(anyOf: list)
  }
}

private enum DroppedHalf {
  /// How much of the usual length a translation may have that leaves out half of what is joined.
  static let longest = 0.85
}

extension AnalyzedText {
  /// Whether a word is neither a number nor one of grammar.
  fileprivate func isContent(_ word: Range<Int>) -> Bool {
    kinds(of: word).isDisjoint(with: CaseWords.Kinds.grammar.union(.determiner))
      && !numbers.contains { $0.range.overlaps(word) }
  }

  /// The index of the one word of a text that joins two words beside it.
  fileprivate var joint: Int? {
    let places = words.indices.filter { isWord(words[$0], in: .joiners) }
    guard places.count == 1, let place = places.first, place > 0, place + 1 < words.count,
      words[place - 1].upperBound + 1 == words[place].lowerBound,
      words[place].upperBound + 1 == words[place + 1].lowerBound
    else { return nil }
    return place
  }
}
