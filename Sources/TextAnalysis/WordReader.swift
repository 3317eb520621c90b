import CopyModel
import ICUText

/// Makes words of segments. A masked stretch that people see is one word.
enum WordReader {
  /// ICU's words, joined over hyphens and apostrophes: Wi-Fi and can’t are one word each.
  static func joined(
    _ segments: [BreakSegment], of text: Span<UInt8>, masks: Masks
  ) -> [Range<Int>] {
    var words: [Range<Int>] = []
    words.reserveCapacity(segments.count { $0.isWord })
    var start = 0
    for segment in segments {
      defer { start = segment.end }
      let range = start..<segment.end
      if let masked = masks.range(at: start) {
        if words.last != masked, !masks.isSilent(masked) { words.append(masked) }
        continue
      }
      guard segment.isWord else { continue }
      if let last = words.last, last.upperBound < start, isJoint(text, last.upperBound..<start) {
        words[words.count - 1] = last.lowerBound..<segment.end
      } else {
        words.append(range)
      }
    }
    return words
  }

  /// Whether all that stands between two words is a hyphen or an apostrophe.
  private static func isJoint(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let scalar = text.scalar(at: range.lowerBound)
    guard scalar.length == range.count else { return false }
    switch scalar.value {
    case 0x2D, 0x2010, 0x2011, 0x27, 0x2019: return true
    default: return false
    }
  }

  /// What stands between spaces and holds a letter, a digit or a masked stretch.
  static func spaced(_ text: Span<UInt8>, masks: Masks) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    var end = 0
    var hasLetter = false
    var index = 0
    func close() {
      if let first = start, hasLetter { words.append(first..<end) }
      start = nil
      hasLetter = false
    }
    while index < text.count {
      if let masked = masks.range(at: index) {
        index = masked.upperBound
        if masks.isSilent(masked) { continue }
        start = start ?? masked.lowerBound
        end = masked.upperBound
        hasLetter = true
        continue
      }
      let scalar = text.scalar(at: index)
      let kind = ScalarClass(scalar.value)
      if kind == .space {
        close()
      } else {
        start = start ?? index
        end = index + scalar.length
        hasLetter = hasLetter || kind.isLetterOrDigit
      }
      index += scalar.length
    }
    close()
    return words
  }
}
