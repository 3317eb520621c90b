import CopyModel
import Copydesk

/// Random pairs, the same in every run: sources and translations out of words, marks, placeholders and scripts.
enum SeededPairs {
  static let locales = ["de", "fr", "ja", "ko", "ru", "zh-Hans", "zh-Hant"].compactMap {
    LocaleTag(folding: $0)
  }

  /// Pairs whose parts have nothing to do with each other.
  static func unrelated(_ count: Int) -> [CopyPair] {
    var generator = Generator()
    return (0..<count).map { number in
      CopyPair(
        source: text(&generator, from: english + anywhere),
        target: text(&generator, from: foreign + anywhere),
        locale: locales[number % locales.count], key: "key.\(number)",
        role: [nil, .title, .message, .button][number / locales.count % 4])
    }
  }

  /// Some texts of all scripts.
  static func texts(_ count: Int) -> [String] {
    var generator = Generator()
    return (0..<count).map { _ in text(&generator, from: english + foreign + anywhere) }
  }

  static func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var generator = Generator()
    return elements.shuffled(using: &generator)
  }

  private static func text(_ generator: inout Generator, from pieces: [String]) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...14, using: &generator) {
      text += pieces.randomElement(using: &generator) ?? ""
    }
    return text
  }

  private static let english = [
    "Delete", "the file", "can’t", "be opened", "permanently", "if", "not", "Cancel", "all", "five",
    "OK", "e.g.", "iPhone", "don’t", "without saving", "failed", "1 of 3", "hours",
  ]

  private static let foreign = [
    "삭제", "삭제 ", "못하", "共", "時間", "하지 않습니다", "을(를)", "취소", "힣", "ㅋ", "删除", "不", "無法", "儲存", "這",
    "削除", "しません",
    "ログイン", "ー", "ずに", "löschen", "„", "“", "«", "»", "été", "удалить", "ё", "مرحبا", "שלום", "ไทย",
  ]

  private static let anywhere = [
    " ", " ", " ", ".", "。", "?", "？", "!", "…", "...", ",", "、", "，", ":", ";", "(", "）", "「", "」",
    "”",
    "’", "'", "\"", "%@", "%1$@", "%d", "%", "%%", "{name}", "{{x}}",
    "{n, plural, one {#} other {#}}", "{",
    "}", "${x}", "\\(x)", "<b>", "</b>", "<br/>", "<", "&amp;", "https://a.example/b",
    "a@b.example", "`c`",
    "1", "23", "1,000", "2.5", "３", "三", "%", "\n", "\t", "\u{A0}", "\u{202F}", "\u{200B}",
    "\u{202E}",
    "\u{FEFF}", "e\u{301}", "か\u{3099}", "👨\u{200D}👩\u{200D}👧", "🏴\u{E0067}\u{E007F}", "🇰🇷",
    "\u{FFFD}", "\u{1F3FD}",
    "KiB", "MB/s", "kHz", "-", "–", "～", "_", "&", "/", "%1%", "iOS 15", "1–60", "SUM(1;2)",
    "2/28/2001",
  ]
}
