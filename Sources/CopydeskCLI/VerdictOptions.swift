import ArgumentParser
import CopyModel
import Copydesk
import Reports

/// What the end of a check makes of its findings.
struct VerdictOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What makes the run fail: error, warning, note, never.", valueName: "severity"))
  var failOn = "error"

  func threshold() throws -> Severity? { try FailOn.severity(named: failOn) }

  /// Reports what a run brought out, and fails where it has to.
  func end(
    _ outcome: CheckOptions.Outcome, of checks: CheckOptions, _ plan: ReportPlan,
    _ threshold: Severity?, hint: (String) -> String = { _ in "" }
  ) throws {
    let result = outcome.result
    checks.complain(about: result, hint: hint)
    try plan.write(checks.report(of: result, isBrief: plan.isQuiet))
    // Whoever asks for a locale that is not there would take the silence for praise.
    let isMisled = !checks.projects.common.locale.isEmpty && !result.absentLocales.isEmpty
    if !result.errors.isEmpty || isMisled { throw ExitCode(2) }
    if outcome.isStale { throw ExitCode(1) }
    if let threshold, result.findings.contains(where: { $0.severity >= threshold }) {
      throw ExitCode(1)
    }
  }
}
