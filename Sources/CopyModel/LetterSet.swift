/// Letters of English, whatever their case.
@usableFromInline
struct LetterSet: Sendable {
  @usableFromInline var bits: UInt32 = 0

  init() {}

  /// Takes up the letter that stands at a place; all letters where none stands there.
  mutating func insert(in text: Span<UInt8>, at index: Int) {
    guard index < text.count, text[index].isASCIILetter else { return bits = .max }
    bits |= 1 << UInt32(text[index] & 31)
  }

  /// Whether it has the letter that stands at a place; where none stands there, that is not known.
  @inlinable @inline(__always)
  func mayContain(_ text: Span<UInt8>, at index: Int) -> Bool {
    guard index < text.count, text[index].isASCIILetter else { return true }
    return bits & 1 << UInt32(text[index] & 31) != 0
  }
}
