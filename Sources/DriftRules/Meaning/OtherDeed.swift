import CopyModel
import RuleKit

extension OtherAction {
  /// A verb of a sentence whose translation says another action instead: both are needed to be sure,
  /// that the one is missing and that the other has no reason in the source.
  init?(ofDeed pair: borrowing TextPair) {
    guard let (deed, other, severity) = pair.replacedDeed else { return nil }
    self.init(
      source: deed.range, target: other.range,
      meaning: pair.source.profile.concepts[other.concept].name,
      confidence: severity == .error ? 0.9 : 0.82)
  }
}

extension TextPair {
  /// The first verb of a short sentence that its translation does not say, where it says another.
  fileprivate var replacedDeed: (deed: Cue, other: Cue, severity: Severity)? {
    guard mayReplaceDeed else { return nil }
    let concepts = source.profile.concepts
    var words: SharedTerms?
    for sentences in SentencePairs(self).pairs {
      // A long sentence finds freer words for what it does.
      let length = source.wordCount(in: sentences.source)
      guard length <= 12, !saysDeeds(sentences) else { continue }
      let own = Wordings(of: source, in: sentences.source)
      let theirs = Wordings(of: target, in: sentences.target)
      for deed in own.cues {
        guard let severity = severity(ofMissing: deed, length, own, theirs) else { continue }
        for other in theirs.cues
        where isAdded(other, own, theirs)
          && !concepts.areAlikeAsVerbs(deed.concept, other.concept)
        {
          // The vocabulary knows more wordings than the lexicon.
          words = words ?? SharedTerms(self)
          guard let words, !words.isSaid(deed.range), !words.isAsked(other.range),
            !isNoDeed(other, for: deed),
            !(concepts[deed.concept].opposites.contains(other.concept)
              && (isUndone(other) || target.denies(other, in: sentences.target))),
            // “Connect” may be a part of a name that is kept.
            !target.shows(source.text(in: deed.range)),
            // “You can't remove it” may well be “you must keep it”.
            !deniesOnOneSide(sentences), !beginsOnlyThen(sentences)
          else { continue }
          return (deed, other, severity)
        }
      }
    }
    return nil
  }

  /// Whether each side does something that the other may not do: most pairs end here.
  private var mayReplaceDeed: Bool {
    let actions = source.profile.concepts.plainActions
    let (asked, said) = (source.sure.intersection(actions), target.sure.intersection(actions))
    return !asked.isEmpty && !said.isEmpty && !agrees(in: asked, said)
  }

  /// Whether the translation of a sentence plainly says each of its actions, as most do: then none is missing.
  private func saysDeeds(_ sentences: (source: Range<Int>, target: Range<Int>)) -> Bool {
    let negation = target.profile.concept(.negation)
    return source.cues.allSatisfy { deed in
      guard source.does(deed), sentences.source.overlaps(deed.range) else { return true }
      return !source.repeated.contains(deed.concept)
        && target.cues.contains { answer in
          answer.concept == deed.concept && answer.isSure
            && sentences.target.overlaps(answer.range)
            // What a denial has within it is none.
            && !target.cues.contains {
              $0.concept == negation && $0.range.overlaps(answer.range)
            }
        }
    }
  }

  /// How bad it is that a sentence of so many words says an action, and its translation does not; nil where it is
  /// nothing, or not so.
  private func severity(
    ofMissing deed: Cue, _ length: Int, _ own: Wordings, _ theirs: Wordings
  ) -> Severity? {
    guard source.does(deed), !source.isFinal(deed), !source.describes(deed),
      // “Enable or disable” is often “whether”.
      !source.profile.concepts[deed.concept].opposites.contains(where: { own.sure($0) > 0 }),
      let severity = target.profile.cues?.severity(ofMissing: deed.concept),
      severity == .error || severity == .warning && length <= 8
        // A short title says little else; that it says the opposite is another rule's matter.
        || length <= 4 && !theirs.says(anyOf: source.profile.concepts[deed.concept].opposites),
      own.sure(deed.concept) > theirs.answers(to: deed.concept, of: own),
      !saysAlike(deed, own, theirs)
    else { return nil }
    return severity
  }

  /// Whether the translation does something much like a deed, which nothing else asks for: “discard”, 刪除編輯記錄.
  private func saysAlike(_ deed: Cue, _ own: Wordings, _ theirs: Wordings) -> Bool {
    let concepts = source.profile.concepts
    return theirs.cues.contains {
      $0.isSure && concepts.areAlikeAsVerbs(deed.concept, $0.concept)
        && own.possible($0.concept) == 0
    }
  }

  /// Whether a translation says an action, and the source says nothing of it.
  private func isAdded(_ other: Cue, _ own: Wordings, _ theirs: Wordings) -> Bool {
    // 取消 and 취소 also undo what another verb does: 取消收藏.
    target.does(other) && other.range.count > 3
      && source.profile.concepts[other.concept].named != .cancel
      && theirs.sure(other.concept) > own.possible(other.concept)
      && !theirs.isExplained(other, by: own)
  }
}

extension AnalyzedText {
  /// Whether a cue surely says an action, not only that it is not done.
  fileprivate func does(_ cue: Cue) -> Bool {
    cue.isSure && profile.concepts.plainActions.contains(cue.concept)
  }

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
      profile.concepts.kind(of: $0.concept) == .finality && $0.range.overlaps(verb.range)
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
