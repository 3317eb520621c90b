import Foundation
import HistoryTrials
import RunHistory
import TestKit
import Testing
import Triage

/// `copydesk history`.
@Suite struct HistoryTests {
  private let save = HistorySample.sighting("save")

  private func history(in scratch: borrowing Scratch) throws {
    let history = try HistoryFile(in: scratch)
    try history.night(HistorySample.run([save]))
    try history.night(HistorySample.run([HistorySample.sighting("\u{1B}[2J other")]))
    try history.night(HistorySample.run([save]))
  }

  private func run(_ arguments: [String], in scratch: borrowing Scratch) throws -> Binary.Run {
    try Binary.run(
      ["history"] + arguments + ["--history", "history.sqlite"], in: scratch.folder)
  }

  @Test func `runs are listed`() throws {
    let scratch = try Scratch()
    try history(in: scratch)
    let text = try run([], in: scratch)
    #expect(text.status == 0, "\(text.complaints)")
    #expect(text.output.split(separator: "\n").count == 4 && text.output.contains("FAIL"))
    let json = try run(["--format", "json"], in: scratch)
    #expect(json.output.contains("\"upgradedFrom\": null"))
    #expect(try run(["--format", "csv", "--project", "App"], in: scratch).output.contains("App"))
    let wrong = try run(["--format", "xml"], in: scratch)
    #expect(wrong.status == 2 && wrong.complaints.contains("Take text, json or csv."))
  }

  @Test func `batches are compared`() throws {
    let scratch = try Scratch()
    try history(in: scratch)
    let both = try run(["diff", "1", "2"], in: scratch)
    #expect(both.status == 0 && both.output.contains("1 new, 1 resolved from batch 1"))
    #expect(!both.output.contains("\u{1B}"))
    let resolved = try run(["diff", "last~1", "last", "--resolved"], in: scratch)
    #expect(resolved.output.hasPrefix("resolved  App: ") && !resolved.output.contains("save"))
    let kept = try run(["diff", "2027-03-01", "--unresolved"], in: scratch)
    #expect(kept.output.hasPrefix("unresolved  App: "))
    let backwards = try run(["diff", "3", "1"], in: scratch)
    #expect(backwards.status == 2 && backwards.complaints.contains("Name the older one first."))
  }

  @Test func `a finding is shown by a beginning of its fingerprint`() throws {
    let scratch = try Scratch()
    try history(in: scratch)
    let mark = save.entry.fingerprint
    let shown = try run(["show", String(mark.prefix(8))], in: scratch)
    #expect(shown.status == 0 && shown.output.contains(mark), "\(shown.complaints)")
    #expect(shown.output.contains("reopened at  batch 3, 2027-03-03T02:00:00Z"))
    let none = try run(["show", "zz"], in: scratch)
    #expect(none.status == 2 && none.complaints.contains("No finding"))
    #expect(try run(["show", mark, "--format", "csv"], in: scratch).status == 2)
  }

  @Test func `what is wrong with the file is one line`() throws {
    let scratch = try Scratch()
    let missing = try run([], in: scratch)
    #expect(missing.status == 2 && missing.complaints.contains("There is no history."))
    #expect(missing.complaints.split(separator: "\n").count == 1)
    try scratch.write("history.sqlite", String(repeating: "Not a database. ", count: 200))
    let foreign = try run(["diff", "1"], in: scratch)
    #expect(foreign.status == 2 && foreign.complaints.contains("This is no history of copydesk."))
  }
}
