import CopyModel
import ICUText

/// Finds sentences that ICU does not see, because no capital letter stands at their start.
///
/// UAX #29 (SB8) takes a period as an abbreviation's where the next letter is a small one, even
/// behind digits, marks and spaces. In copy it is what stands for a name that comes first there, or a number.
struct SentenceStarts {
  private let masks: Masks
  private let hasCase: Bool

  /// Splits segments before values, numbers, quotations, tags and names with a small first letter: “… is full.
  /// %@ has …”, “… is full. iPhone backups …”.
  static func split(
    _ segments: [BreakSegment], of text: Span<UInt8>, masks: Masks, profile: LocaleProfile
  ) -> [BreakSegment] {
    let starts = SentenceStarts(masks: masks, hasCase: profile.caseWords.hasStyles)
    var found: [BreakSegment] = []
    var index = 0
    for segment in segments {
      while index + 2 < segment.end {
        let byte = text[index]
        if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!"),
          let start = starts.start(behind: index, of: text, before: segment.end)
        {
          found.append(BreakSegment(end: start, status: segment.status))
          index = start
        } else {
          index += 1
        }
      }
      found.append(segment)
      index = segment.end
    }
    return found
  }

  /// Where a sentence starts behind the end mark at `mark`; nil when none does before `limit`.
  private func start(behind mark: Int, of text: Span<UInt8>, before limit: Int) -> Int? {
    guard masks.range(at: mark) == nil, !text.has("..", at: mark - 1) else { return nil }
    let (spaces, isBehindTag) = skipTags(text, from: Self.skipClosing(text, from: mark + 1))
    let start = text.end(of: { $0 == 0x20 }, from: spaces)
    let (content, isInTag) = skipTags(text, from: start)
    guard start > spaces, content < limit else { return nil }
    // A value or an address.
    if masks.range(at: content) != nil { return start }
    let scalar = text.scalar(at: content)
    switch scalar.value {
    case 0x30...0x39, 0x22, 0x27, 0x201C, 0x2018, 0x300C: return start
    case 0x61...0x7A:
      let isFirst = hasCase ? Self.isName(text, at: content) : Self.isBehindWide(text, mark)
      return isFirst ? start : nil
    default:
      return (isBehindTag || isInTag) && text.hasLetter(at: content) ? start : nil
    }
  }

  /// The end of the tags that start at `index`, and whether there are any.
  private func skipTags(_ text: Span<UInt8>, from index: Int) -> (end: Int, areThere: Bool) {
    var end = index
    while let masked = masks.range(at: end), masks.isSilent(masked) { end = masked.upperBound }
    return (end, end > index)
  }

  private static func skipClosing(_ text: Span<UInt8>, from index: Int) -> Int {
    var end = index
    while end < text.count {
      if ")]\"'".utf8.contains(text[end]) {
        end += 1
      } else if text.has("”", at: end) || text.has("’", at: end) {
        end += 3
      } else {
        break
      }
    }
    return end
  }

  /// Whether a word with a small first letter and a capital stands at `index`: iPhone, macOS.
  private static func isName(_ text: Span<UInt8>, at index: Int) -> Bool {
    let end = text.end(of: \.isASCIISmall, from: index + 1)
    return end < text.count && text[end].isASCIICapital
  }

  /// Whether a letter without case stands before `index`: a Latin word behind it says nothing by its case.
  private static func isBehindWide(_ text: Span<UInt8>, _ index: Int) -> Bool {
    guard let scalar = text.scalar(before: index) else { return false }
    return [.hangul, .han, .kana].contains(ScalarClass(scalar))
  }
}
