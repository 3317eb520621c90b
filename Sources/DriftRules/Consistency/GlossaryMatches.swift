import CopyModel
import RuleKit

/// Where a text and its translation say terms of the project's glossary.
struct GlossaryMatches {
  let pair: TextPair
  let glossary: Glossary

  /// Nil without a glossary for the locale, and for texts too long to be compared word by word.
  init?(_ pair: TextPair) {
    guard let glossary = pair.glossary, !pair.isTooLong else { return nil }
    self.pair = pair
    self.glossary = glossary
  }

  /// The terms of the source, in order; of those that overlap, the longest.
  var sourceTerms: [(number: Int, range: Range<Int>)] {
    Self.longest(of: glossary.sources, in: pair.source)
  }

  /// The forbidden words of the translation, where they are words of their own.
  var forbiddenWords: [(number: Int, range: Range<Int>)] {
    Self.longest(of: glossary.forbidden, in: pair.target).filter { isWord($0.range) }
  }

  /// The terms of the source that the translation says in none of their wordings.
  var unsaidTerms: [(number: Int, range: Range<Int>)] {
    let terms = sourceTerms
    if terms.isEmpty { return [] }
    let text = pair.target.string.lowercased()
    return terms.filter { term in
      !glossary.entries[term.number].wantedLowercased.contains { text.contains($0) }
    }
  }

  /// Whether a stretch of the translation begins where a word does and ends where one does. Behind
  /// a Korean word particles follow.
  private func isWord(_ range: Range<Int>) -> Bool {
    let words = pair.target.words
    let bytes = pair.target.string.utf8.span
    let profile = pair.target.profile
    if profile.uses(.hangul) {
      return !bytes.hasLetter(before: range.lowerBound)
    }
    if profile.uses(.han) {
      // Dictionary words: 文件 is none inside 文件夹.
      let overlapping = words.filter { $0.overlaps(range) }
      guard overlapping.first.map({ $0.lowerBound == range.lowerBound }) ?? true,
        overlapping.last.map({ $0.upperBound == range.upperBound }) ?? true
      else { return false }
      // ICU has 工程 and 师 for 工程师: a single character beside it that is no particle goes with it.
      let neighbors = words.filter {
        $0.upperBound == range.lowerBound || $0.lowerBound == range.upperBound
      }
      return neighbors.allSatisfy { word in
        word.count != 3 || profile.repeatedWords.never.contains(pair.target.text(in: word))
          || profile.questionEndings.contains(pair.target.text(in: word))
      }
    }
    return !bytes.hasLetter(before: range.lowerBound) && !bytes.hasLetter(at: range.upperBound)
  }

  private static func longest(
    of table: PhraseTable, in text: AnalyzedText
  ) -> [(number: Int, range: Range<Int>)] {
    var found: [(number: Int, range: Range<Int>)] = []
    table.forEachMatch(in: text.string.utf8.span) { number, range in
      if let last = found.last, last.range.overlaps(range) {
        if range.count > last.range.count { found[found.count - 1] = (number, range) }
        return
      }
      found.append((number, range))
    }
    if found.isEmpty { return [] }
    return found.filter { match in
      !text.placeholders.contains { $0.range.overlaps(match.range) }
        && !text.literals.contains { $0.overlaps(match.range) }
    }
  }
}
