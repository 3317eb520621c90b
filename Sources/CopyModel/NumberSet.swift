/// Some concepts of the lexicon, by index.
package typealias ConceptSet = NumberSet<8>

/// Some things, or some verbs, by number.
package typealias ThingSet = NumberSet<12>

/// Some small numbers: a bit for each, in so many words of 64, so that two texts are compared in a few steps.
package struct NumberSet<let size: Int>: Sendable {
  /// How many numbers there may be: those below.
  package static var most: Int { size * 64 }

  @usableFromInline var bits = InlineArray<size, UInt64>(repeating: 0)

  @inlinable package init() {}

  @inlinable
  package init(_ numbers: some Sequence<Int>) {
    for number in numbers { insert(number) }
  }

  @inlinable
  package var isEmpty: Bool {
    for place in bits.indices where bits[place] != 0 { return false }
    return true
  }

  /// How many there are.
  package var count: Int {
    var count = 0
    for place in bits.indices { count += bits[place].nonzeroBitCount }
    return count
  }

  @inlinable @inline(__always)
  package func contains(_ number: Int) -> Bool {
    bits[number >> 6] & 1 << UInt64(number & 63) != 0
  }

  @inlinable @inline(__always)
  package mutating func insert(_ number: Int) {
    bits[number >> 6] |= 1 << UInt64(number & 63)
  }

  /// Calls `body` with each number, in order.
  @inlinable
  package func forEach(_ body: (Int) -> Void) {
    for place in bits.indices {
      var rest = bits[place]
      while rest != 0 {
        body(place << 6 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
  }

  @inlinable
  package mutating func formUnion(_ other: NumberSet) {
    for place in bits.indices { bits[place] |= other.bits[place] }
  }

  @inlinable
  package func intersection(_ other: NumberSet) -> NumberSet {
    var both = NumberSet()
    for place in bits.indices { both.bits[place] = bits[place] & other.bits[place] }
    return both
  }

  @inlinable
  package func subtracting(_ other: NumberSet) -> NumberSet {
    var rest = NumberSet()
    for place in bits.indices { rest.bits[place] = bits[place] & ~other.bits[place] }
    return rest
  }

  @inlinable
  package func isSubset(of other: NumberSet) -> Bool {
    for place in bits.indices where bits[place] & ~other.bits[place] != 0 { return false }
    return true
  }

  @inlinable
  package func isDisjoint(with other: NumberSet) -> Bool {
    for place in bits.indices where bits[place] & other.bits[place] != 0 { return false }
    return true
  }
}
