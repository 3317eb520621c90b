/// The concepts that rules are built on. Every lexicon has them: a test holds it to that.
public enum NamedConcept: Int, Sendable, CaseIterable {
  case after, all, always, am, atLeast, atMost, before, both, can, cancel, cannot, cannotUndo
  case comparison, compulsory, contrast
  case either, elapsed, error, excluded, forbidden, forExample, hasBeen, `if`, inProgress, lessThan,
    lift, may, moreThan, must, needless, negation, noLonger, notNow, notYet, only, permanently,
    please, pm, rarely, ratherThan, remaining, reset, succeeded, temporarily, then, turnOff
  case unless, verify, when, willBe, without, withRequirement

  /// Its name in the lexicon: `cannot-undo` for `cannotUndo`.
  public var name: String {
    "\(self)".reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : String($1) }
  }
}
