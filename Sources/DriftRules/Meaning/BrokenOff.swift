import CopyModel
import RuleKit

extension TextPair {
  /// Whether the source is a sentence to its end mark, and the translation has no mark and ends where no sentence does: at a
  /// particle, in open brackets, or after much less than the usual length.
  var breaksOff: Bool {
    guard [.period, .question, .exclamation].contains(source.ending), target.ending == .none,
      source.words.count > 3, !isTooLong
    else { return false }
    return target.goesOnAtEnd || target.leavesBracketOpen && !source.leavesBracketOpen
      || isMuchShorter
  }

  private var isMuchShorter: Bool {
    guard let ratio = target.profile.lengthRatio, source.characters > BrokenOff.shortest,
      Double(target.characters) < BrokenOff.share * Double(source.characters) * ratio.median,
      !target.contains(anyOf: .remarks), let terms = SharedTerms(self)
    else { return false }
    // What is short and says all of it was well put.
    let own = terms.source(in: source.fullRange)
    return own.known - own.found > 2 && Double(own.found) < BrokenOff.coverage * Double(own.known)
  }
}

private enum BrokenOff {
  /// How many characters a source has whose translation has a usual length.
  static let shortest = 40
  /// How much of that length a translation may have.
  static let share = 0.6
  /// How many of the words of the source a short translation may say.
  static let coverage = 0.65
}

extension AnalyzedText {
  /// Whether the last word is one that others follow, or ends so.
  fileprivate var goesOnAtEnd: Bool {
    guard let last = words.last else { return false }
    let bytes = string.utf8.span
    guard (last.upperBound..<bytes.count).allSatisfy({ bytes[$0] <= 0x20 }) else { return false }
    // 마을 has no particle.
    return profile.uses(.hangul)
      ? ends(last, in: .goingOn) && !ends(last, in: .particleLookalikes)
      : isWord(last, in: .goingOn)
  }

  /// Whether a parenthesis is still open at its end.
  fileprivate var leavesBracketOpen: Bool { hasOpenParenthesis(at: fullRange.upperBound) }
}
