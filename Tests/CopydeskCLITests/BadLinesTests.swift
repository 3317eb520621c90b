import Foundation
import TestKit
import Testing

/// `diff --bad-lines report`: each line that cannot be answered has its record, and all lines are counted.
@Suite struct BadLinesTests {
  private static let drift = #""source":"Cancel","target":"확인","locale":"ko""#

  private static func counts(of run: Binary.Run) throws -> [String: Int] {
    try #require(run.objects.last?["counts"] as? [String: Int])
  }

  @Test func `bad lines are records in their places, and all lines are counted`() throws {
    let input = """
      {"id":1,\(Self.drift)}

      {"id":3,"source":"Cancel" "target"
      {"id":"four","source":"Cancel","locale":"ko"}
      {"id":5,\(Self.drift),"role":"headline"}
      {"id":6,"source":null,"target":"확인","locale":"ko"}
      {"id":7,"source":"Cancel","target":"确定","locale":"zh-Hans"}
      {"id":[8],"source":"Cancel","target":"확인","locale":"?"}
      ["no object"]
      {"id":10,\(Self.drift)}
      """
    let run = try Binary.run(["diff", "--bad-lines", "report", "--locale", "ko"], input: input)
    #expect(run.status == 0 && run.complaints.isEmpty, "\(run.complaints)")
    let lines = run.output.split(separator: "\n")
    try #require(lines.count == 9)
    #expect(lines[0].hasPrefix(#"{"id":1,"rule":"action-drift""#))
    #expect(lines[1].hasPrefix(#"{"line":3,"id":3,"error":"This is no JSON: "#))
    #expect(lines[1].hasSuffix(#","text":"{\"id\":3,\"source\":\"Cancel\" \"target\""}"#))
    #expect(lines[2].hasPrefix(#"{"line":4,"id":"four","error":"“source” and “target” must "#))
    #expect(lines[3].hasPrefix(#"{"line":5,"id":5,"warning":"“role” takes one of "#))
    #expect(lines[4].hasPrefix(#"{"id":5,"rule":"action-drift""#))
    #expect(lines[5].hasPrefix(#"{"line":8,"id":[8],"error":"“locale” must name "#))
    #expect(lines[6].hasPrefix(#"{"line":9,"id":null,"error":"This is no JSON object. "#))
    #expect(lines[7].hasPrefix(#"{"id":10,"rule":"action-drift""#))
    #expect(
      try Self.counts(of: run) == [
        "lines": 10, "blank": 1, "compared": 3, "withoutText": 1, "otherLocale": 1, "bad": 4,
        "warnings": 1, "findings": 3,
      ])
  }

  @Test func `without the option, they are told on standard error, and the run ends with 2`() throws
  {
    let input = "no JSON\n{\"id\":2,\(Self.drift)}\n"
    let run = try Binary.run(["diff"], input: input)
    let same = try Binary.run(["diff", "--bad-lines", "complain"], input: input)
    #expect(run.status == 2 && same.status == 2)
    #expect(run.objects.count == 1 && run.output == same.output)
    #expect(run.complaints.hasPrefix("copydesk: standard input, line 1: This is no JSON"))
    #expect(run.complaints == same.complaints)
  }

  @Test func `nothing but bad lines is answered too`() throws {
    let input = String(repeating: "?\n", count: 20_000)
    let run = try Binary.run(["diff", "--bad-lines", "report"], input: input)
    #expect(run.status == 0)
    #expect(run.objects.count == 20_001)
    #expect(run.objects.dropLast().map { $0["line"] as? Int } == (1...20_000).map { $0 })
    #expect(try Self.counts(of: run)["bad"] == 20_000)
  }

  @Test func `no line at all has counts`() throws {
    let run = try Binary.run(["diff", "--bad-lines", "report"], input: "")
    #expect(run.status == 0 && run.objects.count == 1)
    #expect(try Self.counts(of: run).values.allSatisfy { $0 == 0 })
  }

  @Test func `a line that is no UTF-8 is quoted as far as it can be`() throws {
    let long = Array(repeating: UInt8(ascii: "x"), count: 1000)
    let run = try Binary.run(["diff", "--bad-lines", "report"], bytes: [0xFF] + long + [0x0A])
    let text = try #require(run.objects.first?["text"] as? String)
    #expect(text == "\u{FFFD}" + String(repeating: "x", count: 199))
    #expect(try Self.counts(of: run)["bad"] == 1)
  }

  @Test func `findings fail the run as they do elsewhere`() throws {
    let run = try Binary.run(
      ["diff", "--bad-lines", "report", "--fail-on", "error"], input: "?\n{\(Self.drift)}\n")
    #expect(run.status == 1 && run.objects.count == 3)
  }

  @Test func `the same bytes come out for any number of jobs`() throws {
    let input = (1...5000).map { number in
      switch number % 7 {
      case 0: "{\"id\":\(number)"
      case 3: "{\"id\":\(number),\"source\":\"Cancel\"}"
      default: "{\"id\":\(number),\(Self.drift)}"
      }
    }.joined(separator: "\n")
    let arguments = ["diff", "--bad-lines", "report", "--jobs"]
    let one = try Binary.run(arguments + ["1"], input: input)
    #expect(try Binary.run(arguments + ["3"], input: input).output == one.output)
    let counts = try Self.counts(of: one)
    #expect(counts["lines"] == 5000)
    #expect(counts["bad"] == one.objects.count { $0["error"] != nil })
    #expect(counts["findings"] == one.objects.count { $0["rule"] != nil })
  }

  @Test func `a way that does not exist is misuse`() throws {
    let run = try Binary.run(["diff", "--bad-lines", "drop"], input: "")
    #expect(run.status == 2 || run.status == 64)
    #expect(run.complaints.contains("complain") && run.complaints.contains("report"))
  }
}
