import CopyModel
import RuleKit

extension TextPair {
  /// The numbers of both sides that are one number, of which the source sets the groups of digits apart by spaces, “10 000”
  /// and 10,000, or has the sign of an accelerator in it, “1&80” and 180.
  var groupedNumbers: Set<String> {
    let own = source.numbers
    guard own.count > 1 else { return [] }
    var found: Set<String> = []
    for (first, second) in zip(own, own.dropFirst())
    where first.isDigits && second.isDigits && source.areGroups(first, second) {
      let whole = first.value + source.text(in: second.range)
      if target.numbers.contains(where: { $0.value == whole }) {
        found.formUnion([first.value, second.value, whole])
      }
    }
    return found
  }
}

extension AnalyzedText {
  /// How many digits stand in a group.
  private static var digitsInGroup: Int { 3 }

  /// Whether three digits stand behind a number, and only a space between (SI Brochure, 5.4.4), or the sign of an
  /// accelerator and any digits.
  fileprivate func areGroups(_ first: NumberFact, _ second: NumberFact) -> Bool {
    guard first.range.upperBound < second.range.lowerBound else { return false }
    let gap = text(in: first.range.upperBound..<second.range.lowerBound)
    return gap == "&" || gap == "_"
      || second.range.count == Self.digitsInGroup && first.range.count <= Self.digitsInGroup
        && [" ", "\u{A0}", "\u{2009}"].contains(gap)
  }
}
