/// Some characters from U+3000 to U+DFFF, where Chinese, Japanese and Korean are written: a bit for each.
package struct WideSet: Sendable {
  private static let block: Range<UInt32> = 0x3000..<0xE000

  /// Empty when no character is in it.
  private var bits: [UInt64] = []
  /// By word of `bits`, how many characters are in the words before it.
  private var ranks: [UInt16] = []

  /// Those of some scalars that are in the block.
  package init(_ scalars: some Sequence<UInt32>) {
    for scalar in scalars where Self.block.contains(scalar) {
      if bits.isEmpty { bits = Array(repeating: 0, count: Self.block.count / 64) }
      let place = Int(scalar - Self.block.lowerBound)
      bits[place >> 6] |= 1 << UInt64(place & 63)
    }
    var count = 0
    for word in bits {
      ranks.append(UInt16(count))
      count += word.nonzeroBitCount
    }
  }

  package var isEmpty: Bool { bits.isEmpty }

  @inline(__always)
  package func contains(_ scalar: UInt32) -> Bool {
    guard !bits.isEmpty, Self.block.contains(scalar) else { return false }
    let place = Int(scalar - Self.block.lowerBound)
    return bits[place >> 6] & 1 << UInt64(place & 63) != 0
  }

  /// The place of a character among those of the set in their order; nil for one that is not in it.
  @inline(__always)
  package func place(of scalar: UInt32) -> Int? {
    guard !bits.isEmpty, Self.block.contains(scalar) else { return nil }
    let place = Int(scalar - Self.block.lowerBound)
    let (word, bit) = (bits[place >> 6], UInt64(1) << UInt64(place & 63))
    return word & bit == 0
      ? nil : Int(ranks[place >> 6]) + (word & (bit - 1)).nonzeroBitCount
  }
}
