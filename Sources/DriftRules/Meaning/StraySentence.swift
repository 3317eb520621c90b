import CopyModel
import RuleKit

extension TextPair {
  /// A sentence of the translation that says nothing of its own sentence of the source, where the sentences around it do:
  /// “The door is open. Your ticket was printed.”, 门已打开。此剧集将被删除。
  var straySentence: (source: Range<Int>, target: Range<Int>)? {
    let count = source.sentences.count
    guard (2...StraySentence.most).contains(count), target.sentences.count == count, !isTooLong,
      !target.bytes.contains(0x0A), let terms = SharedTerms(self)
    else { return nil }
    let pairs = zip(source.sentences, target.sentences)
    let counts = pairs.map { terms.count(from: $0.range, in: $1.range) }
    guard let stray = counts.firstIndex(where: { $0.known > 2 && $0.found == 0 }),
      counts.enumerated().allSatisfy({ $0 == stray || 2 * $1.found >= $1.known && $1.found > 0 })
    else { return nil }
    let (own, theirs) = (source.sentences[stray], target.sentences[stray])
    let foreign = terms.strangers(in: theirs.range, to: own.range)
    guard own.ending == theirs.ending, own.ending == .period, foreign > 2,
      counts[stray].known + foreign >= StraySentence.evidence,
      !sharesAnything(own.range, theirs.range),
      // What belongs to another sentence was only put elsewhere.
      !pairs.contains(where: {
        $0.range != own.range && terms.count(from: own.range, in: $1.range).found > 1
      })
    else { return nil }
    return (own.range, theirs.range)
  }

  /// Whether two sentences may say or name the same, or show the same value, number or name.
  private func sharesAnything(_ own: Range<Int>, _ theirs: Range<Int>) -> Bool {
    let events = source.profile.concepts.events
    let asked = source.cues.filter { own.overlaps($0.range) && events.contains($0.concept) }
      .map(\.concept)
    let named = source.things.filter { own.overlaps($0.range) }.map(\.concept)
    let done = source.verbs.filter { own.overlaps($0.range) }.map(\.concept)
    return target.cues.contains { theirs.overlaps($0.range) && asked.contains($0.concept) }
      || target.things.contains { theirs.overlaps($0.range) && named.contains($0.concept) }
      || target.verbs.contains { theirs.overlaps($0.range) && done.contains($0.concept) }
      || source.placeholders.contains { own.overlaps($0.range) }
      || target.placeholders.contains { theirs.overlaps($0.range) }
      || source.numbers.contains { number in
        own.overlaps(number.range)
          && target.numbers.contains {
            theirs.overlaps($0.range) && $0.value == number.value
          }
      }
      || source.words.contains { word in
        own.overlaps(word) && target.shows(source.text(in: word))
      }
  }
}

private enum StraySentence {
  /// The most sentences of a text of which each is held against its own.
  static let most = 4
  /// How many words must be known on both sides, and not be said on the other.
  static let evidence = 7
}
