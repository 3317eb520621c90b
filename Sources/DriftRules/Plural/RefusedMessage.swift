import CopyModel

/// What Flutter's gen-l10n refuses in a text: it takes each brace for that of an argument, whose name begins with a
/// letter or low line (Flutter, “Internationalizing Flutter apps”).
enum RefusedMessage {
  /// The first brace that begins none.
  static func brace(in text: AnalyzedText) -> Range<Int>? {
    guard text.bytes.contains(UInt8(ascii: "{")), text.message == nil else { return nil }
    let bytes = text.string.utf8.span
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "{") else {
        index += 1
        continue
      }
      // With `use-escaping` an apostrophe quotes it.
      if index > 0, bytes[index - 1] == UInt8(ascii: "'") { return nil }
      var name = index + 1
      while name < bytes.count, bytes[name] == 0x20 { name += 1 }
      var close = name
      while close < bytes.count, bytes[close] != UInt8(ascii: "}") { close += 1 }
      guard close < bytes.count else { return index..<close }
      // A name in another alphabet is a translated one, which another rule tells of.
      let isName = bytes[name].isASCIIWord || bytes.hasLetter(at: name)
      guard isName else {
        var end = close + 1
        while end < bytes.count, bytes[end] == UInt8(ascii: "}") { end += 1 }
        return index..<end
      }
      index = close + 1
    }
    return nil
  }
}
