import CopyModel
import RuleKit

extension TextPair {
  /// The first name with a version in it that the translation writes with another: kite-2.0, kite-3.0. What is read as a
  /// number of its own is the matter of number-drift.
  var changedVersion: LiteralChange? {
    // Most pairs end here.
    guard !source.literals.isEmpty, !target.literals.isEmpty else { return nil }
    let own = source.versionedNames.filter { !target.contains($0.text) }
    if own.isEmpty { return nil }
    let theirs = target.versionedNames.filter { !source.contains($0.text) }
    for name in own {
      guard let other = theirs.first(where: { $0.letters == name.letters }) else { continue }
      return change(of: name.range, in: other.range, confidence: 0.9)
    }
    return nil
  }
}

extension AnalyzedText {
  fileprivate typealias VersionedName = (text: String, letters: String, range: Range<Int>)

  /// The literals that are letters with a number between or behind them, parted by a period: kite-2.0, quill-1.5-mini.
  fileprivate var versionedNames: [VersionedName] {
    let bytes = string.utf8.span
    return literals.compactMap { range in
      guard bytes[range.lowerBound].isASCIILetter,
        // A name has hyphens, an address slashes.
        range.allSatisfy({
          bytes[$0].isASCIILetter || bytes[$0].isASCIIDigit || "-_.".utf8.contains(bytes[$0])
        }),
        range.dropFirst().contains(where: {
          bytes.has(".", at: $0) && bytes.hasDigit(at: $0 - 1) && bytes.hasDigit(at: $0 + 1)
        })
      else { return nil }
      let name = text(in: range)
      return (name, name.filter { !$0.isWholeNumber }, range)
    }
  }
}
