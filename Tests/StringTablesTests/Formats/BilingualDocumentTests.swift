import CopyModel
import Testing

@testable import StringTables

struct BilingualDocumentTests {
  private func read(_ text: String, as path: String = "alerts.md") -> Reading {
    Reading(text, as: path)
  }

  /// The pairs of a document: `source | target`.
  private func pairs(_ text: String, as path: String = "alerts.md") -> [String] {
    read(text, as: path).units.map { "\($0.source ?? "-") | \($0.target ?? "-")" }
  }

  @Test func `an empty text is no table`() {
    #expect(!Reading("\n", as: "notes.txt").content.isTable)
    #expect(Reading("# Title\n", as: "notes.md").content.isTable)
  }

  @Test func `a quotation translates the paragraph above it`() {
    let reading = read(
      """
      # Delete the file?

      > 파일을 삭제할까요?

      This can’t be undone.

      > 이 동작은 취소할 수 없습니다.
      """)
    #expect(reading.units.map(\.source) == ["Delete the file?", "This can’t be undone."])
    #expect(reading.units.map(\.target) == ["파일을 삭제할까요?", "이 동작은 취소할 수 없습니다."])
    #expect(reading.units.map(\.key) == ["1", "2"])
    #expect(reading.units.map(\.locale.identifier) == ["ko", "ko"])
    #expect(
      reading.units.map { reading.written($0.stored) } == ["파일을 삭제할까요?", "이 동작은 취소할 수 없습니다."])
    #expect(
      reading.units.map(\.stored.place) == [Place(line: 3, column: 3), Place(line: 7, column: 3)])
    #expect(reading.units.map(\.storedSource?.place.line) == [1, 5])
  }

  @Test(arguments: [
    ("---\ntitle: Alerts\nlang: en\n---\n", []), ("---\r\nlast_edit: May\r\n\r\n---\r\n", []),
    ("---\nNo colon here\n---\n", ["No colon here | -"]),
    ("---\ntitle: Open\n", ["title: Open | -"]),
    ("--- \n", []),
  ])
  func `settings at the head are no text`(_ head: String, _ more: [String]) {
    #expect(pairs(head + "\nSave\n\n> 저장\n") == more + ["Save | 저장"])
  }

  @Test func `paragraphs are followed by theirs in the same order`() {
    #expect(
      pairs(
        """
        Delete the file?

        This can’t be undone.

        - Cancel
        - Delete

        파일을 삭제할까요?

        실행 취소할 수 없습니다.

        - 취소
        - 삭제
        """) == [
          "Delete the file? | 파일을 삭제할까요?", "This can’t be undone. | 실행 취소할 수 없습니다.",
          "Cancel | 취소", "Delete | 삭제",
        ])
  }

  @Test func `the language may change without a blank line`() {
    #expect(
      pairs("Delete the file?\n파일을 삭제할까요?\nKeep it here?\n여기에 둘까요?") == [
        "Delete the file? | 파일을 삭제할까요?", "Keep it here? | 여기에 둘까요?",
      ])
  }

  @Test func `lines of one paragraph are joined`() {
    let reading = read("Delete\nthe file?\n\n> 파일을\n> 삭제할까요?\n")
    #expect(reading.units.map(\.source) == ["Delete the file?"])
    #expect(reading.units.map(\.target) == ["파일을 삭제할까요?"])
    #expect(reading.units.map { reading.written($0.stored) } == ["파일을\n> 삭제할까요?"])
  }

  @Test func `images, rules, code and comments are no text`() {
    #expect(
      pairs(
        """
        ![An alert](alert.png)
        alert.png

        ---

        ```swift
        let title = "Not copy"
        ```
        <!-- not copy -->

        Delete the file?

        ***

        > 파일을 삭제할까요?
        """) == ["Delete the file? | 파일을 삭제할까요?"])
  }

  @Test func `headings, list items and table rows stand alone`() {
    #expect(
      pairs(
        """
        ## Title
        1. Cancel
        2) Delete
        * Keep
        | Save | Now |
        | --- | :-: |

        ## 제목
        1. 취소
        2) 삭제
        * 유지
        | 저장 | 지금 |
        | --- | :-: |
        """) == [
          "Title | 제목", "Cancel | 취소", "Delete | 삭제", "Keep | 유지",
          "| Save | Now | | | 저장 | 지금 |",
        ])
  }

  @Test func `what a quotation leaves out has no translation`() {
    #expect(
      pairs("One here\n\nTwo here\n\nThree here\n\n> 셋 여기\n") == [
        "One here | -", "Two here | -", "Three here | 셋 여기",
      ])
  }

  @Test func `blocks without an equal are found by length`() {
    let units = read(
      """
      Delete?

      The file will be removed from every device and can’t be brought back later on.

      Keep?

      파일이 모든 기기에서 제거되며 나중에 다시 가져올 수 없습니다.

      유지?
      """
    ).units
    #expect(units.map(\.target) == [nil, "파일이 모든 기기에서 제거되며 나중에 다시 가져올 수 없습니다.", "유지?"])
    #expect(units.map(\.source).allSatisfy { $0 != nil })
  }

  @Test func `a translation too many stands alone`() {
    let units = read("Delete the file now?\n\n파일을 지금 삭제할까요?\n\n이것은 남습니다. 원문이 없는 긴 문장입니다.\n").units
    #expect(units.compactMap(\.source) == ["Delete the file now?"])
    #expect(units.compactMap(\.target).count == 2)
  }

  @Test(
    arguments: [
      "", "Delete the file?\n\nThis can’t be undone.\n", "파일을 삭제할까요?\n\n취소\n",
      "---\n\n![a](b.png)\n",
      "One\n\nTwo\n\nThree\n\nFour\n\nFive\n\nLanguages: 한국어\n",
    ])
  func `a page in one language gives nothing`(text: String) {
    let reading = read(text)
    #expect(reading.units.isEmpty)
    #expect(reading.issues.isEmpty)
  }

  @Test(
    arguments: [
      ("Delete this?\n\n要删除这个吗？\n", "alerts.md", "zh-Hans"),
      ("Delete this?\n\n要刪除這個嗎？\n", "alerts.md", "zh-Hant"),
      ("Delete this?\n\nこのファイルをけしますか？漢字\n", "alerts.md", "ja"),
      ("Delete this?\n\n要删除这个吗？\n", "alerts.zh-TW.md", "zh-Hant"),
      ("Delete this?\n\n要删除这个吗？\n", "zh_HK/alerts.txt", "zh-Hant-HK"),
      ("Delete this?\n\n삭제할까요？\n", "alerts.fr.md", "ko"),
    ])
  func `knows the language of the translation`(text: String, path: String, locale: String) {
    #expect(read(text, as: path).units.map(\.locale.identifier) == [locale])
  }

  @Test(arguments: ["\r\n", "\r"])
  func `any line break ends a line`(lineBreak: String) {
    let text = ["Delete?", "", "> 파일을", "> 삭제?"].joined(separator: lineBreak)
    #expect(pairs(text) == ["Delete? | 파일을 삭제?"])
  }

  @Test func `many blocks are paired in order`() {
    let source = String(repeating: "Delete this file?\n\n", count: 1200)
    let target = String(repeating: "이 파일을 삭제할까요?\n\n", count: 1100)
    let units = read(source + target).units
    #expect(units.count == 1200)
    #expect(units.count { $0.target == nil } == 100)
  }

  @Test(
    arguments: [
      "# 앱\n\n앱입니다.\n\n- MIT License\n- `npm install`\n",
      "# 应用\n\n这是一个应用。\n\n[English](README.md)\n\n## Install\n\n使用方法\n\n| 选项 | 默认 |\n|---|---|\n| Name | a |\n",
      "| Name | 이름 |\n|---|---|\n| Kim | 김 |\n",
    ])
  func `a page in one language with lines in English is no translation`(_ text: String) {
    #expect(pairs(text, as: "README.md").isEmpty)
  }

  @Test func `a word of introduction in the other language does no harm`() {
    #expect(
      pairs("# 알림 문구\n\nDelete it?\n\n> 삭제할까요?\n\nCancel\n\n> 취소\n")
        == ["- | 알림 문구", "Delete it? | 삭제할까요?", "Cancel | 취소"])
  }
}
