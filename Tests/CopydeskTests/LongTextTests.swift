import CopyModel
import Copydesk
import Foundation
import TestKit
import Testing

/// Time grows with the length of a text, whatever it is made of: what is quadratic does not end here.
@Suite struct LongTextTests {
  /// Signs, letters, placeholders, quotes, brackets and words of which rules are made.
  private static let parts = [
    "a", "5", " ", ".", "?", "-", "/", "\\", "&", "%", "$", "@", "<", "(", "[", "{", "`", "'", "“",
    "「", "，", "\n", "가",
    "汉", "é", "🎉", "%@", "{0}", "<b>", "](x)", "word ", "가나 ", "$5 ", "a/b ", "not ", "turn on ",
    "켜", "不", "“a” ",
    "{n, plural, one {",
  ]
  private static let length = 20_000

  private static func text(of part: String) -> String {
    String(repeating: part, count: length / part.utf8.count)
  }

  /// Korean and Chinese in turn, as one alone has not all rules.
  private static func pairs(_ texts: [String]) -> [CopyPair] {
    texts.enumerated().map { index, text in
      let locale = LocaleTag(folding: index.isMultiple(of: 2) ? "ko" : "zh-Hant") ?? .root
      return CopyPair(source: text, target: text, locale: locale)
    }
  }

  @Test(.timeLimit(.minutes(30)))
  func `time grows with the length of one part over and over`() async throws {
    let pairs = Self.pairs(Self.parts.map(Self.text))
    #expect(try await Copydesk().diff(pairs).count == pairs.count)
  }

  @Test(.timeLimit(.minutes(30)))
  func `time grows with the length of two parts in turn`() async throws {
    // Each part beside one other: all pairs of them would take too long.
    let texts = Self.parts.indices.map { index in
      Self.text(of: Self.parts[index] + Self.parts[(index + 7) % Self.parts.count])
    }
    let pairs = Self.pairs(texts)
    #expect(try await Copydesk().diff(pairs).count == pairs.count)
  }

  /// Sentences full of what rules look for, in texts just short enough to be compared.
  @Test(.timeLimit(.minutes(30)))
  func `time grows with the length of texts that are compared`() async throws {
    let sources = [
      "No kites or is shown and is hidden. ", "Fold or remove a kite, then turn it off. ",
      "Failed to fold 5 of 10 kites in “a”. ",
      "Unless you sign in, you can’t fold it before 5 p.m. ",
    ]
    let targets = [
      ("ko", "켜거나 끄고 저장하지 않습니다. "), ("zh-Hans", "开启或关闭，不保存，"), ("zh-Hant", "無法打開風箏。"),
    ]
    let pairs = sources.flatMap { source in
      targets.map { locale, target in
        CopyPair(
          source: String(repeating: source, count: 12_000 / source.utf8.count),
          target: String(repeating: target, count: 4000 / target.utf8.count),
          locale: LocaleTag(folding: locale) ?? .root)
      }
    }
    #expect(try await Copydesk().diff(pairs).count == pairs.count)
  }

  /// The rules on alerts and on copy see each text as a title, a message and a button.
  @Test(.timeLimit(.minutes(30)))
  func `time grows with the length of the parts of an alert`() async throws {
    let scratch = try Scratch()
    let entries = Self.parts.enumerated().filter { $0.offset.isMultiple(of: 5) }.map {
      index, part in
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
    for locale in ["en", "ko"] {
      try scratch.write("\(locale).lproj/Localizable.strings", table)
    }
    let result = try await Copydesk().check([scratch.folder.path])
    #expect(!result.findings.isEmpty)
  }
}
