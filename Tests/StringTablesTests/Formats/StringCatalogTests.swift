import CopyModel
import Testing

struct StringCatalogTests {
  /// A catalog with these entries.
  private func read(_ entries: String, source: String = "en") -> Reading {
    Reading(
      """
      {
        "sourceLanguage" : "\(source)",
        "strings" : {
      \(entries)
        },
        "version" : "1.0"
      }
      """, as: "A.xcstrings")
  }

  private func unit(_ value: String, state: String = "translated") -> String {
    #"{ "stringUnit" : { "state" : "\#(state)", "value" : "\#(value)" } }"#
  }

  @Test func `says what stands behind the end`() throws {
    let catalog = """
      {"sourceLanguage":"en","strings":{"a":{"localizations":{"ko":\(unit("가"))}}},"version":"1.0"}
      """
    let reading = Reading(catalog + "\n" + catalog, as: "A.xcstrings")
    #expect(reading.issues.map(\.start) == [Place(line: 2, column: 1)])
    #expect(reading.unit("a", "ko")?.target == "가")
    #expect(Reading(catalog + "\n \n", as: "A.xcstrings").issues.isEmpty)
  }

  @Test func `reads a text in every language`() throws {
    let reading = read(
      """
          "alert.title" : { "comment" : "Title", "localizations" : {
            "ko" : \(unit("‘%@’ 삭제\\n", state: "needs_review")), "en" : \(unit("Delete “%@”")),
            "zh-TW" : \(unit("刪除", state: "new")) } }
      """)
    #expect(reading.issues.isEmpty)
    #expect(reading.units.map(\.locale.identifier) == ["en", "ko", "zh-Hant"])
    let korean = try #require(reading.unit("alert.title", "ko"))
    #expect(korean.source == "Delete “%@”")
    #expect(korean.target == "‘%@’ 삭제\n")
    #expect(korean.comment == "Title")
    #expect(korean.state == .needsReview)
    #expect(reading.written(korean.stored) == "‘%@’ 삭제\\n")
    #expect(korean.storedSource.map(reading.written) == "Delete “%@”")
    #expect(reading.unit("alert.title", "zh-Hant")?.state == .new)
    let english = try #require(reading.unit("alert.title", "en"))
    #expect(english.target == nil)
    #expect(english.variation == nil)
  }

  @Test(arguments: ["메모\u{1B}", "\\메모", "메모 \u{1} { \\\" }"])
  func `what is no text in one language costs the others nothing`(_ damaged: String) {
    let reading = read(
      """
          "note" : { "localizations" : {
            "ko" : \(unit(damaged)), "en" : \(unit("Note")), "ja" : \(unit("メモ")) } },
          "trip" : { "localizations" : { "ko" : \(unit("여행")) } }
      """)
    #expect(reading.issues.map(\.key) == ["note"])
    #expect(reading.issues.first?.message.contains("in ko is not checked") == true)
    #expect(reading.unit("note", "ja")?.target == "メモ")
    #expect(reading.unit("note", "ja")?.source == "Note")
    #expect(reading.unit("note", "ko")?.target == nil)
    #expect(reading.unit("trip", "ko")?.target == "여행")
  }

  @Test func `spells out plurals and devices`() {
    let reading = read(
      """
          "n" : { "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : \(unit("%d file")), "other" : \(unit("%d files")) } } },
            "ko" : { "variations" : { "plural" : { "other" : \(unit("파일 %d개")) } } },
            "zh-Hans" : { "variations" : { "device" : {
              "mac" : \(unit("点按")),
              "iphone" : { "variations" : { "plural" : { "one" : \(unit("轻点")) } } } } } } } }
      """)
    #expect(
      reading.units.map { "\($0.locale) \($0.variation ?? "-") \($0.source ?? "-")" } == [
        "en plural.one %d file", "en plural.other %d files", "ko plural.other %d files",
        "zh-Hans device.mac %d files", "zh-Hans device.iphone.plural.one %d files",
      ])
    #expect(reading.units.compactMap(\.target) == ["파일 %d개", "点按", "轻点"])
  }

  @Test func `a text for a device has the source of that device`() {
    let reading = read(
      """
          "open" : { "localizations" : {
            "en" : { "variations" : { "device" : {
              "iphone" : \(unit("Tap")), "other" : \(unit("Select")),
              "mac" : { "variations" : { "plural" : { "other" : \(unit("Click")) } } } } } },
            "ko" : { "variations" : { "device" : {
              "iphone" : { "variations" : { "plural" : { "other" : \(unit("탭")) } } },
              "ipad" : \(unit("선택")), "mac" : \(unit("클릭")) } } } } }
      """)
    #expect(
      reading.units.filter { $0.locale.identifier == "ko" }.map {
        "\($0.source ?? "-") \($0.target ?? "-")"
      }
        == ["Tap 탭", "Select 선택", "Click 클릭"])
  }

  @Test func `spells out substitutions`() {
    func localization(_ text: String, _ one: String, _ other: String) -> String {
      """
      { "stringUnit" : { "state" : "translated", "value" : "\(text)" },
        "substitutions" : { "days" : { "argNum" : 1, "formatSpecifier" : "lld",
          "variations" : { "plural" : { "one" : \(unit(one)), "other" : \(unit(other)) } } } } }
      """
    }
    let reading = read(
      """
          "wait" : { "localizations" : {
            "en" : \(localization("Wait %#@days@", "%arg day", "%arg days")),
            "ko" : \(localization("%#@days@ 기다리기", "하루", "%arg일")) } }
      """)
    #expect(
      reading.units.filter { $0.target != nil }.map { "\($0.variation ?? "-")=\($0.source ?? "-")" }
        == [
          "-=Wait %#@days@", "substitution.days.plural.one=%arg day",
          "substitution.days.plural.other=%arg days",
        ])
  }

  @Test(
    arguments: [
      (#""extractionState" : "stale","#, UnitState.stale),
      (#""shouldTranslate" : false,"#, .untranslatable),
      (#""extractionState" : "manual","#, .translated),
    ])
  func `an entry's state goes over its texts`(members: String, state: UnitState) {
    let reading = read(
      "    \"k\" : { \(members) \"localizations\" : { \"ko\" : \(unit("텍스트")) } }")
    #expect(reading.unit("k", "ko")?.state == state)
  }

  @Test func `a missing locale is printed once`() {
    let reading = read(
      """
          "a" : { "localizations" : { "ko" : \(unit("가")), "zh-Hans" : \(unit("甲")) } },
          "n" : { "localizations" : { "en" : { "variations" : { "plural" : {
            "one" : \(unit("one file")), "other" : \(unit("files")) } } },
            "ko" : { "variations" : { "plural" : { "other" : \(unit("파일")) } } } } }
      """)
    let missing = reading.units.filter { $0.locale != .english && $0.target == nil }
    #expect(missing.map(\.key) == ["n"])
    #expect(missing.map(\.locale.identifier) == ["zh-Hans"])
  }

  @Test func `the key is the source where there is none`() {
    let reading = read(
      """
          "Delete it?" : { },
          "Keep" : { "localizations" : { "ko" : \(unit("유지")) } }
      """)
    #expect(reading.unit("Delete it?", "en")?.source == "Delete it?")
    #expect(reading.unit("Delete it?", "ko")?.source == "Delete it?")
    #expect(reading.unit("Keep", "ko")?.source == "Keep")
    #expect(reading.unit("Keep", "ko")?.target == "유지")
  }

  @Test func `Interface Builder's comment holds the source`() {
    let comment = #"Class = \"NSButtonCell\"; title = \"Delete “a”\"; ObjectID = \"a1b\";"#
    let reading = read(
      """
          "a1b.title" : { "comment" : "\(comment)",
            "localizations" : { "ko" : \(unit("삭제")) } },
          "a1b.alternateTitle" : { "comment" : "\(comment)",
            "localizations" : { "ko" : \(unit("삭제")) } }
      """)
    #expect(reading.unit("a1b.title", "ko")?.source == "Delete “a”")
    #expect(reading.units.contains { $0.key == "a1b.alternateTitle" && $0.source == nil })
  }

  @Test(
    arguments: [
      #""b" : { "localizations" : { "ko" : { "stringUnit" : { "value" "나" } } } },"#,
      #""b" : { "localizations" : { "ko" : },"#, #""b" { },"#, #""b : { },"#,
      #""b" : { "comment" : "\q" },"#,
    ])
  func `a damaged entry keeps the others`(damaged: String) throws {
    let reading = read(
      """
          "a" : { "localizations" : { "ko" : \(unit("가")) } },
          \(damaged)
          "c" : { "localizations" : { "ko" : \(unit("다")) } }
      """)
    #expect(reading.units.compactMap(\.target) == ["가", "다"])
    let issue = try #require(reading.issues.first)
    #expect(reading.issues.count == 1)
    #expect(issue.kind == .unreadableEntry)
    #expect((5...6).contains(issue.start.line))
  }

  @Test(arguments: ["", "{", "[]", "{ \"strings\" : 1 }", "{ \"strings\" : { } "])
  func `what is no catalog is an issue`(text: String) {
    let reading = Reading(text, as: "A.xcstrings")
    #expect(reading.units.isEmpty)
    #expect(!reading.issues.isEmpty)
  }

  @Test(arguments: ["{}", #"{ "strings" : { } }"#, "\u{FEFF}{}"])
  func `an empty catalog is fine`(text: String) {
    let reading = Reading(text, as: "A.xcstrings")
    #expect(reading.units.isEmpty)
    #expect(reading.issues.isEmpty)
  }

  @Test func `the catalog says which language is the source`() {
    let reading = read(
      "    \"k\" : { \"localizations\" : { \"ko\" : \(unit("삭제")), \"en\" : \(unit("Delete")) } }",
      source: "ko")
    #expect(reading.unit("k", "ko")?.target == nil)
    #expect(reading.unit("k", "en")?.source == "삭제")
  }

  @Test func `the phrases of a set are told apart`() {
    let reading = Reading(
      """
      {"sourceLanguage":"en","strings":{"a":{"localizations":{
      "en":{"stringSet":{"state":"translated","values":["Open","Show"]}},
      "ko":{"stringSet":{"state":"translated","values":["열기","보기","표시"]}}}}},"version":"1.0"}
      """, as: "AppShortcuts.xcstrings")
    let korean = reading.units.filter { $0.locale.identifier == "ko" }
    #expect(korean.map(\.variation) == ["set.0", "set.1", "set.2"])
    #expect(korean.map(\.source) == ["Open", "Show", "Open"])
  }

  @Test func `what is no language and no text is told, and the rest is read`() {
    let reading = Reading(
      """
      {"sourceLanguage":"en","strings":{"a":{"localizations":{
      "korean":{"stringUnit":{"state":"translated","value":"열기"}},
      "ja":"開く",
      "ltg":{"stringUnit":{"state":"translated","value":"Atvērt"}},
      "ko":{"stringUnit":{"state":"translated","value":7}}}},
      "b":{"localizations":{"ko":{"stringUnit":{"state":"translated","value":"닫기"}}}}},"version":"1.0"}
      """, as: "A.xcstrings")
    #expect(reading.issues.map(\.start.line) == [2, 3, 5])
    #expect(reading.issues.allSatisfy { $0.key == "a" })
    #expect(reading.units.compactMap(\.target) == ["Atvērt", "닫기"])
  }

  @Test func `a translation that is not there has no state`() throws {
    let reading = Reading(
      """
      {"sourceLanguage":"en","strings":{
      "a":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"Open"}}}},
      "b":{"shouldTranslate":false},
      "c":{"localizations":{"ko":{"stringUnit":{"state":"translated","value":"닫기"}}}}},"version":"1.0"}
      """, as: "A.xcstrings")
    let missing = try #require(reading.unit("a", "ko"))
    #expect(missing.target == nil)
    #expect(missing.state == nil)
    #expect(reading.unit("b", "ko")?.state == .untranslatable)
  }
}
