import CopyModel
import Copydesk
import TestKit
import Testing

/// Tables that say what they are translated from, which need not be what the run is told.
@Suite struct SourceLanguageTests {
  /// Korean into English: the second translation is another's, and nothing is missing.
  private static let tables = [
    (
      "A.xcstrings",
      """
      {
        "sourceLanguage" : "ko",
        "strings" : {
          "취소" : {"localizations" : {"en" : {"stringUnit" : {"value" : "Cancel"}}}},
          "삭제" : {"localizations" : {"en" : {"stringUnit" : {"value" : "Cancel"}}}}
        }
      }
      """
    ),
    (
      "B.xcstrings",
      """
      {
        "strings" : {
          "취소" : {"localizations" : {"en" : {"stringUnit" : {"value" : "Cancel"}}}},
          "삭제" : {"localizations" : {"en" : {"stringUnit" : {"value" : "Cancel"}}}}
        },
        "sourceLanguage" : "ko"
      }
      """
    ),
    (
      "en.xliff",
      """
      <xliff version="1.2"><file original="A" source-language="ko-KR" target-language="en"><body>
      <trans-unit id="a"><source>취소</source><target>Cancel</target></trans-unit>
      <trans-unit id="b"><source>삭제</source><target>Cancel</target></trans-unit>
      </body></file></xliff>
      """
    ),
    (
      "b.xliff",
      """
      <xliff version="2.0" srcLang="ko" trgLang="en"><file id="f">
      <unit id="a"><segment><source>취소</source><target>Cancel</target></segment></unit>
      <unit id="b"><segment><source>삭제</source><target>Cancel</target></segment></unit>
      </file></xliff>
      """
    ),
    (
      "a_en.ts",
      """
      <TS version="2.1" language="en" sourcelanguage="ko"><context><name>A</name>
      <message><source>취소</source><translation>Cancel</translation></message>
      <message><source>삭제</source><translation>Cancel</translation></message>
      </context></TS>
      """
    ),
    (
      "a.tmx",
      """
      <tmx version="1.4"><header srclang="ko"/><body>
      <tu><tuv xml:lang="ko"><seg>취소</seg></tuv><tuv xml:lang="en"><seg>Cancel</seg></tuv></tu>
      <tu><tuv xml:lang="en"><seg>Cancel</seg></tuv><tuv xml:lang="ko"><seg>삭제</seg></tuv></tu>
      </body></tmx>
      """
    ),
  ]

  @Test(arguments: tables)
  func `a table is judged from the language that it says`(name: String, text: String) async throws {
    let scratch = try Scratch()
    try scratch.write(name, text)
    let copydesk = try Copydesk()
    let findings = try await copydesk.check([scratch.path(name)]).findings
    #expect(Set(findings.map(\.rule)) == ["action-drift"])
    #expect(findings.allSatisfy { $0.source == "삭제" && $0.target == "Cancel" })
    var units: [String] = []
    _ = try await copydesk.read([scratch.path(name)]) { units in
      units.filter { $0.target != nil }.map { "\($0.locale) \($0.source ?? "") \($0.target ?? "")" }
    } body: { form, _ in
      units += form
    }
    #expect(units == ["en 취소 Cancel", "en 삭제 Cancel"])
  }

  @Test(
    arguments: [
      ("삭제하겠습니까?", "확인", "ko"), ("削除しますか?", "確認", "ja"), ("删除这些?", "确认", "zh-Hans"),
      ("刪除這些?", "確認", "zh-Hant"), ("삭제?", "OK", nil), ("Delete?", "OK", nil),
    ] as [(String, String, String?)])
  func `a file without a language is told when its letters are another's`(
    first: String, second: String, language: String?
  ) async throws {
    let scratch = try Scratch()
    try scratch.write(
      "res/values/strings.xml",
      "<resources><string name=\"a\">\(first)</string><string name=\"b\">\(second)</string></resources>"
    )
    let findings = try await Copydesk().check([scratch.path("res")]).findings
    let told = findings.filter { $0.rule == "locale-mismatch" }.map(\.message)
    #expect(told.count == (language == nil ? 0 : 1))
    #expect(told.allSatisfy { $0.contains("--source-locale \(language ?? "").") })
    var options = Options()
    options.sourceLocale = try #require(LocaleTag(folding: language ?? "en"))
    let rules = try await Copydesk(options).check([scratch.path("res")]).findings.map(\.rule)
    #expect(!rules.contains("locale-mismatch"))
  }

  @Test func `a region of the run's own language changes nothing`() async throws {
    let scratch = try Scratch()
    try scratch.write(
      "ko.xliff",
      """
      <xliff version="1.2"><file original="A" source-language="en-GB" target-language="ko"><body>
      <trans-unit id="a"><source>Cancel</source><target>확인</target></trans-unit>
      </body></file></xliff>
      """)
    let findings = try await Copydesk().check([scratch.path("ko.xliff")]).findings
    #expect(findings.map(\.rule) == ["action-drift"])
  }
}
