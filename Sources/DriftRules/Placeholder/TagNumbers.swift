import CopyModel
import RuleKit

extension TextPair {
  /// The most tags that are held against each other: a text with more is no copy, and time stays linear.
  private static var mostTags: Int { 64 }

  /// A tag of which the translation has all but a number in its attributes: width="300" for width="30".
  var changedTag: (source: Range<Int>, target: Range<Int>)? {
    let own = source.numberedTags
    guard !own.isEmpty, case let theirs = target.numberedTags,
      own.count <= Self.mostTags, theirs.count <= Self.mostTags
    else { return nil }
    for tag in own where !theirs.contains(where: { $0.text == tag.text }) {
      if let other = theirs.first(where: { other in
        other.frame == tag.frame && !own.contains { $0.text == other.text }
      }) {
        return (tag.range, other.range)
      }
    }
    return nil
  }
}

extension AnalyzedText {
  /// The tags that have numbers in their attributes and no address or value there; `frame` is the tag without them.
  fileprivate var numberedTags: [(text: String, frame: String, range: Range<Int>)] {
    let bytes = string.utf8.span
    return literals.compactMap { range in
      guard bytes[range.lowerBound] == UInt8(ascii: "<"),
        let value = range.first(where: { bytes[$0] == UInt8(ascii: "=") }),
        (value..<range.upperBound).contains(where: { bytes[$0].isASCIIDigit }),
        !range.contains(where: { "%{$".utf8.contains(bytes[$0]) || bytes.has("://", at: $0) })
      else { return nil }
      let text = text(in: range)
      return (text, text.filter { !("0"..."9").contains($0) }, range)
    }
  }
}
