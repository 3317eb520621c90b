import CopyModel
import RuleKit

/// A verb of a sentence whose translation says another action instead: both are needed to be sure,
/// that the one is missing and that the other has no reason in the source.
struct VerbDrift {
  let source: Cue
  let target: Cue
  /// What the translation says, by its name: “sign out”.
  let meaning: String
  let confidence: Double

  init?(_ pair: TextPair) {
    guard let cues = pair.target.profile.cues else { return nil }
    let concepts = pair.source.profile.concepts
    let cancel = concepts.index(of: .cancel)
    let (asked, said) = (
      pair.source.sure.intersection(concepts.plainActions),
      pair.target.sure.intersection(concepts.plainActions)
    )
    if asked.isEmpty || said.isEmpty || pair.agrees(in: asked, said) { return nil }
    let isVerb = { (cue: Cue) in cue.isSure && concepts.plainActions.contains(cue.concept) }
    var words: SharedTerms?
    for sentences in SentencePairs(pair).pairs {
      // A long sentence finds freer words for what it does.
      let length = pair.source.words.count { sentences.source.overlaps($0) }
      guard length <= 12 else { continue }
      let source = Wordings(of: pair.source, in: sentences.source)
      let target = Wordings(of: pair.target, in: sentences.target)
      for cue in source.cues
      where isVerb(cue) && !pair.source.isFinal(cue) && !pair.source.describes(cue) {
        // “Enable or disable” is often “whether”.
        if concepts[cue.concept].opposites.contains(where: { source.sure($0) > 0 }) { continue }
        guard let severity = cues.severity(ofMissing: cue.concept),
          severity == .error || severity == .warning && length <= 8,
          source.sure(cue.concept) > target.answers(to: cue.concept, of: source)
        else { continue }
        for other in target.cues where isVerb(other) && other.range.count > 3 {
          // 取消 and 취소 also undo what another verb does: 取消收藏.
          guard other.concept != cancel else { continue }
          guard target.sure(other.concept) > source.possible(other.concept),
            !concepts.areAlikeAsVerbs(cue.concept, other.concept),
            !target.isExplained(other, by: source)
          else { continue }
          // The vocabulary knows more wordings than the lexicon.
          words = words ?? SharedTerms(pair)
          guard let words, !words.isSaid(cue.range), !words.isAsked(other.range),
            !pair.shows(cue.range),
            // “You can't remove it” may well be “you must keep it”.
            Polarity(of: pair.source, in: sentences.source)
              .explicit.isEmpty
              == Polarity(of: pair.target, in: sentences.target).explicit.isEmpty
          else { continue }
          self.source = cue
          self.target = other
          meaning = concepts[other.concept].name.replacing("-", with: " ")
          confidence = severity == .error ? 0.9 : 0.82
          return
        }
      }
    }
    return nil
  }
}

extension AnalyzedText {
  /// Whether a form in -ing may only describe the thing behind it: “blocking rules”, but “stop blocking them”.
  fileprivate func describes(_ verb: Cue) -> Bool {
    guard let index = words.firstIndex(of: verb.range), index > 0, index + 1 < words.count,
      ends(verb.range, in: .gerundEndings)
    else { return false }
    return kinds(of: words[index + 1])
      .isDisjoint(with: [.small, .sentenceOpener, .subject, .finiteVerb])
  }

  /// Whether a verb is part of a warning that something is final, which is another rule's matter.
  func isFinal(_ verb: Cue) -> Bool {
    cues.contains {
      profile.concepts[$0.concept].kind == .finality && $0.range.overlaps(verb.range)
    }
  }
}

extension TextPair {
  /// Whether a sentence and its translation do the same, as most do: a look at the whole tells.
  fileprivate func agrees(in asked: ConceptSet, _ said: ConceptSet) -> Bool {
    guard source.sentences.count == 1, let negation = source.profile.concept(.negation),
      !source.sure.contains(negation), !target.sure.contains(negation)
    else { return false }
    return asked.isSubset(of: target.sure.subtracting(source.repeated))
      || said.isSubset(of: source.possible.subtracting(target.repeated))
  }
}

extension Wordings {
  /// Whether the words of a cue may stand for something that the source says.
  fileprivate func isExplained(_ cue: Cue, by source: Wordings) -> Bool {
    cues.contains {
      $0.range.overlaps(cue.range) && ($0.isSure || $0.range.count >= cue.range.count)
        && source.possible($0.concept) > 0
    }
  }
}
