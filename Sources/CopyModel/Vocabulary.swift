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

  private enum Reader {
    case english(EnglishTerms)
    case wordings(PhraseTable)
  }

  private let reader: Reader
  /// By verb: what may say it, besides what surely does.
  private let verbs: [[String]]

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
  package func knows(_ word: String) -> Bool {
    guard case .english(let english) = reader else { return false }
    return !english.terms(in: word.utf8Span.span).isEmpty
  }

  /// Whether all words of a text in the source language are words of interfaces.
  package func knowsAll(of text: Span<UInt8>) -> Bool {
    guard case .english(let english) = reader else { return false }
    return english.knowsAll(of: text)
  }

  /// The terms of a text, in order. Placeholders, addresses and names of files hold none.
  public func terms(of text: AnalyzedText) -> [Term] {
    let bytes = text.string.utf8Span.span
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
    return terms.filter { term in !masks.contains { $0.overlaps(term.range) } }
  }
}

extension Vocabulary {
  /// Whether a stretch of a text may say a verb, by words that are no sure sign of it and stand `apart` from those
  /// of others.
  package func maySay(
    _ verb: Int, _ text: AnalyzedText, in stretch: Range<Int>, apartFrom others: [Range<Int>] = []
  ) -> Bool {
    guard verb < verbs.count, !verbs[verb].isEmpty else { return false }
    let bytes = text.string.utf8Span.span
    switch reader {
    case .english:
      return text.words.contains { word in
        stretch.overlaps(word) && verbs[verb].contains { Self.isForm(bytes, word, of: $0) }
      }
    case .wordings:
      return stretch.contains { start in
        verbs[verb].contains { wording in
          let place = start..<start + wording.utf8.count
          return bytes.has(wording, at: start)
            && !others.contains {
              $0.lowerBound <= place.lowerBound && $0.upperBound >= place.upperBound
            }
        }
      }
    }
  }

  /// Whether a word of a text is a form of a lemma, or opens a phrase.
  private static func isForm(_ text: Span<UInt8>, _ word: Range<Int>, of lemma: String) -> Bool {
    let length = lemma.utf8.count
    if lemma.utf8.contains(where: { $0 == 0x20 || $0 == 0x2D }) {
      return text.isFolded(lemma, in: word.lowerBound..<min(word.lowerBound + length, text.count))
        && !text.hasLetter(at: word.lowerBound + length)
    }
    let first = lemma.utf8.first.map { text[word.lowerBound] | 0x20 == $0 } ?? false
    return first
      && VerbForms.contains(text, word) { stem, ending in
        guard let ending else { return stem.count == length && text.isFolded(lemma, in: stem) }
        return stem.count == length - 1 && lemma.utf8.last == ending
          && text.isFolded(String(lemma.dropLast()), in: stem)
      }
  }
}
