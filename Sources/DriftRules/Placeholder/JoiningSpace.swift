import CopyModel
import RuleKit

extension TextPair {
  /// The space at the end of a source that something is joined to, where the translation has none and its language sets
  /// words apart.
  var lostJoint: Range<Int>? {
    let (own, theirs) = (source.string.utf8.span, target.string.utf8.span)
    guard own.count > 1, own.has(" ", at: own.count - 1), !theirs.isEmpty,
      !target.profile.uses([.han, .kana]) || target.profile.uses(.hangul),
      let last = theirs.scalar(before: theirs.count), ScalarClass(last) != .space,
      source.cannotEnd
    else { return nil }
    return own.count - 1..<own.count
  }
}

extension AnalyzedText {
  /// Whether its last word belongs to the verb before it: “Turn on ” and “Log in ” are whole.
  private var endsInParticle: Bool {
    let (text, caseWords) = (string.utf8.span, profile.caseWords)
    guard words.count > 1, let particle = caseWords.entry(text, words[words.count - 1]) else {
      return false
    }
    return caseWords.bond(of: particle, behind: words[words.count - 2], of: text) != nil
  }

  /// Whether what comes before the space at its end asks for more: a preposition, “and”, an article, a colon or a
  /// comma.
  fileprivate var cannotEnd: Bool {
    let text = string.utf8.span
    guard !text.has("  ", at: text.count - 2), let last = words.last else { return false }
    if last.upperBound == text.count - 1 {
      return kinds(of: last).contains(.small) && !endsInParticle
    }
    return last.upperBound == text.count - 2
      && (text.has(":", at: last.upperBound) || text.has(",", at: last.upperBound))
  }
}
