import CopyModel
import Testing

@testable import StringTables

struct YAMLFormatTests {
  @Test func `a table of Rails with its language at the top`() throws {
    let reading = Reading(
      """
      # For everyone
      ko:
        # Title of the alert
        # that deletes
        title: "‘%{name}’을(를) 삭제하겠습니까?"

        alert:
          message: 이 동작은 실행 취소할 수 없습니다. # really
          buttons:
          - 취소
          - '삭제'
      """, as: "config/locales/app.ko.yml")
    #expect(
      reading.pairs == [
        "title=‘%{name}’을(를) 삭제하겠습니까?", "alert.message=이 동작은 실행 취소할 수 없습니다.",
        "alert.buttons.0=취소", "alert.buttons.1=삭제",
      ])
    #expect(reading.entries.map(\.comment) == ["Title of the alert\nthat deletes", nil, nil, nil])
    #expect(
      reading.entries.map(\.stored.place) == [
        Place(line: 5, column: 11), Place(line: 8, column: 14), Place(line: 10, column: 7),
        Place(line: 11, column: 8),
      ])
    #expect(reading.content.language?.locale.identifier == "ko")
    #expect(reading.entries.allSatisfy { $0.locale == nil })
    #expect(reading.content.isTable)
  }

  @Test(arguments: [">", "|"])
  func `a block without text is empty`(style: String) {
    let reading = Reading("ko:\n  a: \(style)\n\n  b: 가\n", as: "config/locales/ko.yml")
    #expect(reading.pairs == ["a=", "b=가"])
    #expect(reading.entries.first.map { reading.written($0.stored) } == "")
  }

  @Test func `several languages in one file`() {
    let reading = Reading(
      "default: &d\n  ok: OK\nen:\n  <<: *d\n  cancel: Cancel\nko:\n  cancel: 취소\nzh-TW:\n  cancel: 取消\n",
      as: "config/words.yml")
    #expect(reading.pairs == ["cancel=Cancel", "ok=OK", "cancel=취소", "cancel=取消"])
    #expect(reading.entries.map(\.locale?.identifier) == ["en", "en", "ko", "zh-Hant"])
    #expect(reading.content.language == nil)
  }

  @Test(
    arguments: [
      ("ko.yml", "a: 가"), ("ko/alerts.yaml", "a: 가"), ("alerts.ko.yml", "a: 가"),
      ("alerts.yml", "ko: {a: 가}"), ("alerts.yml", "{\"ko\": {\"a\": \"가\"}}"),
      ("to.yml", "to: {a: 가}\n"),
    ])
  func `a language that path or text tells`(path: String, text: String) {
    let reading = Reading(text, as: path)
    #expect(reading.content.isTable)
    #expect(reading.entries.count == 1)
  }

  @Test(
    arguments: [
      (".github/workflows/build.yml", "name: Build\non: {push: {branches: [main]}}\njobs: {}\n"),
      ("compose.yaml", "services:\n  web:\n    image: \"nginx\n"), ("a.yml", "- a\n- b\n"),
      ("ko.yml", "text"), ("ko.yml", "- a"), ("a.yml", "is: {a: b}\nname: c\n"),
      ("a.yml", "ko: text"),
      ("config.yml", "bar:\n  a: b\n"),
    ])
  func `a file that is no table is left alone`(path: String, text: String) {
    let reading = Reading(text, as: path)
    #expect(!reading.content.isTable)
    #expect(reading.entries.isEmpty)
    #expect(reading.issues.isEmpty)
  }

  @Test func `plural forms are one key`() {
    let reading = Reading(
      "en:\n  n:\n    one: \"%{count} note\"\n    other: \"%{count} notes\"\n  m:\n    one: x\n    two: y\n",
      as: "en.yml")
    #expect(
      reading.pairs == ["n=%{count} note", "n=%{count} notes", "m.one=x", "m.two=y"])
    #expect(
      reading.entries.map(\.variation) == ["plural.one", "plural.other", nil, nil])
  }

  @Test func `only texts are texts`() {
    let reading = Reading(
      """
      ko:
        a: 12
        b: -1.5e3
        c: true
        d: ~
        e:
        f: 2026-01-31
        g: 2026-01-31 08:00:00 +9
        h: 0x1F
        i: !!int "3"
        j: .inf
        k: "12"
        l: 'true'
        m: !!str 12
        n: Yes
        o: 1 note
        p: ""
        q: 1.2.3
        r: !html <b>a</b>
        s: 2026-01-31까지
        t: |
          5
      """, as: "ko.yml")
    #expect(
      reading.pairs == [
        "k=12", "l=true", "m=12", "n=Yes", "o=1 note", "p=", "q=1.2.3", "r=<b>a</b>",
        "s=2026-01-31까지", "t=5",
      ])
  }

  struct Form: Sendable {
    var written: String
    var text: String
    var place: Place
  }

  static let forms: [Form] = [
    Form(written: "a: plain  text # no", text: "plain  text", place: Place(line: 1, column: 4)),
    Form(
      written: "a: one\n  two\n\n\n  three", text: "one two\n\nthree",
      place: Place(line: 1, column: 4)),
    Form(written: "a:\n  next # no", text: "next", place: Place(line: 2, column: 3)),
    Form(written: "a: &x !!str # c\n  text", text: "text", place: Place(line: 2, column: 3)),
    Form(
      written: "a: \"\\u2026\\  \\\n   x\n  y\"", text: "…  x y", place: Place(line: 1, column: 5)),
    Form(written: "a: 'it''s\n\n  so'", text: "it's\nso", place: Place(line: 1, column: 5)),
    Form(
      written: "a: |\n  1\n    2\n\n  3\n", text: "1\n  2\n\n3\n", place: Place(line: 2, column: 3)),
    Form(written: "a: |-\n\n  1\n  2\n\nb: c", text: "\n1\n2", place: Place(line: 2, column: 1)),
    Form(written: "a: |+ # c\n  1\n\n\nb: c", text: "1\n\n\n", place: Place(line: 2, column: 3)),
    Form(written: "a: |1\n   1\n  2\n", text: "  1\n 2\n", place: Place(line: 2, column: 2)),
    Form(
      written: "a: >\n  1\n  2\n\n  3\n   4\n  5\n", text: "1 2\n3\n 4\n5\n",
      place: Place(line: 2, column: 3)),
    Form(written: "a: >-\r\n  1\r\n  2\r\n", text: "1 2", place: Place(line: 2, column: 3)),
    Form(written: "\"a\": \"😀\" # no", text: "😀", place: Place(line: 1, column: 7)),
    Form(written: "{a: x y, b: 1}", text: "x y", place: Place(line: 1, column: 5)),
    Form(
      written: "a: a\u{2028}b\u{85}c", text: "a\u{2028}b\u{85}c", place: Place(line: 1, column: 4)),
    Form(written: "? a\n: b", text: "b", place: Place(line: 2, column: 3)),
  ]

  @Test(arguments: forms)
  func `every way to write a text, with its place`(form: Form) throws {
    let reading = Reading(form.written, as: "ko.yml")
    let entry = try #require(reading.entries.first)
    #expect(entry.text == form.text)
    #expect(entry.stored.place == form.place)
    let written = Array(reading.written(entry.stored).utf8)
    #expect(WrittenText.decode(written.span, as: entry.stored.notation) == form.text)
  }

  @Test func `an alias is read wherever it stands`() {
    let reading = Reading(
      "ko:\n  a: &a 가\n  b: *a\n  c: &c {x: 나, y: 다}\n  d: *c\n  e: {<<: *c, y: 라}\n", as: "ko.yml")
    #expect(
      reading.pairs == [
        "a=가", "b=가", "c.x=나", "c.y=다", "d.x=나", "d.y=다", "e.y=라", "e.x=나",
      ])
    #expect(reading.entries[1].stored == reading.entries[0].stored)
    #expect(reading.issues.isEmpty)
  }

  @Test func `aliases of aliases end`() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1..<30 {
      let alias = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(alias)]\n*a\(level) : key\n? [*a\(level)]\n: key\n"
    }
    #expect(Reading(text, as: "ko.yml").entries.count <= 110_000)
  }

  @Test func `a key that comes twice is read twice`() {
    let reading = Reading(
      "ko:\n  a: 1번\n  b: {c: 2번, c: 3번}\n  \"a\": 4번\n  d:\n    a: 5번\nko:\n  a: 6번\n",
      as: "ko.yml")
    #expect(reading.pairs == ["a=1번", "b.c=2번", "b.c=3번", "a=4번", "d.a=5번", "a=6번"])
    #expect(reading.issues.isEmpty)
  }

  @Test func `several documents`() {
    let reading = Reading("---\na: 가\n...\n---\nb: 나\n", as: "ko.yml")
    #expect(reading.pairs == ["a=가", "b=나"])
  }

  @Test func `a byte order mark and Windows' line ends`() {
    let reading = Reading("\u{FEFF}ko:\r\n  # c\r\n  a: 가\r\n  b: \"나\r\n    다\"\r\n", as: "ko.yml")
    #expect(reading.pairs == ["a=가", "b=나 다"])
    #expect(reading.entries.map(\.comment) == ["c", nil])
    #expect(
      reading.entries.map(\.stored.place) == [Place(line: 3, column: 6), Place(line: 4, column: 7)])
  }

  @Test func `what Ruby takes for truth values is told, and read`() {
    let answers = "answer:\n    yes: 예\n    \"no\": 아니요\n    state: On\n    sure: true\n"
    let reading = Reading("ko:\n  \(answers)", as: "config/locales/ko.yml")
    #expect(reading.pairs == ["answer.yes=예", "answer.no=아니요", "answer.state=On"])
    #expect(reading.issues.map(\.start.line) == [3, 5])
    #expect(reading.issues.allSatisfy { (0.8..<0.95).contains($0.confidence) })
    // Other readers of YAML know no such words.
    #expect(Reading(answers, as: "i18n/ko.yml").issues.isEmpty)
  }

  @Test func `a symbol of Ruby is no copy`() {
    let reading = Reading(
      "ko:\n  order: [ :year, :month ]\n  face: ':)'\n  smile: \":smile\"\n  at: \"오후 :h\"\n",
      as: "config/locales/ko.yml")
    #expect(reading.pairs == ["face=:)", "smile=:smile", "at=오후 :h"])
  }
}
