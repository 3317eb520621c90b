import CopyModel
import RuleKit

/// A Korean word of which the first syllable denies the rest: 미전송, 비공식.
struct NegativeWord {
  /// From the syllable to the end of what is known of the word.
  let range: Range<Int>
  /// What is denied: 전송.
  let denied: Range<Int>
}

extension AnalyzedText {
  /// The least that a negative may deny, two syllables, in UTF-8 bytes: 미리 and 비교 deny nothing.
  private static var leastDenied: Int { 6 }

  /// The words that begin with a syllable that denies, before something that the lexicon knows.
  var negativesBySyllable: [NegativeWord] {
    let syllables = profile.ruleWords[.negativeSyllables]
    guard !syllables.words.isEmpty else { return [] }
    let bytes = string.utf8.span
    return words.compactMap { word in
      // A Korean word has its marks: (미구현).
      guard let start = word.first(where: { bytes[$0] >= 0x80 }),
        let end = syllables.end(in: bytes, at: start),
        !begins(start..<word.upperBound, in: .negativeLookalikes),
        let denied = longestKnown(at: end), denied.count >= Self.leastDenied
      else { return nil }
      return NegativeWord(range: start..<denied.upperBound, denied: denied)
    }
  }

  /// Whether a word that denies by its first syllable denies what starts at a place.
  func deniesBySyllable(at place: Int) -> Bool {
    has(.negativeSyllables, before: place)
      && negativesBySyllable.contains { $0.denied.lowerBound == place }
  }

  /// The longest of what the lexicon knows that starts at a place.
  private func longestKnown(at start: Int) -> Range<Int>? {
    let known =
      (terms ?? []).lazy.map(\.range) + cues.lazy.map(\.range) + things.lazy.map(\.range)
      + verbs.lazy.map(\.range)
    return known.filter { $0.lowerBound == start }.max { $0.count < $1.count }
  }

  /// Whether another text says in a word of its own what begins here: 비공개 is “private”.
  func isWhole(_ negative: NegativeWord, in other: AnalyzedText) -> Bool {
    func isWhole(_ range: Range<Int>) -> Bool {
      range.lowerBound == negative.range.lowerBound
        && range.upperBound > negative.denied.lowerBound
    }
    return cues.contains { isWhole($0.range) && other.sure.contains($0.concept) }
      || things.contains { isWhole($0.range) && other.named.contains($0.concept) }
      || terms?.contains { term in
        isWhole(term.range) && other.terms?.contains { $0.key == term.key } == true
      } == true
  }
}

extension TextPair {
  /// A negation that is no word of its own, which the translation adds to a word of the source: “sent”, 미전송.
  func deniedBySyllable(
    _ original: Range<Int>, _ translation: Range<Int>
  ) -> Range<Int>? {
    let own = Polarity(of: source, in: original)
    guard own.explicit.isEmpty, own.loose == 0, source.wordCount(in: original) <= 12,
      // What has to be verified is not: 미인증.
      !source.requires(in: original), !source.asksToDo(from: original.lowerBound),
      !source.mayMean(
        anyOf: [.only, .unless, .before, .without, .atMost, .lessThan, .excluded, .if, .must],
        in: original),
      let terms = SharedTerms(self)
    else { return nil }
    return target.negativesBySyllable.first { word in
      translation.overlaps(word.range) && target.denials(in: word.range).isEmpty
        && !target.isWhole(word, in: source)
        && terms.places(of: word.denied).contains { place in
          original.overlaps(place) && !terms.isSaid(place, apartFrom: [word.range])
        }
    }?.range
  }
}

extension AnalyzedText {
  /// Whether a sentence begins with the verb of a request: “verify”, but not “verified”.
  fileprivate func asksToDo(from start: Int) -> Bool {
    verbs.contains { $0.range.lowerBound == start && isName($0.range, of: $0.concept) }
  }
}

extension AnalyzedText {
  /// The fewest letters of a negative; fewer before a hyphen only begin one.
  private static var shortestNegative: Int { 6 }

  /// The words that start like a negative, un-, in-, dis-, non-, and of which the rest is as asked.
  func negativeWords(_ isMeant: (_ word: Range<Int>) -> Bool) -> [Range<Int>] {
    let prefixes = profile.ruleWords[.negativePrefixes]
    guard !prefixes.isEmpty else { return [] }
    let bytes = string.utf8.span
    return words.filter { range in
      // The second part of “case-insensitive” counts as well.
      range.count >= Self.shortestNegative
        && range.contains { start in
          guard bytes.startsPart(at: start, of: range),
            prefixes.isBeginning(of: start..<range.upperBound, in: bytes)
          else { return false }
          let end = bytes.endOfPart(at: start, of: range)
          // “Un-recognized” is one word, “case-insensitive” two.
          let isPrefix =
            end < range.upperBound
            && prefixes.words.contains { bytes.endOfFolded($0, at: start) == end + 1 }
          let part = start..<(isPrefix ? range.upperBound : end)
          return part.count >= Self.shortestNegative
            // “Disable” is an action of its own.
            && !cues.contains { isAction($0) && $0.range.overlaps(range) } && isMeant(part)
        }
    }
  }

  /// Whether what a word starts with makes a negative of a word: “unknown” and “inactive”, but not “install”.
  func isNegative(_ word: Range<Int>) -> Bool {
    guard let vocabulary = profile.vocabulary else { return true }
    if begins(word, in: .negativeLookalikes) { return false }
    let bytes = string.utf8.span
    return profile.ruleWords[.negativePrefixes].words.contains { prefix in
      guard let end = bytes.endOfFolded(prefix, at: word.lowerBound), end < word.upperBound,
        Self.mayStand(prefix, before: bytes[end] | 0x20)
      else { return false }
      return vocabulary.knows(bytes.extracting(end..<word.upperBound))
    }
  }

  /// Whether the letter behind a prefix lets it stand there: in- is im- before b, m and p, il- before l and ir- before
  /// r, so that “images” are no negative of ages.
  private static func mayStand(_ prefix: String, before letter: UInt8) -> Bool {
    switch prefix {
    case "im": "bmp".utf8.contains(letter)
    case "il": letter == UInt8(ascii: "l")
    case "ir": letter == UInt8(ascii: "r")
    default: true
    }
  }

  private func isAction(_ cue: Cue) -> Bool {
    cue.isSure && profile.concepts.kind(of: cue.concept) == .action
  }
}

extension Span<UInt8> {
  /// Whether a word starts here, or a part of it behind a hyphen.
  fileprivate func startsPart(at index: Int, of word: Range<Int>) -> Bool {
    index == word.lowerBound || self[index - 1] == UInt8(ascii: "-")
  }

  /// Where a part ends: before the hyphen behind it, or with the word.
  fileprivate func endOfPart(at start: Int, of word: Range<Int>) -> Int {
    (start..<word.upperBound).first { self[$0] == UInt8(ascii: "-") } ?? word.upperBound
  }
}
