import CopyModel
import ICUText

/// Makes sentences of ICU's segments: joins what was split behind an abbreviation or inside quotation marks.
enum SentenceReader {
  /// The longest number of a step with its period, in bytes.
  private static let longestNumber = 4

  static func read(
    _ segments: [BreakSegment], of text: Span<UInt8>, marks: ShortList<Mark>, masks: Masks,
    profile: LocaleProfile
  ) -> ShortList<Sentence> {
    var sentences = ShortList<Sentence>()
    var start = 0
    var quotations = OpenQuotations(marks)
    for (number, segment) in segments.enumerated() {
      let isLast = number == segments.count - 1
      quotations.read(until: segment.end)
      let isMasked = masks.range(at: segment.end).map { $0.lowerBound < segment.end } ?? false
      if !isLast {
        if isMasked || quotations.depth > 0
          || goesOn(text, behind: start..<segment.end, profile)
          || quotations.goOn(text, from: start, to: segment.end, profile: profile)
        {
          continue
        }
      }
      quotations.forget()
      let range = start..<segment.end
      start = segment.end
      let sentence = sentence(in: range, of: text, profile: profile) {
        EndingReader.read(text, within: $0, marks: marks, masks: masks)
      }
      if let sentence { sentences.append(sentence) }
    }
    return sentences
  }

  /// The sentence of a text that has no more than one, and ends so.
  static func only(
    _ text: Span<UInt8>, end: (ending: Ending, mark: Mark?), profile: LocaleProfile
  ) -> ShortList<Sentence> {
    ShortList(sentence(in: 0..<text.count, of: text, profile: profile) { _ in end })
  }

  /// The sentence in `range`, spaces around it left out; nil when nothing is said there.
  @inline(__always)
  private static func sentence(
    in range: Range<Int>, of text: Span<UInt8>, profile: LocaleProfile,
    end: (Range<Int>) -> (ending: Ending, mark: Mark?)
  ) -> Sentence? {
    let range = text.trimmed(range)
    guard hasContent(text, range) else { return nil }
    let end = end(range)
    let wordEnd = end.mark?.range.lowerBound ?? range.upperBound
    let register = RegisterReader.register(
      text, within: range.lowerBound..<max(wordEnd, range.lowerBound), ending: end.ending,
      profile: profile)
    return Sentence(range: range, ending: end.ending, register: register)
  }

  /// Whether the period that ends a segment ends no sentence: it belongs to an abbreviation, to the number of
  /// a step, to an ellipsis or to the name behind it, as in “.zip”.
  private static func goesOn(
    _ text: Span<UInt8>, behind range: Range<Int>, _ profile: LocaleProfile
  ) -> Bool {
    let content = text.trimmed(range)
    guard !content.isEmpty, text[content.upperBound - 1] == UInt8(ascii: ".") else { return false }
    if content.count <= longestNumber, content.dropLast().allSatisfy({ text[$0].isASCIIDigit }) {
      return text.hasLetter(at: range.upperBound)
    }
    if text.has("...", at: content.upperBound - 3) {
      return text[range.upperBound - 1] != 0x0A
    }
    if content.upperBound == range.upperBound, text.hasLetter(at: range.upperBound),
      text[range.upperBound] < 0x80
    {
      return true
    }
    return Abbreviation.isInSentence(text, period: content.upperBound, profile: profile)
  }

  private static func hasContent(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    // Most text begins with a letter.
    if !range.isEmpty, text[range.lowerBound].isASCIILetter { return true }
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
