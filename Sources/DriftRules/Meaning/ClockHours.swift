import CopyModel
import RuleKit

extension TextPair {
  /// The hours that one side counts to twelve and the other to 24: 5:00 PM and 17:00 (CLDR: hour cycles h12 and
  /// h23).
  var hoursOfTwoClocks: Set<String> {
    source.hours(in24Of: target).union(target.hours(in24Of: source))
  }
}

extension AnalyzedText {
  /// The hours that this text counts to twelve, with those that stand for them in another text.
  fileprivate func hours(in24Of other: AnalyzedText) -> Set<String> {
    var hours: Set<String> = []
    for (name, first) in [(NamedConcept.am, 0), (.pm, 12)] {
      guard let half = profile.concept(name), mayMean(half) else { continue }
      for number in numbers {
        guard let hour = Int(number.value), (1...12).contains(hour) else { continue }
        let answer = first + hour % 12
        // “9 tonight” is 21:00, with a word for the evening or without one; the morning has one on a single side.
        // Half past midnight is 0:30, whatever word stands beside it.
        guard answer > 12 || answer == 0 || sure.contains(half) && !other.mayMean(half),
          other.numbers.contains(where: { $0.value == String(answer) })
        else { continue }
        hours.formUnion([number.value, String(answer)])
      }
    }
    return hours
  }
}

extension AnalyzedText {
  /// Whether a number is the minutes of a full hour, which may well go unsaid: 8:00 for “8 AM”.
  func endsFullHour(_ number: NumberFact) -> Bool {
    let (bytes, start, end) = (
      string.utf8.span, number.range.lowerBound, number.range.upperBound
    )
    return number.value == "0" && end - start == 2 && bytes.has(":", at: start - 1)
      && !bytes.has(":", at: end)
      && numbers.contains { $0.range.upperBound == start - 1 && $0.range.count < 3 }
  }
}
