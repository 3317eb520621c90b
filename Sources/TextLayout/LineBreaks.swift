import CopyModel
import ICUText

/// A place where a line may end.
struct BreakOpportunity: Equatable {
  /// UTF-8 bytes.
  let end: Int
  /// Whether it must.
  let isHard: Bool
}

/// Where lines may break: ICU's UAX #14 with what Apple's ICU does otherwise.
///
/// Apple's ICU is open (apple-oss-distributions/ICU, ICU-76142.2). It differs in three ways:
/// 1. `lw=keep-hangul`: no break between two characters of Script=Hangul, for Korean;
/// 2. the quotation marks of the locale open and close instead of being ambiguous, ’ left out,
///    which may be an apostrophe;
/// 3. LB19a of Unicode 16: a break is allowed around ‘ ’ “ ” between East Asian characters.
struct LineBreaks: ~Copyable {
  private var english: BreakIterator?
  private var korean: BreakIterator?
  private var chinese: BreakIterator?
  private var other: BreakIterator?

  /// ICU's rule status from which a break is a must (UBRK_LINE_HARD).
  private static let hard = 100

  mutating func opportunities(
    of text: Span<UInt8>, profile: LocaleProfile
  ) throws(ICUError) -> [BreakOpportunity] {
    let language = profile.language
    let places = Self.quotes(in: text)
    var segments: [BreakSegment]
    if places.isEmpty || !profile.directsQuotes {
      segments = try self.segments(of: text, language: language)
    } else {
      let directed = Self.directed(text, at: places)
      segments = try self.segments(of: directed.span, language: language)
    }
    if profile.keepsHangul { segments = Self.keepingHangul(segments, of: text) }
    let more = places.isEmpty ? [] : Self.aroundQuotes(text, at: places)
    return Self.merged(segments, more)
  }

  private mutating func segments(
    of text: Span<UInt8>, language: String
  ) throws(ICUError) -> [BreakSegment] {
    switch language {
    case "en":
      if english == nil { english = try BreakIterator(.lines, locale: language) }
      return try english?.segments(of: text) ?? []
    case "ko":
      if korean == nil { korean = try BreakIterator(.lines, locale: language) }
      return try korean?.segments(of: text) ?? []
    case "zh":
      if chinese == nil { chinese = try BreakIterator(.lines, locale: language) }
      return try chinese?.segments(of: text) ?? []
    default:
      if other == nil { other = try BreakIterator(.lines, locale: "root") }
      return try other?.segments(of: text) ?? []
    }
  }

  /// Where ‘ ’ “ ” stand.
  private static func quotes(in text: Span<UInt8>) -> [Int] {
    var places: [Int] = []
    var index = 0
    while index + 2 < text.count {
      if text[index] == 0xE2, text[index + 1] == 0x80,
        [0x98, 0x99, 0x9C, 0x9D].contains(text[index + 2])
      {
        places.append(index)
      }
      index += 1
    }
    return places
  }

  /// The text with ⁅ (class OP) for “ and ‘, and ⁆ (class CL) for ”: they take as many bytes.
  private static func directed(_ text: Span<UInt8>, at places: [Int]) -> [UInt8] {
    var bytes = text.copied
    for place in places {
      switch bytes[place + 2] {
      case 0x98, 0x9C: (bytes[place + 1], bytes[place + 2]) = (0x81, 0x85)
      case 0x9D: (bytes[place + 1], bytes[place + 2]) = (0x81, 0x86)
      default: break
      }
    }
    return bytes
  }

  private static func keepingHangul(
    _ segments: [BreakSegment], of text: Span<UInt8>
  ) -> [BreakSegment] {
    segments.filter { segment in
      guard segment.end < text.count, segment.status < hard,
        HangulScript.contains(text.scalar(at: segment.end).value),
        let before = text.scalar(before: segment.end)
      else { return true }
      return !HangulScript.contains(before)
    }
  }

  /// LB19a: the places before ‘ “ and behind ’ ” that have East Asian characters on both sides of the mark.
  private static func aroundQuotes(_ text: Span<UInt8>, at places: [Int]) -> [Int] {
    var found: [Int] = []
    for place in places {
      let end = place + 3
      guard let before = text.scalar(before: place), end < text.count,
        LineProperties.isEastAsian(before)
      else { continue }
      let after = text.scalar(at: end).value
      guard LineProperties.isEastAsian(after) else { continue }
      switch text[place + 2] {
      case 0x98, 0x9C: if !LineProperties.keepsNext(before) { found.append(place) }
      default: if !LineProperties.keepsPrevious(after) { found.append(end) }
      }
    }
    return found
  }

  private static func merged(_ segments: [BreakSegment], _ more: [Int]) -> [BreakOpportunity] {
    var all: [BreakOpportunity] = []
    all.reserveCapacity(segments.count + more.count)
    var next = 0
    for segment in segments {
      while next < more.count, more[next] < segment.end {
        all.append(BreakOpportunity(end: more[next], isHard: false))
        next += 1
      }
      if next < more.count, more[next] == segment.end { next += 1 }
      all.append(BreakOpportunity(end: segment.end, isHard: segment.status >= hard))
    }
    return all
  }
}
