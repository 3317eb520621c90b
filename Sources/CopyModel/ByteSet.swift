/// The UTF-8 bytes that occur in a text, a bit for each: what does not occur need not be looked for.
@usableFromInline
package struct ByteSet: Sendable {
  @usableFromInline var bits = InlineArray<4, UInt64>(repeating: 0)

  package init(_ text: Span<UInt8>) {
    for index in text.indices { insert(text[index]) }
  }

  /// By their bits: those of the bytes below 0x40, and so on.
  @inlinable @inline(__always)
  package init(bits first: UInt64, _ second: UInt64, _ third: UInt64, _ fourth: UInt64) {
    bits = [first, second, third, fourth]
  }

  package init(_ bytes: [UInt8]) { self.init(bytes.span) }

  /// The bytes of some characters, which are ASCII.
  package init(ascii characters: String) {
    self.init(characters.utf8.span)
  }

  @inline(__always)
  mutating func insert(_ byte: UInt8) {
    bits[Int(byte >> 6)] |= 1 << UInt64(byte & 63)
  }

  @inlinable @inline(__always)
  package func contains(_ byte: UInt8) -> Bool {
    bits[Int(byte >> 6)] & 1 << UInt64(byte & 63) != 0
  }

  @inline(__always)
  package func isDisjoint(with other: ByteSet) -> Bool {
    bits[0] & other.bits[0] | bits[1] & other.bits[1] | bits[2] & other.bits[2]
      | bits[3] & other.bits[3] == 0
  }

  @inline(__always)
  package func isSuperset(of other: ByteSet) -> Bool {
    other.bits[0] & ~bits[0] | other.bits[1] & ~bits[1] | other.bits[2] & ~bits[2]
      | other.bits[3] & ~bits[3] == 0
  }

  /// The same with each capital ASCII letter as a small one.
  package var folded: ByteSet {
    var folded = self
    folded.bits[1] |= (bits[1] & 0x07FF_FFFE) << 32
    return folded
  }

  /// Those of the bytes that are ASCII letters.
  package var letters: ByteSet {
    var letters = self
    letters.bits[0] = 0
    letters.bits[1] &= 0x07FF_FFFE_07FF_FFFE
    letters.bits[2] = 0
    letters.bits[3] = 0
    return letters
  }

  /// Whether an ASCII digit occurs.
  package var hasDigit: Bool { bits[0] & 0x03FF_0000_0000_0000 != 0 }

  /// Whether an ASCII letter occurs.
  package var hasLatinLetter: Bool { bits[1] & 0x07FF_FFFE_07FF_FFFE != 0 }

  /// Whether a small ASCII letter occurs.
  package var hasSmallLetter: Bool { bits[1] & 0x07FF_FFFE_0000_0000 != 0 }

  /// Whether an ASCII control occurs: a line break, a tab.
  package var hasControl: Bool { bits[0] & 0xFFFF_FFFF != 0 || contains(0x7F) }

  /// Whether a character beyond ASCII occurs.
  package var isBeyondASCII: Bool { bits[2] | bits[3] != 0 }
}
