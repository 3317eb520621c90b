import CopyModel
import Testing

@testable import StringTables

struct PropertiesFormatTests {
  @Test func `every way to write an entry`() {
    let reading = Reading(
      #"""
      # Title of the alert
      ! shown on leaving
      alert.title=Save changes?
      spaced key : value
      a\ b\=c = d\:e
      tabbed	value with = and :
      empty=
      alone
      """#, as: "messages.properties")
    #expect(
      reading.pairs == [
        "alert.title=Save changes?", "spaced=key : value", "a b=c=d:e",
        "tabbed=value with = and :", "empty=", "alone=",
      ])
    #expect(reading.entries[0].comment == "Title of the alert\nshown on leaving")
    #expect(reading.entries[1].comment == nil)
  }

  @Test func `escapes and lines that go on`() throws {
    let reading = Reading(
      "a = One\\n\\u00e9\\ud83d\\ude00 \\\n    goes on\\\r\n  and on\nb = C:\\\\x\\q\n",
      as: "messages.properties")
    #expect(reading.pairs == ["a=One\né😀 goes onand on", "b=C:\\xq"])
    #expect(reading.entries.map(\.stored.place.line) == [1, 4])
  }

  @Test(
    arguments: [
      ("a = \\u00e9\\ud83d\\u000A", nil), ("a = C:\\\\users", nil), ("a = C:\\users", 7),
      ("a = \\u12\nb = x", 5), ("a = x\\u12g4", 6), ("\\u = x", 1), ("a = \\", nil),
    ] as [(String, Int?)])
  func `an escape without its digits is damage`(text: String, column: Int?) {
    let reading = Reading(text, as: "messages.properties")
    #expect(reading.issues.map(\.start) == (column.map { [Place(line: 1, column: $0)] } ?? []))
    #expect(reading.issues.allSatisfy { $0.kind == .unreadableEntry })
    #expect(!reading.entries.isEmpty)
  }

  @Test func `bytes that are no UTF-8 are ISO-8859-1`() {
    var file = TableFile(
      path: "a.properties", stored: Array("a=caf".utf8 + [0xE9]), format: .properties)
    let content = TableFormat.properties.read(&file, ReadingContext(sourceLocale: .english))
    #expect(content.entries.map(\.text) == ["café"])
    #expect(file.issues.isEmpty)
  }

  @Test func `an escape may go on in the next line`() {
    let reading = Reading(
      "a=\\u00\\\r\n  41\\ud83d\\\r\n\\ude00\r\nb=\\u00\\\r\n", as: "App_ko.properties")
    #expect(reading.pairs.first == "a=A😀")
    #expect(reading.issues.map(\.start.line) == [4])
  }
}
