import CopyModel
import RuleKit

extension OtherAction {
  /// A whole label whose translation is another action's label.
  init?(ofLabel pair: borrowing TextPair) {
    let found = pair.target.labelConcepts
    // “Delete Bin” is no label that is known, and what it does may be said in another verb.
    let isPhrase = !found.isEmpty && pair.source.labelConcepts.isEmpty
    let wanted = isPhrase ? pair.source.actionOfPhrase : pair.source.labelConcepts
    if !wanted.isEmpty, found.isEmpty, let opposite = pair.opposite(ofLabel: wanted) {
      self.init(
        source: pair.source.fullRange, target: pair.target.fullRange,
        meaning: pair.source.profile.concepts[opposite].name, confidence: 0.9)
      return
    }
    guard !wanted.isEmpty, let first = found.first, !wanted.contains(where: found.contains) else {
      return nil
    }
    guard !pair.undoes(into: found) else { return nil }
    // The label of another action may still be a wording of this one.
    guard !wanted.contains(where: { pair.target.cue($0) != nil }) else { return nil }
    let mayMean = wanted.contains(where: pair.target.mayMean)
    // Of several actions with one label, the opposite is the one to warn of.
    let concepts = pair.source.profile.concepts
    let opposites = wanted.flatMap { concepts[$0].opposites }
    // What the label means first of all, then its being the opposite, decide what it is called.
    let usual = found.filter {
      pair.target.profile.cues?.title(of: $0).map(CueTable.labelKey)
        == CueTable.labelKey(pair.target.string)
    }
    // 취소 may stand for Undo, but a button that says so cancels.
    guard !mayMean || !usual.isEmpty, !isPhrase || !pair.saysWholeLabel else { return nil }
    let worst = opposites.first(where: usual.contains) ?? usual.first ?? first
    let isNear = wanted.contains { concepts.areAlikeAsLabels($0, worst) }
    self.init(
      source: pair.source.fullRange, target: pair.target.fullRange,
      meaning: pair.source.profile.cues?.title(of: worst) ?? concepts[worst].name,
      confidence: isNear ? 0.7 : mayMean || isPhrase ? 0.85 : 0.99)
  }
}

extension TextPair {
  /// Whether all that the label says is in the source, whatever it is usually the label of: “Show next page”, 下一页.
  fileprivate var saysWholeLabel: Bool {
    guard let terms = SharedTerms(self) else { return false }
    let words = target.words
    return words.count > 1 && words.allSatisfy(terms.isAsked)
  }

  /// What a translation that is no label known says instead of a label: the opposite of what the label does.
  /// “Not Now”, 지금 하기.
  fileprivate func opposite(ofLabel actions: [Int]) -> Int? {
    let opposites = ConceptSet(actions.flatMap { source.profile.concepts[$0].opposites })
    guard target.possible.isDisjoint(with: ConceptSet(actions)), target.words.count <= 3,
      !target.sure.isDisjoint(with: opposites), target.denials(in: target.fullRange).isEmpty,
      // 팔로우 중단
      target.sure.isDisjoint(with: target.profile.concepts.undoers)
    else { return nil }
    return target.cues.first { $0.isSure && opposites.contains($0.concept) }?.concept
  }
}

extension AnalyzedText {
  /// The action that leads a label of two or three words: End Call.
  fileprivate var actionOfPhrase: [Int] {
    guard (2...3).contains(words.count), placeholders.isEmpty, sentences.count == 1,
      sentences[0].ending == .none
    else { return [] }
    return cues.filter {
      $0.isSure && $0.range == words[0] && profile.concepts.kind(of: $0.concept) == .action
    }.map(\.concept)
  }
}
