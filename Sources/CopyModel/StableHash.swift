/// A hash that is the same in every run and on every machine, unlike the standard library’s.
///
/// SipHash-2-4 with 64 bits under a fixed key (Aumasson and Bernstein, “SipHash: a fast short-input PRF”, 2012): it tells
/// texts apart by accident, not against those who look for two that are alike.
package struct StableHash: Sendable {
  private var (v0, v1): (UInt64, UInt64) = (0x736f_6d65_7073_6575, 0x646f_7261_6e64_6f6d)
  private var (v2, v3): (UInt64, UInt64) = (0x6c79_6765_6e65_7261, 0x7465_6462_7974_6573)
  /// The bytes that do not fill a word yet, from the lowest on.
  private var tail: UInt64 = 0
  private var count = 0

  package init(key: (UInt64, UInt64) = (0, 0)) {
    v0 ^= key.0
    v1 ^= key.1
    v2 ^= key.0
    v3 ^= key.1
  }

  /// Takes in some bytes, as they are.
  package mutating func add(_ bytes: Span<UInt8>) {
    var index = 0
    // Up to a whole word, then words, then the rest.
    while index < bytes.count, count & 7 != 0 {
      add(byte: bytes[index])
      index += 1
    }
    while index + 8 <= bytes.count {
      take(word: EightBytes.whole(bytes, at: index))
      count += 8
      index += 8
    }
    while index < bytes.count {
      add(byte: bytes[index])
      index += 1
    }
  }

  /// Takes in a text and where it ends; a missing one is another than an empty one.
  package mutating func add(_ text: String?) {
    guard let text else { return add(-1) }
    add(text.utf8.count)
    add(text.utf8.span)
  }

  /// Takes in a number.
  package mutating func add(_ number: Int) {
    var word = UInt64(bitPattern: Int64(number))
    for _ in 0..<8 {
      add(byte: UInt8(truncatingIfNeeded: word))
      word >>= 8
    }
  }

  /// What was taken in so far, as a number.
  package var value: UInt64 {
    var end = self
    end.take(word: tail | UInt64(UInt8(truncatingIfNeeded: count)) << 56)
    end.v2 ^= 0xff
    for _ in 0..<4 { end.mix() }
    return end.v0 ^ end.v1 ^ end.v2 ^ end.v3
  }

  private mutating func add(byte: UInt8) {
    tail |= UInt64(byte) << UInt64((count & 7) * 8)
    count += 1
    guard count & 7 == 0 else { return }
    take(word: tail)
    tail = 0
  }

  private mutating func take(word: UInt64) {
    v3 ^= word
    mix()
    mix()
    v0 ^= word
  }

  private mutating func mix() {
    v0 &+= v1
    v1 = v1 &<< 13 | v1 &>> 51
    v1 ^= v0
    v0 = v0 &<< 32 | v0 &>> 32
    v2 &+= v3
    v3 = v3 &<< 16 | v3 &>> 48
    v3 ^= v2
    v0 &+= v3
    v3 = v3 &<< 21 | v3 &>> 43
    v3 ^= v0
    v2 &+= v1
    v1 = v1 &<< 17 | v1 &>> 47
    v1 ^= v2
    v2 = v2 &<< 32 | v2 &>> 32
  }
}
