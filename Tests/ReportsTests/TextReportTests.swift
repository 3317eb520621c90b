import CopyModel
import Reports
import RuleKit
import Testing

struct TextReportTests {
  private func lines(_ report: Report, _ style: ReportStyle = ReportStyle()) throws -> [String] {
    try ReportSample.write(report, as: "text", style: style)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The lines that begin with a place.
  private func firstLines(
    _ report: Report, _ style: ReportStyle = ReportStyle()
  ) throws -> [String] {
    try lines(report, style).filter { $0.contains(" (") && $0.first != " " }
  }

  @Test func `a finding begins with its place, then says which string it is, and the copy`() throws
  {
    #expect(
      try lines(ReportSample.full) == [
        "내 앱/ko.lproj/A B.strings:3:5  error    Put “%@” \"back\" \\. (lost-placeholder)",
        "    ko · k \"1\"", "    %@ is here → 여기 있음",
        "내 앱/ko.lproj/A B.strings:12:5  warning  Put “%@” \"back\" \\. (typed-ellipsis)",
        "    ko · k \"1\"", "    %@ is here → 여기 있음", "    also /abs/100%.md:1:5", "",
        "rule              errors  warnings  notes",
        "lost-placeholder       1         -      -",
        "typed-ellipsis         -         2      -",
        "Silence a rule with --skip RULE, or with “rules: {RULE: off}” in .copydesk.yml.", "",
        "1 error, 2 warnings, 0 notes in 2 files, 1 string, 0 alerts.", "",
      ])
  }

  @Test func `what matters most comes first, in a file and among files`() throws {
    var report = ReportSample.full
    report.findings = [
      ("a.po", 1, .note), ("a.po", 2, .warning), ("b.po", 1, .note), ("b.po", 9, .error),
      ("c.po", 5, .error),
    ].map { file, line, severity in
      var finding = ReportSample.finding("lost-placeholder", severity, file: file, line: line)
      finding.key = "\(file)\(line)"
      return finding
    }
    #expect(
      try firstLines(report).map { $0.prefix { $0 != " " } } == [
        "b.po:9:5", "b.po:1:5", "c.po:5:5", "a.po:2:5", "a.po:1:5",
      ])
    let byKey = try lines(report, ReportStyle(grouping: .key))
    #expect(byKey.filter { $0.hasSuffix(".po9") || $0.hasSuffix(".po5") }.first == "b.po9")
  }

  @Test func `what is too mild is counted only`() throws {
    var report = ReportSample.full
    report.least = .error
    let lines = try lines(report)
    #expect(!lines.contains { $0.contains("typed-ellipsis") })
    #expect(lines.contains("1 error, 2 warnings, 0 notes in 2 files, 1 string, 0 alerts."))
    #expect(lines.contains("2 milder findings not shown."))
  }

  @Test func `how far the translation is stands on one line, unless it is asked for`() throws {
    var report = ReportSample.full
    report.rules.append(
      Rule(
        "untranslated", .table, .warning, statusMessage: { "\($0) are left." }, summary: "S.",
        rationale: "R.", source: .practice("none"), examples: [], check: .text([]) { _, _ in }))
    report.findings = (1...7).map { number in
      var finding = ReportSample.finding("untranslated", .warning, file: "a.po", line: number)
      finding.key = "k\(number)"
      return finding
    }
    let folded = try lines(report)
    #expect(
      folded.prefix(3) == [
        "a.po:1:5  warning  7 are left. (untranslated)", "    ko · k1, k2, k3, k4, k5 and 2 more",
        "",
      ])
    report.findings.append(
      ReportSample.finding("lost-placeholder", .warning, file: "z.po", line: 9))
    report.findings.append(
      ReportSample.finding("other", .warning, file: "b.po", line: 1))
    // A text matters more, and more still where the rule can be worse.
    #expect(
      try firstLines(report).map { $0.prefix { $0 != ":" } } == ["z.po", "b.po", "a.po"])
    report.findings.removeLast(2)
    #expect(try firstLines(report, ReportStyle(asked: ["untranslated"])).count == 7)
    #expect(try firstLines(report, ReportStyle(grouping: .rule)).count == 7)
  }

  @Test func `a text is cut to the terminal around what is flagged`() throws {
    var report = ReportSample.full
    report.findings = [ReportSample.findings[0]]
    let filler = String(repeating: "여백", count: 40)
    report.findings[0].source = "%@" + filler
    report.findings[0].target = filler + "빠졌다" + filler
    report.findings[0].sourceSpan = 0..<2
    report.findings[0].targetSpan = 80..<83
    let line = try #require(lines(report, ReportStyle(width: 60)).first { $0.contains(" → ") })
    #expect(line.hasPrefix("    %@여백"))
    #expect(line.contains("… → …"))
    #expect(line.contains("빠졌다"))
    let columns = line.unicodeScalars.reduce(0) {
      $0 + ((0xAC00...0xD7A3).contains($1.value) ? 2 : 1)
    }
    #expect((56...60).contains(columns))
    #expect(try lines(report).contains { $0.contains(filler) })
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
      report.findings[index].key = "\u{1B}\n"
    }
    let text = try ReportSample.write(report, as: "text")
    #expect(!text.contains { "\u{1B}\u{7}\u{202E}".contains($0) })
    #expect(
      try text.split(separator: "\n").count
        == ReportSample.write(ReportSample.full, as: "text").split(separator: "\n").count)
  }

  @Test func `there are colors only when asked for`() throws {
    #expect(try !ReportSample.write(ReportSample.full, as: "text").contains("\u{1B}"))
    let colored = try ReportSample.write(
      ReportSample.full, as: "text", style: ReportStyle(isColored: true))
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
    #expect(try lines(report)[2] == "    " + copy)
  }
}
