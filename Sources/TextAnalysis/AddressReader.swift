import CopyModel

/// Finds the pronouns that address the reader.
enum AddressReader {
  static func read(_ text: Span<UInt8>, masks: Masks, profile: LocaleProfile) -> [Address] {
    guard !profile.addressWords.isEmpty else { return [] }
    var found: [Address] = []
    var bytes = UnmaskedBytes(masks)
    while let index = bytes.current(in: text) {
      if let address = profile.address(in: text, at: index) { found.append(address) }
      bytes.advance(by: text.scalar(at: index).length)
    }
    return found
  }
}
