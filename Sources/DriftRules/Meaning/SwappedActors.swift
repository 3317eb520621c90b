import CopyModel
import RuleKit

extension TextPair {
  /// Whether what one does to another is done by the other: “%1$@ removed %2$@”, %2$@已将%1$@移出; “Anna invited Ben”,
  /// Ben님이 Anna님을 초대했습니다.
  func swapsActors(_ original: Range<Int>, _ translation: Range<Int>) -> Bool {
    guard let deed = source.verbs.first(where: { original.overlaps($0.range) }),
      let (actor, other) = actors(of: deed, in: original),
      let x = place(of: actor, in: translation), let y = place(of: other, in: translation)
    else { return false }
    let answer = target.verbs.first {
      $0.concept == deed.concept && translation.overlaps($0.range)
    }
    if target.profile.putsVerbLast {
      guard let answer, target.isActive(answer.range) else { return false }
      return target.isSubject(y) && target.isObject(x)
    }
    guard target.profile.uses(.han), !target.turnsRound(translation),
      (0...3).contains(y.lowerBound - translation.lowerBound), y.upperBound <= x.lowerBound
    else { return false }
    return target.isObject(x)
      || answer.map { y.upperBound <= $0.range.lowerBound && $0.range.upperBound <= x.lowerBound }
        ?? false
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

  /// Who does something and to whom, where the one opens the sentence and the other stands behind the verb.
  private func actors(of deed: Cue, in sentence: Range<Int>) -> (Range<Int>, Range<Int>)? {
    let names = (source.placeholders.map(\.range) + source.words.filter(isName))
      .filter { sentence.overlaps($0) }.sorted { $0.lowerBound < $1.lowerBound }
    guard names.count >= 2, names[0].lowerBound == sentence.lowerBound,
      // “Anna has removed Ben”
      (1...5).contains(deed.range.lowerBound - names[0].upperBound),
      (1...4).contains(names[1].lowerBound - deed.range.upperBound)
    else { return nil }
    return (names[0], names[1])
  }

  /// Whether a word with a capital stands in the translation as it is.
  private func isName(_ word: Range<Int>) -> Bool {
    target.bytes.hasLatinLetter
      && (0x41...0x5A).contains(source.string.utf8Span.span[word.lowerBound])
      && !target.places(of: source.text(in: word), in: target.fullRange).isEmpty
  }

  /// The one place of a sentence where the translation has a placeholder or a name of the source.
  private func place(of name: Range<Int>, in sentence: Range<Int>) -> Range<Int>? {
    let places: [Range<Int>]
    if let own = source.placeholders.first(where: { $0.range == name }) {
      places = target.placeholders.filter { $0.text == own.text }.map(\.range)
    } else {
      places = target.places(of: source.text(in: name), in: sentence)
    }
    return places.count == 1 ? places[0] : nil
  }
}
