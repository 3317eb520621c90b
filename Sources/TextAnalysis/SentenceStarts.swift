import CopyModel
import ICUText

/// Finds sentences that ICU does not see.
enum SentenceStarts {
  /// Splits segments before names with a small first letter: “… is full. iPhone backups …”.
  static func split(
    _ segments: [BreakSegment], of text: Span<UInt8>, profile: LocaleProfile
  ) -> [BreakSegment] {
    guard profile.caseWords.hasStyles else { return segments }
    var found: [BreakSegment] = []
    var start = 0
    for segment in segments {
      var index = start
      while index + 3 < segment.end {
        if ".?!".utf8.contains(text[index]), text[index + 1] == 0x20,
          isName(text, at: index + 2)
        {
          found.append(BreakSegment(end: index + 2, status: segment.status))
        }
        index += 1
      }
      found.append(segment)
      start = segment.end
    }
    return found
  }

  /// Whether a word with a small first letter and a capital stands at `index`: iPhone, macOS.
  private static func isName(_ text: Span<UInt8>, at index: Int) -> Bool {
    guard (0x61...0x7A).contains(text[index]) else { return false }
    var end = index + 1
    while end < text.count, (0x61...0x7A).contains(text[end]) { end += 1 }
    return end < text.count && (0x41...0x5A).contains(text[end])
  }
}
