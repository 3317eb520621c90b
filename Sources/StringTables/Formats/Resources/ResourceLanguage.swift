import CopyModel

/// The languages of resource scripts (Microsoft, “Language identifier constants and strings”).
enum ResourceLanguage {
  /// The primary languages by their numbers, as far as they are often written so.
  private static let numbers: [UInt32: String] = [
    0x04: "chinese", 0x07: "german", 0x09: "english", 0x0A: "spanish", 0x0C: "french",
    0x10: "italian", 0x11: "japanese", 0x12: "korean", 0x16: "portuguese", 0x19: "russian",
  ]
  private static let chinese: [UInt32: String] = [1: "TW", 2: "CN", 3: "HK", 4: "SG", 5: "MO"]

  /// How the language is spelled that `LANGUAGE LANG_CHINESE, SUBLANG_CHINESE_TRADITIONAL` names; nil where it is none.
  static func spelling(of primary: String, _ sub: String) -> String? {
    var name = primary.lowercased()
    if name.hasPrefix("lang_") { name.removeFirst(5) }
    if let number = number(name) { name = numbers[number] ?? "" }
    let words = name.split(separator: "_")
    guard let first = words.first,
      let language = ColumnHeading(String(first)).language?.locale.language
    else { return nil }
    let details =
      words.dropFirst().map(String.init) + sub.lowercased().split(separator: "_").map(String.init)
    switch language {
    case "zh":
      if let region = number(sub).flatMap({ chinese[$0] }) { return "zh-" + region }
      for (word, region) in [
        ("traditional", "Hant"), ("hongkong", "HK"), ("macau", "MO"), ("singapore", "SG"),
        ("simplified", "Hans"),
      ] where details.contains(word) {
        return "zh-" + region
      }
      return "zh"
    case "pt": return details.contains("brazilian") || number(sub) == 1 ? "pt-BR" : "pt"
    default: return language
    }
  }

  private static func number(_ text: String) -> UInt32? {
    text.lowercased().hasPrefix("0x") ? UInt32(text.dropFirst(2), radix: 16) : UInt32(text)
  }
}

/// The character set of a resource script: what `#pragma code_page(949)` says.
enum ResourceCodePage {
  private static let charsets: [String: String] = [
    "932": "windows-932", "936": "windows-936", "949": "windows-949", "950": "windows-950",
    "1252": "windows-1252", "65001": "UTF-8",
  ]

  /// The first that is an East Asian one, else the first: English parts of a file mostly have no more than ASCII.
  static func charset(in text: Span<UInt8>) -> String? {
    var first: String?
    var line = 0
    while line < text.count {
      var index = text.blankEnd(from: line)
      if text.has("#pragma", at: index) {
        index = text.blankEnd(from: index + 7)
        if text.has("code_page(", at: index) {
          let start = index + 10
          var end = start
          while text.byte(at: end)?.isASCIIDigit == true { end += 1 }
          let number = String(copying: text.extracting(start..<end))
          if let charset = charsets[number] {
            if number.hasPrefix("9") { return charset }
            first = first ?? charset
          }
        }
      }
      line = text.lineStart(behind: line)
    }
    return first
  }
}
