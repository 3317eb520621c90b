import CopyModel
import RuleKit

extension AnalyzedText {
  /// How sure it is that a word was turned round: a long sentence has more ways to say an amount.
  func confidence(of turn: Turn) -> Double {
    // Some files may well be all that are meant.
    let concept = profile.concepts[turn.source.concept]
    let isShare = [.all, .some, .only].contains(concept.named)
    let isFewer = concept.named == .all && profile.concepts[turn.opposite].named == .some
    let most = isShare && !isFewer ? 8 : isFewer || concept.kind == .modality ? 14 : Int.max
    guard most < Int.max else { return words.count > 8 ? 0.85 : 0.95 }
    if isLong { return 0.75 }
    let length = wordCount(in: sentence(at: turn.source.range))
    return length > most || words.count > 26 ? 0.82 : words.count > 8 ? 0.85 : 0.95
  }
}
