import CopyModel
import Copydesk
import TestKit
import Testing

/// What a table lacks, and has too much of, where its entries or those of its source are damaged or keyed apart.
struct DamagedKeysTests {
  /// What is found in the files of a folder: `file:line rule`.
  private func findings(_ files: [String: String]) async throws -> [String] {
    let scratch = try Scratch()
    for (path, text) in files { try scratch.write(path, text) }
    let result = try await Copydesk().check([scratch.path("")])
    #expect(result.errors.map(\.message) == [])
    return result.findings.map { finding in
      let path = finding.file.dropFirst(scratch.path("").count).trimmingPrefix("/")
      return "\(path):\(finding.start.line) \(finding.rule)"
    }
  }

  @Test func `a key in a damaged entry is neither missing nor extra`() async throws {
    let strings = try await findings([
      "en.lproj/A.strings": "\"a\" = \"Save it\"\n\"b\" = \"Open it\";\n\"c\" = \"Close it\";\n",
      "ko.lproj/A.strings":
        "\"a\" = \"저장하기\";\n\"b\" = \"열기\"\n\"c\" = \"닫기\";\n\"d\" = \"남은 것\";\n",
    ])
    #expect(
      strings == [
        "en.lproj/A.strings:1 unreadable-entry", "ko.lproj/A.strings:2 unreadable-entry",
        "ko.lproj/A.strings:4 extra-key",
      ])
    let json = try await findings([
      "en.json":
        "{\n  \"on\": \"Turn on\",\n  \"off\": \"Turn off\",\n  \"edit\": \"Edit it\"\n}\n",
      "ja.json": "{\n  \"on\": \"オンにする\",\n  \"off: \"オフにする\"\n}\n",
    ])
    #expect(json == ["en.json:4 missing-translation", "ja.json:3 unreadable-entry"])
  }

  @Test func `a form that i18next numbers is the plural of its key`() async throws {
    let english =
      #"{"rule": "{{count}} rule", "rule_plural": "{{count}} rules", "keep": "Keep it"}"#
    let found = try await findings([
      "locales/en/a.json": english,
      "locales/ja/a.json": #"{"rule_0": "{{count}}件の規則", "keep": "残す"}"#,
      "locales/ko/a.json": #"{"rule": "규칙 {{count}}개", "keep": "유지하기"}"#,
      "locales/zh-Hans/a.json": #"{"keep": "保留"}"#,
      "locales/zh-Hant/a.json": #"{"rule_0": "{{count}} 條規則", "keep_0": "保留"}"#,
    ])
    #expect(
      found == [
        "locales/en/a.json:1 missing-translation", "locales/en/a.json:1 missing-translation",
        "locales/en/a.json:1 missing-translation", "locales/zh-Hant/a.json:1 extra-key",
      ])
  }

  @Test func `a plural key that a language lacks is told once`() async throws {
    func entry(_ key: String, _ forms: String) -> String {
      """
      <key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>\(forms)</dict></dict>
      """
    }
    let plist = { (entries: String) in
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\n\(entries)\n</dict></plist>"
    }
    let english = { (noun: String) in
      "<key>one</key><string>%d \(noun)</string><key>other</key><string>%d \(noun)s</string>"
    }
    let found = try await findings([
      "en.lproj/A.stringsdict": plist(entry("a", english("file")) + entry("b", english("note"))),
      "ko.lproj/A.stringsdict": plist(entry("a", "<key>other</key><string>파일 %d개</string>")),
    ])
    #expect(found == ["en.lproj/A.stringsdict:6 missing-translation"])
  }
}
