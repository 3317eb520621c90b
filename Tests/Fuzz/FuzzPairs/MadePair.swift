/// A pair made of what rules look for, so that the fuzzer need not find it letter by letter.
///
/// The first byte of an input says of which kind it is, the second its locale; the others take parts in turn for the
/// source and for the translation.
struct MadePair {
  let locale: String
  let source: String
  let target: String

  private static let locales = ["ko", "zh-Hans", "zh-Hant", "ja", "de", "es", "en"]

  /// Nil for an input that begins like the name of a locale.
  init?(_ bytes: [UInt8]) {
    guard bytes.count > 2, bytes[0] < Self.kinds.count else { return nil }
    let parts = Self.kinds[Int(bytes[0])]
    locale = Self.locales[Int(bytes[1]) % Self.locales.count]
    var sides = ["", ""]
    for (index, byte) in bytes.dropFirst(2).enumerated() {
      sides[index % 2] += parts[Int(byte) % parts.count]
    }
    (source, target) = (sides[0], sides[1])
  }

  private static let kinds = [
    // Tags and their attributes.
    [
      "<b>", "</b>", "<i>", "</i>", "<br>", "<br/>", "<img src=\"a.png\">", "<img src='b.png' />",
      "<a\nhref=x/>", "</a>",
      "<color=#F00>", "</color>", "<0>", "</0>", "<x id=\"A\"/>", "[b]", "[/b]", "[url=/en/a]",
      "[/url]", "<a href=\"",
      "\" onclick=\"f()\">", "<p style=\"margin: 4px\">", "word", "글자", "字", " ", "<", ">", "[",
      "]", "=", "\\\"",
    ],
    // Blocks of templates.
    [
      "{{#if vip}}", "{{/if}}", "{{^a}}", "{{/a}}", "{{link}}", "{{/link}}", "{% if a %}",
      "{% endif %}", "{%- else -%}",
      "{{", "}}", "{%", "%}", "word", "글자", "字", " ", "#", "/",
    ],
    // Markdown and reStructuredText.
    [
      "[the guide]", "[안내서]", "(/en/a)", "(/ko/a)", "(https://example.com/a)", " ", "[g]", "]_",
      "[#n]_", "|lid|", "|",
      ":ref:", "`", "``", "`a <b>`", "_", ":", "`안내서 <https://example.com>`_", "（", "）", "word",
      "글자", "字", "[", "]",
    ],
    // Numbers and their units.
    [
      "1", "0", "25", "2.5", "1,000", "1.000", "1 000", "٣", "３", "万", "만", " ", ".", ",", "'",
      "\u{A0}", "%", "$", "€",
      "GB", "MB", "p", "s", "m", "秒", "분", "(minutes)", "（小时/分钟）", "(분)", "–", "{{count}}", "%d",
      "PM", "x", "-",
    ],
    // Keys, options and paths.
    [
      "Ctrl", "Shift", "Strg", "컨트롤", "⌘", "+", "-", " + ", "S", "D", "F5", "Enter", "엔터", " ",
      "--verbose", "--상세", "-v",
      "/etc/hosts", "/etc/host", "C:\\", "Kite", "\\", "/", ".", "~", "를", "键", "&", "_", "저_장",
      "(S)", "(~S)",
    ],
    // Edges, breaks, and what stands there twice.
    [
      " ", "\n", "\n\n", "\t", "\\n", "and", "Sorted by", ":", "닫혔습니다", "无法打开", "已保存", ".", "。",
      "word", "글자", "字",
      "아니오", "?", ",", "\r", "\u{3000}",
    ],
  ]
}
