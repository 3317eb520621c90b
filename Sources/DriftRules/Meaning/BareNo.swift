import CopyModel
import RuleKit

// “No” that denies nothing.

extension AnalyzedText {
  /// Whether a “no” stands for a number, at the end of a label of a few words or before its value: “Page no:”, “Error No
  /// %d:”.
  func isNumberSign(_ word: Range<Int>) -> Bool {
    guard isWord(word, in: .noWords), let index = words.firstIndex(of: word), index > 0,
      case let last = words[index - 1], last.upperBound + 1 == word.lowerBound,
      case let hasValue = opensValue(at: word.upperBound + 1),
      hasValue
        || (2...4).contains(words.count) && sentences.count == 1
          && [.none, .colon].contains(ending) && index == words.count - 1
    else { return false }
    // “Say no” is an answer.
    return kinds(of: last).isDisjoint(with: CaseWords.Kinds.grammar)
      && (index > 1 && !hasValue || !verbs.contains { $0.range.overlaps(last) })
  }

  /// Whether a number or a placeholder stands at a place, and no word behind it that it could count.
  private func opensValue(at place: Int) -> Bool {
    let value =
      placeholders.first { $0.range.lowerBound == place }?.range
      ?? numbers.first { $0.range.lowerBound == place && $0.isDigits }?.range
    return value.map(endsClause) ?? false
  }

  /// Whether a “no” stands inside a name, between hyphens: “see-no-evil”.
  func isInsideName(_ word: Range<Int>) -> Bool {
    let bytes = string.utf8.span
    return word.contains { bytes.has("-no-", at: $0) }
  }
}

extension TextPair {
  /// Whether the translation writes a “no” and the word behind it as one Latin word, as a value is written: “no data”,
  /// NODATA.
  func writesAsOne(_ negation: Range<Int>) -> Bool {
    guard target.bytes.hasLatinLetter,
      let index = source.words.firstIndex(where: { $0.overlaps(negation) })
    else { return false }
    let isNo = source.isWord(negation, in: .noWords)
    let words = source.words[index...].prefix(isNo ? 2 : 1)
    let letters = words.map { source.text(in: $0) }.joined().lowercased().filter(\.isLetter)
    return letters.hasPrefix("no") && letters.utf8.count > 4
      && target.latinWordRanges.contains { target.text(in: $0).lowercased() == letters }
  }

  /// Whether nothing that is not so is everything that is: “no untranslated text left”, 모두 번역.
  func countsAll(
    _ negation: Range<Int>, _ original: Range<Int>, _ translation: Range<Int>
  ) -> Bool {
    source.isWord(negation, in: .noWords)
      && Polarity(of: source, in: original).negativeWords.contains {
        $0.lowerBound == negation.upperBound + 1
      } && target.mayMean(anyOf: [.all], in: translation)
  }

  /// Whether a “no” is a line among others, of which the translation has one that answers too: “&Yes\n&No”, 예(&Y)\n아니오(&N).
  func answers(_ negation: Range<Int>) -> Bool {
    // No dialog has more buttons.
    (2...12).contains(source.sentences.count) && target.sentences.count < 24
      && source.isWord(negation, in: .noWords)
      && source.wordCount(in: source.sentence(at: negation)) == 1
      && target.sentences.contains {
        target.profile.answers.contains(CueTable.labelKey(target.text(in: $0.range)))
      }
  }
}
