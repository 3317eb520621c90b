import CopyModel
import RuleKit

extension TextPair {
  /// A numbered placeholder before the unit that another one has in the source: “in %2$lld days”, %1$@ 天后.
  var turnedUnit: (text: String, range: Range<Int>)? {
    let own = source.measuredValues.filter { $0.isPlaceholder && $0.value.contains("$") }
    guard !own.isEmpty else { return nil }
    let theirs = target.measuredValues.filter(\.isPlaceholder)
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
