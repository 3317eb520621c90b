import CopyModel
import Reports
import Testing

struct TextReportTests {
  @Test func `findings stand under their files, a count at the end`() throws {
    #expect(
      try ReportSample.write(ReportSample.full, as: "text")
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init) == [
          "내 앱/ko.lproj/A B.strings",
          "  3:5      error    Put “%@” \"back\" \\. (lost-placeholder)",
          "                    %@ is here → 여기 있음",
          "  12:5     warning  Put “%@” \"back\" \\. (typed-ellipsis)",
          "                    %@ is here → 여기 있음", "", "/abs/100%.md",
          "  1:5      warning  Put “%@” \"back\" \\. (typed-ellipsis)",
          "                    %@ is here → 여기 있음", "",
          "1 error, 2 warnings, 0 notes in 2 files, 1 string, 0 alerts.", "",
        ])
  }

  @Test func `nothing to read and nothing to find are told apart`() throws {
    var report = ReportSample.empty
    #expect(try ReportSample.write(report, as: "text").hasPrefix("Nothing to check"))
    report.files = 2
    #expect(
      try ReportSample.write(report, as: "text") == "No findings in 2 files, 0 strings, 1 alert.\n")
  }

  @Test func `nothing that a table or a path says moves the cursor`() throws {
    var report = ReportSample.full
    for index in report.findings.indices {
      report.findings[index].message += "\u{1B}[2J\u{202E}"
      report.findings[index].file += "\nb.strings\u{7}"
    }
    let text = try ReportSample.write(report, as: "text")
    #expect(!text.contains { "\u{1B}\u{7}\u{202E}".contains($0) })
    #expect(
      try text.split(separator: "\n").count
        == ReportSample.write(ReportSample.full, as: "text").split(separator: "\n").count)
  }

  @Test func `there are colors only when asked for`() throws {
    #expect(try !ReportSample.write(ReportSample.full, as: "text").contains("\u{1B}"))
    let colored = try ReportSample.write(ReportSample.full, as: "text", isColored: true)
    #expect(colored.contains("\u{1B}[31merror"))
    #expect(colored.contains("\u{1B}[33mwarning"))
    let plain = colored.replacing(#/\u{1B}\[\d+m/#, with: "")
    #expect(try plain == ReportSample.write(ReportSample.full, as: "text"))
  }

  @Test(
    arguments: [
      ("Delete?", nil, "Delete?"), (nil, "삭제?", "삭제?"), ("Delete?", "삭제?", "Delete? → 삭제?"),
    ] as [(String?, String?, String)])
  func `shows the copy that there is`(source: String?, target: String?, copy: String) throws {
    var report = ReportSample.full
    report.findings = [ReportSample.findings[0]]
    report.findings[0].source = source
    report.findings[0].target = target
    let lines = try ReportSample.write(report, as: "text").split(separator: "\n")
    #expect(lines.contains { $0 == String(repeating: " ", count: 20) + copy })
  }

  @Test func `a finding without copy has no such line`() throws {
    var report = ReportSample.full
    report.findings = [ReportSample.findings[0]]
    report.findings[0].source = nil
    report.findings[0].target = nil
    #expect(try !ReportSample.write(report, as: "text").contains(String(repeating: " ", count: 20)))
  }
}
