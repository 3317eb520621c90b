import Foundation

/// Random texts that are the same in every run: letters, Hangul, Han, marks and all that joins or breaks.
struct RandomTexts {
  /// How many a test looks at; `COPYDESK_TEXTS` asks for more.
  static let count =
    ProcessInfo.processInfo.environment["COPYDESK_TEXTS"].flatMap { Int($0) } ?? 20_000

  private static let pools: [[Character]] = [
    Array("abcdefgXYZ0189 "), Array("the To AV “quoted” ‘it’s’ well-known/x, y. "),
    Array("한국어 문장을 나눕니다ㄱㅏ"), Array("无法打开文件「設定」（例），。！？、；：《》"), Array("あっゃーアイＡ１～"),
    Array("“”‘’\"'()[]{}…—–-·%$&@#*+"), ["\n", "\r\n", "\r", "\t", "\u{85}", "\u{2028}", " "],
    ["👍", "🏽", "👨‍👩‍👧", "❤️", "❤", "1️⃣", "🇰", "🇷", "©", "\u{200D}", "\u{FE0F}"],
    ["\u{301}", "\u{AD}", "\u{200B}", "\u{A0}", "\u{2060}", "\u{1112}", "\u{1161}", "\u{11AB}"],
    Array("éñßžǅΩжกำไทยعربية"),
  ]

  /// What everyday copy is made of.
  private static let plain: [[String]] = [
    ["the", "File", "is", "a", "x", "128", "4", "can’t", "iPhone"],
    ["파일", "을", "삭제", "합니다", "이", "목록"], ["无法", "打开", "檔案", "的", "项"],
    [" ", " ", " ", " ", "  ", ". ", ", ", "."],
    [",", ":", ";", "!", "?", "-", "'", "\"", "(", ")", "[", "]"],
    ["“", "”", "‘", "’", "。", "，", "（", "）", "：", "？", "《", "》", "、", "{", "}", "*", "&"],
  ]

  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// SplitMix64.
  private mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(bound))
  }

  /// A text of up to 30 characters from up to three pools.
  mutating func text() -> String {
    let pools = (0...next(below: 3)).map { _ in Self.pools[next(below: Self.pools.count)] }
    var text = ""
    for _ in 0..<next(below: 31) {
      let pool = pools[next(below: pools.count)]
      text.append(pool[next(below: pool.count)])
    }
    return text
  }

  /// A text of up to 24 pieces of everyday copy, a space behind every other word.
  mutating func plainText() -> String {
    let script = next(below: 3)
    var text = ""
    for _ in 0..<next(below: 25) {
      let draw = next(below: 10)
      let pool = Self.plain[
        draw < 6 ? (draw == 5 ? next(below: 3) : script) : draw < 8 ? 3 : draw - 4]
      text += pool[next(below: pool.count)]
      if next(below: 2) == 0 { text += " " }
    }
    return text
  }
}
