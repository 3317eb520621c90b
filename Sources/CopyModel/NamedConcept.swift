/// The concepts that rules are built on. Every lexicon has them: a test holds it to that.
public enum NamedConcept: Int, Sendable, CaseIterable {
  case above, after, again, all, allow, already, although, always, am, areYouSure, asResult,
    atLeast,
    atMost,
    automatically,
    avoid,
    because,
    before, below, both
  case can, cancel, cannot, cannotUndo, ceased, choose, comparison, compulsory, confirm, `continue`,
    contrast,
    deadline, defaultOne, delete, done, dontAllow
  case either, elapsed, empty, emptyTrash, erase, error, evenIf, exception, excluded, expired,
    failed,
    fewer,
    first, forbidden, forExample, hasBeen, heldDown, `if`, included, incorrect, inProgress,
    invalid, keep, keepBoth
  case learnMore, leave, leftUndone, lessThan, lift, lock, lost, may, more, moreThan, must,
    needless, negation,
    noLonger, notNow, notYet, ok, only, optional, otherOne, overwrite
  case permanently, please, pm, purpose, rarely, ratherThan, receive, remaining, replace, reset,
    restore, revert, save, selectedOne, send, signOut, sinceThen, singleOne, some,
    still, stop, succeeded
  case temporarily, then, turnOff, undo, unknown, unless, unlock, unsupported, until, valid,
    verify, when,
    willBe, within, without, withRequirement

  /// How much or how often something holds.
  package static let scopes: [NamedConcept] = [
    .all, .only, .always, .rarely, .atLeast, .atMost, .temporarily, .forExample,
  ]
  /// On what condition something holds.
  package static let conditions: [NamedConcept] = [
    .if, .unless, .without, .when, .until, .exception,
  ]

  /// Its name in the lexicon: `cannot-undo` for `cannotUndo`.
  public var name: String {
    let letters = "\(self)".utf8.flatMap { letter in
      letter.isASCIICapital ? [UInt8(ascii: "-"), letter | 0x20] : [letter]
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// By their names in the lexicon.
  static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
}
