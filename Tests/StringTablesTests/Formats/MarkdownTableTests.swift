import CopyModel
import Testing

@testable import StringTables

struct MarkdownTableTests {
  private func read(_ text: String, as path: String = "alerts.md") -> Reading {
    Reading(text, as: path)
  }

  private func lines(_ text: String, as path: String = "alerts.md") -> [String] {
    read(text, as: path).units.map {
      "\($0.locale) \($0.key): \($0.source ?? "-") > \($0.target ?? "-")"
    }
  }

  @Test func `a row has a unit for each language, with places of both texts`() throws {
    let reading = read(
      """
      # Alerts

      | Key | English | 한국어 | 繁體中文 | Note |
      |:---|---|:-:|--:|---|
      | `alert.keep` | Keep \\| **Delete**? |  유지 \\| 삭제할까요?  | 保留<br>刪除？ | Title |
      | `cancel` | Cancel |
      """)
    #expect(reading.issues.isEmpty)
    #expect(
      reading.units.map(\.key) == ["alert.keep", "alert.keep", "cancel", "cancel"])
    #expect(reading.units.map(\.target) == ["유지 | 삭제할까요?", "保留\n刪除？", nil, nil])
    let unit = try #require(reading.unit("alert.keep", "ko"))
    #expect(unit.format == "markdown")
    #expect(unit.source == "Keep | **Delete**?")
    #expect(unit.comment == "Title")
    #expect(unit.stored.notation == .markdownCell)
    #expect(unit.stored.place == Place(line: 5, column: 41))
    #expect(reading.written(unit.stored) == "유지 \\| 삭제할까요?")
    #expect(unit.storedSource?.place == Place(line: 5, column: 18))
    #expect(reading.units[2].stored == reading.units[2].storedSource)
  }

  @Test(
    arguments: [
      "| English | Korean |\n|---|---|\n| Keep | 유지 |", "English | Korean\n--|--\nKeep | 유지",
      "|English|Korean|\r\n|:-:|-:|\r\n|Keep|유지|\r\n\r\n",
      "| `en` | **ko** |\n| - | - |\n  | Keep | 유지",
      "| String | Korean |\n|---|---|\n| Keep | 유지 |", "| Text | KO |\n|---|---|\n| Keep | 유지 |",
      "| default | ko |\n|---|---|\n| Keep | 유지 |", "| 🇺🇸 | 🇰🇷 |\n|---|---|\n| Keep | 유지 |",
      "> | English | Korean |\n> |---|---|\n> | Keep | 유지 |\n",
      "Source | 번역\n--|--\nKeep | 유지하기 |\n".replacing("유지하기", with: "유지"),
    ])
  func `the ways in which tables are written`(text: String) {
    #expect(lines(text) == ["ko Keep: Keep > 유지"])
  }

  @Test func `the scripts of Chinese go by two letters`() {
    #expect(
      lines("| English | SC | TC |\n|---|---|---|\n| Keep | 保留 | 保留 |") == [
        "zh-Hans Keep: Keep > 保留", "zh-Hant Keep: Keep > 保留",
      ])
  }

  @Test func `the rest of the document is read as before`() {
    #expect(
      lines(
        """
        Delete the file?

        파일을 삭제할까요?
        | Key | English | Korean |
        |---|---|---|
        | keep | Keep | 유지 |
        It stays here.

        여기에 남습니다.
        """) == [
          "ko keep: Keep > 유지", "ko 1: Delete the file? > 파일을 삭제할까요?",
          "ko 2: It stays here. > 여기에 남습니다.",
        ])
  }

  @Test(
    arguments: [
      "| Name | Size |\n|---|---|\n| Keep | 유지 |", "| English | Korean |\n| Keep | 유지 |",
      "| English | Korean |\n|---|\n| Keep | 유지 |",
      "```\n| English | Korean |\n|---|---|\n| Keep | 유지 |\n```",
      "| English | Translation |\n|---|---|\n| A | B |", "| English | Korean |", "|\n|-|",
      "|-|-|\n|-|-|",
    ])
  func `other tables are none of ours`(text: String) {
    #expect(!read(text).units.contains { $0.stored.notation == .markdownCell })
  }

  @Test func `a row with an unescaped pipe costs itself alone`() throws {
    let reading = read(
      """
      | Key | English | Korean |
      |---|---|---|
      | a | Keep | 유지 |
      | b | On | Off | 켬 | 끔 |
      | c | Done | 완료 | |
      """)
    #expect(reading.units.map(\.key) == ["a", "c"])
    #expect(reading.issues.map(\.kind) == [.unreadableEntry])
    let issue = try #require(reading.issues.first)
    #expect(issue.start == Place(line: 4, column: 18))
    #expect(issue.end == Place(line: 4, column: 23))
    #expect(issue.message.contains("“\\|”"))
  }

  @Test(arguments: ["a line that somebody left", "<<<<<<< HEAD"])
  func `a line without a pipe between two rows ends no table`(_ line: String) {
    let reading = Reading(
      """
      | Key | English | Korean |
      |---|---|---|
      | a | Open | 열기 |
      \(line)
      | b | Close | 닫기 |

      | c | Not a row | 행 아님 |
      """, as: "table.md")
    #expect(reading.units.compactMap(\.target) == ["열기", "닫기"])
  }
}
