import CopyModel
import RuleKit

/// A word of the source that its translation takes in a sense that it does not have there.
struct SenseSlip {
  /// The most words of a text that tell what is meant: in a longer one, anything may stand for anything.
  private static let mostWords = 80

  let word: Range<Int>
  let wording: Range<Int>
  /// The sense that is meant, by its number. Nil where it is any but the one that is said.
  let meant: Int?
  /// The sense that the translation says.
  let said: Int
  let confidence: Double

  init?(_ pair: borrowing TextPair) {
    // Most pairs end here: few texts have such a word, and most that have say nothing of another sense.
    let source = pair.source
    let target = pair.target
    guard !source.senses.isEmpty, !target.senses.isEmpty,
      pair.saysOtherSense, source.words.count <= Self.mostWords, !pair.isTooLong
    else { return nil }
    let list = source.profile.senses
    // The name of a value shows nothing: {remaining}.
    let signs = source.profile.senseWords.signs(in: source).filter { !source.isMasked($0.range) }
    var terms: SharedTerms?
    for own in source.senses {
      let word = list.word(of: own.concept)
      let isFarFetched = list.isFarFetched(own)
      let told = isFarFetched ? nil : source.sense(of: own, by: signs)
      guard isFarFetched || told.map({ !pair.says($0.sense) }) ?? false else { continue }
      for other in target.senses
      where other.isSure && list.word(of: other.concept) == word
        && (isFarFetched ? other.concept == own.concept : other.concept != told?.sense)
        && !source.senses.contains(where: { $0.concept == other.concept && $0.isSure })
        && !signs.contains(where: { $0.sense == other.concept })
      {
        guard
          !isFarFetched
            || !pair.says(another: word, than: other)
              && !source.profile.senseWords.maySay(other.concept, source)
        else { continue }
        terms = terms ?? SharedTerms(pair)
        let names = source.senses.filter { list.word(of: $0.concept) == word }.map(\.range)
        guard !pair.explains(target.trimmed(other.range), apartFrom: names, terms) else { continue }
        let length = source.wordCount(in: source.sentence(at: own.range))
        self.word = own.range
        wording = target.trimmed(other.range)
        meant = told?.sense
        said = other.concept
        // Without a vocabulary, nothing tells what else the source may ask for; and what only lacks a sign may have one
        // that no list knows.
        let isSure = told?.isSure ?? false
        confidence = length > 20 ? 0.8 : isSure && length <= 10 && terms != nil ? 0.95 : 0.85
        return
      }
    }
    return nil
  }
}

extension TextPair {
  /// Whether the translation surely says a sense of a word of the source that is far-fetched there, or not the one
  /// that the source surely has.
  fileprivate var saysOtherSense: Bool {
    let list = source.profile.senses
    return source.senses.contains { own in
      if list.isFarFetched(own) { return target.senses.contains { $0.concept == own.concept } }
      let word = list.word(of: own.concept)
      return target.senses.contains {
        $0.concept != own.concept && list.word(of: $0.concept) == word
      }
    }
  }

  /// Whether the translation may say a sense, or the word in any.
  fileprivate func says(_ sense: Int) -> Bool {
    let words = target.profile.senseWords
    return target.senses.contains { $0.concept == sense } || words.maySay(sense, target)
      || words.maySay(source.profile.senses.word(of: sense), target)
  }

  /// Whether the translation may say a word in a sense besides the one that it says at a place: the source may have
  /// the word twice.
  fileprivate func says(another word: Int, than said: Cue) -> Bool {
    let list = source.profile.senses
    return target.senses.contains {
      $0.concept != said.concept && list.word(of: $0.concept) == word
        && !$0.range.overlaps(said.range)
    }
      || (word..<list.names.count).prefix { list.word(of: $0) == word }.contains {
        $0 != said.concept && target.profile.senseWords.maySay($0, target)
      }
  }

  /// Whether another word of the source may be what a wording stands for, be it two of its characters.
  fileprivate func explains(
    _ wording: Range<Int>, apartFrom names: [Range<Int>], _ terms: SharedTerms?
  ) -> Bool {
    func isOther(_ place: Range<Int>) -> Bool { !names.contains { $0.overlaps(place) } }
    func isMost(_ place: Range<Int>) -> Bool {
      place.clamped(to: wording).count >= min(6, wording.count)
    }
    func answers(_ own: [Cue], _ theirs: [Cue]) -> Bool {
      theirs.contains { answer in
        isMost(answer.range)
          && own.contains {
            $0.concept == answer.concept && ($0.isSure || answer.isSure) && isOther($0.range)
          }
      }
    }
    return terms?.isAsked(forMuchOf: isMost, apartFrom: isOther) ?? false
      || answers(source.cues, target.cues) || answers(source.things, target.things)
      || answers(source.verbs, target.verbs)
  }
}

extension AnalyzedText {
  /// In which sense it has a word: by the phrase that it is in, or else by the words of its sentence. Nil where
  /// nothing tells, or two senses may be meant.
  fileprivate func sense(
    of word: Cue, by signs: [(sense: Int, range: Range<Int>)]
  ) -> (sense: Int, isSure: Bool)? {
    if word.isSure { return (word.concept, true) }
    let list = profile.senses
    // The phrase that it is in says which.
    if senses.contains(where: {
      $0.isSure && $0.range.overlaps(word.range)
        && list.word(of: $0.concept) == word.concept
    }) {
      return nil
    }
    let sentence = sentence(at: word.range)
    let shown = signs.filter {
      list.word(of: $0.sense) == word.concept && sentence.overlaps($0.range)
        && !$0.range.overlaps(word.range)
    }
    guard let first = shown.first else {
      return list.usual(of: word.concept, profile.senseWords).map { ($0, false) }
    }
    return shown.allSatisfy { $0.sense == first.sense } ? (first.sense, false) : nil
  }
}

extension AnalyzedText {
  /// A wording without the space behind it.
  fileprivate func trimmed(_ wording: Range<Int>) -> Range<Int> {
    string.utf8.span[wording.upperBound - 1] == UInt8(ascii: " ")
      ? wording.lowerBound..<wording.upperBound - 1 : wording
  }
}

extension SenseList {
  /// Whether it is a word of the source that has one of its senses only where something shows that: file, the tool.
  fileprivate func isFarFetched(_ word: Cue) -> Bool {
    !word.isSure && self.word(of: word.concept) != word.concept
  }

  /// The sense in which a word is meant where nothing speaks of another.
  fileprivate func usual(of word: Int, _ words: SenseWords) -> Int? {
    (word + 1..<names.count).prefix { self.word(of: $0) == word }.first(where: words.isUsual)
  }
}
