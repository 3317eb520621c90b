import CopyModel

/// The analyses of the texts that came last, for tables repeat themselves.
///
/// Each text has one slot by its bytes, and the last text of a slot stays in it: neither its room nor the
/// time for looking up grows.
struct KnownTexts {
  /// A power of two.
  private static let size = 128
  /// The most bytes of a text that is kept: the facts of a long one take many times its room.
  private static let longest = 1 << 14
  /// How many bytes at either end of a text its slot turns on.
  private static let reach = 16

  private var slots: [AnalyzedText?] = Array(repeating: nil, count: size)

  /// The analysis of a text by the conventions of a locale: that which is known, or a new one.
  mutating func text<Failure>(
    _ text: String, _ profile: LocaleProfile, analyze: () throws(Failure) -> AnalyzedText
  ) throws(Failure) -> AnalyzedText {
    let slot = Self.slot(of: text)
    if let known = slots[slot], known.profile === profile,
      known.string.utf8Span.span.isExactly(text)
    {
      return known
    }
    let analyzed = try analyze()
    if text.utf8.count <= Self.longest { slots[slot] = analyzed }
    return analyzed
  }

  /// By the hash of both ends and the length.
  private static func slot(of text: String) -> Int {
    let bytes = text.utf8Span.span
    var hash = WordHash()
    hash.add(UInt8(truncatingIfNeeded: bytes.count))
    for index in 0..<min(reach, bytes.count) { hash.add(bytes[index]) }
    for index in max(reach, bytes.count - reach)..<max(reach, bytes.count) {
      hash.add(bytes[index])
    }
    return hash.slot(of: size)
  }
}
