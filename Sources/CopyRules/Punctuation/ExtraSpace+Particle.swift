import CopyModel

extension AnalyzedText {
  /// The first space between a Latin word, a value or a closing quotation mark and the particle that belongs to it.
  var spaceBeforeParticle: Range<Int>? {
    guard profile.uses(.hangul), self.bytes.contains(0x20) else { return nil }
    let bytes = string.utf8.span
    let particles = profile.ruleWords[.joinedParticles]
    for index in 1..<max(bytes.count, 1) where bytes[index] == 0x20 {
      // Most words are Korean.
      if masked.isEmpty, index > 2, (0xEA...0xED).contains(bytes[index - 3]) { continue }
      guard let end = particles.end(in: bytes, at: index + 1), isName(before: index),
        end == bytes.count || " .,".utf8.contains(bytes[end])
      else { continue }
      return index..<index + 1
    }
    return nil
  }

  /// Whether what ends at `index` is no Korean word but stands for one: Wi-Fi, %@, ‘메모’.
  private func isName(before index: Int) -> Bool {
    let bytes = string.utf8.span
    let position = masked.firstPosition { $0.upperBound >= index }
    if position < masked.count, masked[position].upperBound == index {
      // Behind an address the space keeps the particle out of the link.
      let literal = literals.firstPosition { $0.upperBound >= index }
      return literal == literals.count || literals[literal].upperBound > index
    }
    if bytes[index - 1].isASCIILetter {
      return true
    }
    return ["’", "”", "'", "\""].contains { bytes.has($0, at: index - $0.utf8.count) }
  }
}
