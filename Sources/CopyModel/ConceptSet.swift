/// Some concepts of the lexicon, by index: a bit for each, so that two texts are compared in a few steps.
@usableFromInline
package struct ConceptSet: Sendable {
  /// How many concepts a lexicon may have.
  package static let most = 1_024

  /// Two words at a time, for loops over eight places are written out where they are called.
  @usableFromInline var bits = InlineArray<8, SIMD2<UInt64>>(repeating: .zero)

  @inlinable package init() {}

  @inlinable
  package init(_ concepts: some Sequence<Int>) {
    for concept in concepts { insert(concept) }
  }

  @inlinable
  package var isEmpty: Bool {
    for place in bits.indices where bits[place] != .zero { return false }
    return true
  }

  /// How many there are.
  package var count: Int {
    var count = 0
    for place in bits.indices {
      count += bits[place].x.nonzeroBitCount + bits[place].y.nonzeroBitCount
    }
    return count
  }

  @inlinable @inline(__always)
  package func contains(_ concept: Int) -> Bool {
    let words = bits[concept >> 7]
    return (concept & 64 == 0 ? words.x : words.y) & Self.bit(of: concept) != 0
  }

  @inlinable @inline(__always)
  package mutating func insert(_ concept: Int) {
    if concept & 64 == 0 {
      bits[concept >> 7].x |= Self.bit(of: concept)
    } else {
      bits[concept >> 7].y |= Self.bit(of: concept)
    }
  }

  /// Calls `body` with each concept, in order.
  @inlinable
  package func forEach(_ body: (Int) -> Void) {
    for place in bits.indices where bits[place] != .zero {
      for half in 0..<2 {
        var rest = bits[place][half]
        while rest != 0 {
          body(place << 7 + half << 6 + rest.trailingZeroBitCount)
          rest &= rest - 1
        }
      }
    }
  }

  @inlinable
  package mutating func formUnion(_ other: ConceptSet) {
    for place in bits.indices { bits[place] |= other.bits[place] }
  }

  @inlinable
  package func intersection(_ other: ConceptSet) -> ConceptSet {
    var both = ConceptSet()
    for place in bits.indices { both.bits[place] = bits[place] & other.bits[place] }
    return both
  }

  @inlinable
  package func subtracting(_ other: ConceptSet) -> ConceptSet {
    var rest = ConceptSet()
    for place in bits.indices { rest.bits[place] = bits[place] & ~other.bits[place] }
    return rest
  }

  @inlinable
  package func isSubset(of other: ConceptSet) -> Bool {
    var rest = SIMD2<UInt64>.zero
    for place in bits.indices { rest |= bits[place] & ~other.bits[place] }
    return rest == .zero
  }

  @inlinable
  package func isDisjoint(with other: ConceptSet) -> Bool {
    // To look at all is less than to ask of each whether it is enough.
    var both = SIMD2<UInt64>.zero
    for place in bits.indices { both |= bits[place] & other.bits[place] }
    return both == .zero
  }

  /// The bit of a concept in its word.
  @inlinable @inline(__always)
  static func bit(of concept: Int) -> UInt64 { 1 << UInt64(concept & 63) }
}
