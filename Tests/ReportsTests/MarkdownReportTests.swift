import CopyModel
import Reports
import Testing

/// A comment for a pull request, and the summary of a job.
@Suite struct MarkdownReportTests {
  @Test func `the worst stands first, on one row`() throws {
    var report = ReportSample.full
    report.findings.swapAt(0, 2)
    report.findings[0].key = "a|b*c"
    report.findings[0].source = "Ask @team <b>now</b>\n#1"
    let rows = try ReportSample.write(report, as: "markdown").split(separator: "\n")
      .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| |") && !$0.hasPrefix("| -") }
    #expect(rows.count == 3)
    #expect(rows[0].hasPrefix("| error | 내 앱/ko.lproj/A B.strings:3:5<br>k \"1\" | Put “%@"))
    #expect(
      rows[1].hasPrefix(
        "| warning | /abs/100%.md:1:5<br>a\\|b\\*c | Put “%@<!-- -->” \"back\" \\\\."))
    #expect(
      rows[1].hasSuffix("Ask @<!-- -->team &lt;b&gt;now&lt;/b&gt;↵#<!-- -->1 → 여기 있음 |"))
  }

  @Test(arguments: [2_000, 60_000])
  func `what has no room is counted`(room: Int) throws {
    var report = ReportSample.full
    report.findings = (1...3_000).map {
      ReportSample.finding("typed-ellipsis", .note, file: "a.po", line: $0)
    }
    let text = String(decoding: MarkdownReport.write(report, atMost: room), as: UTF8.self)
    #expect(text.utf8.count <= room)
    let rows = text.split(separator: "\n").count { $0.hasPrefix("| note") }
    #expect(rows > 5)
    #expect(text.hasSuffix("\n\(3_000 - rows) more findings.\n"))
  }
}
