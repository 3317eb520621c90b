import CopyModel
import RuleKit

extension AnalyzedText {
  /// Whether what may be is how much of something is allowed, behind a word that bounds it: “the maximum number that they
  /// may have”, but not “at least one may be lost”.
  fileprivate func bounds(doubtAt may: Int, in sentence: Range<Int>) -> Bool {
    guard may > 2,
      may + 1 == words.count || !isWord(words[may + 1], in: .passiveAuxiliaries),
      isWord(words[may - 2], in: .nounPhraseOpeners) || isWord(words[may - 1], in: .readerPronouns)
    else { return false }
    return mayMean(anyOf: [.atMost, .atLeast], in: sentence.start(before: words[may - 2]))
  }
}

extension TextPair {
  /// The “may not” of a short statement about a thing that the translation makes a certainty: 작동하지 않습니다.
  var lostDeniedDoubt: Range<Int>? {
    guard let negation = source.profile.concept(.negation), source.sure.contains(negation),
      source.sentences.count == 1,
      target.sentences.count == 1, (4...14).contains(source.words.count),
      source.ending == .period, let may = source.profile.concept(.may), !source.mayMean(may),
      !target.mayMean(may),
      let doubt = source.words.indices.dropFirst(2).first(where: {
        source.isWord(source.words[$0], in: .deniedWords)
          && source.isWord(source.words[$0 - 1], in: .doubtWords)
      }),
      // “You may not share it” forbids it.
      !source.isWord(source.words[doubt - 2], in: .readerPronouns),
      !source.words[..<doubt].contains(where: { source.isWord($0, in: .describingOpeners) }),
      // What may not be done is forbidden, and what may not be so is often said to be so.
      doubt + 1 == source.words.count || !source.isWord(source.words[doubt + 1], in: .linkingVerbs),
      let prohibition = target.profile.concept(.forbidden), !target.sure.contains(prohibition),
      // What may not be opened cannot be: 열 수 없습니다.
      let inability = target.profile.concept(.cannot), !target.sure.contains(inability),
      // What may not exceed an amount is at most that.
      let bound = target.profile.concept(.atMost), !target.sure.contains(bound),
      lacks(.doubtMarks, in: target.fullRange), sharesTerms
    else { return nil }
    return source.words[doubt - 1].lowerBound..<source.words[doubt].upperBound
  }

  /// The “may” or “might” of a short statement that the translation makes a certainty: “may be declined”, 会被拒绝.
  /// Other sentences may stand beside it, as far as the translation has one for each.
  var lostDoubt: Range<Int>? {
    guard let may = source.profile.concept(.may), source.sure.contains(may),
      source.sentences.count == target.sentences.count, source.words.count <= 40,
      let doubt = source.cue(may),
      let statement = source.sentences.first(where: { $0.range.overlaps(doubt.range) }),
      statement.ending == .period, source.wordCount(in: statement.range) <= 14, !doubts(by: may),
      // “No more cards may be drawn” forbids it.
      source.denials(in: source.clause(at: doubt.range)).allSatisfy({
        $0.lowerBound > doubt.range.lowerBound
      }),
      let place = source.words.firstIndex(where: { $0.overlaps(doubt.range) }), place > 0,
      // “Limits the number that people may have” allows that many.
      !source.bounds(doubtAt: place, in: statement.range),
      // In May something else may happen.
      source.string.utf8.span[doubt.range.lowerBound].isASCIISmall,
      // “Apps that may read it”: what only describes a thing is no statement.
      !source.words[..<place].contains(where: {
        statement.range.overlaps($0) && source.isWord($0, in: .describingOpeners)
      }),
      lacksDoubtMarks, sharesTerms
    else { return nil }
    return doubt.range
  }

  /// Whether the translation may say “may”, by other words than what joins two things as the source does: 或 for “or”.
  private func doubts(by may: Int) -> Bool {
    target.mayMean(may)
      && target.cues.contains { cue in
        cue.concept == may && !joints.contains { $0.overlaps(cue.range) }
      }
  }

  private var lacksDoubtMarks: Bool {
    let joints = joints
    return !target.profile.ruleWords[.doubtMarks].isEmpty
      && target.fullRange.allSatisfy { place in
        !target.has(.doubtMarks, at: place) || joints.contains { $0.contains(place) }
      }
  }

  /// Where the translation says the “or” of the source.
  private var joints: [Range<Int>] {
    guard let either = source.profile.concept(.either), source.sure.contains(either) else {
      return []
    }
    return target.cues.filter { $0.concept == either && $0.isSure }.map(\.range)
  }
}
