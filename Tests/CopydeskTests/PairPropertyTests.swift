import CopyModel
import Copydesk
import Foundation
import TestKit
import Testing

/// What holds of the Diff stage for any two texts.
@Suite struct PairPropertyTests {
  private static let pairs = SeededPairs.unrelated(28_000)

  @Test func `what a pair brings does not depend on the pairs around it`() async throws {
    var options = Options()
    options.jobs = 3
    let copydesk = try Copydesk(options)
    let together = try await copydesk.diff(Self.pairs)
    let alone = try await Copydesk().diff(Array(Self.pairs.prefix(1)))
    #expect(alone[0] == together[0])
    #expect(together.contains { !$0.isEmpty })
    var byKey: [String: [Finding]] = [:]
    for (pair, findings) in zip(Self.pairs, together) { byKey[pair.key ?? ""] = findings }
    let mixed = SeededPairs.shuffled(Self.pairs)
    for (pair, findings) in zip(mixed, try await copydesk.diff(mixed)) {
      #expect(byKey[pair.key ?? ""] == findings, "\(pair.source) → \(pair.target)")
    }
    for pair in mixed.prefix(40) {
      let findings = try await copydesk.diff([pair])[0]
      #expect(byKey[pair.key ?? ""] == findings, "\(pair.source) → \(pair.target)")
    }
  }

  @Test(.timeLimit(.minutes(30)))
  func `time does not run away with the number of values`() async throws {
    let pairs = [("5 inches ", "6 cm "), ("5 MB ", "5 MB ")].map { source, target in
      CopyPair(
        source: String(repeating: source, count: 8_000),
        target: "파일 " + String(repeating: target, count: 8_000),
        locale: LocaleTag(folding: "ko") ?? .root)
    }
    #expect(try await Copydesk().diff(pairs).count == pairs.count)
  }

  @Test(.timeLimit(.minutes(30)))
  func `time does not run away with the number of measures and names`() async throws {
    let pairs = [("3.0 km ", "3公里 "), ("b 7 ", "c7 "), ("200% ", "2倍 "), ("No\n", "是\n")].map {
      source, target in
      CopyPair(
        source: String(repeating: source, count: 16_000 / source.utf8.count),
        target: String(repeating: target, count: 16_000 / target.utf8.count) + "无",
        locale: LocaleTag(folding: "zh-Hans") ?? .root)
    }
    #expect(try await Copydesk().diff(pairs).count == pairs.count)
  }

  @Test(.timeLimit(.minutes(30)))
  func `time does not run away with the number of tags and marks of markup`() async throws {
    let parts = [
      ("<b>x</b> ", "<i>y</i> "), ("[b]x[/b] ", "[i]y[/i] "), ("<a href=\"", "<a href=\""),
      ("{{#a}}{{/a}} ", "{{/a}}{{#a}} "), ("[aaaa](b) ", "[aaaa](c) "),
      ("[aaaa][b] ", "[aaaa][c] "),
      ("[[[[", "]]]]"), (":r:`x` ", ":r:`y` "), ("|a| [1]_ ", "|b| [2]_ "), ("Ctrl+S ", "Ctrl+D "),
      ("--all -v ", "--none -w "), ("/a/b C:\\a ", "/a/c C:\\b "), ("5m ", "5秒 "),
      ("a\n\nb\t", "字\n"),
      ("x ", "字"), ("x y ", "글자 둘 "),
    ]
    let pairs = parts.flatMap { source, target in
      ["ko", "zh-Hans", "es"].map { locale in
        CopyPair(
          source: String(repeating: source, count: 16_000 / source.utf8.count),
          target: String(repeating: target, count: 16_000 / target.utf8.count),
          locale: LocaleTag(folding: locale) ?? .root)
      }
    }
    #expect(try await Copydesk().diff(pairs).count == pairs.count)
  }

  @Test(.timeLimit(.minutes(30)))
  func `time does not run away with the number of looks`() async throws {
    let pair = CopyPair(
      source: String(repeating: "2-way ", count: 200_000),
      target: String(repeating: "양방향 ", count: 200_000),
      locale: LocaleTag(folding: "ko") ?? .root)
    #expect(try await Copydesk().diff([pair]).count == 1)
  }

  @Test(.timeLimit(.minutes(30)))
  func `time does not run away with the number of ranges`() async throws {
    let places = 0..<40_000
    let pair = CopyPair(
      source: places.map { "from \($0) to \($0 + 1), " }.joined(),
      target: places.map { "\($0)에서 \($0 + 1), " }.joined() + "999999",
      locale: LocaleTag(folding: "ko") ?? .root)
    #expect(try await Copydesk().diff([pair]).count == 1)
  }

  @Test(.timeLimit(.minutes(30)))
  func `time does not run away with the number of marks`() async throws {
    let marks = "“" + String(repeating: ")", count: 100_000) + "”"
    let pair = CopyPair(source: marks, target: marks, locale: LocaleTag(folding: "ko") ?? .root)
    #expect(try await Copydesk().diff([pair]).count == 1)
  }

  /// Whatever looks at the character behind has to look whether there is one.
  @Test func `a text may begin and end anywhere`() async throws {
    let text = """
      Settings > A–Z › B/C → e.g. 5 p.m. file(s) %*d %1$tB {items[0]} {name!r} `so' --no-all A@B.example <b>x</b> \
      “A’s”... {n, plural, one {#} other {#}} Re-enter 10 km &File _Edit \\(x) 100 % 메모 을(를) 「备忘录」，不能。 가 > 나 -- 1만
      """
    let places = text.unicodeScalars.indices
    let parts = places.flatMap { [String(text[..<$0]), String(text[$0...])] }
    let pairs = parts.flatMap { part in
      ["ko", "zh-Hant"].flatMap { locale in
        let locale = LocaleTag(folding: locale) ?? .root
        return [
          CopyPair(source: part, target: part, locale: locale),
          CopyPair(source: text, target: part, locale: locale),
        ]
      }
    }
    #expect(try await Copydesk().diff(pairs).count == pairs.count)
  }

  @Test func `a number may stand within the branches of a placeholder`() async throws {
    let pair = CopyPair(
      source: "50%{n}50%{n, plural, one {# day} other {# days}}", target: "삭제 3",
      locale: LocaleTag(folding: "ko") ?? .root)
    #expect(try await Copydesk().diff([pair]).count == 1)
  }

  @Test func `spans lie on the boundaries of characters`() async throws {
    var spans = 0
    for (pair, findings) in zip(Self.pairs, try await Copydesk().diff(Self.pairs)) {
      for finding in findings {
        for (span, text) in [
          (finding.sourceSpan, pair.source), (finding.targetSpan, pair.target),
        ] {
          guard let span else { continue }
          spans += 1
          #expect(span.upperBound <= text.utf16.count, "\(finding.rule): \(text)")
          for offset in [span.lowerBound, span.upperBound] where offset <= text.utf16.count {
            let index = String.Index(utf16Offset: offset, in: text)
            #expect(index.samePosition(in: text.unicodeScalars) != nil, "\(finding.rule): \(text)")
          }
        }
      }
    }
    #expect(spans > 1_000)
  }

  /// What some rules find in a translation whatever its source says.
  private static let ofTargetAlone: Set = [
    "untranslated", "wrong-language", "mixed-script", "mixed-register", "extra-space",
    "missing-plural-category", "unreachable-plural-category",
  ]

  @Test func `a text never drifts from itself`() async throws {
    let texts = SeededPairs.texts(700)
    for locale in SeededPairs.locales {
      // Read as its own language too, with a space behind it: then its facts are compared.
      for (source, suffix) in [(LocaleTag.english, ""), (locale, ""), (locale, " ")] {
        var options = Options()
        options.sourceLocale = source
        let pairs = texts.map { CopyPair(source: $0, target: $0 + suffix, locale: locale) }
        for (text, findings) in zip(texts, try await Copydesk(options).diff(pairs)) {
          let drifts = Set(findings.map(\.rule)).subtracting(Self.ofTargetAlone)
          #expect(drifts.isEmpty, "\(source) → \(locale): \(drifts) in \(text.debugDescription)")
        }
      }
    }
  }

  @Test func `whole tables of any text are read to the end`() async throws {
    let scratch = try Scratch()
    for locale in SeededPairs.locales {
      let rows = Self.pairs.filter { $0.locale == locale }.prefix(200).map { pair in
        "\"\(pair.key ?? "")\" = \"\(Self.escaped(pair.target))\";\n"
      }
      try scratch.write("\(locale).lproj/Any.strings", rows.joined())
    }
    let sources = Self.pairs.prefix(1_400).map { pair in
      "\"\(pair.key ?? "")\" = \"\(Self.escaped(pair.source))\";\n"
    }
    try scratch.write("en.lproj/Any.strings", sources.joined())
    let result = try await Copydesk().check([scratch.folder.path])
    #expect(result.errors.isEmpty)
    #expect(result.units >= 2_800)
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }
}
