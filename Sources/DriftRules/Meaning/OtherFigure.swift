import CopyModel
import RuleKit

// Numbers of texts that have no words to compare, or whose language has no lexicon: one figure of the source against
// one of the translation.

extension TextPair {
  /// The most figures of a text that are compared: what has more is a table or an example of its own.
  private static var mostFigures: Int { 8 }

  /// The one figure of the source that the translation has not, and the one that it has instead.
  var otherFigure: (source: Range<Int>, target: Range<Int>)? {
    guard source.bytes.hasDigit, variation == nil, !source.isIdentifier, !source.isKeywordList,
      !source.isCreditsOfTranslators
    else { return nil }
    let (own, theirs) = (source.figures, target.figures)
    guard !own.isEmpty, own.count == theirs.count, own.count <= Self.mostFigures else { return nil }
    let lost = own.filter { !answers($0, with: theirs) }
    let added = theirs.filter { !answers($0, with: own) }
    guard lost.count == 1, added.count == 1, !mayBeConverted(lost[0], added[0]) else { return nil }
    return (lost[0].range, added[0].range)
  }

  private func answers(_ figure: Figure, with others: [Figure]) -> Bool {
    others.contains { other in figure.values.contains(where: other.values.contains) }
  }

  /// Whether two figures may be one amount: in other units, on another clock, with a multiplier behind one of them, or as a
  /// decade.
  private func mayBeConverted(_ own: Figure, _ other: Figure) -> Bool {
    let values = source.numbers.filter { $0.range.overlaps(own.range) }.map(\.value) + own.values
    let answers =
      target.numbers.filter { $0.range.overlaps(other.range) }.map(\.value) + other.values
    if values.contains(where: answers.contains) { return true }
    let known = conversions.union(abbreviations).union(timesInOtherUnits).union(groupedNumbers)
    if values.contains(where: known.contains) { return true }
    guard let value = Double(own.values[0]), let answer = Double(other.values[0]) else {
      return false
    }
    if answer == value + 12 || value == 12 && answer == 0 || answer == 12 && value == 0 {
      return true
    }
    if source.string.utf8.span.has("s", at: own.range.upperBound) { return true }
    guard let unit = source.measuredValues.first(where: { $0.range.overlaps(own.range) })?.unit
    else {
      return source.isMoney(own.range) != target.isMoney(other.range)
    }
    switch unit.kind {
    case .data, .share, .picture: return false
    case .time:
      return [24, 30, 60, 7, 12, 365, 3600].contains {
        value == answer * $0 || answer == value * $0
      }
    case .money: return source.signs(beside: own.range) != target.signs(beside: other.range)
    case .length, .weight, .volume, .speed, .temperature, .frequency:
      // Who writes the same symbol has converted nothing.
      return !target.string.utf8.span.contains(
        source.text(in: own.range.upperBound..<source.string.utf8.count).trimmed)
    }
  }
}

extension AnalyzedText {
  /// Whether a sign of money stands beside a figure.
  fileprivate func isMoney(_ figure: Range<Int>) -> Bool { !signs(beside: figure).isEmpty }

  /// The signs of money beside a figure, a space apart at most (Unicode, Currency_Symbol).
  fileprivate func signs(beside figure: Range<Int>) -> [UInt32] {
    let text = string.utf8.span
    let start = text.has(" ", at: figure.lowerBound - 1) ? figure.lowerBound - 1 : figure.lowerBound
    let end = text.has(" ", at: figure.upperBound) ? figure.upperBound + 1 : figure.upperBound
    let near = [text.scalar(before: start), end < text.count ? text.scalar(at: end).value : nil]
    return near.compactMap(\.self).filter {
      [0x24, 0xA2, 0xA3, 0xA4, 0xA5, 0xFF04, 0xFFE5].contains($0) || (0x20A0...0x20CF).contains($0)
    }
  }
}
