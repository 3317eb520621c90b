import Foundation
import TestKit
import Testing

/// What is said of lines on standard input that are not as they should be; what can be answered is.
@Suite struct NDJSONInputTests {
  private static let pair = #""source":"Cancel","target":"확인","locale":"ko""#

  @Test(arguments: [
    (#""role":"headline""#, "“role” takes one of title, message, button, not “headline”."),
    (#""role":5"#, "“role” takes a string"),
    (#""comment":["Title"]"#, "“comment” takes a string"),
  ])
  func `a pair is compared without what cannot be understood`(
    _ member: String, _ wanted: String
  ) throws {
    let run = try Binary.run(["diff"], input: "\n{\"id\":1,\(Self.pair),\(member)}\n")
    #expect(run.status == 2)
    #expect(run.complaints.contains("standard input, line 2: \(wanted)"))
    #expect(run.objects.map { $0["rule"] as? String } == ["action-drift"])
  }

  @Test(arguments: [
    ("diff", #"{"rol":"button",\#(pair)}"#, "“rol”; it is not looked at. Did you mean “role”?"),
    (
      "diff", #"{"label":"x",\#(pair)}"#, "“label”; it is not looked at. The fields are id, source,"
    ),
    (
      "analyze", #"{"text":"OK","lang":"ko"}"#,
      "“lang”; it is not looked at. The fields are id, text,"
    ),
    ("analyze", #"{"text":"OK","text_size":"AX5"}"#, "Did you mean “textSize”?"),
  ])
  func `an unknown field is told once`(_ verb: String, _ line: String, _ wanted: String) throws {
    let run = try Binary.run([verb], input: "\(line)\n\(line)\n")
    #expect(run.status == 0)
    #expect(
      run.complaints.contains("line 1: There is no field ") && run.complaints.contains(wanted))
    #expect(run.complaints.split(separator: "\n").count == 1)
    #expect(run.objects.count == 2)
  }

  @Test func `a line that is no UTF-8 is told, and the others are answered`() throws {
    let line = Array("{\"id\":1,\(Self.pair)}\n".utf8)
    let run = try Binary.run(["diff"], bytes: line.dropLast(3) + [0xFF, 0x22, 0x7D, 0x0A] + line)
    #expect(run.status == 2)
    #expect(run.complaints.contains("standard input, line 1: This is no UTF-8."))
    #expect(run.objects.count == 1)
  }

  @Test func `whoever waits for an answer before writing on gets it`() throws {
    let process = Process()
    process.executableURL = try URL(filePath: #require(Binary.path))
    process.arguments = ["diff"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    for id in 1...3 {
      try input.fileHandleForWriting.write(contentsOf: Data("{\"id\":\(id),\(Self.pair)}\n".utf8))
      let answer = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      #expect(answer.hasPrefix("{\"id\":\(id),"))
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func `what read prints can be handed to diff`() throws {
    let table = Project.corpus.appending(path: "strings/action-drift").path
    let read = try Binary.run(["read", table])
    let run = try Binary.run(["diff"], input: read.output)
    #expect(run.status == 0 && run.complaints.isEmpty, "\(run.complaints)")
    #expect(run.output.contains("action-drift"))
  }

  @Test func `a locale that is no string is told`() throws {
    let run = try Binary.run(["analyze"], input: "{\"text\":\"OK\",\"locale\":5}\n")
    #expect(run.status == 2 && run.objects.count == 1)
    #expect(run.complaints.contains("line 1: “locale” takes a string"))
  }
}
