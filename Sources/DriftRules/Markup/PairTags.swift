import CopyModel
import RuleKit

/// The tags of both sides of a pair, in order.
struct PairTags {
  let source: [MarkupTag]
  let target: [MarkupTag]

  /// The most tags that are held against each other: a text with more is no copy, and time stays linear.
  private static let most = 256

  /// Nil where neither side has any, and for a text with too many.
  init?(_ pair: borrowing TextPair) {
    guard
      [UInt8(ascii: "<"), UInt8(ascii: "[")].contains(where: {
        pair.source.bytes.contains($0) || pair.target.bytes.contains($0)
      })
    else { return nil }
    let own = pair.source.bracketNames
    // Where the source has none, the translation has them only if each closes.
    let names = own.isEmpty && !pair.source.contains("[") ? pair.target.bracketNames : own
    self.init(
      source: pair.source.tags(inBrackets: names), target: pair.target.tags(inBrackets: names))
  }

  init?(source: [MarkupTag], target: [MarkupTag]) {
    guard !source.isEmpty || !target.isEmpty, max(source.count, target.count) <= Self.most else {
      return nil
    }
    (self.source, self.target) = (source, target)
  }
}

extension AnalyzedText {
  fileprivate func tags(inBrackets names: Set<String>) -> [MarkupTag] {
    let (angles, brackets) = (angleTags, bracketTags(of: names))
    if brackets.isEmpty { return angles }
    return (angles + brackets).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
