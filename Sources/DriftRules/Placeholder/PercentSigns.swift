import CopyModel
import RuleKit

extension TextPair {
  /// A percent sign of the translation that is written once where the source doubles it for `printf`, which reads “% d”
  /// as a placeholder (C11, 7.21.6.1); or twice, where nothing reads it and both are shown.
  func otherPercentSign(
    _ flags: @autoclosure () -> FormatFlags
  ) -> (range: Range<Int>, meant: String, confidence: Double)? {
    let percent = UInt8(ascii: "%")
    guard source.bytes.contains(percent), target.bytes.contains(percent) else { return nil }
    let (own, theirs) = (source.percentSigns, target.percentSigns)
    if own.once.isEmpty, !own.twice.isEmpty, theirs.twice.count < own.twice.count {
      guard source.placeholders.contains(where: \.isPrintf) || flags().contains(.printf) else {
        return nil
      }
      return theirs.once.first.map { ($0, "%%", 0.95) }
    }
    if own.twice.isEmpty, !own.once.isEmpty, source.placeholders.isEmpty {
      return theirs.twice.first.map { ($0, "%", 0.85) }
    }
    return nil
  }
}

extension Placeholder {
  /// Whether `printf` or its like in Python or Ruby reads it: `%d`, `%(name)s`, `%<name>s`.
  fileprivate var isPrintf: Bool {
    syntax == .printf
      || syntax == .named && ["%(", "%<"].contains { text.utf8.starts(with: $0.utf8) }
  }
}

extension AnalyzedText {
  /// The percent signs that begin no placeholder and are in no address: those that stand alone, and those that are
  /// doubled.
  fileprivate var percentSigns: (once: [Range<Int>], twice: [Range<Int>]) {
    let (bytes, percent) = (string.utf8.span, UInt8(ascii: "%"))
    var signs: (once: [Range<Int>], twice: [Range<Int>]) = ([], [])
    var index = 0
    while index < bytes.count {
      guard bytes[index] == percent else {
        index += 1
        continue
      }
      let sign = index..<index + (bytes.has(percent, at: index + 1) ? 2 : 1)
      if !isMasked(index..<index + 1) {
        if sign.count == 2 { signs.twice.append(sign) } else { signs.once.append(sign) }
      }
      index = sign.upperBound
    }
    return signs
  }
}
