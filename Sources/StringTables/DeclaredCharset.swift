import CopyModel

extension Span<UInt8> {
  /// How far into a file its declaration is looked for: UTF-8 bytes.
  private static var headLength: Int { 4096 }

  /// The word behind `name` near the start: `UTF-8` behind `charset=`.
  func value(behind name: String) -> String? {
    let head = Swift.min(count, Self.headLength)
    guard let found = (0..<head).first(where: { has(name, at: $0) }) else { return nil }
    let start = found + name.utf8.count
    var end = start
    while end < head, self[end] > 0x20, self[end] < 0x7F,
      ![UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: ";")].contains(
        self[end])
    {
      end += 1
    }
    return end > start ? String(copying: extracting(start..<end)) : nil
  }

  /// The encoding in an XML declaration (XML 1.0, section 4.3.3).
  var xmlEncoding: String? {
    guard has("<?xml", at: 0) else { return nil }
    return value(behind: "encoding=\"") ?? value(behind: "encoding='")
  }
}
