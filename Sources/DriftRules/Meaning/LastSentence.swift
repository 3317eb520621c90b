import CopyModel
import RuleKit

extension TextPair {
  /// Whether the translation says nothing that only the last sentence says, where it has no more clauses than the others,
  /// each speaks of them, and all of it is no longer than they would be.
  func leavesOutLast(_ terms: SharedTerms?, _ ratio: LengthRatio) -> Bool {
    guard let terms, let last = source.sentences.last?.range else { return false }
    let others = source.sentences.dropLast().map(\.range)
    let asked = others.reduce(into: Set<Int>()) { $0.formUnion(terms.keysAsked(in: $1)) }
    let own = terms.keysAsked(in: last).subtracting(asked)
    guard !own.isEmpty, own.isDisjoint(with: terms.keysSaid(in: target.fullRange)),
      // A value that it shows was translated.
      !source.placeholders.contains(where: { value in
        last.overlaps(value.range) && target.placeholders.contains { $0.text == value.text }
      })
    else { return false }
    let bytes = source.string.utf8.span
    let commas = others.reduce(0) { $0 + $1.count { bytes[$0] == UInt8(ascii: ",") } }
    // What stands there as it is takes as much in any language.
    let alike = charactersAlike
    let rest = others.reduce(0) { $0 + source.scalars(in: $1) } - alike
    return target.clauses.count <= others.count + commas
      && Double(target.characters - alike) < LastSentence.longest * Double(rest) * ratio.median
      && others.allSatisfy {
        let count = terms.source(in: $0)
        return count.found > 1 && count.found * 2 > count.known
      }
      && target.clauses.allSatisfy { !terms.keysSaid(in: $0).isDisjoint(with: asked) }
  }
}

private enum LastSentence {
  /// How much of the usual length the translation of the other sentences may have.
  static let longest = 1.1
}
