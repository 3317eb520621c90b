import CopyModel
import Copydesk
import TestKit
import Testing

/// Languages that have nothing of a table: its file is gone, or has no strings.
@Suite struct AbsentLanguagesTests {
  private func missing(
    _ files: [(String, String)], locales: [String] = []
  ) async throws -> [String] {
    let scratch = try Scratch()
    for (path, text) in files { try scratch.write(path, text) }
    var options = Options()
    options.locales = try Set(locales.map { try #require(LocaleTag(folding: $0)) })
    return try await Copydesk(options).check([scratch.path("")]).findings
      .filter { $0.severity >= .warning }.map { finding in
        let path = finding.file.dropFirst(scratch.path("").count).trimmingPrefix("/")
        return "\(path):\(finding.start.line) \(finding.rule) \(finding.message)"
      }
  }

  private static let two = "\"a\" = \"Open the note\";\n\"b\" = \"Archive the note\";\n"
  private static let korean = "\"a\" = \"메모 열기\";\n\"b\" = \"메모 보관\";\n"
  private static let french = "\"a\" = \"Ouvrir la note\";\n\"b\" = \"Archiver la note\";\n"

  @Test func `a folder of a language lacks a table that others have`() async throws {
    var files = [
      ("en.lproj/A.strings", Self.two), ("fr.lproj/A.strings", Self.french),
      ("en.lproj/B.strings", "\"c\" = \"Back\";\n"),
      ("fr.lproj/B.strings", "\"c\" = \"Retour\";\n"),
      ("ko.lproj/B.strings", "\"c\" = \"뒤로\";\n"),
    ]
    #expect(
      try await missing(files) == [
        """
        en.lproj/A.strings:1 missing-translation None of the 2 strings of en.lproj/A.strings is \
        translated into ko. Add ko.lproj/A.strings.
        """
      ])
    #expect(try await missing(files, locales: ["fr"]) == [])
    files.append(("ko.lproj/A.storyboard", "<document/>"))
    #expect(try await missing(files) == [])
  }

  @Test func `the only other language lacks a table that half of them have`() async throws {
    let files = [
      ("en/a.json", "{\"a\":\"Archive it\"}"), ("en/b.json", "{\"b\":\"Back\"}"),
      ("ko/a.json", "{\"a\":\"보관\"}"),
    ]
    let found = try await missing(files)
    #expect(
      found == [
        "en/b.json:1 missing-translation The only string of en/b.json is not translated into ko. Add ko/b.json."
      ])
    #expect(try await missing(files + [("en/c.json", "{\"c\":\"Close\"}")]) == [])
  }

  @Test func `a folder that is called like a language says nothing where the texts are in none`()
    async throws
  {
    let flat = ("ko/Flat/a.json", "{\"a.title\":\"Archive it\"}")
    #expect(try await missing([flat]) == [])
    // Beside its source it is a table that waits for its translation.
    let both = try await missing([flat, ("en/Flat/a.json", flat.1)])
    #expect(both.map { $0.split(separator: " ")[1] } == ["untranslated"])
  }

  @Test func `a table without its source is told`() async throws {
    let found = try await missing([("ko/a.json", "{\"a.title\":\"보관\"}")])
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix("ko/a.json:1 locale-mismatch There is nothing to compare the string")
        == true)
    // A key that is text says what it is.
    #expect(try await missing([("ko.lproj/A.strings", "\"Archive it\" = \"보관\";\n")]) == [])
  }

  @Test(arguments: [("kr", "확인", "ko"), ("cn", "确定", "zh-Hans"), ("tw", "確定", "zh-Hant")])
  func `a region’s code is taken for its language where the texts are in it`(
    _ code: String, _ text: String, _ locale: String
  ) async throws {
    for path in ["\(code).json", "\(code)/app.json", "app_\(code).json"] {
      let scratch = try Scratch()
      try scratch.write(path.replacing(code, with: "en"), "{\"a\":\"Cancel\"}")
      try scratch.write(path, "{\"a\":\"\(text)\"}")
      let findings = try await Copydesk().check([scratch.path("")]).findings
      #expect(findings.map(\.rule) == ["action-drift", "locale-mismatch"], "\(path)")
      #expect(findings.first?.locale?.identifier == locale)
      #expect(findings.last?.message.contains("Rename it to \(locale)") == true)
    }
  }

  @Test func `Kanuri stays Kanuri`() async throws {
    let scratch = try Scratch()
    try scratch.write("en.json", "{\"a\":\"Archive\"}")
    try scratch.write("kr.json", "{\"a\":\"Sandi\"}")
    let result = try await Copydesk().check([scratch.path("")])
    #expect(result.withoutLexicon.map(\.identifier) == ["kr"])
    #expect(!result.findings.contains { $0.rule == "locale-mismatch" })
  }

  @Test func `a table that no language or few have stays as it is`() async throws {
    let others = ["fr", "ko", "ja"].map { ("\($0).lproj/B.strings", "\"c\" = \"\($0)\";\n") }
    let files =
      others + [
        ("en.lproj/A.strings", Self.two), ("en.lproj/B.strings", "\"c\" = \"Back\";\n"),
      ]
    let alone = try await missing(files).filter { $0.contains("missing-translation") }
    #expect(alone == [])
    let few = try await missing(files + [("fr.lproj/A.strings", Self.french)])
    #expect(few.filter { $0.contains("missing-translation") } == [])
  }

  @Test(arguments: ["fr-CA", "en-GB", "Base"])
  func `a region has what its language has`(region: String) async throws {
    let files = [
      ("en.lproj/A.strings", Self.two), ("fr.lproj/A.strings", Self.french),
      ("en.lproj/B.strings", "\"c\" = \"Back\";\n"),
      ("fr.lproj/B.strings", "\"c\" = \"Retour\";\n"),
      ("\(region).lproj/B.strings", "\"c\" = \"Back\";\n"),
    ]
    #expect(try await missing(files).filter { $0.contains("missing-translation") } == [])
  }

  @Test func `one script of Chinese does not stand for the other`() async throws {
    let found = try await missing([
      ("locales/en/a.json", "{\"a\": \"Open the note\"}"),
      ("locales/zh-CN/a.json", "{\"a\": \"打开备忘录\"}"),
      ("locales/en/b.json", "{\"b\": \"Archive\"}"), ("locales/zh-CN/b.json", "{\"b\": \"归档\"}"),
      ("locales/zh-TW/b.json", "{\"b\": \"封存\"}"),
    ])
    #expect(found.count == 1 && found[0].contains("The only string of en/a.json is not translated"))
  }

  @Test(
    arguments: [
      ("values/s.xml", "<resources><string name=\"a\">Open the note</string></resources>"),
      ("l10n/app_en.arb", "{\"@@locale\": \"en\", \"a\": \"Open the note\"}"),
      ("locales/en.yml", "en:\n  a: Open the note\n"),
      ("locales/en.json", "{\"a\": \"Open the note\"}"),
    ])
  func `an emptied file is one finding`(path: String, text: String) async throws {
    let own = path.replacing("values", with: "values-ko").replacing("en.", with: "ko.")
    let empty = text.replacing("en", with: "ko").replacing(
      /<string.*string>|"a": "[^"]*"|\n.*/, with: "")
    for contents in [empty.replacing(", }", with: "}"), ""] {
      let found = try await missing([(path, text), (own, contents)])
      #expect(found.count == 1, "\(contents)")
      #expect(
        found.first?.hasPrefix("\(own):1 missing-translation The only string of \(path)") == true)
    }
  }

  @Test func `an empty file beside nothing to translate is that`() async throws {
    let found = try await missing([
      ("values/strings.xml", "<resources><string name=\"a\">Open the note</string></resources>"),
      ("values-ko/dimens.xml", "<resources><dimen name=\"a\">1dp</dimen></resources>"),
    ])
    #expect(found == [])
  }

  @Test func `a language that was asked for has no table`() async throws {
    let files = [("en.lproj/A.strings", Self.two), ("en.lproj/B.strings", "\"c\" = \"Back\";\n")]
    #expect(try await missing(files) == [])
    #expect(
      try await missing(files, locales: ["ko"]) == [
        """
        en.lproj/A.strings:1 missing-translation None of the 3 strings of en.lproj/A.strings and \
        another table is translated into ko. Add its tables, or ask for other languages.
        """
      ])
    // Where it has one, that it lacks the other is said of that.
    let one = files + [("ko.lproj/A.strings", Self.korean)]
    #expect(
      try await missing(one, locales: ["ko"]) == [
        """
        en.lproj/B.strings:1 missing-translation The only string of en.lproj/B.strings is not translated into \
        ko. Add ko.lproj/B.strings.
        """
      ])
  }
}
