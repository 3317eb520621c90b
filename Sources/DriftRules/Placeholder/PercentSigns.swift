import CopyModel
import RuleKit

extension TextPair {
  /// A percent sign of the translation that is written once where the source doubles it for `printf`, which reads “% d”
  /// as a placeholder (C11, 7.21.6.1); or twice, where nothing reads it and both are shown.
  var otherPercentSign: (range: Range<Int>, meant: String, confidence: Double)? {
    let percent = UInt8(ascii: "%")
    guard source.bytes.contains(percent), target.bytes.contains(percent) else { return nil }
    let (own, theirs) = (source.percentSigns, target.percentSigns)
    if own.once.isEmpty, !own.twice.isEmpty, theirs.twice.count < own.twice.count {
      guard source.placeholders.contains(where: { $0.syntax == .printf }) else { return nil }
      return theirs.once.first.map { ($0, "%%", 0.95) }
    }
    if own.twice.isEmpty, !own.once.isEmpty, source.placeholders.isEmpty {
      return theirs.twice.first.map { ($0, "%", 0.85) }
    }
    return nil
  }
}

extension AnalyzedText {
  /// The percent signs that begin no placeholder and are in no address: those that stand alone, and those that are
  /// doubled.
  fileprivate var percentSigns: (once: [Range<Int>], twice: [Range<Int>]) {
    let bytes = string.utf8.span
    var signs: (once: [Range<Int>], twice: [Range<Int>]) = ([], [])
    var index = 0
    while index < bytes.count {
      let isDoubled = bytes.has("%%", at: index)
      if bytes[index] == UInt8(ascii: "%"), !isMasked(index..<index + 1) {
        if isDoubled {
          signs.twice.append(index..<index + 2)
        } else {
          signs.once.append(index..<index + 1)
        }
      }
      index += isDoubled ? 2 : 1
    }
    return signs
  }
}
