import CopyModel

/// Finds how a text ends.
enum EndingReader {
  /// The ending, and the mark that makes it. Closing quotes, brackets, tags, emoji and spaces behind it do not count.
  static func read(
    _ text: Span<UInt8>, marks: ShortList<Mark>, masks: Masks
  ) -> (ending: Ending, mark: Mark?) {
    read(text, within: 0..<text.count, marks: marks, masks: masks)
  }

  static func read(
    _ text: Span<UInt8>, within range: Range<Int>, marks: ShortList<Mark>, masks: Masks
  ) -> (ending: Ending, mark: Mark?) {
    var end = range.upperBound
    var isBehindEmoji = false
    while end > range.lowerBound {
      let start = text.scalarStart(before: end)
      if let masked = masks.range(at: start) {
        // A closing tag is not part of the sentence; a value ends it.
        guard masks.isSilent(masked) else { return (.none, nil) }
        end = masked.lowerBound
        continue
      }
      if let mark = marks.mark(endingAt: end) {
        guard let ending = ending(of: mark.kind) else {
          end = mark.range.lowerBound
          continue
        }
        // “?!” asks, “!?” too.
        if ending == .exclamation,
          let before = marks.mark(endingAt: mark.range.lowerBound),
          before.kind == .question
        {
          return (.question, mark)
        }
        return (ending, mark)
      }
      let scalar = text.scalar(at: start).value
      switch ScalarClass(scalar) {
      case .space: end = start
      case .mark where "*_".utf8.contains(text[start]): end = start
      case .mark: return (isBehindEmoji ? .none : .other, nil)
      case .symbol where isEmoji(scalar): (end, isBehindEmoji) = (start, true)
      default: return (.none, nil)
      }
    }
    return (.none, nil)
  }

  /// Whether a scalar is a picture, or what joins or varies one.
  private static func isEmoji(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x200D, 0xFE0F: true
    default: Unicode.Scalar(scalar)?.properties.isEmoji == true
    }
  }

  /// Nil for marks that stand behind an ending.
  private static func ending(of kind: Mark.Kind) -> Ending? {
    switch kind {
    case .period: Ending.period
    case .question: .question
    case .exclamation: .exclamation
    case .ellipsis: .ellipsis
    case .colon: .colon
    case .semicolon, .comma: .other
    case .openingQuote, .closingQuote, .straightQuote, .openingBracket, .closingBracket, .space,
      .invisible:
      nil
    }
  }
}

extension ShortList<Mark> {
  /// The mark whose last byte is before `end`.
  fileprivate func mark(endingAt end: Int) -> Mark? {
    if let last, last.range.upperBound <= end { return last.range.upperBound == end ? last : nil }
    let position = firstPosition { $0.range.upperBound >= end }
    return position < count && self[position].range.upperBound == end ? self[position] : nil
  }
}
