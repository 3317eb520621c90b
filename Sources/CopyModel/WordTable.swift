/// Words that are looked up by their bytes in a text, in any case: no string is made for it.
package struct WordTable: Sendable {
  /// By hash, the number of a word, or -1. A power of two, at most half of it taken.
  private var slots: [Int32]
  /// All words, folded, one behind the other; and where each ends.
  private var bytes: [UInt8] = []
  private var ends: [Int32] = []

  /// Each word is known by its place in the list. Of words that are folded alike the first counts.
  package init(_ words: [String] = []) {
    var size = 8
    while size < words.count * 2 { size *= 2 }
    slots = Array(repeating: -1, count: size)
    for word in words {
      let number = Int32(ends.count)
      let start = bytes.count
      FoldedByte.append(word.utf8.span, to: &bytes)
      ends.append(Int32(bytes.count))
      var hash = WordHash()
      for index in start..<bytes.count { hash.add(bytes[index]) }
      var slot = hash.slot(of: size)
      while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = number
    }
  }

  /// The number of the word in `range` of a text, with one more byte behind it or none.
  package func number(
    of text: Span<UInt8>, in range: Range<Int>, plus ending: UInt8? = nil
  ) -> Int? {
    var hash = WordHash()
    var index = range.lowerBound
    while index < range.upperBound {
      let next = FoldedByte(at: index, of: text)
      hash.add(next.byte)
      index += next.length
    }
    if let ending { hash.add(ending) }
    return number(of: text, in: range, plus: ending, hash: hash)
  }

  /// The same where the hash of the folded bytes is known.
  package func number(
    of text: Span<UInt8>, in range: Range<Int>, plus ending: UInt8? = nil, hash: WordHash
  ) -> Int? {
    var slot = hash.slot(of: slots.count)
    while slots[slot] >= 0 {
      if isWord(Int(slots[slot]), text, range, ending) { return Int(slots[slot]) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func isWord(
    _ number: Int, _ text: Span<UInt8>, _ range: Range<Int>, _ ending: UInt8?
  ) -> Bool {
    var position = number > 0 ? Int(ends[number - 1]) : 0
    let end = Int(ends[number]) - (ending == nil ? 0 : 1)
    var index = range.lowerBound
    while index < range.upperBound {
      let next = FoldedByte(at: index, of: text)
      guard position < end, bytes[position] == next.byte else { return false }
      position += 1
      index += next.length
    }
    return position == end && (ending == nil || bytes[position] == ending)
  }
}

/// The hash of a word’s folded bytes: FNV-1a, with its high bits folded into the low ones.
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
