import CopyModel
import Copydesk
import Foundation
import TestKit
import Testing

/// Time grows with the length of a text, whatever it is made of: what is quadratic does not end here.
@Suite struct LongTextTests {
  /// Signs, letters, placeholders, quotes, brackets and words of which rules are made.
  private static let parts = [
    "a", "Z", "5", " ", ".", ",", ":", ";", "!", "?", "…", "-", "–", "_", "/", "\\", "&", "%", "$",
    "#", "@", "*",
    "+", "=", "<", ">", "(", ")", "[", "]", "{", "}", "|", "`", "'", "\"", "“", "”", "‘", "’", "「",
    "」", "（", "）",
    "，", "。", "、", "？", "％", "·", "~", "\n", "\t", "\u{A0}", "\u{200B}", "가", "을", "汉", "的", "の",
    "é", "🎉",
    "%@", "%d ", "%1$@", "{0}", "{{x}}", "${x}", "\\(x)", "<b>", "</b>", "](", "](x)", "\\n",
    "&amp;", "word ", "가나 ",
    "5 MB ", "$5 ", "1/2 ", "a/b ", "https://a.b/c ", "a@b.cc ", "--all ", "not ", "and ",
    "turn on ", "turn off ",
    "if ", "안 ", "켜", "끄", "不", "打开", "关闭", "1만", "三", "aB", "“a” ", "(s)", "{n, plural, one {",
  ]
  private static let length = 20_000

  private static func text(of part: String) -> String {
    String(repeating: part, count: length / part.utf8.count)
  }

  private static func pairs(_ texts: [String]) -> [CopyPair] {
    texts.flatMap { text in
      ["ko", "zh-Hant"].flatMap { locale in
        let locale = LocaleTag(folding: locale) ?? .root
        return [
          CopyPair(source: text, target: text, locale: locale),
          CopyPair(source: "Delete all photos?", target: text, locale: locale),
        ]
      }
    }
  }

  @Test(.timeLimit(.minutes(4)))
  func `time grows with the length of one part over and over`() async throws {
    let pairs = Self.pairs(Self.parts.map(Self.text))
    #expect(try await Copydesk().diff(pairs).count == pairs.count)
  }

  @Test(.timeLimit(.minutes(4)))
  func `time grows with the length of two parts in turn`() async throws {
    // Each part beside some others: all of them would take too long.
    let texts = Self.parts.indices.flatMap { index in
      [7, 31].map { Self.text(of: Self.parts[index] + Self.parts[(index + $0) % Self.parts.count]) }
    }
    let pairs = Self.pairs(texts)
    #expect(try await Copydesk().diff(pairs).count == pairs.count)
  }

  /// The rules on alerts and on copy see each text as a title, a message and a button.
  @Test(.timeLimit(.minutes(4)))
  func `time grows with the length of the parts of an alert`() async throws {
    let scratch = try Scratch()
    let entries = Self.parts.enumerated().map { index, part in
      let text = Self.text(of: part).map { character in
        switch character {
        case "\"", "\\": "\\\(character)"
        case "\n": "\\n"
        default: String(character)
        }
      }.joined()
      return ["title", "message", "button.one", "button.two"].map {
        "\"alert.a\(index).\($0)\" = \"\(text)\";\n"
      }.joined()
    }
    let table = entries.joined()
    for locale in ["en", "ko", "zh-Hans"] {
      try scratch.write("\(locale).lproj/Localizable.strings", table)
    }
    let result = try await Copydesk().check([scratch.folder.path])
    #expect(!result.findings.isEmpty)
  }
}
