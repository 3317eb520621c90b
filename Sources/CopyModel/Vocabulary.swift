/// The interface vocabulary in one locale: the words of a text that carry content, known by the
/// numbers of their English keys, so that a text and its translation can be held against each other.
///
/// A class because it is large and constant.
public final class Vocabulary: Sendable {
  /// A place where a text says a word of the vocabulary.
  public struct Term: Sendable, Equatable {
    /// The number of the English key.
    public let key: Int
    /// UTF-8 bytes of the text.
    public let range: Range<Int>
    /// Whether it is only part of a longer phrase that is a term itself.
    public let isPart: Bool

    package init(key: Int, range: Range<Int>, isPart: Bool = false) {
      self.key = key
      self.range = range
      self.isPart = isPart
    }
  }

  enum Reader {
    case english(EnglishTerms)
    case wordings(PhraseTable)
  }

  let reader: Reader
  /// By verb: what may say it, besides what surely does.
  let verbs: [[String]]

  /// The vocabulary of the source language.
  package init(english: EnglishTerms, verbs: [[String]] = []) {
    self.verbs = verbs
    reader = .english(english)
  }

  /// The wordings of another language; the value of each is its key.
  package init(wordings: PhraseTable, verbs: [[String]] = []) {
    self.verbs = verbs
    reader = .wordings(wordings)
  }

  /// Whether a word of the source language is a key, or a form of one.
  package func knows(_ word: Span<UInt8>) -> Bool {
    guard case .english(let english) = reader else { return false }
    return !english.terms(in: word).isEmpty
  }

  /// Whether all words of a text in the source language are words of interfaces.
  package func knowsAll(of text: Span<UInt8>) -> Bool {
    guard case .english(let english) = reader else { return false }
    return english.knowsAll(of: text)
  }

  /// The terms of a text, in order: see `AnalyzedText.terms`. Placeholders, addresses and names of files hold none.
  func terms(of text: AnalyzedText) -> [Term] {
    let bytes = text.string.utf8.span
    var terms: [Term] = []
    switch reader {
    case .english(let english): terms = english.terms(in: bytes)
    case .wordings(let phrases):
      // By start, shorter first: one that another goes beyond is a part of it.
      var found: [Term] = []
      found.reserveCapacity(12)
      phrases.forEachMatch(in: bytes) { key, range in found.append(Term(key: key, range: range)) }
      terms.reserveCapacity(found.count)
      var end = 0
      for (index, term) in found.enumerated() {
        let isPart =
          term.range.lowerBound < end
          || found[(index + 1)...].prefix { $0.range.lowerBound == term.range.lowerBound }
            .contains { $0.range.upperBound > term.range.upperBound }
        if !isPart { end = max(end, term.range.upperBound) }
        // A wording of several keys is one term for each.
        let repeatsWhole = terms.last { !$0.isPart }?.range == term.range
        terms.append(Term(key: term.key, range: term.range, isPart: isPart && !repeatsWhole))
      }
    }
    if text.placeholders.isEmpty, text.literals.isEmpty { return terms }
    let masks = text.placeholders.map(\.range) + text.literals
    return terms.filter { term in
      !masks.contains { mask in
        // What counts is written on to a value: 일 in %s일 is known together with the letter before it.
        mask.overlaps(term.range)
          && !(term.range.lowerBound == mask.upperBound - 1 && term.range.count > 1
            && bytes[mask.upperBound] >= 0x80)
      }
    }
  }
}
