import CopyModel
import Foundation
import Reports
import Testing

struct JSONReportTests {
  @Test func `one document holds the summary, findings and errors`() throws {
    let report = try ReportSample.object(ReportSample.write(ReportSample.full, as: "json"))
    #expect(report["version"] as? String == "1.2.3")
    #expect(
      report["summary"] as? [String: Int]
        == [
          "errors": 1, "warnings": 2, "notes": 0, "known": 0, "suppressed": 0, "files": 2,
          "units": 1, "alerts": 0,
        ])
    #expect((report["findings"] as? [Any])?.count == 3)
    #expect(
      report["errors"] as? [[String: String]]
        == [["path": "gone.strings", "message": "no such file"]])
  }

  @Test func `an empty report is a document too`() throws {
    let report = try ReportSample.object(ReportSample.write(ReportSample.empty, as: "json"))
    #expect((report["findings"] as? [Any])?.isEmpty == true)
    #expect((report["errors"] as? [Any])?.isEmpty == true)
    #expect(try ReportSample.write(ReportSample.empty, as: "ndjson").isEmpty)
  }

  @Test func `a line is a finding with every member`() throws {
    let text = try ReportSample.write(ReportSample.full, as: "ndjson")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 4)
    #expect(lines.last == "")
    for (line, finding) in zip(lines, ReportSample.findings) {
      let object = try ReportSample.object(String(line))
      #expect(
        Set(object.keys) == [
          "rule", "severity", "confidence", "message", "locale", "key", "sourceSpan", "targetSpan",
          "fix", "file", "line", "column", "endLine", "endColumn", "alert", "role", "variation",
          "source", "target", "category", "fingerprint",
        ])
      #expect(object["rule"] as? String == finding.rule)
      #expect(object["severity"] as? String == finding.severity.rawValue)
      #expect(object["confidence"] as? Double == 0.9)
      #expect(object["message"] as? String == finding.message)
      #expect(object["key"] as? String == "k \"1\"")
      #expect(object["sourceSpan"] as? [Int] == [0, 2])
      #expect(object["targetSpan"] is NSNull)
      #expect(object["file"] as? String == finding.file)
      #expect(object["line"] as? Int == finding.start.line)
      #expect(object["endColumn"] as? Int == 7)
      #expect(object["role"] as? String == "title")
      #expect(object["source"] as? String == finding.source)
      #expect(object["target"] as? String == finding.target)
      #expect(object["fingerprint"] as? String == finding.fingerprint)
    }
  }

  @Test(arguments: ReportFormat.all.map(\.name).filter { $0 != "text" })
  func `colors are for people only`(format: String) throws {
    #expect(
      try ReportSample.write(ReportSample.full, as: format, style: ReportStyle(isColored: true))
        == ReportSample.write(ReportSample.full, as: format))
  }

  @Test func `every format has a name of its own`() {
    #expect(
      ReportFormat.all.map(\.name) == [
        "text", "json", "ndjson", "sarif", "junit", "checkstyle", "xcode", "github", "gitlab",
        "rdjsonl", "csv", "markdown",
      ])
  }
}
