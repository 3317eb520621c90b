/// Some characters from U+3000 to U+DFFF, where Chinese, Japanese and Korean are written: a bit for each.
package struct WideSet: Sendable {
  private static let block: Range<UInt32> = 0x3000..<0xE000

  /// Empty when no character is in it.
  private var bits: [UInt64] = []

  /// Those of some scalars that are in the block.
  package init(_ scalars: some Sequence<UInt32>) {
    for scalar in scalars where Self.block.contains(scalar) {
      if bits.isEmpty { bits = Array(repeating: 0, count: Self.block.count / 64) }
      let place = Int(scalar - Self.block.lowerBound)
      bits[place >> 6] |= 1 << UInt64(place & 63)
    }
  }

  @inline(__always)
  package func contains(_ scalar: UInt32) -> Bool {
    guard !bits.isEmpty, Self.block.contains(scalar) else { return false }
    let place = Int(scalar - Self.block.lowerBound)
    return bits[place >> 6] & 1 << UInt64(place & 63) != 0
  }
}
