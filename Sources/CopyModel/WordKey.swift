/// A word’s folded bytes as a number, which says all of a word of up to sixteen bytes.
@usableFromInline
package struct WordKey: Sendable, Equatable {
  /// The last sixteen bytes, the very last lowest.
  @usableFromInline var (high, low): (UInt64, UInt64) = (0, 0)
  @usableFromInline var count: Int32 = 0

  @inlinable @inline(__always)
  package init() {}

  /// The key of the word in a stretch of a text, in any case and typography.
  package init(_ text: Span<UInt8>, _ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let next = FoldedByte(at: index, of: text)
      add(next.byte)
      index += next.length
    }
  }

  /// Whether it says all of the word.
  @inlinable @inline(__always)
  package var isWhole: Bool { count <= 16 }

  /// The key of the letters, one or more, that some bytes begin with, in any case.
  @inlinable @inline(__always)
  package init(_ bytes: EightBytes, letters: Int) {
    low = bytes.folded.byteSwapped &>> UInt64(truncatingIfNeeded: 64 &- letters &* 8)
    count = Int32(truncatingIfNeeded: letters)
  }

  @inlinable @inline(__always)
  package mutating func add(_ byte: UInt8) {
    high = high << 8 | low >> 56
    low = low << 8 | UInt64(byte)
    count &+= 1
  }

  /// The last byte of the word.
  @inlinable @inline(__always)
  package var last: UInt8 { UInt8(truncatingIfNeeded: low) }

  /// The key of the word without its last byte, where this one says all of it.
  @inlinable @inline(__always)
  package var withoutLast: WordKey {
    var key = self
    key.low = low >> 8 | high << 56
    key.high = high >> 8
    key.count &-= 1
    return key
  }

  /// The place in a table of so many, which is a power of two.
  @inlinable @inline(__always)
  package func slot(of size: Int) -> Int {
    // Fibonacci hashing: the high bits of the product depend on all bytes.
    let product = (low ^ high &* 0xD6E8_FEB8_6659_FD93) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product >> 40) & (size - 1)
  }
}
