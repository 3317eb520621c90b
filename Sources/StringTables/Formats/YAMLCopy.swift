import CopyModel

/// The bytes of a YAML file as its parser is to see them: as many as there are, but what would make it stop is painted over.
///
/// The parser only tells the structure. Keys and texts are taken from the file itself.
struct YAMLCopy {
  private(set) var bytes: [UInt8]
  /// What was painted over.
  private(set) var flaws: [YAMLFlaw] = []
  /// Keys without a colon, by their start: one was written over their end.
  private(set) var mendedKeys: [Int: Range<Int>] = [:]

  init(of original: [UInt8]) {
    bytes = original
    maskCharacters()
    mendLines()
  }

  /// Writes spaces over a range, line breaks aside.
  mutating func blank(_ range: Range<Int>) {
    for index in range where bytes[index] != 0x0A && bytes[index] != 0x0D { bytes[index] = 0x20 }
  }

  /// Writes a colon over the last character of a key that has none.
  mutating func addColon(to key: Range<Int>) {
    let last = bytes.span.scalarStart(before: key.upperBound)
    overwrite(last, with: repeatElement(0x20, count: key.upperBound - last))
    overwrite(last, with: CollectionOfOne(UInt8(ascii: ":")))
    mendedKeys[key.lowerBound] = key
  }

  mutating func overwrite(_ start: Int, with replacement: some Sequence<UInt8>) {
    var index = start
    for byte in replacement {
      bytes[index] = byte
      index += 1
    }
  }

  mutating func report(
    _ range: Range<Int>, as kind: ReadIssue.Kind = .unreadableEntry, _ message: String
  ) {
    flaws.append(YAMLFlaw(kind: kind, range: range, message: message))
  }

  /// Paints over characters that YAML does not allow, and marks that mean something where people write plain text.
  private mutating func maskCharacters() {
    var hasControl = false
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case 0x09, 0x0A, 0x0D: break
      case ..<0x20, 0x7F:
        if !hasControl {
          report(index..<index + 1, "YAML allows no such control character. Remove it.")
        }
        hasControl = true
        bytes[index] = 0x20
      case UInt8(ascii: "*"), UInt8(ascii: "@"), UInt8(ascii: "`"):
        if isTokenStart(index) { bytes[index] = UInt8(ascii: "_") }
      case UInt8(ascii: "%"):
        // At the start of a line it opens a directive.
        if isTokenStart(index), index > 0, bytes[index - 1] != 0x0A {
          bytes[index] = UInt8(ascii: "_")
        }
      case UInt8(ascii: "&"):
        if isTokenStart(index), !isAnchor(index) { bytes[index] = UInt8(ascii: "_") }
      // The controls of Latin 1, of which U+0085 broke lines in YAML 1.1.
      case 0xC2 where index + 1 < bytes.count && bytes[index + 1] < 0xA0: bytes[index + 1] = 0xB7
      // U+2028 and U+2029, which broke lines in YAML 1.1; U+FEFF, U+FFFE and U+FFFF, which it did not allow.
      case 0xE2
      where bytes.span.has("\u{2028}", at: index) || bytes.span.has("\u{2029}", at: index),
        0xEF
      where bytes.span.has("\u{FEFF}", at: index) || bytes.span.has("\u{FFFE}", at: index)
        || bytes.span.has("\u{FFFF}", at: index):
        overwrite(index, with: "\u{2027}".utf8)
      default: break
      }
      index += 1
    }
  }

  /// Whether a mark at `index` may stand at the start of a text.
  private func isTokenStart(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    return bytes[index - 1].isYAMLSpace
      || [UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ":")]
        .contains(bytes[index - 1])
  }

  /// Whether the `&` at `index` opens an anchor: a name follows, and a space.
  private func isAnchor(_ index: Int) -> Bool {
    var end = index + 1
    while end < bytes.count, bytes[end].isYAMLWord { end += 1 }
    return end > index + 1 && (end == bytes.count || bytes[end].isYAMLSpace)
  }
}

extension UInt8 {
  /// Whether the name of an anchor may hold this byte.
  var isYAMLWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
