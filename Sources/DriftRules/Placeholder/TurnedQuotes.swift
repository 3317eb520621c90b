import CopyModel
import RuleKit

extension TextPair {
  /// The first of two named or numbered placeholders of which the source has only the other in quotation marks, and the
  /// translation only this one: “Move %1$d photos to “%2$@””, 要将 %2$@ 张照片移到“%1$d”.
  var turnedQuotes: (text: String, range: Range<Int>)? {
    let own = source.placeholders.filter { $0.argument != nil && $0.syntax != .branches }
    guard (2...6).contains(own.count) else { return nil }
    let known = own.compactMap { value -> (own: Bool, their: Bool, value: Placeholder)? in
      guard source.only(value) != nil, let answer = target.only(value),
        // “Server %2$d” may well be 「%2$d」伺服器.
        ValueNeighbors(value.range, in: source).all
          .isDisjoint(with: ValueNeighbors(answer.range, in: target).all)
      else { return nil }
      return (source.isQuoted(value), target.isQuoted(answer), answer)
    }
    guard let plain = known.first(where: { !$0.own && $0.their }),
      known.contains(where: { $0.own && !$0.their })
    else { return nil }
    return (plain.value.text, plain.value.range)
  }
}

extension AnalyzedText {
  /// Whether quotation marks stand right around a placeholder.
  fileprivate func isQuoted(_ value: Placeholder) -> Bool {
    let text = string.utf8.span
    return QuoteMarks.pairs.contains {
      let start = value.range.lowerBound - $0.open.utf8.count
      return start >= 0 && text.has($0.open, at: start)
        && text.has($0.close, at: value.range.upperBound)
    }
  }
}
