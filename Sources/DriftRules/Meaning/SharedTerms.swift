import CopyModel
import RuleKit

/// How far a text and its translation speak of the same things, by the interface vocabulary.
struct SharedTerms {
  /// How many words the vocabulary knows, and how many of them the other text says.
  typealias Count = (known: Int, found: Int)

  private let own: [Vocabulary.Term]
  private let theirs: [Vocabulary.Term]
  /// The keys of all that each text says.
  private let asked: Keys
  private let said: Keys

  /// Keys to look up: sorted where there are many, as most texts have few.
  private struct Keys {
    private static let few = 16

    private let terms: [Vocabulary.Term]
    private var sorted: [Int] = []

    init(_ terms: [Vocabulary.Term]) {
      self.terms = terms
      if terms.count > Self.few { sorted = terms.map(\.key).sorted() }
    }

    func contains(_ key: Int) -> Bool {
      if sorted.isEmpty { return terms.contains { $0.key == key } }
      let place = sorted.firstPosition { $0 >= key }
      return place < sorted.count && sorted[place] == key
    }
  }

  /// Nil when there is no vocabulary for one of the locales, or too much text.
  init?(_ pair: borrowing TextPair) {
    guard !pair.isTooLong, let own = pair.source.terms, let theirs = pair.target.terms else {
      return nil
    }
    (self.own, self.theirs) = (own, theirs)
    asked = Keys(own)
    said = Keys(theirs)
  }

  /// The words of a stretch of the source, and how many of them the translation says anywhere.
  func source(in stretch: Range<Int>) -> Count {
    var count: Count = (0, 0)
    for term in own where !term.isPart && stretch.overlaps(term.range) {
      count.known += 1
      if said.contains(term.key) { count.found += 1 }
    }
    return count
  }

  /// Whether the vocabulary knows a word of the source.
  func isKnown(_ word: Range<Int>) -> Bool { own.contains { $0.range.overlaps(word) } }

  /// Whether the translation says, anywhere, a word that stands here in the source.
  func isSaid(_ word: Range<Int>) -> Bool {
    own.contains { $0.range.overlaps(word) && said.contains($0.key) }
  }

  /// Whether the translation says, apart from some places, a word that stands here in the source.
  func isSaid(_ word: Range<Int>, apartFrom places: [Range<Int>]) -> Bool {
    own.contains { term in
      term.range.overlaps(word)
        && theirs.contains { answer in
          answer.key == term.key && !places.contains { $0.overlaps(answer.range) }
        }
    }
  }

  /// The words of a stretch of the translation, but for single wide characters, that the source does not say.
  func unasked(in stretch: Range<Int>) -> [Range<Int>] {
    theirs.filter {
      !$0.isPart && stretch.overlaps($0.range) && $0.range.count > 3 && !isAsked($0.range)
    }.map(\.range)
  }

  /// How many places of a stretch of the translation have such words.
  func foreign(in stretch: Range<Int>) -> Int {
    var seen: [Range<Int>] = []
    for place in unasked(in: stretch) where !seen.contains(where: place.overlaps) {
      seen.append(place)
    }
    return seen.count
  }

  /// How many places of a stretch of the translation have words of which a stretch of the source says none; one wide
  /// character may be a part of any word. None where it says one.
  func strangers(in stretch: Range<Int>, to own: Range<Int>) -> Int {
    let asked = keysAsked(in: own)
    guard keysSaid(in: stretch).isDisjoint(with: asked) else { return 0 }
    return Set(
      theirs.lazy.filter {
        !$0.isPart && stretch.overlaps($0.range) && $0.range.count > 3
      }.map(\.range.lowerBound)
    ).count
  }

  /// How many places of a stretch of the translation have a word that the source says.
  func answers(in stretch: Range<Int>) -> Int {
    let places = theirs.lazy.filter { !$0.isPart && stretch.overlaps($0.range) }.map(\.range)
    return Set(places.filter(isAsked).map(\.lowerBound)).count
  }

  /// The longest word of the translation that starts at a place.
  func longestSaid(at start: Int) -> Range<Int>? {
    theirs.filter { $0.range.lowerBound == start }.map(\.range).max { $0.count < $1.count }
  }

  /// Whether the source says, anywhere, a word that stands here in the translation.
  func isAsked(_ word: Range<Int>) -> Bool {
    theirs.contains { term in
      term.range.overlaps(word) && asked.contains(term.key)
    }
  }

  /// Whether the source says, anywhere, what stands in the translation for more than a stretch, by at least two wide
  /// characters on a side. Where verbs end sentences, the end of any, 했습니다, is no evidence, nor is the stem of one, 사용할 수:
  /// there it has to stand for one of the words of the stretch that deny.
  func isAskedInMore(_ stretch: Range<Int>, thanAny denials: [Range<Int>]) -> Bool {
    theirs.contains { term in
      term.range.overlaps(stretch) && asked.contains(term.key)
        && (denials.isEmpty
          || denials.contains {
            term.range.lowerBound <= $0.lowerBound && term.range.upperBound >= $0.upperBound
          })
        && max(
          stretch.lowerBound - term.range.lowerBound, term.range.upperBound - stretch.upperBound)
          > 3
    }
  }

  /// Whether the source says, anywhere, what stands in the translation for a stretch and more.
  func asksForMore(than stretch: Range<Int>) -> Bool {
    theirs.contains { term in
      term.range.lowerBound <= stretch.lowerBound && term.range.upperBound >= stretch.upperBound
        && term.range != stretch && asked.contains(term.key)
    }
  }

  /// Whether the vocabulary knows a word of the translation, or one that it is a part of.
  func knows(inTranslation word: Range<Int>) -> Bool {
    theirs.contains {
      $0.range.lowerBound <= word.lowerBound && $0.range.upperBound >= word.upperBound
    }
  }

  /// Whether the source says, anywhere, what all of a stretch of the translation stands for. A part of `names`
  /// is no evidence: the “home” of “home screen” asks for no home page.
  func asks(forAll stretch: Range<Int>, butPartsOf names: [Range<Int>]) -> Bool {
    theirs.contains { term in
      term.range.lowerBound <= stretch.lowerBound && term.range.upperBound >= stretch.upperBound
        && asked.contains(term.key)
        && own.contains { word in
          word.key == term.key
            && names.allSatisfy {
              !word.range.overlaps($0)
                || word.range.lowerBound <= $0.lowerBound && word.range.upperBound >= $0.upperBound
            }
        }
    }
  }

  /// Whether the source says, elsewhere than at a place, what all of a stretch of the translation stands for.
  func asks(forAll stretch: Range<Int>, apartFrom place: Range<Int>) -> Bool {
    theirs.contains { term in
      term.range.lowerBound <= stretch.lowerBound && term.range.upperBound >= stretch.upperBound
        && own.contains { $0.key == term.key && !$0.range.overlaps(place) }
    }
  }

  /// Whether the source says, at a place of one kind, what stands at a place of the translation of another kind.
  func isAsked(
    forMuchOf isMost: (Range<Int>) -> Bool, apartFrom isOther: (Range<Int>) -> Bool
  ) -> Bool {
    theirs.contains { term in
      isMost(term.range) && asked.contains(term.key)
        && own.contains { $0.key == term.key && isOther($0.range) }
    }
  }

  /// The keys of what a stretch of the source says.
  func keysAsked(in stretch: Range<Int>) -> Set<Int> {
    Set(own.filter { !$0.isPart && stretch.overlaps($0.range) }.map(\.key))
  }

  /// Where the translation says a word that the source says elsewhere than at a place.
  func placesAsked(apartFrom place: Range<Int>) -> [Range<Int>] {
    theirs.filter { term in
      own.contains { $0.key == term.key && !$0.range.overlaps(place) }
    }.map(\.range)
  }

  /// Where the translation says one of some keys.
  func placesSaid(of keys: Set<Int>) -> [Range<Int>] {
    keys.isEmpty ? [] : theirs.filter { keys.contains($0.key) }.map(\.range)
  }

  /// Whether the last word of a stretch of the translation that only one of two parts of the source says is of the first.
  func endsWithWord(of part: Range<Int>, notOf rest: Range<Int>, in stretch: Range<Int>) -> Bool {
    let (own, other) = (keysAsked(in: part), keysAsked(in: rest))
    let last = theirs.last {
      !$0.isPart && stretch.overlaps($0.range) && own.contains($0.key) != other.contains($0.key)
    }
    return last.map { own.contains($0.key) } ?? false
  }

  /// The keys of what a stretch of the translation may say.
  func keysSaid(in stretch: Range<Int>) -> Set<Int> {
    Set(theirs.filter { stretch.overlaps($0.range) }.map(\.key))
  }

  /// Whether a word of the translation is a wording of one of the source.
  func isAnswer(_ answer: Range<Int>, to word: Range<Int>) -> Bool {
    theirs.contains { term in
      term.range.overlaps(answer) && own.contains { $0.key == term.key && $0.range.overlaps(word) }
    }
  }

  /// Where the source says a word that stands here in the translation.
  func places(of word: Range<Int>) -> [Range<Int>] {
    let keys = Set(theirs.filter { $0.range.overlaps(word) }.map(\.key))
    return keys.isEmpty ? [] : own.filter { keys.contains($0.key) }.map(\.range)
  }

  /// The words of a stretch of the source but for some, and how many of them a stretch of the translation says as
  /// often.
  func count(
    from stretch: Range<Int>, apartFrom words: Range<Int>? = nil, in translation: Range<Int>
  ) -> Count {
    var count: Count = (0, 0)
    var used: [Int: Int] = [:]
    for term in own
    where !term.isPart && stretch.overlaps(term.range) && words?.overlaps(term.range) != true {
      count.known += 1
      let uses = used[term.key, default: 0]
      let answers = theirs.count { $0.key == term.key && translation.overlaps($0.range) }
      guard answers > uses else { continue }
      used[term.key] = uses + 1
      count.found += 1
    }
    return count
  }

  /// The words of the translation, and how many of them the source says. One wide character that it does not say may
  /// well be a part of a word that nobody knows: 断 in 断层.
  var target: Count {
    var count: Count = (0, 0)
    var seen: Range<Int>?
    for term in theirs where !term.isPart && term.range != seen {
      seen = term.range
      // A shorter wording inside may be what the source says.
      let isSaid = theirs.contains {
        $0.range.overlaps(term.range) && asked.contains($0.key)
      }
      if isSaid { count.found += 1 }
      if isSaid || term.range.count > 3 { count.known += 1 }
    }
    return count
  }
}

extension TextPair {
  /// Whether the translation says a word of the source, as far as there is a vocabulary to tell.
  var sharesTerms: Bool {
    SharedTerms(self).map { $0.source(in: source.fullRange).found > 0 } ?? true
  }
}
