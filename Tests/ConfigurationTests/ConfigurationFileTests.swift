import Configuration
import CopyModel
import Testing
import Triage

/// The text of a configuration as values, and what is said of one that cannot be used.
@Suite struct ConfigurationFileTests {
  private func parse(_ text: String) throws(ConfigurationError) -> Configuration {
    try ConfigurationFile.parse(text, path: ".copydesk.yml", folder: "/project")
  }

  /// What is said of a text, with its place.
  private func complaint(_ text: String) throws -> String {
    try #require(throws: ConfigurationError.self) { try parse(text) }.description
  }

  @Test func `every key sets its value`() throws {
    let configuration = try parse(
      """
      # What this project says about itself.
      source-locale: en-GB
      locales: [ko, zh_CN, zh-TW]
      guideline: hig-2019
      platforms: [ios-26, macos]
      samples: {'%@': Quarterly Report, '%d': '128', '{name}': Ann}
      limits: {button: {points: 111, characters: 14}, title: {lines: 2}, message: {bytes: 300}}
      alert-share: 30
      include: [App, Packages]
      exclude:
        - Pods
        - '**/Tests/**'
      languages:
        texts/main.json: ko
        'texts/*_cn.json': zh-CN
      rules: {error-word: off, wordy-title: warning, button-case: note, extra-space: error}
      locale-rules:
        ko: {wrong-quotes: off}
        zh-TW: {wrong-quotes: error}
      names: [Copydesk, Find My]
      placeholders: ['<<*>>', '~*']
      """)
    func tag(_ name: String) throws -> LocaleTag { try #require(LocaleTag(folding: name)) }
    func pattern(_ text: String) -> PathPattern { PathPattern(text, in: "/project") }
    #expect(configuration.sourceLocale == (try tag("en-GB")))
    #expect(configuration.locales == (try ["ko", "zh-Hans", "zh-Hant"].map(tag)))
    #expect(configuration.guidelines == Guidelines(apple: .hig2019, android: .material3))
    #expect(configuration.platforms == [.iOS26, .macOS])
    #expect(
      configuration.samples == ["%@": "Quarterly Report", "%d": "128", "{name}": "Ann"])
    #expect(configuration.alertShare == 30)
    #expect(
      configuration.limits == [
        .button: [TextLimit(count: 111, unit: .points), TextLimit(count: 14, unit: .characters)],
        .title: [TextLimit(count: 2, unit: .lines)],
        .message: [TextLimit(count: 300, unit: .bytes)],
      ])
    #expect(configuration.names == ["Copydesk", "Find My"])
    #expect(configuration.placeholders == ["<<*>>", "~*"].map { PlaceholderDialect(pattern: $0) })
    #expect(configuration.include == ["App", "Packages"].map(pattern))
    #expect(configuration.exclude == ["Pods", "**/Tests/**"].map(pattern))
    let languages = [("texts/main.json", "ko"), ("texts/*_cn.json", "zh-Hans")]
    #expect(
      configuration.languages
        == (try languages.map { PathLanguage(pattern: pattern($0), locale: try tag($1)) }))
    #expect(
      configuration.rules == [
        "error-word": .off, "wordy-title": .warning, "button-case": .note, "extra-space": .error,
      ])
    #expect(
      configuration.localeRules == [
        try tag("ko"): ["wrong-quotes": .off], try tag("zh-Hant"): ["wrong-quotes": .error],
      ])
  }

  @Test func `what is let pass has a rule and a reason, and may have more`() throws {
    let configuration = try parse(
      """
      baseline: known.json
      allow:
        - {rule: long-button, reason: two lines by design}
        - rule: action-drift
          key: 'save.*'
          locale: ko
          reason: a copy is meant
          until: 2028-02-29
          by: l10n
          source: Save As
          target: 복사본 만들기
      """)
    #expect(configuration.baseline == "/project/known.json")
    #expect(configuration.allowances.map(\.rule) == ["long-button", "action-drift"])
    #expect(configuration.allowances.map(\.place) == [".copydesk.yml:3", ".copydesk.yml:4"])
    let second = try #require(configuration.allowances.last)
    #expect(second.key == "save.*")
    #expect(second.locale == LocaleTag(folding: "ko"))
    #expect([second.reason, second.until, second.by] == ["a copy is meant", "2028-02-29", "l10n"])
    #expect([second.source, second.target] == ["Save As", "복사본 만들기"])
  }

  @Test(arguments: ["", "# Nothing yet.\n", "---\n", "{}"])
  func `an empty file says nothing`(_ text: String) throws {
    #expect(try parse(text) == Configuration())
  }

  @Test(arguments: [
    (
      "locales: [ko]\nexcludes: [Pods]", ":2:1: There is no key “excludes”. Did you mean “exclude”?"
    ),
    ("colour: red", ":1:1: There is no key “colour”. The keys are source-locale, "),
    (
      "rules:\n  action-drft: off",
      ":2:3: There is no rule “action-drft”. Did you mean “action-drift”?"
    ),
    ("locale-rules: {ko: {nonsense: off}}", ":1:21: There is no rule “nonsense”."),
  ])
  func `an unknown name is told with the nearest one`(_ text: String, _ wanted: String) throws {
    #expect(try complaint(text).hasPrefix(".copydesk.yml" + wanted))
  }

  @Test(
    arguments: [
      ("hig-2010", Guidelines(apple: .hig2010, android: .material3)),
      ("none", Guidelines(all: nil)),
      ("{android: none}", Guidelines(apple: .hig2022, android: nil)),
      ("{apple: hig-2019, android: material-3}", Guidelines(apple: .hig2019, android: .material3)),
    ])
  func `each kind of app has its edition`(_ written: String, _ wanted: Guidelines) throws {
    #expect(try parse("guideline: \(written)").guidelines == wanted)
  }

  @Test(arguments: [
    ("source-locale: klingon", ":1:16: “klingon” is no locale"),
    ("source-locale: [en]", ":1:16: “source-locale” takes a word"),
    ("locales: ko", ":1:10: “locales” takes a list, such as [ko, zh-Hans]."),
    ("locales: [ko, [en]]", ":1:15: “locales” takes a word"),
    ("guideline: hig-1984", ":1:12: “guideline” takes one of hig-2008, hig-2010,"),
    ("exclude:", ":1:9: “exclude” takes a list"),
    ("include: [../Shared]", ":1:11: “../Shared” leaves the folder"),
    ("include:\n  - App\n  - /Users/me", ":3:5: “/Users/me” leaves the folder"),
    ("rules: [error-word]", ":1:8: “rules” takes keys and values"),
    (
      "rules:\n  error-word: loud",
      ":2:15: “error-word” takes one of off, note, warning, error, not “loud”."
    ),
    ("rules: {error-word: false}", ":1:21: “error-word” takes one of off, note, warning, error"),
    ("locale-rules: {ko: off}", ":1:20: “ko” takes keys and values"),
    ("locale-rules: {xyz: {}}", ":1:16: “xyz” is no locale"),
    ("locale-rules: {zh-CN: {}, zh-Hans: {}}", ":1:27: “zh-Hans” stands here a second time."),
    ("sources: {'a/*': none.properties}", ":1:18: There is no file “none.properties”"),
    ("sources: [a]", ":1:10: “sources” takes keys and values, such as {'editor/"),
    ("languages: {a.json: 한국어}", ":1:21: “한국어” is no locale"),
    ("platforms: [ios, windows]", ":1:18: “platforms” takes one of ios, ios-26,"),
    ("platforms: []", ":1:12: “platforms” names nothing. Name at least one, such as [ios, macos]"),
    ("locales: []", ":1:10: “locales” names nothing. Name at least one, such as [ko, zh-Hans]"),
    ("include: []", ":1:10: “include” names nothing."),
    ("alert-share: half", ":1:14: “alert-share” takes a whole number from 1 to 100"),
    ("alert-share: 0", ":1:14: “alert-share” takes a whole number from 1 to 100"),
    ("limits: 20", ":1:9: “limits” takes keys and values, such as {button: "),
    (
      "limits: {sheet: {lines: 2}}",
      ":1:10: “limits” takes one of title, message, button, not “sheet”."
    ),
    ("limits: {button: 20}", ":1:18: “button” takes keys and values, such as {points: 111}."),
    (
      "limits: {title: {line: 2}}", ":1:18: A text is not measured in “line”. Did you mean “lines”?"
    ),
    ("limits: {title: {lines: 0}}", ":1:25: “lines” takes a whole number from 1 on"),
    ("limits: {title: {lines: two}}", ":1:25: “lines” takes a whole number from 1 on"),
    ("allow: [{rule: long-button}]", ":1:9: Say why long-button is let pass: give a reason."),
    ("allow: [{reason: so}]", ":1:9: Say which rule is let pass"),
    ("allow: [{rule: long-button, reason: ' '}]", ":1:37: “reason” says nothing."),
    (
      "allow: [{rule: lng-button, reason: so}]",
      ":1:16: There is no rule “lng-button”. Did you mean “long-button”?"
    ),
    ("allow: [{rule: long-button, why: so}]", ":1:29: There is no key “why”."),
    (
      "allow: [{rule: long-button, reason: so, until: 2027-02-29}]",
      ":1:48: “until” takes a day such as"
    ),
    ("allow: [{rule: long-button, reason: so, until: soon}]", ":1:48: “until” takes a day such as"),
    ("allow: none.yml", ":1:8: There is no file “none.yml”"),
    ("samples: [a]", ":1:10: “samples” takes keys and values"),
    ("samples: {'%@': [a]}", ":1:17: “%@” takes a word"),
    ("- App", ":1:1: “.copydesk.yml” takes keys and values"),
  ])
  func `a wrong value is told with its place and what to write`(
    _ text: String, _ wanted: String
  ) throws {
    #expect(try complaint(text).hasPrefix(".copydesk.yml" + wanted))
  }

  @Test(arguments: [
    ("locales: [ko\nrules: {}", ":2:"),
    ("rules: {a: b", ":1:13: This is no YAML: while parsing a flow mapping, "),
    ("a: b: c", ":1:5"),
    ("locales:\n\t- ko", ":2:1"), ("exclude: ['Pods", ":1:"), ("locales: [ko]\n\u{1}", ":2:1"),
    ("rules: {}\nrules: {}", ":1:1: “rules” stands in this mapping more than once."),
    ("rules: *gone", ":1:8"),
  ])
  func `text that is no YAML is told with its place, in one line`(
    _ text: String, _ place: String
  ) throws {
    let complaint = try complaint(text)
    #expect(complaint.hasPrefix(".copydesk.yml" + place))
    #expect(!complaint.contains("\n"))
  }
}
