import CopyModel

/// The analyses of the texts that came last, for tables repeat themselves.
///
/// Each text has one slot by its bytes, and the last text of a slot stays in it: neither its room nor the
/// time for looking up grows.
struct KnownTexts {
  /// A power of two.
  private static let size = 256
  /// The most bytes of a text that is kept: the facts of a long one take many times its room.
  private static let longest = 1 << 14
  /// How many bytes at either end of a text its slot turns on.
  private static let reach = 16

  private var slots: [AnalyzedText?] = Array(repeating: nil, count: size)
  /// The last two, which a unit's rules ask for again: a source and its translation.
  private var last: AnalyzedText?
  private var lastButOne: AnalyzedText?

  /// The analysis of a text by the conventions of a locale: that which is known, or a new one.
  mutating func text<Failure>(
    _ text: String, _ profile: LocaleProfile, analyze: () throws(Failure) -> AnalyzedText
  ) throws(Failure) -> AnalyzedText {
    let bytes = text.utf8.span
    if let last, last.isSame(as: bytes, profile) { return last }
    if let lastButOne, lastButOne.isSame(as: bytes, profile) { return lastButOne }
    let slot = Self.slot(of: bytes)
    if let known = slots[slot], known.profile === profile,
      known.string.utf8.span.isExactly(text)
    {
      return known
    }
    let analyzed = try analyze()
    if bytes.count <= Self.longest {
      slots[slot] = analyzed
      (lastButOne, last) = (last, analyzed)
    }
    return analyzed
  }

  /// By the hash of both ends and the length.
  private static func slot(of bytes: Span<UInt8>) -> Int {
    var hash = WordHash()
    hash.add(UInt8(truncatingIfNeeded: bytes.count))
    for index in 0..<min(reach, bytes.count) { hash.add(bytes[index]) }
    for index in max(reach, bytes.count - reach)..<max(reach, bytes.count) {
      hash.add(bytes[index])
    }
    return hash.slot(of: size)
  }
}

extension AnalyzedText {
  /// Whether it is the analysis of the very string whose bytes these are, not of another that is like it.
  fileprivate func isSame(as bytes: Span<UInt8>, _ profile: LocaleProfile) -> Bool {
    self.profile === profile && string.utf8.span.isIdentical(to: bytes)
  }
}
