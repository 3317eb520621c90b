import ArgumentParser
import Configuration
import CopyModel
import Copydesk
import Reports
import Triage

/// `copydesk check`: the whole pipeline over files and folders.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check tables and documents, and report what is wrong.")

  @Argument(help: "Files and folders. Folders are searched for tables.")
  var paths: [String] = []

  @OptionGroup var projects: ProjectOptions
  @OptionGroup var platform: PlatformOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var output: ReportOptions
  @OptionGroup var known: TriageOptions

  @Option(
    help: ArgumentHelp(
      """
      Also report translations that stayed when their source changed since an earlier version: a \
      folder with the tables as they were, or a revision of Git.
      """,
      valueName: "folder|revision"))
  var since: String?

  @Option(
    help: ArgumentHelp(
      "What makes the run fail: error, warning, note, never.", valueName: "severity"))
  var failOn = "error"

  func run() async throws {
    var asked = Options()
    try rules.apply(to: &asked)
    let plan = try output.plan(asked: asked.only)
    let threshold = try FailOn.severity(named: failOn)
    guard !paths.isEmpty else {
      throw ValidationError("Name a file or folder to check, such as: copydesk check App")
    }
    let runs = try projects.runs(of: paths) { options in
      try platform.apply(to: &options)
      try rules.apply(to: &options)
    }
    let named = runs.flatMap { $0.paths.prefix($0.project.named.count) }
    let earlier = try since.map { try EarlierTables($0, of: named) }
    defer { earlier?.remove() }
    let checks = try runs.map { run in
      var options = run.options
      options.earlier = earlier?.places ?? []
      options.isNarrowed = projects.common.locale != nil || projects.code.noCode
      return try Copydesk(options)
    }
    // What one project has no use for another may well have.
    let idle = checks.first?.idleRules.filter { rule in
      checks.allSatisfy { $0.idleRules.contains(rule) }
    }
    try rules.requireWork(idle ?? [])
    let progress = plan.progressLine()
    defer { progress?.erase() }
    var result = Copydesk.Result()
    var isStale = false
    for (run, check) in zip(runs, checks) {
      var copydesk = check
      // One after the other: they may share a baseline, which each writes.
      let baseline = try known.apply(
        to: &copydesk.options.triage, configured: run.project.configuration?.baseline)
      if let revision = known.newFrom {
        copydesk.options.triage.earlier = try await EarlierFindings.baseline(
          of: revision, at: run.paths, copydesk.options)
      }
      let own = try await copydesk.readingCode(besides: run.paths).check(run.paths) {
        progress?.add($0)
      }
      progress?.erase()
      if try baseline.settle(own.triage, of: copydesk.options.triage) { isStale = true }
      result.merge(own)
    }
    for error in result.errors {
      Output.complain("\(error.path): \(error.message)\(hint(error.path))")
    }
    if result.files > 0, !result.absentLocales.isEmpty {
      let names = result.absentLocales.map(\.identifier).joined(separator: ", ")
      Output.complain("No table is in \(names). “copydesk read” shows what each is taken for.")
    }
    var report = Report(
      findings: result.findings, rules: RuleCatalogue.rules,
      errors: result.errors.map { ($0.path, $0.message) }, files: result.files,
      units: result.units, alerts: result.alerts, withoutLexicon: result.withoutLexicon,
      version: Version.number, isBrief: plan.isQuiet, folders: .here)
    (report.suppressed, report.known) = (result.suppressed, result.known.count)
    try plan.write(report)
    // Whoever asks for a locale that is not there would take the silence for praise.
    let isMisled = projects.common.locale != nil && !result.absentLocales.isEmpty
    if !result.errors.isEmpty || isMisled { throw ExitCode(2) }
    if isStale { throw ExitCode(1) }
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
