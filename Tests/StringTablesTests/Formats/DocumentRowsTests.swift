import CopyModel
import Testing

/// Lines that hold a text and its translation.
struct DocumentRowsTests {
  private func lines(_ text: String, as path: String = "alerts.md") -> [String] {
    Reading(text, as: path).units.map {
      "\($0.locale) \($0.key): \($0.source ?? "-") | \($0.target ?? "-")"
    }
  }

  @Test(arguments: [
    "# Notes\n\n- Archive — 보관\n- Keep It – 유지\n", "* Archive - 보관\n* Keep It -> 유지\n",
    "Archive\t보관\nKeep It\t유지\n", "a\tArchive\t보관\nb\tKeep It\t유지\n",
    "Archive (보관)\n\nKeep It（유지）\n", "\"Archive\" = \"보관\";\n\"Keep It\" = \"유지\";\n",
    "Archive / 보관\n\n“Keep It” → “유지”\n",
  ])
  func `what stands between tells them apart`(_ text: String) {
    #expect(lines(text, as: "alerts.txt") == ["ko 1: Archive | 보관", "ko 2: Keep It | 유지"])
  }

  @Test func `places are those of the parts`() throws {
    let reading = Reading("- Archive — 보관\n- Keep — 유지\n", as: "alerts.md")
    let unit = try #require(reading.units.last)
    #expect(unit.stored.place == Place(line: 2, column: 10))
    #expect(unit.storedSource?.place == Place(line: 2, column: 3))
    #expect(reading.written(unit.stored) == "유지")
  }

  @Test func `a line may have several languages`() {
    #expect(
      lines("Archive these / 보관 / 归档这些\nKeep / 유지 / 保留\n") == [
        "ko 1: Archive these | 보관", "zh-Hans 1: Archive these | 归档这些", "ko 2: Keep | 유지",
        "zh-Hans 2: Keep | 保留",
      ])
  }

  @Test func `an item without a translation lacks one`() {
    #expect(
      lines("- Archive — 보관\n- Keep — 유지\n- Done\n\nReviewed by Mina\n") == [
        "ko 1: Archive | 보관", "ko 2: Keep | 유지", "ko 3: Done | -",
      ])
  }

  @Test(arguments: [
    "# 메모\n\n- Fix: 오류 수정\n- Add: 기능 추가\n", "# 앱\n\n- `--all` — 모두\n- `--one` — 하나\n",
    "# Notes\n\n- Korean — 한국어\n- Japanese — 日本語\n",
    "Seoul (서울) is a city.\n\nBusan (부산) is another.\n",
    "| Name | 이름 |\n|---|---|\n| Kim | 김 |\n",
  ])
  func `other lines are no pairs`(_ text: String) {
    #expect(lines(text, as: "README.md").isEmpty)
  }
}
