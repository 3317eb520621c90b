import CopyModel
import Testing

/// Alerts that are written down in documents and tables.
struct DocumentElementsTests {
  private func lines(_ text: String, as path: String = "alerts.md") -> [String] {
    Reading(text, as: path).units.map { unit in
      let role = unit.role.map { "\($0) of \(unit.alert ?? "none")" } ?? "-"
      return "\(unit.key) \(role): \(unit.source ?? "-") | \(unit.target ?? "-")"
    }
  }

  @Test(arguments: [
    """
    **Delete “%@”?**
    You can’t bring it back.
    [Cancel] [Delete]

    > **“%@”을(를) 삭제할까요?**
    > 되돌릴 수 없습니다.
    > [취소] [삭제]
    """,
    """
    Title: Delete “%@”?
    Message: You can’t bring it back.
    Buttons: Cancel / Delete

    제목: “%@”을(를) 삭제할까요?
    메시지: 되돌릴 수 없습니다.
    버튼: 취소 / 삭제
    """,
  ])
  func `a paragraph has the parts of an alert`(_ text: String) throws {
    #expect(
      lines(text) == [
        "1.1 title of 1: Delete “%@”? | “%@”을(를) 삭제할까요?",
        "1.2 message of 1: You can’t bring it back. | 되돌릴 수 없습니다.",
        "1.3 button of 1: Cancel | 취소", "1.4 button of 1: Delete | 삭제",
      ])
    let reading = Reading(text, as: "alerts.md")
    let button = try #require(reading.units.last)
    #expect(reading.written(button.stored) == "삭제")
    #expect(button.stored.place.line == 7)
  }

  @Test func `a paragraph and a translation in other parts stay whole`() {
    #expect(
      lines("**Delete it?**\nYou can’t bring it back.\n\n> 삭제할까요? 되돌릴 수 없습니다.\n") == [
        "1 -: **Delete it?** You can’t bring it back. | 삭제할까요? 되돌릴 수 없습니다."
      ])
    #expect(lines("Title: a word\n\n> 제목이라는 말\n") == ["1 -: Title: a word | 제목이라는 말"])
  }

  @Test(arguments: ["alerts.md", "alerts.csv"])
  func `a column names the parts`(_ path: String) {
    let rows = [
      ["Element", "English", "Korean"], ["Title", "Delete it?", "삭제할까요?"],
      ["Body", "You can’t bring it back.", "되돌릴 수 없습니다."], ["**Button (cancel)**", "Cancel", "취소"],
      ["Button 2", "Delete", "삭제"], ["Title", "Keep it?", "유지할까요?"], ["Footer", "Done", "완료"],
    ]
    let isMarkdown = path.hasSuffix("md")
    var table = rows.map { $0.joined(separator: isMarkdown ? "|" : ",") }
    if isMarkdown { table.insert("-|-|-", at: 1) }
    #expect(
      Reading(table.joined(separator: "\n"), as: path).units.map {
        "\($0.role.map { "\($0)" } ?? "-") \($0.alert ?? "-")"
      }
        == ["title 1", "message 1", "button 1", "button 1", "title 2", "- -"])
  }
}
