import CopyModel
import RuleKit

extension TextPair {
  /// A clause of the source of which the translation says nothing, while it says what stands around it and is short
  /// of as much.
  var droppedClause: Range<Int>? {
    guard let ratio = target.profile.lengthRatio, source.words.count > 5, !isTooLong else {
      return nil
    }
    let length = Double(target.characters) / (Double(source.characters) * ratio.median)
    guard length < DroppedClause.longest, !source.bytes.contains(UInt8(ascii: "|")),
      case let clauses = source.clausesByWord, !clauses.isEmpty, let terms = SharedTerms(self)
    else { return nil }
    let all = terms.source(in: source.fullRange)
    guard all.found > 1, all.known > all.found + 1 else { return nil }
    return clauses.first { clause in
      // 등 and 等 may stand for the last part of a list.
      guard !source.opens(clause, with: .joiners), !asksAnyway(clause), !saysCondition(of: clause)
      else {
        return false
      }
      let own = terms.source(in: clause)
      guard own.known > 1, own.found == 0, !showsName(in: clause), !deniesAsOften(as: clause)
      else { return false }
      let share = Double(all.found) / Double(all.known - own.known)
      // More words without an answer need less of everything else.
      // Without when it is, a deed is another.
      let shorter =
        source.opensCondition(clause) ? DroppedClause.shorterOfCondition : DroppedClause.shorter
      return own.known > 2 && share >= 0.6 || share >= 0.75 && length < shorter
    }
  }
}

extension TextPair {
  /// Whether the translation has a name in Latin letters of a stretch, and so speaks of it: “when writing to FAT32”,
  /// FAT32에서.
  func showsName(in stretch: Range<Int>) -> Bool {
    target.bytes.hasLatinLetter
      && source.words.contains { word in
        stretch.overlaps(word) && source.string.utf8.span.isName(word)
          && source.words.count { source.text(in: $0) == source.text(in: word) } == 1
          && target.shows(source.text(in: word))
      }
  }
}

extension TextPair {
  /// Whether a clause asks whether the reader is sure, and the translation asks as well: “Are you sure you want to
  /// delete it?”, 삭제를 원합니까?
  private func asksAnyway(_ clause: Range<Int>) -> Bool {
    source.mayMean(anyOf: [.areYouSure], in: clause) && target.ending == .question
  }

  /// Whether the translation says by what word a clause is joined, which is the only one of its kind: “until”, 前.
  private func saysCondition(of clause: Range<Int>) -> Bool {
    DroppedClause.conditions.contains { name in
      guard let concept = source.profile.concept(name), let cue = source.cue(concept, in: clause),
        cue.range.lowerBound == clause.lowerBound,
        source.cues.count(where: { $0.concept == concept && $0.isSure }) == 1
      else { return false }
      return target.says(anyOf: name == .until ? [.until, .before] : [name])
    }
  }

  /// Whether a clause denies, and the translation denies as often as the source: 無訊號 says all of “there doesn't seem to
  /// be a signal”.
  func deniesAsOften(as clause: Range<Int>) -> Bool {
    let denials = Polarity(of: source, in: source.fullRange).explicit
    let answer = Polarity(of: target, in: target.fullRange)
    return denials.contains(where: clause.overlaps)
      && answer.explicit.count + answer.implied >= denials.count
  }
}

private enum DroppedClause {
  /// How much of the usual length a translation may have that leaves out three words or more; then two. Of 55,000 good
  /// translations in 23 apps, about 15 were flagged so, of which two thirds had lost something (2026).
  static let (longest, shorter) = (0.8, 0.65)
  /// The same where what is left out tells when or whether.
  static let shorterOfCondition = 0.75
  /// What opens a clause that does.
  static let conditions: [NamedConcept] = [.if, .when, .before, .after, .unless, .until]
}

extension AnalyzedText {
  /// What stands between marks, and before and behind words that open a clause.
  fileprivate var clausesByWord: [Range<Int>] {
    let bytes = string.utf8.span
    var clauses: [Range<Int>] = []
    var start: Int?
    var end = 0
    for word in words {
      let opens = isOpener(word)
      if let first = start, opens || bytes.separates(end..<word.lowerBound) {
        clauses.append(first..<end)
        start = word.lowerBound
      }
      start = start ?? word.lowerBound
      end = word.upperBound
    }
    if let start { clauses.append(start..<end) }
    return clauses.count > 1 ? clauses : []
  }

  /// Whether a clause tells when or whether something is done: *after playback*.
  fileprivate func opensCondition(_ clause: Range<Int>) -> Bool {
    cues.contains {
      $0.range.lowerBound == clause.lowerBound
        && profile.concepts[$0.concept].named.map(DroppedClause.conditions.contains) == true
    }
  }

  /// Whether a word begins a clause: *when*, *which*, *to*.
  private func isOpener(_ word: Range<Int>) -> Bool {
    opens(word, with: .clauseOpeners) || kinds(of: word).contains(.subordinator)
  }

  /// Whether a stretch begins with a word of a list, which may be a part of another: *to-do*.
  fileprivate func opens(_ stretch: Range<Int>, with list: RuleWords.List) -> Bool {
    let bytes = string.utf8.span
    return profile.ruleWords[list].words.contains { word in
      let end = stretch.lowerBound + word.utf8.count
      return bytes.isFolded(word, in: stretch.lowerBound..<end) && !bytes.hasLetter(at: end)
    }
  }
}

extension Span<UInt8> {
  /// Whether a word is written as no other word is: with a digit, or with a capital behind its first letter.
  fileprivate func isName(_ word: Range<Int>) -> Bool {
    word.count > 1
      && word.dropFirst().contains {
        self[$0].isASCIIDigit || self[$0].isASCIICapital
      }
  }

  /// Whether a mark that parts clauses stands between two words.
  fileprivate func separates(_ gap: Range<Int>) -> Bool {
    gap.contains { index in
      ",;:.!?()\n".utf8.contains(self[index])
        || ["—", "–", "…"].contains { has($0, at: index) }
    }
  }
}
