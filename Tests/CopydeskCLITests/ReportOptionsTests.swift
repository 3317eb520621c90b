import Foundation
import TestKit
import Testing

/// What is printed of the findings, and where.
@Suite struct ReportOptionsTests {
  /// Two faults in two languages: an error and a note.
  private func tables() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write("en.lproj/A.strings", "\"a\" = \"Cancel\";\n\"b\" = \"Wait...\";\n")
    try scratch.write("ko.lproj/A.strings", "\"a\" = \"확인\";\n\"b\" = \"기다리십시오…\";\n")
    return scratch
  }

  @Test func `what is printed is no matter of the exit status, nor of other reports`() throws {
    let scratch = try tables()
    let file = scratch.path("report.csv")
    let run = try Binary.run([
      "check", scratch.folder.path, "--show", "error", "--fail-on", "note", "--format", "ndjson",
      "--report", "csv=\(file)", "--only", "typed-ellipsis",
    ])
    #expect(run.output.isEmpty && run.complaints.isEmpty)
    #expect(run.status == 1)
    #expect(try String(contentsOf: URL(filePath: file), encoding: .utf8).contains("typed-ellipsis"))
    let errors = try Binary.run([
      "check", scratch.folder.path, "--show", "error", "--format", "ndjson",
    ])
    #expect(errors.objects.map { $0["rule"] as? String } == ["action-drift"])
  }

  @Test(arguments: [["--show", "all"], ["--group", "folder"], ["--format", "word"]])
  func `a word that is none is told with those that there are`(_ arguments: [String]) throws {
    let run = try Binary.run(["check", Project.corpus.path] + arguments)
    #expect(run.status == 2)
    #expect(run.complaints.contains("ake") && run.complaints.contains("“\(arguments[1])”"))
  }

  @Test func `a job's summary is added to what stands there`() throws {
    let scratch = try tables()
    let summary = try scratch.write("summary.md", "before\n")
    let environment = ProcessInfo.processInfo.environment
      .merging(["GITHUB_STEP_SUMMARY": summary]) { $1 }
    let run = try Binary.run(
      ["check", scratch.folder.path, "--format", "github"], environment: environment)
    #expect(run.output.hasPrefix("::error file="))
    let text = try String(contentsOf: URL(filePath: summary), encoding: .utf8)
    #expect(text.hasPrefix("before\n### copydesk\n"))
    #expect(text.contains("| error | "))
  }

  @Test func `a file is written without colors and whole, whatever is printed`() throws {
    let scratch = try tables()
    let file = scratch.path("report.txt")
    let run = try Binary.run([
      "check", scratch.folder.path, "--color", "always", "--report", "text=\(file)", "--quiet",
    ])
    #expect(run.output.contains("\u{1B}[31merror"))
    let text = try String(contentsOf: URL(filePath: file), encoding: .utf8)
    #expect(!text.contains("\u{1B}") && text.contains("(action-drift)"))
  }
}
