/// Eight bytes of a text as one number, the first of them lowest: what is asked of each is asked of all at once.
///
/// What lies behind the end of the text is zero; no place before its start is asked for.
@usableFromInline
package struct EightBytes {
  @usableFromInline let bits: UInt64

  @inlinable @inline(__always)
  package init(_ text: Span<UInt8>, at index: Int) {
    bits =
      index >= 0 && index <= text.count &- 8
      ? Self.whole(text, at: index) : Self.last(text, from: index)
  }

  /// The last bytes of a text, which are fewer.
  @inline(never) @usableFromInline
  static func last(_ text: Span<UInt8>, from index: Int) -> UInt64 {
    var (bits, end): (UInt64, Int) = (0, text.count)
    while end > index {
      end &-= 1
      bits = bits &<< 8 | UInt64(text[end])
    }
    return bits
  }

  /// One load, as the optimizer sees it where none of the bytes is asked for apart.
  @inlinable @inline(__always)
  static func whole(_ text: Span<UInt8>, at index: Int) -> UInt64 {
    let first = UInt64(text[index]) | UInt64(text[index &+ 1]) &<< 8
    let second = UInt64(text[index &+ 2]) &<< 16 | UInt64(text[index &+ 3]) &<< 24
    let third = UInt64(text[index &+ 4]) &<< 32 | UInt64(text[index &+ 5]) &<< 40
    let fourth = UInt64(text[index &+ 6]) &<< 48 | UInt64(text[index &+ 7]) &<< 56
    return first | second | third | fourth
  }

  @inlinable @inline(__always)
  package subscript(index: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: bits &>> UInt64(truncatingIfNeeded: index &* 8))
  }

  /// The bit that tells small letters from capitals, in each byte.
  @inlinable @inline(__always)
  static var smallBits: UInt64 { 0x2020_2020_2020_2020 }

  /// The bytes with capital letters as small ones.
  @inlinable @inline(__always)
  var folded: UInt64 { bits | Self.smallBits }

  /// How many ASCII letters they begin with.
  @inlinable @inline(__always)
  package var letters: Int {
    let low = folded & 0x7F7F_7F7F_7F7F_7F7F
    // The highest bit of a byte tells whether it has reached a, has passed z, is beyond ASCII.
    let (fromA, behindZ) = (low &+ 0x1F1F_1F1F_1F1F_1F1F, low &+ 0x0505_0505_0505_0505)
    let others = ~fromA | behindZ | bits
    return (others & 0x8080_8080_8080_8080).trailingZeroBitCount &>> 3
  }

  /// Of the first so many, which are letters, one or more: the bits of `smallBits` that capitals lack.
  @inlinable @inline(__always)
  package func capitals(of letters: Int) -> UInt64 {
    let others = UInt64(truncatingIfNeeded: 64 &- letters &* 8)
    return ((~bits & Self.smallBits) &<< others) &>> others
  }
}
