import CopyModel
import RuleKit

extension TextPair {
  /// Whether what one does to another is done by the other: “%1$@ removed %2$@”, %2$@已将%1$@移出; “Anna invited Ben”,
  /// Ben님이 Anna님을 초대했습니다.
  func swapsActors(_ original: Range<Int>, _ translation: Range<Int>) -> Bool {
    guard mayNameActors, let (actor, deed, other) = actors(in: original),
      let x = place(of: actor, in: translation), let y = place(of: other, in: translation)
    else { return false }
    if target.profile.putsVerbLast {
      // 에게 is by whom as well as to whom.
      return target.isSubject(y) && target.isObject(x) && !target.roles(at: x).contains(.to)
    }
    guard target.profile.uses(.han), !target.turnsRound(translation),
      (0...3).contains(y.lowerBound - translation.lowerBound), y.upperBound <= x.lowerBound
    else { return false }
    if target.isObject(x) { return true }
    let deeds = source.verbs.filter { $0.range.overlaps(deed) }.map(\.concept)
    return target.verbs.contains {
      deeds.contains($0.concept) && y.upperBound <= $0.range.lowerBound
        && $0.range.upperBound <= x.lowerBound
    }
  }

  /// Whether what somebody else does became what the reader does: “Someone is using your account”, 您正在使用别人的账户.
  func makesReaderDoer(_ original: Range<Int>, _ translation: Range<Int>) -> Bool {
    guard target.profile.uses(.han), !target.addresses.isEmpty,
      let doer = source.words.first(where: { original.overlaps($0) }),
      source.isWord(doer, in: .otherDoers),
      let deed = source.verbs.first(where: { original.overlaps($0.range) }),
      !source.words.contains(where: {
        $0.upperBound <= deed.range.lowerBound && original.overlaps($0)
          && source.isWord($0, in: .readerPronouns)
      }),
      let answer = target.verbs.first(where: {
        $0.concept == deed.concept && translation.overlaps($0.range)
      }), let reader = target.reader(in: translation)
    else { return false }
    return (0...3).contains(reader.lowerBound - translation.lowerBound)
      && reader.upperBound <= answer.range.lowerBound
      && target.verbs.first { $0.range.lowerBound >= reader.upperBound }?.concept == deed.concept
  }

  /// Whether a sentence may open with one name and go on with another.
  var mayNameActors: Bool {
    source.placeholders.count > 1 || source.words.first.map(isName) == true
  }

  /// Who does something and to whom, where the one opens the sentence and the other stands right behind the verb:
  /// “Anna removed Ben”, but not “Anna and Ben”, “Anna is Ben”, “Anna’s Ben”.
  private func actors(
    in sentence: Range<Int>
  ) -> (actor: Range<Int>, deed: Range<Int>, other: Range<Int>)? {
    guard let actor = name(from: sentence.lowerBound, upTo: 0),
      let deed = source.words.first(where: { $0.lowerBound == actor.upperBound + 1 }),
      source.ends(deed, in: .participleEndings)
        || source.verbs.contains(where: { $0.range.overlaps(deed) }),
      let other = name(from: deed.upperBound + 1, upTo: 3), sentence.overlaps(other)
    else { return nil }
    return (actor, deed, other)
  }

  /// A placeholder, or a word that is a name, that starts at a place or a few bytes behind it.
  func name(from start: Int, upTo gap: Int) -> Range<Int>? {
    let near = start...start + gap
    return source.placeholders.map(\.range).first { near.contains($0.lowerBound) }
      ?? source.words.first { near.contains($0.lowerBound) && isName($0) }
  }

  /// Whether a word with a capital stands in the translation as it is.
  private func isName(_ word: Range<Int>) -> Bool {
    let first = source.string.utf8Span.span[word.lowerBound]
    // Most translations lack the letter.
    return first.isASCIICapital && target.bytes.contains(first)
      && !target.places(of: source.text(in: word), in: target.fullRange).isEmpty
  }

  /// The one place of a sentence where the translation has a placeholder or a name of the source.
  func place(of name: Range<Int>, in sentence: Range<Int>) -> Range<Int>? {
    let places: [Range<Int>]
    if let own = source.placeholders.first(where: { $0.range == name }) {
      places = target.placeholders.filter { $0.text == own.text }.map(\.range)
    } else {
      places = target.places(of: source.text(in: name), in: sentence)
    }
    return places.count == 1 ? places[0] : nil
  }
}
