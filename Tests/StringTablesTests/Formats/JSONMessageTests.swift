import CopyModel
import Testing

@testable import StringTables

/// What of a JSON object is copy, and what is only known of it.
struct JSONMessageTests {
  @Test func `what is told to translators is no copy`() {
    let reading = Reading(
      """
      {"save": {"string": "저장", "context": "toolbar", "developer_comment": "A button", "character_limit": 8},
       "open": {"message": "열기", "comment": ["{Locked}", "A command"]},
       "keep": "유지"}
      """, as: "ko.json")
    #expect(reading.pairs == ["save=저장", "open=열기", "keep=유지"])
    #expect(reading.entries.map(\.comment) == ["A button", "{Locked}\nA command", nil])
  }

  @Test(arguments: [
    #"{"a": {"string": "가"}}"#, #"{"a": {"string": "가", "context": "나", "label": "다"}}"#,
    #"{"a": {"message": "가", "context": "나", "description": "다"}, "b": "라"}"#,
  ])
  func `a group that only looks so is read whole`(text: String) {
    #expect(
      Reading(text, as: "ko.json").entries.allSatisfy { $0.key.contains(".") || $0.key == "b" })
  }

  @Test func `tables of go-i18n`() {
    let list = Reading(
      """
      [{"id": "days", "translation": {"one": "{{.N}} day", "other": "{{.N}} days"}},
       {"id": "save", "translation": "Save"}]
      """, as: "active.en.json")
    #expect(list.pairs == ["days={{.N}} day", "days={{.N}} days", "save=Save"])
    #expect(list.entries.map(\.variation) == ["plural.one", "plural.other", nil])
    let map = Reading(
      """
      {"cats": {"description": "How many cats", "hash": "sha1-1", "one": "A cat", "other": "Cats"},
       "hello": {"hash": "sha1-2", "other": "Hello {{.Name}}"}}
      """, as: "active.en.json")
    #expect(map.pairs == ["cats=A cat", "cats=Cats", "hello=Hello {{.Name}}"])
    #expect(map.entries.map(\.variation) == ["plural.one", "plural.other", nil])
    #expect(map.entries.first?.comment == "How many cats")
    // A list of other things is a list.
    #expect(
      Reading(#"[{"id": "a", "title": "가", "translation": "나"}]"#, as: "ko.json").entries.count == 3
    )
  }
}
