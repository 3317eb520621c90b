import CopyModel
import RuleKit

extension TextPair {
  /// Whether what we or others do became an order to the reader: “we’ll call you”, 请致电.
  var turnsIntoOrder: Bool {
    guard source.sentences.count == 1, target.sentences.count == 1,
      (3...14).contains(source.words.count), source.sentences[0].ending == .period,
      let doer = source.words.first, source.isWord(doer, in: .otherDoers) || source.foretells(doer),
      // What is recommended or asked for may well be put as an order.
      !source.hasWord(of: .askingWords),
      !source.asks
    else { return false }
    return target.isOrder
  }
}

extension AnalyzedText {
  /// Whether it says what will happen to a thing: “The app will restart.”
  fileprivate func foretells(_ first: Range<Int>) -> Bool {
    guard let willBe = profile.concept(.willBe), sure.contains(willBe) else { return false }
    return kinds(of: first).contains(.determiner)
  }

  /// Whether it says that something must, can or should be done.
  fileprivate var asks: Bool {
    says(anyOf: [.must, .please, .can, .cannot, .withRequirement])
  }

  /// Whether its one sentence asks the reader to do something, by how it begins or ends.
  fileprivate var isOrder: Bool {
    let sentence = sentences[0]
    let end = endMark?.range.lowerBound ?? sentence.range.upperBound
    return has(.requestOpeners, at: sentence.range.lowerBound)
      || profile.ruleWords[.requestEndings].ends(in: string.utf8.span, at: end)
  }

  /// Whether a sentence asks the reader to do something, by how it begins, or ends before its mark.
  func asks(in sentence: Range<Int>) -> Bool {
    let bytes = string.utf8.span
    let endings = profile.ruleWords[.requestEndings]
    return has(.requestOpeners, at: sentence.lowerBound)
      || !endings.isEmpty
        && [0, 1, 3].contains { endings.ends(in: bytes, at: sentence.upperBound - $0) }
  }
}
