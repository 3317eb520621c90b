import CopyModel
import RuleKit

extension TextPair {
  /// “50 %” and the bare 50 that it became: what is a share has no other name.
  func lostShare(
    _ own: [MeasuredValue], _ theirs: [MeasuredValue]
  ) -> (source: Range<Int>, target: Range<Int>)? {
    let signs = target.profile.unitWords.filter { $0.unit == .percent }.map(\.word)
    guard !signs.isEmpty else { return nil }
    for share in own
    where share.unit == .percent
      // In “%1$s %2$s”, the sign begins a placeholder.
      && !source.placeholders.contains(where: { $0.range.contains(share.range.upperBound - 1) })
      && !theirs.contains(where: { $0.unit == .percent && $0.value == share.value })
    {
      let answers = target.places(of: share)
      guard source.places(of: share).count == 1, answers.count == 1,
        !target.says(anyOf: signs, near: answers[0]),
        // 8折 and 九成 are shares.
        case let (answer, numerals) = (target.text(in: answers[0]), target.profile.numbers),
        !(numerals.discounts + numerals.tenths).contains(where: answer.hasSuffix)
      else { continue }
      return (share.range, answers[0])
    }
    return nil
  }
}

extension AnalyzedText {
  /// Where the number or the placeholder of a value stands, whatever its unit.
  fileprivate func places(of value: MeasuredValue) -> [Range<Int>] {
    value.isPlaceholder
      ? placeholders.filter { $0.text == value.value }.map(\.range)
      : numbers.filter { $0.value == value.value }.map(\.range)
  }

  /// Whether one of some words stands close to a place: 百分之 before it, or the sign of a list behind it, 10～20%.
  fileprivate func says(anyOf words: [String], near place: Range<Int>) -> Bool {
    let bytes = string.utf8.span
    let stretch = max(place.lowerBound - 12, 0)..<min(place.upperBound + 12, bytes.count)
    return stretch.contains { start in
      !place.contains(start) && words.contains { bytes.has($0, at: start) }
    }
  }
}
