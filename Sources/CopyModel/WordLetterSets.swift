/// The Latin letters that the words of a list begin with, go on with and end with, a bit for each: they rule out
/// most words of a text.
struct WordLetterSets: Sendable {
  private var firsts: UInt32 = 0
  private var seconds: UInt32 = 0
  private var lasts: UInt32 = 0
  /// Whether some word is a single byte.
  private var hasBytes = false
  /// Whether there are words at all.
  private var hasWords = false

  /// `words` are folded.
  init(_ words: [String]) {
    for word in words {
      let bytes = word.utf8.span
      guard !bytes.isEmpty else { continue }
      hasWords = true
      firsts |= Self.bit(of: bytes[0])
      lasts |= Self.bit(of: bytes[bytes.count - 1])
      if bytes.count == 1 { hasBytes = true } else { seconds |= Self.bit(of: bytes[1]) }
    }
  }

  /// Whether what stands in `range` may be a word of the list, in any case. What is no Latin letter may stand for
  /// another byte.
  @inline(__always)
  func mayBeWord(_ range: Range<Int>, of text: Span<UInt8>) -> Bool {
    guard mayBegin(range, of: text), mayEnd(range, of: text) else { return false }
    guard range.count > 1 else { return hasBytes }
    let second = text[range.lowerBound + 1]
    return !second.isASCIILetter || seconds & Self.bit(of: second) != 0
  }

  /// Whether what stands in `range` may begin with a word of the list, in any case.
  @inline(__always)
  func mayBegin(_ range: Range<Int>, of text: Span<UInt8>) -> Bool {
    guard hasWords, !range.isEmpty else { return false }
    let first = text[range.lowerBound]
    return !first.isASCIILetter || firsts & Self.bit(of: first) != 0
  }

  /// Whether what stands in `range` may end with a word of the list, in any case.
  @inline(__always)
  func mayEnd(_ range: Range<Int>, of text: Span<UInt8>) -> Bool {
    guard hasWords, !range.isEmpty else { return false }
    let last = text[range.upperBound - 1]
    return !last.isASCIILetter || lasts & Self.bit(of: last) != 0
  }

  /// The bit of a letter, whatever its case.
  @inline(__always)
  private static func bit(of letter: UInt8) -> UInt32 { 1 << UInt32(letter & 31) }
}
