import CopyModel
import RuleKit

extension TextPair {
  /// Whether a label of a few words became a whole sentence that speaks of other things: “OK”, 密码必须至少包含六位数字。
  var putsSentenceForLabel: Bool {
    guard source.words.count <= SentenceForLabel.mostWords, source.ending == .none,
      [.period, .question, .exclamation].contains(target.ending), source.placeholders.isEmpty,
      !isTooLong, !target.bytes.hasLatinLetter, !target.explainsItself,
      let ratio = target.profile.lengthRatio,
      Double(target.characters) > SentenceForLabel.longest * Double(source.characters) * ratio.high,
      let terms = SharedTerms(self)
    else { return false }
    let foreign = terms.foreign(in: target.fullRange)
    return foreign >= SentenceForLabel.fewest
      && foreign > 3 * terms.answers(in: target.fullRange)
  }
}

extension AnalyzedText {
  /// Whether it has parentheses, in which a label may be explained.
  fileprivate var explainsItself: Bool {
    string.unicodeScalars.contains { $0 == "(" || $0 == "（" }
  }
}

private enum SentenceForLabel {
  /// The most words of a label; a longer one may well be told in a sentence.
  static let mostWords = 3
  /// How much longer than long translations are the sentence is.
  static let longest = 1.5
  /// The fewest words that the label does not say.
  static let fewest = 3
}
