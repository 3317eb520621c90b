import CopyModel
import RuleKit

extension TextPair {
  /// A numbered placeholder before the unit that another one has in the source: “in %2$lld days”, %1$@ 天后.
  var turnedUnit: (text: String, range: Range<Int>)? {
    let own = source.measuredPlaceholders.filter { $0.value.contains("$") }
    guard !own.isEmpty else { return nil }
    let theirs = target.measuredPlaceholders
    for measured in own {
      guard own.count(where: { $0.unit == measured.unit }) == 1,
        !theirs.contains(where: { $0.value == measured.value }),
        target.placeholders.contains(where: { $0.text == measured.value }),
        let other = theirs.first(where: { $0.unit == measured.unit }),
        source.placeholders.contains(where: { $0.text == other.value }),
        !own.contains(where: { $0.value == other.value })
      else { continue }
      return (other.value, other.range)
    }
    return nil
  }
}

extension AnalyzedText {
  /// Its placeholders with units. The percent sign of the next one is none: “%1$s %2$s”.
  fileprivate var measuredPlaceholders: [MeasuredValue] {
    let bytes = string.utf8.span
    return measuredValues.filter { measured in
      let last = measured.range.upperBound - 1
      return measured.isPlaceholder
        && !(bytes.has(UInt8(ascii: "%"), at: last) && isMasked(last..<last + 1))
    }
  }
}
