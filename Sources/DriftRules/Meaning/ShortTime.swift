import CopyModel
import RuleKit

extension TextPair {
  /// The most values that are held against each other: time stays linear.
  private static var mostTimes: Int { 32 }

  /// A value whose unit of time the source writes as one letter, and the same value with another unit of time: 5m, 5秒.
  var otherShortTime: (source: Range<Int>, target: Range<Int>)? {
    let letters = source.profile.ruleWords[.shortTimes].words
    guard !letters.isEmpty, !isTooLong, !source.placeholders.isEmpty || !source.numbers.isEmpty
    else {
      return nil
    }
    let own = source.shortTimes
    guard !own.isEmpty, own.count <= Self.mostTimes else { return nil }
    let theirs = target.measuredValues.filter { $0.unit.kind == .time }
    for value in own {
      let answers = theirs.filter { $0.value == value.value }
      guard answers.count == 1, own.count(where: { $0.value == value.value }) == 1,
        !letters.contains("\(value.letter) \(answers[0].unit.rawValue)")
      else { continue }
      return (value.range, answers[0].range)
    }
    return nil
  }

  /// The one unit of time between parentheses, and those that the translation has there: (minutes), (小时/分钟).
  var otherEnclosedTime: (source: Range<Int>, target: Range<Int>)? {
    guard !isTooLong, source.bytes.contains(UInt8(ascii: "(")), let own = source.enclosedTimes,
      own.units.count == 1, let theirs = target.enclosedTimes, theirs.units != own.units
    else { return nil }
    return (own.range, theirs.range)
  }
}

extension AnalyzedText {
  /// The numbers and placeholders that a letter stands right behind, and nothing that goes on.
  fileprivate var shortTimes: [(value: String, letter: String, range: Range<Int>)] {
    let text = string.utf8.span
    let values =
      numbers.filter(\.isDigits).map { (text: $0.value, range: $0.range) }
      + placeholders.filter { $0.syntax != .branches }.map { (text: $0.text, range: $0.range) }
    return values.compactMap { value in
      let end = value.range.upperBound
      guard end < text.count, text[end].isASCIISmall, !text.hasLetter(at: end + 1) else {
        return nil
      }
      return (value.text, self.text(in: end..<end + 1), value.range.lowerBound..<end + 1)
    }
  }

  /// The units of time that are all that stands between the last parentheses.
  fileprivate var enclosedTimes: (units: [MeasureUnit], range: Range<Int>)? {
    let text = string.utf8.span
    guard
      let open = text.indices.last(where: { text[$0] == UInt8(ascii: "(") || text.has("（", at: $0) }
      )
    else { return nil }
    let start = open + text.scalar(at: open).length
    var (units, index) = ([MeasureUnit](), start)
    while index < text.count {
      if text[index] == UInt8(ascii: ")") || text.has("）", at: index) {
        return units.isEmpty ? nil : (units, start..<index)
      }
      if let found = text.unit(at: index, of: profile), found.unit.kind == .time, found.end > index
      {
        units.append(found.unit)
        index = found.end
      } else if " /".utf8.contains(text[index]) {
        index += 1
      } else if let mark = ["、", "／", "·"].first(where: { text.has($0, at: index) }) {
        index += mark.utf8.count
      } else {
        return nil
      }
    }
    return nil
  }
}
