import CopyModel
import ICUText

/// Makes sentences of ICU's segments: joins what was split behind an abbreviation or inside quotation marks.
enum SentenceReader {
  static func read(
    _ segments: [BreakSegment], of text: Span<UInt8>, marks: [Mark], masks: Masks,
    profile: LocaleProfile
  ) -> [Sentence] {
    var sentences: [Sentence] = []
    var start = 0
    /// How many quotations are open, counting the marks before `nextMark` from `start` on.
    var depth = 0
    var nextMark = 0
    for (number, segment) in segments.enumerated() {
      let isLast = number == segments.count - 1
      while nextMark < marks.count, marks[nextMark].range.lowerBound < segment.end {
        switch marks[nextMark].kind {
        case .openingQuote: depth += 1
        case .closingQuote: depth = max(0, depth - 1)
        default: break
        }
        nextMark += 1
      }
      let isMasked = masks.range(at: segment.end).map { $0.lowerBound < segment.end } ?? false
      if !isLast,
        isMasked || depth > 0 || endsInAbbreviation(text, start..<segment.end, profile)
      {
        continue
      }
      depth = 0
      let range = trimmed(text, start..<segment.end)
      start = segment.end
      guard hasContent(text, range) else { continue }
      let end = EndingReader.read(text, within: range, marks: marks, masks: masks)
      let wordEnd = end.mark?.range.lowerBound ?? range.upperBound
      let register = RegisterReader.register(
        text, within: range.lowerBound..<max(wordEnd, range.lowerBound), ending: end.ending,
        profile: profile)
      sentences.append(Sentence(range: range, ending: end.ending, register: register))
    }
    return sentences
  }

  private static func endsInAbbreviation(
    _ text: Span<UInt8>, _ range: Range<Int>, _ profile: LocaleProfile
  ) -> Bool {
    guard !profile.abbreviations.isEmpty else { return false }
    let content = trimmed(text, range)
    guard !content.isEmpty, text[content.upperBound - 1] == UInt8(ascii: ".") else { return false }
    var start = content.upperBound - 1
    while start > content.lowerBound, text[start - 1] > 0x20 { start -= 1 }
    let word = String(copying: text.extracting(start..<content.upperBound - 1)).lowercased()
    // “No.” ends a sentence when it is the whole of it.
    return start > content.lowerBound && profile.abbreviations.contains(word)
  }

  private static func trimmed(_ text: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end {
      let scalar = text.scalar(at: start)
      guard ScalarClass(scalar.value) == .space else { break }
      start += scalar.length
    }
    while start < end {
      let last = text.scalarStart(before: end)
      guard ScalarClass(text.scalar(at: last).value) == .space else { break }
      end = last
    }
    return start..<end
  }

  private static func hasContent(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      let scalar = text.scalar(at: index)
      if ScalarClass(scalar.value).isLetterOrDigit || scalar.value == 0x25 || scalar.value == 0x7B {
        return true
      }
      index += scalar.length
    }
    return false
  }
}

/// Reads the speech level of a sentence off its last word.
enum RegisterReader {
  static func register(
    _ text: Span<UInt8>, within range: Range<Int>, ending: Ending, profile: LocaleProfile
  ) -> Register? {
    guard !profile.registers.isEmpty else { return nil }
    var end = range.upperBound
    while end > range.lowerBound {
      let start = text.scalarStart(before: end)
      if ScalarClass(text.scalar(at: start).value).isLetterOrDigit { break }
      end = start
    }
    for candidate in profile.registers {
      let length = candidate.ending.utf8.count
      guard end - length >= range.lowerBound, text.has(candidate.ending, at: end - length) else {
        continue
      }
      // A noun may end like a verb; with a full stop behind it, it hardly does.
      if candidate.register == .plain, ending != .period { return nil }
      return candidate.register
    }
    return nil
  }
}
