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

  @Test(arguments: ["diff", "analyze"])
  func `other locales than those that are asked for are left out`(_ verb: String) throws {
    let run = try Binary.run(
      [verb, "--locale", "zh-Hant"],
      input: """
        {"id":1,"text":"取消","source":"OK","target":"취소","locale":"ko"}
        {"id":2,"text":"取消","source":"OK","target":"取消","locale":"zh-Hant"}
        {"id":3,"text":"取消","source":"OK","target":"取消","locale":"zh-Hant-HK"}
        """)
    #expect(run.status == 0)
    #expect(Set(run.objects.compactMap { $0["id"] as? Int }) == [2, 3])
  }

  @Test func `analyze corrects the case, and tells registers and pronouns`() throws {
    let run = try Binary.run(
      ["analyze"],
      input: """
        {"id":1,"text":"Log in To the studio","locale":"en"}
        {"id":2,"text":"저장하겠습니까? 다시 저장해요.","locale":"ko"}
        {"id":3,"text":"请输入您的密码","locale":"zh-Hans"}
        """)
    #expect(run.objects.count == 3)
    let (english, korean, chinese) = (run.objects[0], run.objects[1], run.objects[2])
    #expect(english["titleStyle"] as? String == "Log In to the Studio")
    #expect(english["sentenceStyle"] as? String == "Log in to the studio")
    #expect(english["registers"] == nil && english["addresses"] == nil)
    #expect(korean["registers"] as? [String] == ["formal", "polite"])
    #expect(korean["titleStyle"] == nil)
    #expect(chinese["addresses"] as? [String] == ["您"])
  }

  @Test func `what read says of a place comes back from diff`() throws {
    let pair =
      #"{"file":"ko.json","line":3,"column":9,"source":"Cancel","target":"확인","locale":"ko"}"#
    let found = try #require(Binary.run(["diff"], input: pair).objects.first)
    #expect(found["id"] is NSNull)
    #expect(found["file"] as? String == "ko.json")
    #expect(found["line"] as? Int == 3 && found["column"] as? Int == 9)
    let bare = #"{"id":1,"source":"Cancel","target":"확인","locale":"ko"}"#
    #expect(try Binary.run(["diff"], input: bare).objects.first?["file"] == nil)
  }

  @Test func `a dash is standard input, and a file is asked to come that way`() throws {
    let pair = #"{"id":1,"source":"Cancel","target":"확인","locale":"ko"}"#
    #expect(try Binary.run(["diff", "-"], input: pair).objects.count == 1)
    let text = #"{"id":1,"text":"Cancel","locale":"en"}"#
    #expect(try Binary.run(["analyze", "-"], input: text).objects.count == 1)
    let run = try Binary.run(["diff", "pairs.ndjson"], input: pair)
    #expect(run.status == 2)
    #expect(run.complaints.contains("< pairs.ndjson"))
  }

  @Test func `analyze lays texts out where it is asked to`() throws {
    let run = try Binary.run(
      ["analyze", "--platform", "ios,macos"],
      input: """
        {"id":1,"text":"Delete “%@”?","locale":"en","role":"title"}
        {"id":2,"text":"Delete Permanently","locale":"en","role":"button","platform":"ios"}
        {"id":3,"text":"Delete Permanently","locale":"en","width":60,"fontSize":17,"fontWeight":600}
        {"id":4,"text":"삭제","locale":"ko","role":"button","platform":"tvos"}
        {"id":5,"text":"Delete","locale":"en"}
        {"id":6,"text":"Delete Every Note Forever?","locale":"en","role":"title","textSize":"AX5"}
        """)
    #expect(run.status == 0)
    let lines = run.objects.map { ($0["lines"] as? [[String: Any]])?.map { $0["text"] as? String } }
    #expect(lines[0] == ["Delete “%@”?"] && lines[1] == ["Delete Permanently"])
    #expect(lines[2] == ["Delete", "Perma", "nently"])
    #expect((run.objects[2]["lines"] as? [[String: Any]])?.first?["width"] is Double)
    #expect(lines[5]?.count ?? 0 > 1)
    let fits = run.objects.map { $0["fit"] as? String }
    #expect(fits == ["fits", "overflows", "overflows", "fits", nil, "overflows"])
    #expect(run.objects[3]["lines"] is NSNull && run.objects[3]["fitBy"] as? String == "budget")
    #expect(run.objects[4]["lines"] == nil)
    #expect(run.objects[5]["platform"] as? String == "ios")
  }

  @Test(arguments: [
    (#""role":"headline""#, "“role” takes one of title, message, button."),
    (#""role":"title","platform":"windows""#, "“platform” takes one of ios, ios-26,"),
    (#""width":-1"#, "“width” takes a number over 0"),
    (#""width":10,"fontSize":"big""#, "“fontSize” takes a number over 0 and up to 1000."),
    (#""width":10,"metrics":"inter""#, "“metrics” takes one of apple, reference."),
  ])
  func `analyze says what is wrong with a request`(_ members: String, _ wanted: String) throws {
    let run = try Binary.run(["analyze"], input: "{\"id\":1,\"text\":\"OK\",\(members)}\n")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.complaints.contains("line 1: " + wanted))
  }

  @Test func `a platform that does not exist ends the run`() throws {
    let run = try Binary.run(["analyze", "--platform", "windows"])
    #expect(run.status == 2)
    #expect(run.complaints.contains("There is no platform “windows”. Take one of ios, "))
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

  @Test(arguments: ["analyze", "diff"])
  func `an object that lacks something is named by its own line`(_ verb: String) throws {
    let run = try Binary.run(
      [verb],
      input: """
        {"id":1,"text":"OK","source":"Cancel","target":"확인","locale":"ko"}
        {"id":2}

        {"id":3,"text":"OK","source":"Cancel","target":"취소","locale":"ko"}
        """)
    #expect(run.status == 2)
    #expect(run.complaints.contains("line 2: ") && !run.complaints.contains("line 4: "))
  }

  @Test(arguments: [".", "A.strings", "./A.strings"])
  func `a table has its language from inside the folder that tells it`(_ path: String) throws {
    let scratch = try Scratch()
    try scratch.write("en.lproj/A.strings", "\"cancel\" = \"Cancel\";\n")
    try scratch.write("ko.lproj/A.strings", "\"cancel\" = \"확인\";\n")
    let run = try Binary.run(
      ["check", path, "--format", "ndjson"], in: scratch.folder.appending(path: "ko.lproj"))
    #expect(run.objects.map { $0["rule"] as? String } == ["action-drift"])
  }

  @Test(arguments: [("go/src/ko", "../ko/a.json"), ("go", "./src/ko/a.json")])
  func `a folder that only happens to be called as a language is none`(
    folder: String, file: String
  ) throws {
    let scratch = try Scratch()
    try scratch.write("go/src/en/a.json", "{\"cancel\": \"Cancel\"}")
    try scratch.write("go/src/ko/a.json", "{\"cancel\": \"확인\"}")
    let run = try Binary.run(
      ["check", ".", "--format", "ndjson"], in: scratch.folder.appending(path: folder))
    #expect(run.objects.map { $0["rule"] as? String } == ["action-drift"])
    #expect(run.objects.map { $0["file"] as? String } == [file])
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
        "id", "category", "severity", "summary", "rationale", "source", "fix", "needs", "examples",
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

  @Test func `what can be named in a list can be named again`() throws {
    let scratch = try Scratch()
    try scratch.write(
      "alerts.csv", "key,en,ko\na.title,Delete %@?,삭제\na.button.cancel,Cancel,확인\n")
    func rules(_ arguments: [String]) throws -> Set<String> {
      let run = try Binary.run(
        ["check", "alerts.csv", "--format", "ndjson"] + arguments, in: scratch.folder)
      return Set(run.objects.compactMap { $0["rule"] as? String })
    }
    #expect(
      try rules(["--only", "action-drift", "--only", "lost-placeholder"])
        == ["action-drift", "lost-placeholder"])
    #expect(
      try rules(["--only", "action-drift,lost-placeholder", "--skip", "action-drift"])
        == ["lost-placeholder"])
    #expect(
      try rules(["--only", "action-drift", "--locale", "ja", "--locale", "ko"]) == ["action-drift"])
  }
}
