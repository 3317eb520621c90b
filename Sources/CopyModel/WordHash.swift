/// The hash of some bytes: FNV-1a, with its high bits folded into the low ones.
@usableFromInline
package struct WordHash {
  @usableFromInline var value: UInt64 = 0xCBF2_9CE4_8422_2325

  @inlinable @inline(__always)
  package init() {}

  /// In 32 bits.
  package var short: UInt32 { UInt32(truncatingIfNeeded: value ^ value >> 32) }

  @inlinable @inline(__always)
  package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// The place in a table of so many, which is a power of two.
  package func slot(of size: Int) -> Int {
    Int(truncatingIfNeeded: value ^ value >> 32) & (size - 1)
  }
}
