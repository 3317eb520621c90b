import CopyModel
import RuleKit

extension TextPair {
  /// Whether the second of two sentences asks for something in a few words, and the one sentence of the translation asks
  /// for nothing and does not say what to do: “It is off. Tap to turn it on.”, 꺼져 있습니다.
  func dropsRequest(_ terms: SharedTerms?) -> Bool {
    guard let terms, source.sentences.count == 2, target.sentences.count == 1,
      let last = source.sentences.last, last.ending == .period || last.ending == .exclamation,
      (2...10).contains(source.wordCount(in: last.range)),
      let verb = source.words(in: last.range).first, !terms.isSaid(verb),
      case let deeds = source.orders(by: verb), !deeds.isEmpty,
      !deeds.contains(where: { target.mayMean($0) }),
      // A clause may ask as well.
      case let commas = source.text(in: 0..<last.range.lowerBound).count(where: { $0 == "," }),
      target.clauses.count <= 1 + commas,
      !target.fullRange.contains(where: { target.has(.requestOpeners, at: $0) }),
      !target.asks(in: target.fullRange)
    else { return false }
    return true
  }
}

extension AnalyzedText {
  /// What a word surely says to do, in the form that an order has.
  fileprivate func orders(by word: Range<Int>) -> [Int] {
    let others: [RuleWords.List] = [
      .gerundEndings, .participleEndings, .pluralEndings, .deedNameEndings,
    ]
    if others.contains(where: { ends(word, in: $0) }) { return [] }
    return cues.filter {
      $0.isSure && $0.range.lowerBound == word.lowerBound
        && [.action, .gesture].contains(profile.concepts.kind(of: $0.concept))
    }.map(\.concept)
  }
}
