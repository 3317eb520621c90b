import CopyModel
import Foundation
import Reports
import Testing

/// The reports of one line a finding.
@Suite struct LineReportTests {
  private static let folders = ReportFolders(
    working: "/src/app/ios", project: "/src/app/ios", repository: "/src/app")

  private func lines(_ report: Report, _ format: String) throws -> [String] {
    try ReportSample.write(report, as: format).split(separator: "\n").map(String.init)
  }

  @Test func `Xcode is told whole paths`() throws {
    var report = ReportSample.full
    report.folders = Self.folders
    report.findings[1].message = "one\nline"
    #expect(
      try lines(report, "xcode") == [
        "/src/app/ios/내 앱/ko.lproj/A B.strings:3:5: error: Put “%@” \"back\" \\. (lost-placeholder)",
        "/src/app/ios/내 앱/ko.lproj/A B.strings:12:5: warning: one\u{FFFD}line (typed-ellipsis)",
        "/abs/100%.md:1:5: warning: Put “%@” \"back\" \\. (typed-ellipsis)",
        "/src/app/ios/gone.strings:1: error: no such file",
      ])
  }

  @Test func `GitHub is given no more than it keeps, the worst first`() throws {
    var report = ReportSample.full
    report.errors = []
    report.findings =
      (1...12).map { ReportSample.finding("typed-ellipsis", .note, file: "a.po", line: $0) }
      + (1...3).map { ReportSample.finding("lost-placeholder", .error, file: "a.po", line: $0) }
    let lines = try lines(report, "github")
    let levels = lines.map { $0.prefix { $0 != " " } }
    #expect(
      levels == Array(repeating: "::error", count: 3) + Array(repeating: "::notice", count: 10))
    #expect(lines.last == "::notice title=copydesk::3 more findings: the job summary has them.")
    report.findings.removeAll { $0.start.line > 10 }
    #expect(try self.lines(report, "github").count == 13)
  }

  @Test func `a workflow command is one line`() throws {
    var report = ReportSample.full
    report.folders = Self.folders
    report.findings = [ReportSample.findings[0]]
    report.findings[0].file = "a,b:c.po"
    report.findings[0].message = "100%\r\n::error::x"
    report.errors = []
    #expect(
      try lines(report, "github") == [
        "::error file=ios/a%2Cb%3Ac.po,line=3,col=5,title=lost-placeholder::"
          + "100%25%0D%0A::error::x%0A%25@ is%0Ahere → 여기 있음"
      ])
  }

  @Test func `each of GitLab's findings has a fingerprint of its own`() throws {
    var report = ReportSample.full
    report.folders = Self.folders
    report.findings[1] = report.findings[0]
    let data = Data(try ReportSample.write(report, as: "gitlab").utf8)
    let issues = try #require(JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 3)
    #expect(issues.map { $0["severity"] as? String } == ["critical", "critical", "minor"])
    let location = try #require(issues[0]["location"] as? [String: Any])
    #expect(location["path"] as? String == "ios/내 앱/ko.lproj/A B.strings")
    #expect((location["lines"] as? [String: Int]) == ["begin": 3, "end": 3])
  }

  @Test func `a suggestion has columns in bytes, and none is made where they are not known`() throws
  {
    var report = ReportSample.full
    report.findings[0].writtenFix = WrittenFix(
      text: "\\\"", byteColumns: WrittenFix.Columns(start: 9, end: 11))
    report.findings[1].writtenFix = WrittenFix(text: "…", byteColumns: nil)
    let lines = try lines(report, "rdjsonl").map(ReportSample.object)
    let suggestions = try #require(lines[0]["suggestions"] as? [[String: Any]])
    #expect(suggestions.count == 1 && suggestions[0]["text"] as? String == "\\\"")
    let range = try #require(suggestions[0]["range"] as? [String: [String: Int]])
    #expect(range == ["start": ["line": 3, "column": 9], "end": ["line": 3, "column": 11]])
    #expect(lines[1]["suggestions"] == nil)
    #expect(lines.map { $0["severity"] as? String } == ["ERROR", "WARNING", "WARNING"])
  }

  @Test func `a spreadsheet runs nothing that a table says`() throws {
    var report = ReportSample.full
    report.findings = [ReportSample.findings[0]]
    report.findings[0].source = "=HYPERLINK(\"http://x\",1)"
    report.findings[0].target = "-1\r\n2"
    let text = try ReportSample.write(report, as: "csv")
    #expect(text.hasPrefix("\u{FEFF}file,line,column,severity,rule,"))
    #expect(text.hasSuffix("\r\n"))
    #expect(text.utf8.contains(Array("\"'=HYPERLINK(\"\"http://x\"\",1)\",\"'-1\r\n2\",%@,".utf8)))
  }
}
