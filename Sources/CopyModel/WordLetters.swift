/// The letters of one English word of a text, as word lists have them: in lowercase, with ' for ’.
struct WordLetters {
  private(set) var bytes = InlineArray<64, UInt8>(repeating: 0)
  /// As many as the word has, be it more than there is room for.
  private(set) var count = 0

  /// Whether there was no room for all of it: no word of a list is so long.
  var isCutOff: Bool { count > bytes.count }

  @inline(__always)
  private mutating func append(_ byte: UInt8) {
    if count < bytes.count { bytes[count] = byte }
    count += 1
  }

  /// Takes the word that starts at a place: letters, digits, and ' and - behind them; says how many bytes of
  /// the text it has, 0 where none starts. Those of ' and - at its end are no letters of it.
  @inline(__always)
  mutating func read(_ text: Span<UInt8>, at start: Int) -> Int {
    count = 0
    var (index, end) = (start, 0)
    while index < text.count {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        append(byte)
        end = count
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        append(byte | 0x20)
        end = count
      case UInt8(ascii: "'") where end > 0, UInt8(ascii: "-") where end > 0: append(byte)
      case 0xE2 where end > 0 && text.has("’", at: index):
        append(UInt8(ascii: "'"))
        index += 2
      default:
        count = end
        return index - start
      }
      index += 1
    }
    count = end
    return index - start
  }
}
