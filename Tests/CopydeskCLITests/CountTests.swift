import Foundation
import TestKit
import Testing

/// `copydesk count`: how much there is, and what of it is new.
@Suite struct CountTests {
  private func project() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(
      "App/en.json",
      #"{"a": "Open the file", "b": "Open the file", "c": "Close the window", "d": "Save"}"#)
    try scratch.write("App/ko.json", #"{"a": "파일 열기"}"#)
    return scratch
  }

  private func counts(_ arguments: [String], _ scratch: borrowing Scratch) throws -> [[String: Any]]
  {
    let run = try Binary.run(["count", "App", "--format", "json"] + arguments, in: scratch.folder)
    #expect(run.status == 0, "\(run.complaints)")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    return try #require(json?["counts"] as? [[String: Any]])
  }

  private func number(_ name: String, _ locale: String, _ counts: [[String: Any]]) -> Int? {
    counts.first { $0["locale"] as? String == locale }?[name] as? Int
  }

  @Test func `what a language says already is leveraged, and the rest is new`() throws {
    let counts = try counts([], try project())
    #expect(number("TotalWordCount", "en", counts) == 10)
    #expect(number("TotalWordCount", "ko", counts) == 10)
    #expect(number("ExactMatchedWordCount", "ko", counts) == 3)
    #expect(number("LeveragedMatchedWordCount", "ko", counts) == 3)
    #expect(number("NewWordCount", "ko", counts) == 4)
  }

  @Test func `since an earlier version, words are new, changed, unchanged or removed`() throws {
    let scratch = try project()
    try scratch.write(
      "Old/en.json",
      #"{"a": "Open the file", "b": "Open the files", "c": "Close", "e": "Gone for good"}"#)
    let run = try Binary.run(
      ["count", "App", "--since", "Old", "--format", "json"], in: scratch.folder)
    #expect(run.status == 0, "\(run.complaints)")
    let counts = try counts(["--since", "Old"], scratch)
    #expect(number("Since 100", "en", counts) == 3)
    #expect(number("Since 85–94", "en", counts) == 3)
    #expect(number("Since changed, under 50", "en", counts) == 3)
    #expect(number("Since new", "en", counts) == 1)
    #expect(run.output.contains("\"words\": 3"))
  }

  @Test func `as a table, each file has its row`() throws {
    let scratch = try project()
    let run = try Binary.run(["count", "App", "--format", "csv", "--by-file"], in: scratch.folder)
    let lines = run.output.split(whereSeparator: \.isNewline)
    #expect(lines.first?.hasPrefix("locale,file,TextUnitCount,TotalWordCount") == true)
    #expect(lines.contains { $0.hasPrefix("en,App/en.json,4,10") }, "\(run.output)")
  }

  @Test func `what is like a translated string is a fuzzy match, after repetitions`() throws {
    let scratch = try Scratch()
    try scratch.write(
      "App/en.json",
      #"{"a": "Delete the selected photos?", "b": "Delete the selected photo?", "c": "Delete the selected photo?", "d": "Move the selected photos?", "e": "Quit"}"#
    )
    try scratch.write("App/ko.json", #"{"a": "선택한 사진들을 삭제하겠습니까?"}"#)
    let counts = try counts([], scratch)
    #expect(number("RepetitionMatchedWordCount", "ko", counts) == 4)
    #expect(number("Fuzzy 95–99", "ko", counts) == 4)
    #expect(number("Fuzzy 75–84", "ko", counts) == 4)
    #expect(number("FuzzyMatchedWordCount", "ko", counts) == 8)
    #expect(number("NewWordCount", "ko", counts) == 1)
  }

  @Test func `what is new under its key may have stood under another`() throws {
    let scratch = try Scratch()
    try scratch.write(
      "App/en.json",
      #"{"new.a": "Delete the selected photos?", "new.b": "Share the selected photos?", "new.c": "Welcome back"}"#
    )
    try scratch.write("Old/en.json", #"{"old": "Delete the selected photos?"}"#)
    let counts = try counts(["--since", "Old"], scratch)
    #expect(number("Since new", "en", counts) == 10)
    #expect(number("Since new, like another 100", "en", counts) == 4)
    #expect(number("Since new, like another 75–84", "en", counts) == 4)
    #expect(number("Since new, like another 50–74", "en", counts) == 0)
  }
}
