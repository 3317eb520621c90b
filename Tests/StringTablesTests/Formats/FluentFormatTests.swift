import CopyModel
import Testing

@testable import StringTables

struct FluentFormatTests {
  @Test func `messages, terms, attributes and comments`() {
    let reading = Reading(
      """
      ### The app
      ## Alerts

      # Title of the alert
      # that deletes
      delete-title = “{ $name }”을(를) 삭제하겠습니까?
      # lost

      -brand = 메모 앱
          .gender = none
      login = { -brand(case: "x", n: 1) }에 로그인 { "{" }
        .label = 이름

        .hint=입력
      only =
          .title = 제목
      """, as: "locales/ko/app.ftl")
    #expect(
      reading.pairs == [
        "delete-title=“{ $name }”을(를) 삭제하겠습니까?", "-brand=메모 앱",
        "login={ -brand(case: \"x\", n: 1) }에 로그인 { \"{\" }", "login.label=이름", "login.hint=입력",
        "only.title=제목",
      ])
    #expect(
      reading.entries.map(\.comment)
        == ["Title of the alert\nthat deletes", nil, nil, nil, nil, nil])
    #expect(reading.entries[0].stored.place == Place(line: 6, column: 16))
    #expect(reading.entries[3].stored.place == Place(line: 12, column: 12))
    #expect(reading.issues.isEmpty)
  }

  @Test(
    arguments: [
      ("k = one\n  two\n", "one\ntwo", 1, 5),
      ("k =\n    one\n      two\n    three", "one\n  two\nthree", 2, 5),
      ("k =\n      one\n    two\n", "one\ntwo", 2, 7),
      ("k = one\n\n   \n  two   \n\nb = c", "one\n\n\ntwo", 1, 5),
      ("k = one\r\n  { $two }\r\n   three\r\n", "one\n{ $two }\n three", 1, 5),
      ("k = one {\n  FUNC($a,\n  b: 2)\n} two", "one {\n  FUNC($a,\n  b: 2)\n} two", 1, 5),
      ("k =\n{ $a }\n  b", "{ $a }\n  b", 2, 1), ("k =    spaced   ", "spaced", 1, 8),
      ("k = a = b: \"c\" #d", "a = b: \"c\" #d", 1, 5),
    ])
  func `text on several lines loses its common indentation`(
    written: String, text: String, line: Int, column: Int
  ) throws {
    let reading = Reading(written, as: "ko/app.ftl")
    let entry = try #require(reading.entries.first)
    #expect(entry.text == text)
    #expect(entry.stored.place == Place(line: line, column: column))
    let stored = Array(reading.written(entry.stored).utf8)
    #expect(WrittenText.decode(stored.span, as: entry.stored.notation) == text)
    #expect(reading.issues.isEmpty)
  }

  @Test func `variants are entries of their own`() {
    let reading = Reading(
      """
      notes = { $count ->
          [0] No notes
          [one] One note
         *[other] { $count }
            notes
      }
      os =
          { PLATFORM() ->
              [macos] Settings
             *[other] Preferences
          }
      nested = { $sex ->
          [female] { NUMBER($n, type: "ordinal") ->
              [one] her one
             *[other] her many
          }
         *[other] their
      }
      mixed = You have { $n ->
          [one] a note
         *[other] notes
      } here.
      """, as: "en/app.ftl")
    #expect(
      reading.entries.map(\.variation) == [
        "plural.0", "plural.one", "plural.other", "select.macos", "select.other",
        "select.female.plural.ordinal.one", "select.female.plural.ordinal.other", "select.other",
        nil,
      ])
    #expect(
      reading.entries.map(\.text) == [
        "No notes", "One note", "{ $count }\nnotes", "Settings", "Preferences", "her one",
        "her many",
        "their", "You have { $n ->\n    [one] a note\n   *[other] notes\n} here.",
      ])
    #expect(reading.entries[2].stored.place == Place(line: 4, column: 13))
  }

  static let whole = """
    # A title
    title = 삭제하겠습니까?
    message = 되돌릴 수 없습니다.
    count = { $n ->
       *[other] { $n }개
    }
    cancel = 취소
        .hint = 닫기

    """

  @Test(
    arguments: [
      "message 되돌릴 수 없습니다.", "message = { $name 되돌릴", "message = 되돌릴 } 수", "message =",
      "message = { $n ->\n    [one] 하나\n}", "message = { $n ->\n   *[other]\n}",
      "message = { \"되돌릴 }",
      "message = { 되돌릴 }", "message = { F($a }", "= 되돌릴", "메시지 = 되돌릴", "\tmessage = 되돌릴",
      "message = {\n", "}", "    되돌릴", "message = { $n -> [one] 하나 }", "message = 되돌릴\n    .x",
      "message = { $n ->\n   *[other 하나\n}", "message = " + String(repeating: "{", count: 100_000),
      "message = " + String(repeating: "{ F(", count: 100_000), "<<<<<<< HEAD",
    ])
  func `a damaged entry costs itself`(damaged: String) {
    let line = "message = 되돌릴 수 없습니다."
    let whole = Reading(Self.whole, as: "ko/app.ftl")
    let reading = Reading(Self.whole.replacing(line, with: damaged), as: "ko/app.ftl")
    // An indented line goes on with the text above it.
    let kept = whole.entries.filter {
      $0.key != "message" && ($0.key != "title" || damaged.first != " ")
    }
    #expect(kept.allSatisfy { reading.pairs.contains("\($0.key)=\($0.text)") }, "\(reading.pairs)")
    #expect(reading.issues.count == (damaged.first == " " ? 0 : 1), "\(reading.issues)")
    let lines = 3..<3 + damaged.split(separator: "\n").count + 1
    #expect(reading.issues.allSatisfy { lines.contains($0.start.line) }, "\(reading.issues)")
  }

  @Test func `a damaged attribute leaves the others`() {
    let reading = Reading(
      "k = { 가\n    .a = 나\n    .b = { 다\n    .c\n    .d = 라\nl = 마\n", as: "ko/app.ftl")
    #expect(reading.pairs == ["k.a=나", "k.d=라", "l=마"])
    #expect(reading.issues.map(\.start.line) == [1, 3, 4])
  }

  @Test(.timeLimit(.minutes(30)))
  func `unclosed braces are read in linear time`() {
    let reading = Reading(
      String(repeating: "k = { $a ->\n  [one] x\n\n", count: 20_000), as: "ko/app.ftl")
    #expect(reading.issues.count == 20_000)
  }
}
