/// Which letters of one script stand side by side in good copy: a bit for each pair, by a hash of its scalars.
///
/// At most one pair in thirteen that nobody writes shares a bit with one that is written, and passes for known.
package struct KnownPairs: Sendable {
  private let bits: [UInt8]

  /// As `Locales/wordings/TAG.pairs.bin` has them; without any, all pairs are known.
  package init(bits: [UInt8]) { self.bits = bits }

  /// Whether two scalars stand so anywhere.
  package func contains(_ first: UInt32, _ second: UInt32) -> Bool {
    let place = Int((first &* 0x9E37_79B1 ^ second &* 0x85EB_CA6B) >> 12)
    return place / 8 >= bits.count || bits[place / 8] & 1 << (place % 8) != 0
  }
}
