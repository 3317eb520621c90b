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

extension TextPair {
  /// What joins clauses, of which the first character of a Chinese word may be the last of the clause before.
  private static let joints: [NamedConcept] = [.after, .when, .if, .before, .until, .unless]

  /// Whether the first character of what a translation names may only end a clause: 登录后门打开 is “after login, the door”.
  func mayPart(_ thing: Cue) -> Bool {
    target.profile.uses(.han) && target.has(.conditionMarks, at: thing.range.lowerBound)
      && source.says(anyOf: Self.joints)
      && !target.says(anyOf: Self.joints, in: target.fullRange.lowerBound..<thing.range.lowerBound)
  }
}
