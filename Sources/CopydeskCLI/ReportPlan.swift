import CopyModel
import FoundationEssentials
import Reports

/// Where a run's report goes, and in which forms.
struct ReportPlan {
  /// What standard output gets.
  let output: ReportFormat
  let files: [(format: ReportFormat, path: String)]
  let style: ReportStyle
  /// What is milder is not printed.
  let least: Severity
  /// Whether only findings are wanted.
  let isQuiet: Bool
  let showsProgress: Bool

  /// The line that tells how far the check is; nil where nobody sees it, or nobody wants to.
  func progressLine() -> ProgressLine? {
    showsProgress && Output.errorIsTerminal ? ProgressLine() : nil
  }

  /// Writes the report everywhere.
  func write(_ report: Report) throws {
    for file in files {
      try Output.write(file.format.write(report, ReportStyle()), toFile: file.path)
    }
    var printed = report
    printed.least = least
    // To say “no findings” of nothing read, or when only findings are wanted, would mislead.
    let isWorthSaying = !isQuiet && (report.files > 0 || report.errors.isEmpty)
    if output.name != "text" || !report.findings.isEmpty || isWorthSaying {
      // Who reads only the first lines is told by the exit status as well.
      _ = try Output.isTaken(output.write(printed, style))
    }
    // Its lines are findings and nothing else.
    if output.name == "ndjson", !isQuiet, let note = report.lexiconNote { Output.complain(note) }
    if ([output] + files.map(\.format)).contains(where: { $0.name == "github" }) {
      try writeJobSummary(of: report)
    }
  }

  /// Appends to the file that GitHub shows below a job, which refuses more than 1 MiB for a step.
  private func writeJobSummary(of report: Report) throws {
    guard let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty
    else { return }
    let room = (1 << 20) - 1 - Output.size(ofFile: path)
    guard room > 1000 else { return }
    try Output.append(MarkdownReport.write(report, atMost: room), toFile: path)
  }
}
