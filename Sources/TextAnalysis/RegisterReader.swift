import CopyModel

/// Reads the speech level of a sentence off its last word.
enum RegisterReader {
  /// How far the brackets of a note may be apart, in bytes: time stays linear.
  private static let longestNote = 256

  static func register(
    _ text: Span<UInt8>, within range: Range<Int>, ending: Ending, profile: LocaleProfile
  ) -> Register? {
    guard !profile.registers.isEmpty else { return nil }
    let end = wordEnd(text, within: range)
    let found = profile.registers.first(before: end, of: text) {
      end - $0.ending.utf8.count >= range.lowerBound
    }
    guard let found else { return nil }
    let isMarked = [.period, .question, .exclamation].contains(ending)
    return found.needsMark && !isMarked ? nil : found.register
  }

  /// Where the last word ends: marks behind it, and a note in brackets, are not part of it.
  private static func wordEnd(_ text: Span<UInt8>, within range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound {
      let start = text.scalarStart(before: end)
      let scalar = text.scalar(at: start).value
      if ScalarClass(scalar).isLetterOrDigit { break }
      end = start
      if scalar == 0x29 || scalar == 0xFF09, let open = opening(text, before: start, range) {
        end = open
      }
    }
    return end
  }

  /// Where the bracket opens that closes at `end`; nil when nothing but the note is there.
  private static func opening(_ text: Span<UInt8>, before end: Int, _ range: Range<Int>) -> Int? {
    var start = end
    let first = max(range.lowerBound, end - longestNote)
    while start > first {
      start = text.scalarStart(before: start)
      if text[start] == UInt8(ascii: "(") || text.has("（", at: start) {
        return start > range.lowerBound ? start : nil
      }
    }
    return nil
  }
}
