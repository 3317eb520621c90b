import Foundation
import TestKit
import Testing

/// Each verb by the data that the contract promises.
@Suite struct VerbTests {
  @Test func `read prints a unit a line`() throws {
    let run = try Binary.run(["read", Project.corpus.appending(path: "strings/clean").path])
    #expect(run.status == 0)
    let unit = try #require(run.objects.first { $0["locale"] as? String == "ko" })
    #expect(
      Set(unit.keys) == [
        "file", "line", "column", "format", "key", "locale", "source", "target", "comment", "state",
        "variation", "alert", "role",
      ])
    let title = try #require(
      run.objects.first { $0["key"] as? String == "alert.permanently-delete-note.title" })
    #expect(title["role"] as? String == "title")
    #expect(title["alert"] as? String == "alert.permanently-delete-note")
    #expect(run.objects.count == 624)
  }

  @Test func `analyze answers in order with the facts`() throws {
    let run = try Binary.run(
      ["analyze"],
      input: """
        {"id":1,"text":"Delete “%@”?","locale":"en"}
        {"id":"two","text":"삭제하겠습니까?","locale":"ko"}
        {"id":[3],"text":"无法打开","locale":"zh-Hans"}
        """)
    #expect(run.status == 0)
    #expect(run.objects.count == 3)
    let first = run.objects[0]
    #expect(first["id"] as? Int == 1)
    #expect(first["characters"] as? Int == 12)
    #expect(first["words"] as? Int == 2)
    #expect(first["ending"] as? String == "question")
    #expect(first["completeness"] as? String == "question-fragment")
    #expect(first["placeholders"] as? [String] == ["%@"])
    #expect((first["cues"] as? [String])?.contains("delete") == true)
    #expect(run.objects[1]["id"] as? String == "two")
    #expect(run.objects[1]["capitalization"] is NSNull)
    #expect(run.objects[2]["words"] as? Int == 2)
  }

  @Test func `diff answers with spans in UTF-16`() throws {
    let run = try Binary.run(
      ["diff"],
      input: """
        {"id":"7","source":"Cancel","target":"확인","locale":"ko"}
        {"id":8,"source":"Cancel","target":"취소","locale":"ko"}
        {"id":9,"source":"😀 Delete “%@”?","target":"😀 ‘%d’을(를) 삭제하겠습니까?","locale":"ko"}
        """)
    #expect(run.status == 0)
    #expect(run.objects.map { $0["rule"] as? String } == ["action-drift", "placeholder-type"])
    #expect(run.objects[0]["id"] as? String == "7")
    #expect(run.objects[0]["sourceSpan"] as? [Int] == [0, 6])
    #expect(run.objects[0]["targetSpan"] as? [Int] == [0, 2])
    #expect(run.objects[1]["targetSpan"] as? [Int] == [4, 6])
  }

  @Test(arguments: ["analyze", "diff"])
  func `a line that is no JSON is named and the others are answered`(_ verb: String) throws {
    let run = try Binary.run(
      [verb],
      input: """
        nonsense
        {"id":1,"text":"OK","source":"Cancel","target":"확인","locale":"ko"}
        []
        """)
    #expect(run.status == 2)
    #expect(run.complaints.contains("line 1") && run.complaints.contains("line 3"))
    #expect(run.objects.count == 1)
  }

  @Test func `rules lists and explains`() throws {
    let list = try Binary.run(["rules"])
    #expect(list.output.contains("button-punctuation"))
    let page = try Binary.run(["rules", "lost-finality"])
    #expect(page.output.contains("Flagged:") && page.output.contains("Fine:"))
    let json = try Binary.run(["rules", "--format", "json"])
    let rules = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
    let rule = try #require(rules?.first)
    #expect(
      Set(rule.keys) == [
        "id", "category", "severity", "summary", "rationale", "source", "needs", "examples",
      ])
  }

  @Test func `a report goes to a file besides`() throws {
    let scratch = try Scratch()
    let file = scratch.path("out.sarif")
    let faulty = Project.corpus.appending(path: "strings/action-drift").path
    let run = try Binary.run(["check", faulty, "--report", "sarif=\(file)", "--quiet"])
    #expect(run.status == 1)
    let sarif = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: file)))
    #expect((sarif as? [String: Any])?["version"] as? String == "2.1.0")
  }

  @Test func `locales and rules can be chosen`() throws {
    let faulty = Project.corpus.appending(path: "strings/action-drift").path
    let korean = try Binary.run(["check", faulty, "--format", "ndjson", "--locale", "ko"])
    #expect(Set(korean.objects.compactMap { $0["locale"] as? String }).isSubset(of: ["ko", "en"]))
    let none = try Binary.run(["check", faulty, "--format", "ndjson", "--skip", "action-drift"])
    #expect(!none.output.contains("\"action-drift\""))
  }

  @Test func `the binary works from any folder`() throws {
    let scratch = try Scratch()
    let faulty = Project.corpus.appending(path: "xliff/action-drift").path
    #expect(try Binary.run(["check", faulty], in: scratch.folder, environment: [:]).status == 1)
  }

  @Test(arguments: [1, 2, 8])
  func `the same bytes come out for any number of jobs`(_ jobs: Int) throws {
    let arguments = ["check", Project.corpus.path, "--format", "json"]
    let reference = try Binary.run(arguments + ["--jobs", "1"])
    #expect(try Binary.run(arguments + ["--jobs", String(jobs)]).output == reference.output)
  }
}
