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
      add(start..<segment.end, isWord: segment.isWord, to: &words, of: text, masks)
      start = segment.end
    }
    return words
  }

  /// The same without ICU's iterator; nil when it has to be asked. There will hardly be more than `most`.
  static func simple(
    _ text: Span<UInt8>, masks: Masks, han: inout HanWords?, most: Int
  ) -> [Range<Int>]? {
    var words: [Range<Int>] = []
    words.reserveCapacity(most)
    var start = 0
    while start < text.count {
      if let masked = masks.range(at: start), SimpleWords.isApart(text, at: masked.upperBound) {
        add(start..<masked.upperBound, isWord: false, to: &words, of: text, masks)
        start = masked.upperBound
        continue
      }
      guard let (end, kind) = SimpleWords.segment(of: text, at: start) else { return nil }
      if kind == .han {
        if han == nil { han = HanWords() }
        let isRead = han?.forEachEnd(in: start..<end, of: text) { end in
          add(start..<end, isWord: true, to: &words, of: text, masks)
          start = end
        }
        guard isRead == true else { return nil }
      } else {
        add(start..<end, isWord: kind == .word, to: &words, of: text, masks)
        start = end
      }
    }
    return words
  }

  @inline(__always)
  private static func add(
    _ segment: Range<Int>, isWord: Bool, to words: inout [Range<Int>], of text: Span<UInt8>,
    _ masks: Masks
  ) {
    if let masked = masks.range(at: segment.lowerBound) {
      if words.last != masked, !masks.isSilent(masked) { words.append(masked) }
      return
    }
    guard isWord else { return }
    let segment = segment.lowerBound..<end(of: segment, masks)
    if let last = words.last, last.upperBound < segment.lowerBound,
      isJoint(text, last.upperBound..<segment.lowerBound)
    {
      words[words.count - 1] = last.lowerBound..<segment.upperBound
    } else {
      words.append(segment)
    }
  }

  /// Where a word ends that may reach into what is masked, as “é” does where an address is written on to it: the address
  /// is a word of its own.
  @inline(__always)
  private static func end(of segment: Range<Int>, _ masks: Masks) -> Int {
    guard !masks.ranges.isEmpty, let masked = masks.range(at: segment.upperBound - 1),
      masked.upperBound > segment.upperBound
    else { return segment.upperBound }
    return masked.lowerBound
  }

  /// Whether all that stands between two words is a hyphen or an apostrophe.
  @inline(__always)
  static func isJoint(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    if text[range.lowerBound] == 0x20 { return false }
    let scalar = text.scalar(at: range.lowerBound)
    guard scalar.length == range.count else { return false }
    switch scalar.value {
    case 0x2D, 0x2010, 0x2011, 0x27, 0x2019: return true
    default: return false
    }
  }

  /// What stands between spaces and holds a letter, a digit or a masked stretch.
  /// There will hardly be more than `most`.
  static func spaced(_ text: Span<UInt8>, masks: Masks, most: Int) -> [Range<Int>] {
    var words: [Range<Int>] = []
    words.reserveCapacity(most)
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
      let isSyllable = (0xAC00...0xD7A3).contains(scalar.value)
      let kind = isSyllable ? .hangul : ScalarClass(scalar.value)
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
