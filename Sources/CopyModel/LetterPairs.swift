/// The pairs of letters that words or names begin with: what begins otherwise need not be looked up.
@usableFromInline
struct LetterPairs: Sendable {
  /// By the first letter, a bit for each second one. No `InlineArray`, which would be copied whole out of a class to be
  /// looked at.
  @usableFromInline var seconds = [UInt32](repeating: 0, count: 32)

  init(_ words: [String]) {
    for word in words {
      let bytes = word.utf8.span
      guard bytes.count > 1, bytes[0].isASCIILetter, bytes[1].isASCIILetter else { continue }
      seconds[Int(bytes[0] & 31)] |= 1 << UInt32(bytes[1] & 31)
    }
  }

  /// Whether a word that stands at a place may be one of them: no is sure.
  @inlinable @inline(__always)
  func mayStand(at index: Int, in text: Span<UInt8>) -> Bool {
    index + 1 >= text.count || mayBegin(text[index], text[index + 1])
  }

  /// The same of a word by its first two bytes.
  @inlinable @inline(__always)
  func mayBegin(_ first: UInt8, _ second: UInt8) -> Bool {
    guard first.isASCIILetter, second.isASCIILetter else { return true }
    return seconds[Int(first & 31)] & 1 << UInt32(second & 31) != 0
  }
}
