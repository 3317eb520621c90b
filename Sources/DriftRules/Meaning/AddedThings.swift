import CopyModel
import RuleKit

extension TextPair {
  /// The things that only the translation names. What a word of the source may name as well, a user name for “account”, it
  /// does not where the translation names what it surely names: 帐户.
  var addedThings: ThingSet {
    let named = target.named
    let added = named.subtracting(source.named)
    guard !added.isDisjoint(with: source.mayBeNamed) else { return added }
    let answered = source.things.filter { $0.isSure && named.contains($0.concept) }
    let asked = source.things.lazy.filter { thing in
      !thing.isSure && !answered.contains { $0.range == thing.range }
    }
    return added.subtracting(ThingSet(asked.map(\.concept)))
  }
}
