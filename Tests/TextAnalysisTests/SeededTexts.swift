import Foundation
import Testing

/// Random texts out of one alphabet, the same in every run.
struct SeededTexts: CustomTestStringConvertible {
  /// What the texts are about.
  let name: String
  /// Pieces that texts are made of; one that is met twice is twice as frequent.
  let pieces: [String]

  var testDescription: String { name }

  /// How many texts a test is to see, over all alphabets: 20,000, or what `make fuzz` asks for.
  static let total =
    ProcessInfo.processInfo.environment["COPYDESK_TEXTS"].flatMap(Int.init) ?? 20_000

  /// Calls `body` with this alphabet's share of the texts. Every fourth piece is an everyday one.
  func forEach(_ body: (String) throws -> Void) rethrows {
    var generator = Generator(seed: name)
    for _ in 0..<(Self.total + Self.all.count - 1) / Self.all.count {
      var text = ""
      for _ in 0..<Int(generator.next() % 16) {
        let isEveryday = generator.next() % 4 == 0
        let source = isEveryday ? Self.everyday : pieces
        text += source[Int(generator.next() % UInt64(source.count))]
      }
      try body(text)
    }
  }

  /// Xorshift (Marsaglia 2003), started from the bytes of a name.
  private struct Generator {
    var state: UInt64

    init(seed: String) {
      state = seed.utf8.reduce(0x9E37_79B9_7F4A_7C15) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } | 1
    }

    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  private static let everyday = [" ", "a", "B", "c", ".", "가", "不", "?", "1", ","]

  /// What stands at the edges of the ranges that `SimpleText` trusts.
  private static let edges: [UInt32] = [
    0x1F, 0x20, 0x7E, 0x7F, 0x200F, 0x2010, 0x2027, 0x2028, 0x3000, 0x3001, 0x3011, 0x3012,
    0x4DFF, 0x4E00, 0x9FFF, 0xA000, 0xABFF, 0xAC00, 0xD7A3, 0xD7A4, 0xFF00, 0xFF01, 0xFF5E, 0xFF5F,
    0x302A, 0x3099, 0xFE0F, 0x20E3,
  ]

  static let all: [SeededTexts] = [
    SeededTexts(
      name: "English",
      pieces: ["Delete", "It", "can’t", "e.g.", "Dr.", "U.S.", " ", "…", "3.5", "!"]),
    SeededTexts(
      name: "periods", pieces: ["U", "S", "a", ".", "．", "․", " ", "é", "e\u{301}", "https://a.b"]),
    SeededTexts(name: "Korean", pieces: ["삭제", "합니다", "힣", "각", " ", "·", "…", "?", ".", "을(를)"]),
    SeededTexts(
      name: "Chinese", pieces: ["删除", "檔案", "。", "？", "！", "，", "、", "「", "」", "《", "…"]),
    SeededTexts(
      name: "jamo",
      pieces: ["ᄀ", "ᄒ", "ᅡ", "ᅵ", "ᆨ", "ᇂ", "가", "각", "ㄱ", "ㅏ", "\u{A960}", "\u{D7CB}"]),
    SeededTexts(
      name: "combining marks",
      pieces: [
        "e", "\u{301}", "\u{300}", "\u{20DD}", "\u{FE0F}", "\u{FE0E}", "不", "가", "\u{3099}", "か",
      ]),
    SeededTexts(
      name: "emoji",
      pieces: [
        "😀", "👨", "\u{200D}", "👩", "❤", "\u{FE0F}", "🏽", "#", "1", "\u{20E3}", "👍", "\u{E0067}",
      ]),
    SeededTexts(
      name: "flags", pieces: ["🇰", "🇷", "🇨", "🇳", "🏴", "\u{E0067}", "\u{E007F}", "\u{200D}"]),
    SeededTexts(
      name: "quotes",
      pieces: ["“", "”", "‘", "’", "\"", "'", "«", "»", "「", "」", "『", "』", "(", ")", "!"]),
    SeededTexts(
      name: "line ends",
      pieces: ["\r", "\n", "\r\n", "\u{85}", "\u{2028}", "\u{2029}", "\u{B}", "\u{C}", "\t", "A."]),
    SeededTexts(
      name: "digits",
      pieces: ["1", "23", ",", ".", ":", "/", "%", "$", "₩", "٣", "３", "-", "+", "½"]),
    SeededTexts(
      name: "apostrophes and hyphens",
      pieces: [
        "n’t", "'", "’", "-", "\u{2010}", "\u{2011}", "–", "—", "_", "·", "\u{AD}", "Wi", "Fi",
      ]),
    SeededTexts(
      name: "full-width",
      pieces: ["Ａ", "ｚ", "０", "．", "！", "？", "，", "：", "（", "）", "ｱ", "ﾞ", "　", "｡"]),
    SeededTexts(
      name: "invisible",
      pieces: [
        "\u{200B}", "\u{200C}", "\u{200D}", "\u{2060}", "\u{FEFF}", "\u{AD}", "\u{A0}", "\u{202F}",
        "\u{200E}", "\u{202E}", "\u{61C}", "\u{180E}",
      ]),
    SeededTexts(
      name: "other scripts",
      pieces: ["ก", "ำ", "ا", "ّ", "क", "्", "ष", "ि", "א", "я", "Ω", "か", "カ", "ー", "\u{1680}"]),
    SeededTexts(
      name: "placeholders",
      pieces: [
        "%@", "{n}", "%1$d", "%d", "<b>", "</b>", "\\(x)", "`c`", "a.b", " ", " ", "’s", "-",
        "file", "&nbsp;", "&", ";",
      ]),
    SeededTexts(name: "edges", pieces: edges.compactMap(Unicode.Scalar.init).map(String.init)),
  ]
}
