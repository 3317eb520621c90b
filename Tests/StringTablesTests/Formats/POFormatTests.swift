import CopyModel
import Testing

@testable import StringTables

struct POFormatTests {
  private let header = """
    msgid ""
    msgstr ""
    "Language: ko\\nContent-Type: text/plain; charset=UTF-8\\n"
    "Plural-Forms: nplurals=1; plural=0;\\n"

    """

  @Test func `an entry with its note, context and place`() throws {
    let reading = Reading(
      header + """
        #. Title of the alert
        #: Alert.c:12
        msgctxt "alert"
        msgid "Delete “%s”?"
        msgstr "‘%s’을(를) 삭제하겠습니까?"
        """, as: "x.po")
    let unit = try #require(reading.units.first)
    #expect(reading.units.count == 1)
    #expect(unit.key == "alert|Delete “%s”?")
    #expect(unit.locale.identifier == "ko")
    #expect(unit.source == "Delete “%s”?")
    #expect(unit.target == "‘%s’을(를) 삭제하겠습니까?")
    #expect(unit.comment == "Title of the alert")
    #expect(unit.stored.place == Place(line: 9, column: 9))
  }

  @Test func `strings side by side are one`() {
    let reading = Reading(
      header + "msgid \"Open \" \"it\"\nmsgstr \"그것 \"\t\"열기\"\n\"\\n\"\n", as: "x.po")
    #expect(reading.units.map(\.source) == ["Open it"])
    #expect(reading.units.map(\.target) == ["그것 열기\n"])
    #expect(reading.issues.isEmpty)
  }

  @Test(
    arguments: [
      ("msgstr \"한 \"마디\" 말\"", 11, 0), ("msgstr \"한\\q\"", 10, 1), ("msgstr \"한\\\"", 10, 0),
      ("msgid_plural \"As\"\nmsgstr \"한\"", 1, 1),
    ])
  func `what gettext refuses is an issue`(lines: String, column: Int, units: Int) {
    let reading = Reading(
      header + "msgid \"A\"\n" + lines + "\n\nmsgid \"B\"\nmsgstr \"둘\"\n", as: "x.po")
    #expect(reading.issues.map(\.start.column) == [column])
    #expect(reading.units.count == units + 1)
  }

  @Test func `a string over several lines`() throws {
    let reading = Reading(
      header + """
        msgid ""
        "One line\\n"
        "and a \\"second\\"."
        msgstr ""
        "한 줄\\n"
        "그리고 둘째 줄."
        """, as: "x.po")
    let unit = try #require(reading.units.first)
    #expect(unit.source == "One line\nand a \"second\".")
    #expect(unit.target == "한 줄\n그리고 둘째 줄.")
    #expect(unit.stored.place == Place(line: 9, column: 2))
  }

  @Test func `plural forms by the header's count`() {
    let reading = Reading(
      """
      msgid ""
      msgstr "Language: de\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n"
      msgid "%d note"
      msgid_plural "%d notes"
      msgstr[0] "%d Notiz"
      msgstr[1] "%d Notizen"
      """, as: "x.po")
    #expect(reading.units.map(\.variation) == ["plural.one", "plural.other"])
    #expect(reading.units.map(\.source) == ["%d note", "%d notes"])
    #expect(reading.units.map(\.target) == ["%d Notiz", "%d Notizen"])
  }

  @Test func `states`() {
    let reading = Reading(
      header + """
        #, fuzzy, c-format
        #| msgid "Old"
        msgid "A"
        msgstr "가"

        msgid "B"
        msgstr ""

        #~ msgid "C"
        #~ msgstr "다"

        #, c-format
        msgid "D"
        msgstr "라"
        """, as: "x.po")
    #expect(reading.units.map(\.source) == ["A", "B", "C", "D"])
    #expect(reading.units.map(\.target) == ["가", nil, "다", "라"])
    #expect(reading.units.map(\.state) == [.fuzzy, nil, .obsolete, nil])
  }

  @Test func `a template is in the source language`() {
    let reading = Reading("msgid \"A\"\nmsgstr \"\"\n", as: "x.pot")
    #expect(reading.units.map(\.locale.identifier) == ["en"])
    #expect(reading.units.map(\.target) == [nil])
  }

  @Test(arguments: [
    ("zh_CN.po", "zh-Hans"), ("po/zh-TW.po", "zh-Hant"), ("app.ko.po", "ko"),
    ("ko_KR/LC_MESSAGES/app.po", "ko"),
  ])
  func `without a header the path tells the language`(_ path: String, _ locale: String) {
    let reading = Reading("msgid \"A\"\nmsgstr \"B\"\n", as: path)
    #expect(reading.units.map(\.locale.identifier) == [locale])
  }

  @Test func `a damaged line costs itself`() {
    let reading = Reading(
      header + """
        msgid "A"
        msgstr "가
        nonsense
        msgid "B"
        msgstr "나"
        """, as: "x.po")
    #expect(reading.issues.map(\.start.line) == [6, 7])
    #expect(reading.units.last?.target == "나")
  }

  @Test(arguments: [
    ("msgid \"Keep\"\nmsgstr \"유지\"\n\nmsgstr \"보관\"\n\"함\"\n", ["유지"], 8, "its msgstr already"),
    ("msgid \"Keep\"\n\nmsgid \"Done\"\nmsgstr \"완료\"\n", ["완료"], 5, "has no msgstr"),
    ("msgid \"Done\"\nmsgstr \"완료\"\n\n#. note\nmsgstr \"보관\"\n", ["완료"], 9, "has no msgid"),
    ("msgid \"Done\"\nmsgstr \"완료\"\n\nmsgid \"Keep\"\n", ["완료"], 8, "has no msgstr"),
  ])
  func `half an entry is told, and the next is read`(
    _ text: String, _ targets: [String], _ line: Int, _ words: String
  ) {
    let reading = Reading(header + text, as: "x.po")
    #expect(reading.units.compactMap(\.target) == targets)
    #expect(reading.issues.map(\.start.line) == [line])
    #expect(reading.issues.allSatisfy { $0.message.contains(words) })
  }

  @Test func `every escape`() {
    let text = #"\a\b\f\n\r\t\v\\\"\x41\101\q"#
    #expect(
      WrittenText.decode(text.utf8.span, as: .po) == "\u{7}\u{8}\u{C}\n\r\t\u{B}\\\"AAq")
  }

  @Test func `keywords may share a line`() throws {
    let reading = Reading(
      header + "msgctxt \"문맥\" msgid \"Open\" msgstr \"열기\"\n\n#~ msgid \"a\" msgstr \"가\"\n",
      as: "x.po")
    #expect(reading.issues.isEmpty)
    #expect(reading.units.map(\.key) == ["문맥|Open", "a"])
    #expect(reading.units.map(\.target) == ["열기", "가"])
    #expect(reading.units.map(\.state) == [nil, .obsolete])
    #expect(reading.units[0].stored.place == Place(line: 5, column: 35))
    // A quote in a text is no end of it.
    let quoted = Reading(header + "msgid \"Say \"msgid\" now\"\nmsgstr \"가\"\n", as: "x.po")
    #expect(quoted.issues.map(\.kind) == [.unreadableEntry])
  }

  @Test func `what gettext refuses or msgcat left is told`() {
    let halfObsolete = Reading(header + "#~ msgid \"a\"\nmsgstr \"가\"\n", as: "x.po")
    #expect(halfObsolete.issues.map(\.start) == [Place(line: 6, column: 1)])
    let conflict = Reading(
      header + """
        #, fuzzy
        msgid "Save"
        msgstr ""
        "#-#-#-#-#  a.po (A 1)  #-#-#-#-#\\n"
        "저장\\n"
        "#-#-#-#-#  b.po (B 2)  #-#-#-#-#\\n"
        "보관"
        """, as: "x.po")
    #expect(conflict.issues.map(\.kind) == [.conflictMarker])
  }

  @Test(
    arguments: [
      ("msgid \"\"\nmsgstr \"Language: ko\\n\"\n\n", 1),
      ("msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=CHARSET\\n\"\n\n", 1), ("", 1),
      ("msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=utf-8\\n\"\n\n", 0),
    ])
  func `a translated file says what encoding its letters are in`(header: String, issues: Int) {
    let reading = Reading(header + "msgid \"a\"\nmsgstr \"가\"\n", as: "ko.po")
    #expect(reading.issues.map(\.kind) == Array(repeating: .wrongEncoding, count: issues))
    #expect(Reading(header + "msgid \"a\"\nmsgstr \"b\"\n", as: "ko.po").issues.isEmpty)
  }
}
