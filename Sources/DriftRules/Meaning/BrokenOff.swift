import CopyModel
import RuleKit

extension TextPair {
  /// Whether the source is a sentence to its end mark, and the translation has no mark and ends where no sentence does: at a
  /// particle, in open brackets, before its verb, or after much less than the usual length.
  var breaksOff: Bool {
    guard [.period, .question, .exclamation].contains(source.ending), target.ending == .none,
      source.words.count > 3, !isTooLong
    else { return false }
    return target.goesOnAtEnd && !source.opensAside(at: 0) && source.hasVerb
      || target.leavesBracketOpen && !source.leavesBracketOpen || endsBeforeVerb || isMuchShorter
      || endsWithinLastSentence || leavesLastSentence
  }

  /// Whether all sentences of a Chinese translation have their end marks but the last, which has much less than the usual
  /// length of that of the source: 若非本人.
  private var leavesLastSentence: Bool {
    guard target.profile.uses(.han), !target.profile.uses(.kana), target.wordAtEnd != nil,
      target.sentences.count > 1, source.sentences.count == target.sentences.count,
      target.sentences.dropLast().allSatisfy({ $0.ending != .none }),
      let own = source.sentences.last?.range, let rest = target.sentences.last?.range,
      let ratio = target.profile.lengthRatio
    else { return false }
    return Double(target.scalars(in: rest))
      < BrokenOff.shareOfLast * Double(source.scalars(in: own)) * ratio.median
  }

  /// Whether all sentences of a Korean translation have their end marks but the last, which does not end as one does:
  /// 가능합니다. 시.
  private var endsWithinLastSentence: Bool {
    guard target.profile.uses(.hangul), target.sentences.count > 1, source.sentences.count > 1,
      target.sentences.dropLast().allSatisfy({ $0.ending != .none && target.hasPredicate($0.range) }
      ),
      let rest = target.sentences.last?.range, !target.hasPredicate(rest),
      let last = target.wordAtEnd, !source.mayMean(anyOf: [.forExample]),
      source.sentences.last.map({ source.opensAside(at: $0.range.lowerBound) }) == false,
      case let text = target.string.utf8.span,
      !rest.contains(where: { text[$0] == UInt8(ascii: ":") })
    else { return false }
    return last.allSatisfy { text[$0] >= 0x80 }
  }

  /// Whether a Korean translation ends in a noun behind what does something or is done to, where the source has a verb: 모든
  /// 구성원이 이 메모. What describes that noun is a verb of its own: 명령이 삭제될 장치.
  private var endsBeforeVerb: Bool {
    guard target.profile.uses(.hangul), source.coreCompleteness == .sentence,
      isShorter(than: BrokenOff.shareWithoutVerb), let last = target.words.last,
      let start = target.words.lastIndex(where: target.hasSubjectParticle),
      case let rest = target.words[(start + 1)...], !rest.isEmpty
    else { return false }
    return !target.ends(last, in: .predicateNouns)
      && !rest.contains { target.ends($0, in: .attributiveEndings) || target.says(anyDeedIn: $0) }
  }

  private var isMuchShorter: Bool {
    guard isShorter(than: BrokenOff.share), !target.contains(anyOf: .remarks),
      let terms = SharedTerms(self)
    else { return false }
    // What is short and says all of it was well put.
    let own = terms.source(in: source.fullRange)
    return own.known - own.found > 2 && Double(own.found) < BrokenOff.coverage * Double(own.known)
  }

  /// Whether the translation of a text that has a usual length has less than a share of it.
  private func isShorter(than share: Double) -> Bool {
    guard let ratio = target.profile.lengthRatio, source.characters > BrokenOff.shortest else {
      return false
    }
    return Double(target.characters) < share * Double(source.characters) * ratio.median
  }
}

private enum BrokenOff {
  /// How many characters a source has whose translation has a usual length.
  static let shortest = 40
  /// How much of that length a translation may have.
  static let share = 0.6
  /// The same of one that has no verb.
  static let shareWithoutVerb = 0.75
  /// The same of a last sentence without its mark.
  static let shareOfLast = 0.4
  /// How many of the words of the source a short translation may say.
  static let coverage = 0.65
}

extension AnalyzedText {
  /// The last word, where no sign stands behind it.
  fileprivate var wordAtEnd: Range<Int>? {
    let bytes = string.utf8.span
    return words.last.flatMap { last in
      (last.upperBound..<bytes.count).allSatisfy { bytes[$0] <= 0x20 } ? last : nil
    }
  }

  /// Whether the last word is one that others follow, or ends so.
  fileprivate var goesOnAtEnd: Bool {
    guard let last = wordAtEnd else { return false }
    // 마을 has no particle.
    return profile.uses(.hangul)
      ? ends(last, in: .goingOn) && !ends(last, in: .particleLookalikes)
        && !ends(last, in: .goingOnLookalikes)
      : isWord(last, in: .goingOn)
  }

  /// Whether a sentence begins with when, why or on what condition something is so, and may say no more: “Until it cools.”
  fileprivate func opensAside(at start: Int) -> Bool {
    guard let first = words.first(where: { $0.lowerBound >= start }) else { return false }
    return isWord(first, in: .toWords)
      || mayMean(anyOf: [.when, .if, .before, .after, .until], in: first)
  }

  /// Whether it is a sentence, or does something: no “in the next few days”.
  fileprivate var hasVerb: Bool { coreCompleteness == .sentence || !verbs.isEmpty }

  /// Whether a Korean word has a particle of who does something, or of what it is done to: 구성원이, 메모를.
  fileprivate func hasSubjectParticle(_ word: Range<Int>) -> Bool {
    let particle = word.upperBound - 3
    return particle > word.lowerBound
      && (has(.subjectParticles, at: particle)
        || has(.objectParticles, at: particle) && !ends(word, in: .attributiveEndings))
  }

  /// Whether something may be done in a stretch: 삭제.
  fileprivate func says(anyDeedIn stretch: Range<Int>) -> Bool {
    verbs.contains { $0.range.overlaps(stretch) }
      || cues.contains {
        $0.range.overlaps(stretch) && profile.concepts.events.contains($0.concept)
      }
  }

  /// Whether a Korean sentence ends in a verb, or in a noun that stands for one.
  fileprivate func hasPredicate(_ sentence: Range<Int>) -> Bool {
    words(in: sentence).last.map { ends(core(of: $0), in: .predicateNouns) } ?? false
  }

  /// Whether a parenthesis is still open at its end.
  fileprivate var leavesBracketOpen: Bool { hasOpenParenthesis(at: fullRange.upperBound) }
}
