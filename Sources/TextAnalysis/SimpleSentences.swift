import CopyModel
import ICUText

/// The segments of sentences in texts of scalars that `SimpleText` knows, told by UAX #29 as ICU tells them.
enum SimpleSentences {
  private enum Kind {
    case lower, upper, letter, digit, space, period, end, close, pause, line, other

    var isEnd: Bool { self == .period || self == .end }
  }

  /// Adds the segments to `segments`; false when the text has a scalar that is not told apart here. The caller
  /// makes sure that no sentence ends before `start`.
  static func read(
    _ text: Span<UInt8>, from start: Int = 0, into segments: inout [BreakSegment]
  ) -> Bool {
    var index = start
    while index < text.count {
      guard let (kind, length) = kind(text, at: index) else { return false }
      index += length
      if kind == .line {
        segments.append(BreakSegment(end: index, status: 0))
      } else if kind.isEnd {
        guard let end = segmentEnd(text, behind: index, of: kind) else {
          return false
        }
        if end > 0 {
          segments.append(BreakSegment(end: end, status: 0))
          index = end
        }
      }
    }
    if segments.last?.end != text.count {
      segments.append(BreakSegment(end: text.count, status: 0))
    }
    return true
  }

  /// Where the segment ends whose mark ends at `index`: 0 when it goes on, nil when that is not sure.
  private static func segmentEnd(
    _ text: Span<UInt8>, behind index: Int, of mark: Kind
  ) -> Int? {
    var end = index
    var next = Kind.other
    func skip(_ kind: Kind) -> Bool {
      while end < text.count {
        guard let (found, length) = Self.kind(text, at: end) else { return false }
        next = found
        if found != kind { return true }
        end += length
      }
      return true
    }
    if end < text.count, mark == .period {
      guard let (found, _) = kind(text, at: end) else { return nil }
      // SB6, SB7: 3.4, U.S.
      if found == .digit { return 0 }
      if found == .upper, text.hasASCIILetter(before: text.scalarStart(before: index)) { return 0 }
    }
    guard skip(.close), skip(.space) else { return nil }
    guard end < text.count else { return text.count }
    // SB8a
    if next == .pause || next.isEnd { return 0 }
    if next == .line { return end + 1 }
    if mark == .period {
      guard let goesOn = leadsToLower(text, from: end) else { return nil }
      if goesOn { return 0 }
    }
    return end
  }

  /// SB8: whether the first letter behind a period is a small one.
  private static func leadsToLower(_ text: Span<UInt8>, from start: Int) -> Bool? {
    var index = start
    while index < text.count {
      guard let (kind, length) = kind(text, at: index) else { return nil }
      switch kind {
      case .lower: return true
      case .upper, .letter, .line, .period, .end: return false
      case .digit, .space, .close, .pause, .other: index += length
      }
    }
    return false
  }

  @inline(__always)
  private static func kind(_ text: Span<UInt8>, at index: Int) -> (kind: Kind, length: Int)? {
    let byte = text[index]
    guard byte < 0x80 else {
      let scalar = text.scalar(at: index)
      return wide(scalar.value).map { ($0, scalar.length) }
    }
    switch byte {
    case 0x61...0x7A: return (.lower, 1)
    case 0x41...0x5A: return (.upper, 1)
    case 0x30...0x39: return (.digit, 1)
    case 0x20: return (.space, 1)
    case 0x0A: return (.line, 1)
    case UInt8(ascii: "."): return (.period, 1)
    case UInt8(ascii: "!"), UInt8(ascii: "?"): return (.end, 1)
    case UInt8(ascii: ","), UInt8(ascii: "-"), UInt8(ascii: ":"): return (.pause, 1)
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      return (.close, 1)
    case 0x21...0x7E: return (.other, 1)
    default: return nil
    }
  }

  private static func wide(_ scalar: UInt32) -> Kind? {
    switch scalar {
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3: .letter
    case 0x3002, 0xFF01, 0xFF1F: .end
    case 0x2024, 0xFF0E: .period
    case 0x2013, 0x2014, 0x3001, 0xFF0C, 0xFF1A: .pause
    case 0x2018...0x201F, 0x3008...0x3011, 0xFF08, 0xFF09: .close
    case 0x2010...0x2027: .other
    default: nil
    }
  }
}
