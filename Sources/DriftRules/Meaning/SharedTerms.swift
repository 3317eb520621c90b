import CopyModel
import RuleKit

/// How far a text and its translation speak of the same things, by the interface vocabulary.
struct SharedTerms {
  /// How many words of the source the vocabulary knows, and how many of them the translation says.
  private(set) var source = (known: 0, found: 0)
  /// How many words of the translation the vocabulary knows, and how many of them the source says.
  private(set) var target = (known: 0, found: 0)

  /// Compares two stretches; nil when there is no vocabulary for one of the locales, or too much text.
  init?(_ pair: TextPair, _ stretches: (source: Range<Int>, target: Range<Int>)) {
    guard !pair.isTooLong, let english = pair.source.profile.vocabulary,
      let other = pair.target.profile.vocabulary
    else { return nil }
    let own = english.terms(of: pair.source).filter { stretches.source.overlaps($0.range) }
    let theirs = other.terms(of: pair.target).filter { stretches.target.overlaps($0.range) }
    let said = Set(theirs.map(\.key))
    let asked = Set(own.map(\.key))
    for term in own where !term.isPart {
      source.known += 1
      if said.contains(term.key) { source.found += 1 }
    }
    var seen: Range<Int>?
    for term in theirs where !term.isPart && term.range != seen {
      seen = term.range
      target.known += 1
      // A shorter wording inside may be what the source says.
      if theirs.contains(where: { $0.range.overlaps(term.range) && asked.contains($0.key) }) {
        target.found += 1
      }
    }
  }
}
