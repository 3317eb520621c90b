import CopyModel
import RuleKit

extension TextPair {
  /// The most options of a text that are looked for in its translation: time stays linear.
  private static var mostOptions: Int { 64 }

  /// An option of a command that the translation has not: --verbose, which is no --상세; or -v, where it has another.
  var changedOption: LiteralChange? {
    guard source.bytes.contains(UInt8(ascii: "-")) else { return nil }
    for option in source.longOptions.prefix(Self.mostOptions)
    where !target.contains(source.text(in: option)) {
      return change(of: option, confidence: 0.85)
    }
    let (own, theirs) = (source.shortOptions, target.shortOptions)
    guard let lost = own.first(where: { !theirs.map(\.letter).contains($0.letter) }),
      let other = theirs.first(where: { !own.map(\.letter).contains($0.letter) })
    else { return nil }
    return change(of: lost.range, in: other.range, confidence: 0.85)
  }
}

extension AnalyzedText {
  /// Options that have a name: --all, --no-merge.
  fileprivate var longOptions: [Range<Int>] {
    let text = string.utf8.span
    return literals.filter {
      text.has("--", at: $0.lowerBound) && text[$0.lowerBound + 2].isASCIISmall
    }
  }

  /// Options of one letter that stand alone: -v.
  fileprivate var shortOptions: [(letter: UInt8, range: Range<Int>)] {
    let text = string.utf8.span
    return text.indices.compactMap { index in
      guard text[index] == UInt8(ascii: "-"), index + 1 < text.count, text[index + 1].isASCIILetter,
        !text.hasLetter(at: index + 2), !text.has("-", at: index + 2),
        index == 0 || text[index - 1] <= 0x20 || "([`'\"|".utf8.contains(text[index - 1]),
        !isMasked(index..<index + 2)
      else { return nil }
      return (text[index + 1], index..<index + 2)
    }
  }
}
