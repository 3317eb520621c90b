import CopyModel
@testable import StringTables
import Testing

/// Documents in several languages, and lines that say which one they are in.
struct DocumentLanguagesTests {
  /// The units of a document: `locale key: source | target`.
  private func lines(_ text: String, as path: String = "alerts.md") -> [String] {
    Reading(text, as: path).units.map {
      "\($0.locale) \($0.key): \($0.source ?? "-") | \($0.target ?? "-")"
    }
  }

  @Test(arguments: [
    ("Sync with Apple Watch", "Apple Watch와 동기화"), ("Use Face ID", "Face ID 사용"),
    ("iCloud Drive", "iCloud 云盘"), ("Write to us", "문의: help@example.com"),
  ])
  func `a quotation may have more Latin letters than others`(_ source: String, _ target: String) {
    let text = "\(source)\n\n> \(target)\n\nArchive the note.\n\n> 메모를 보관합니다.\n"
    let units = Reading(text, as: "alerts.md").units
    #expect(units.map(\.source) == [source, "Archive the note."])
    #expect(units.map(\.target) == [target, "메모를 보관합니다."])
  }

  @Test(arguments: [
    """
    Delete the note?

    > 메모를 삭제할까요?

    > 要删除备忘录吗？

    > 要刪除備忘錄嗎？

    Keep

    > 유지

    > 保留

    > 保留

    """,
    """
    Delete the note?

    메모를 삭제할까요?

    要删除备忘录吗？

    要刪除備忘錄嗎？

    Keep

    유지

    保留

    保留

    """,
    "Delete the note?\n메모를 삭제할까요?\n要删除备忘录吗？\n要刪除備忘錄嗎？\nKeep\n유지\n保留\n保留\n",
    """
    # Notes

    ## English

    Delete the note?

    Keep

    ## 한국어

    메모를 삭제할까요?

    유지

    ## 简体中文

    要删除备忘录吗？

    保留

    ## 繁體中文

    要刪除備忘錄嗎？

    保留

    """,
    """
    EN: Delete the note?
    KO: 메모를 삭제할까요?
    zh-CN: 要删除备忘录吗？
    **TW:** 要刪除備忘錄嗎？

    [EN] Keep
    [KO] 유지
    【CN】保留
    **zh-Hant**: 保留

    """,
  ])
  func `a text has a translation into each language`(_ text: String) {
    #expect(
      Set(lines(text)) == [
        "ko 1: Delete the note? | 메모를 삭제할까요?", "zh-Hans 1: Delete the note? | 要删除备忘录吗？",
        "zh-Hant 1: Delete the note? | 要刪除備忘錄嗎？", "ko 2: Keep | 유지", "zh-Hans 2: Keep | 保留",
        "zh-Hant 2: Keep | 保留",
      ])
  }

  @Test func `a label is no part of the text, and its place is told without it`() throws {
    let reading = Reading("EN: Archive\nKO: 보관\n\nEN: Keep\nZH: 保留\n", as: "alerts.txt")
    let unit = try #require(reading.unit("1", "ko"))
    #expect(unit.source == "Archive" && unit.target == "보관")
    #expect(unit.stored.place == Place(line: 2, column: 5))
    #expect(unit.storedSource?.place == Place(line: 1, column: 5))
    #expect(
      lines("EN: Archive\nKO: 보관\n\nEN: Keep\nZH: 保留\n")
        == [
          "ko 1: Archive | 보관", "zh-Hans 1: Archive | -", "ko 2: Keep | -", "zh-Hans 2: Keep | 保留",
        ])
  }

  @Test(arguments: [
    "# Notes\n\n- English: README.md\n- 한국어: README.ko.md\n- 日本語: README.ja.md\n",
    "# Notes\n\nAn app for notes.\n\nIt keeps them.\n\n- Korean: 한국어\n- Chinese: 中文\n",
    "- [한국어](README.ko.md)\n- [中文](README.zh.md)\n\nAn app.\n\nIt keeps notes.\n\nMore.\n",
  ])
  func `a list of languages is no translation`(_ text: String) {
    #expect(lines(text, as: "README.md").isEmpty)
  }

  @Test func `notes between do not shift the lines that stand above their translation`() {
    #expect(
      lines("Dear team,\n\nhere are the texts.\n\nArchive\n보관\n\nNote: keep it short\n\nKeep\n유지\n")
        == [
          "ko 1: Dear team, | -", "ko 2: here are the texts. | -", "ko 3: Archive | 보관",
          "ko 4: Note: keep it short | -", "ko 5: Keep | 유지",
        ])
  }

  @Test func `headings without any translation only name what stands below`() {
    #expect(
      lines("# Archive\n\nKeep it?\n\n유지할까요?\n\nTexts\n=====\n\nDone\n\n> 완료\n") == [
        "ko 1: Keep it? | 유지할까요?", "ko 2: Done | 완료",
      ])
    #expect(lines("<details>\n\nDone\n\n> 완료\n\n</details>\n") == ["ko 1: Done | 완료"])
  }

  @Test func `a quotation goes on without its mark`() {
    let reading = Reading("Keep it?\nThen choose Keep.\n\n> 유지할까요?\n유지를 선택하십시오.\n", as: "a.md")
    #expect(reading.units.map(\.target) == ["유지할까요? 유지를 선택하십시오."])
    #expect(reading.units.map { reading.written($0.stored) } == ["유지할까요?\n유지를 선택하십시오."])
  }

  @Test func `a document whose languages make no pairs is no table`() {
    #expect(!Reading("보관\n\n유지\n\nNote\n", as: "a.md").content.isTable)
    #expect(Reading("Archive\n\nKeep\n", as: "a.md").content.isTable)
  }
}
