import ArgumentParser
import CopyModel
import Copydesk
import Reports

/// `copydesk check`: the whole pipeline over files and folders.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check tables and documents, and report what is wrong.")

  @Argument(help: "Files and folders. Folders are searched for tables.")
  var paths: [String] = []

  @OptionGroup var checks: CheckOptions
  @OptionGroup var output: ReportOptions

  @Option(
    help: ArgumentHelp(
      "What makes the run fail: error, warning, note, never.", valueName: "severity"))
  var failOn = "error"

  func run() async throws {
    var asked = Options()
    try checks.rules.apply(to: &asked)
    let plan = try output.plan(asked: asked.only)
    let threshold = try FailOn.severity(named: failOn)
    guard !paths.isEmpty else {
      throw ValidationError("Name a file or folder to check, such as: copydesk check App")
    }
    let outcome = try await checks.run(paths, progress: plan.progressLine())
    let result = outcome.result
    checks.complain(about: result, hint: hint)
    try plan.write(checks.report(of: result, isBrief: plan.isQuiet))
    // Whoever asks for a locale that is not there would take the silence for praise.
    let isMisled = checks.projects.common.locale != nil && !result.absentLocales.isEmpty
    if !result.errors.isEmpty || isMisled { throw ExitCode(2) }
    if outcome.isStale { throw ExitCode(1) }
    if let threshold, result.findings.contains(where: { $0.severity >= threshold }) {
      throw ExitCode(1)
    }
  }

  /// Where the verb is left out, a verb that is misspelled is the first path.
  private func hint(_ path: String) -> String {
    let verbs = CopydeskCommand.configuration.subcommands.compactMap {
      $0.configuration.commandName
    }
    guard path == paths.first, !path.contains("/"), !path.contains(".") else { return "" }
    return verbs.nearest(to: path).map { " Did you mean the verb “\($0)”?" } ?? ""
  }
}
