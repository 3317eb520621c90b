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
    while index + 8 <= bytes.count {
      add(EightBytes.whole(bytes, at: index), bytes: 8)
      index += 8
    }
    if index < bytes.count {
      add(EightBytes(bytes, at: index).bits, bytes: bytes.count - index)
    }
  }

  /// Takes in a text and where it ends; a missing one is another than an empty one.
  package mutating func add(_ text: String?) {
    guard let text else { return add(-1) }
    add(text: text.utf8.span)
  }

  /// The same of a text's bytes.
  package mutating func add(text: Span<UInt8>) {
    add(text.count)
    add(text)
  }

  /// Takes in a number.
  package mutating func add(_ number: Int) {
    add(UInt64(bitPattern: Int64(number)), bytes: 8)
  }

  /// What was taken in so far, as a number.
  package var value: UInt64 {
    var end = self
    end.take(word: tail | UInt64(UInt8(truncatingIfNeeded: count)) << 56)
    end.v2 ^= 0xff
    for _ in 0..<4 { end.mix() }
    return end.v0 ^ end.v1 ^ end.v2 ^ end.v3
  }

  /// Takes in the lowest bytes of a number, whose others are zero, behind those that do not fill a word yet.
  private mutating func add(_ word: UInt64, bytes: Int) {
    let there = count & 7
    tail |= word << (there * 8)
    count += bytes
    guard there + bytes >= 8 else { return }
    take(word: tail)
    tail = word >> ((8 - there) * 8)
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
