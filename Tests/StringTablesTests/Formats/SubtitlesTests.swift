import CopyModel
@testable import StringTables
import Testing

struct SubtitlesTests {
  @Test(
    arguments: [
      ("1\n00:00:01,000 --> 00:00:04,000\nOne\n", "a.srt"),
      ("00:00:01,000  -->  00:00:04,000 X1:1\nOne", "a.srt"),
      ("\r\n7 \r\n00:00:01.0 --> 0:0:4,000\r\nOne\r\n\r\n", "a.srt"),
      ("WEBVTT\n\n00:01.000 --> 00:04.000\nOne\n", "a.vtt"),
      ("WEBVTT\n\nNOTE x\n\n3\n00:00:01.000 --> 00:00:04.000 line:0\nOne\n", "a.vtt"),
    ])
  func `the times of a cue are its key`(text: String, path: String) {
    let reading = Reading(text, as: path)
    #expect(reading.pairs == ["00:00:01.000 --> 00:00:04.000=One"])
    #expect(reading.issues.isEmpty)
  }

  @Test func `a cue has the name that WebVTT gives it, and all of its lines`() throws {
    let reading = Reading(
      "WEBVTT\n\nintro\n00:01.000 --> 00:04.000\n<b>One</b> &amp;\n  two\n\n", as: "a.vtt")
    let entry = try #require(reading.entries.first)
    #expect(entry.key == "intro")
    #expect(entry.text == "<b>One</b> &\n  two")
    #expect(entry.stored.place == Place(line: 5, column: 1))
  }

  @Test func `the times of the next cue end one without a blank line`() {
    let reading = Reading(
      "1\n00:00:01,000 --> 00:00:02,000\nOne\n2\n00:00:02,000 --> 00:00:03,000\nTwo",
      as: "a.srt")
    #expect(reading.entries.map(\.text) == ["One", "Two"])
    #expect(reading.issues.isEmpty)
  }

  @Test(
    arguments: [
      ("1\nOne\n", 1), ("1\n00:00:01,000 -> 00:00:02,000\nOne\n", 1),
      ("1\n00:00:01 --> 00:00:02\nOne\n", 2), ("1\n\n\n", nil),
      ("1\n00:00:01,000 --> 00:00:02,000\n\n", nil),
    ] as [(String, Int?)])
  func `a cue without times is told`(text: String, line: Int?) {
    let reading = Reading(
      text + "\n\n9\n00:00:09,000 --> 00:00:10,000\nLast\n", as: "a.srt")
    #expect(reading.issues.map(\.start.line) == [line].compactMap(\.self))
    #expect(reading.entries.map(\.text) == ["Last"])
  }

  @Test func `a new text keeps the line breaks of the file, and no blank line`() throws {
    let bytes = Array("1\r\n00:00:01,000 --> 00:00:02,000\r\n하나\r\n둘\r\n".utf8)
    let entry = try #require(Reading(bytes, as: "ko.srt").entries.first)
    let edited = try TableEdit.apply(
      [TableEdit(entry.stored, text: "하나, 둘\n셋")], to: bytes, format: .subtitles)
    #expect(String(decoding: edited, as: UTF8.self).hasSuffix(",000\r\n하나, 둘\r\n셋\r\n"))
    #expect(throws: TableEdit.Failure.text("하나\n\n둘")) {
      try TableEdit.apply(
        [TableEdit(entry.stored, text: "하나\n\n둘")], to: bytes, format: .subtitles)
    }
  }

  @Test func `other text is no table`() {
    #expect(!Reading("Notes\non a film\n", as: "a.srt").content.isTable)
  }
}
