import CopyModel

/// The analyses of the texts that came last, for tables repeat themselves.
///
/// Each text has one slot by its bytes, and the last text of a slot stays in it: neither its room nor the
/// time for looking up grows.
struct KnownTexts {
  /// A power of two.
  private static let size = 2048
  /// The most bytes of a text that is kept: the facts of a long one take many times its room.
  private static let longest = 1 << 14
  /// How many bytes at either end of a text its slot turns on.
  private static let reach = 16

  private var slots: [(locale: LocaleTag, text: AnalyzedText)?] = Array(
    repeating: nil, count: size)

  subscript(text: String, locale: LocaleTag) -> AnalyzedText? {
    get {
      guard let known = slots[Self.slot(of: text)], known.text.string == text,
        known.locale == locale
      else { return nil }
      return known.text
    }
    set {
      guard text.utf8.count <= Self.longest else { return }
      slots[Self.slot(of: text)] = newValue.map { (locale, $0) }
    }
  }

  /// By FNV-1a over both ends and the length.
  private static func slot(of text: String) -> Int {
    let bytes = text.utf8Span.span
    var hash = 0xCBF2_9CE4_8422_2325 ^ UInt64(bytes.count)
    for index in 0..<min(reach, bytes.count) {
      hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3
    }
    for index in max(reach, bytes.count - reach)..<max(reach, bytes.count) {
      hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3
    }
    return Int(truncatingIfNeeded: (hash ^ hash >> 32) & UInt64(size - 1))
  }
}
