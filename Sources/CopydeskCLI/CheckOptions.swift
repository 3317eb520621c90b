import ArgumentParser
import Configuration
import CopyModel
import Copydesk
import Reports
import Triage

/// What the verbs take that run the whole pipeline.
struct CheckOptions: ParsableArguments {
  @OptionGroup var projects: ProjectOptions
  @OptionGroup var platform: PlatformOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var known: TriageOptions

  @Option(
    help: ArgumentHelp(
      """
      Also report translations that stayed when their source changed since an earlier version: a \
      folder with the tables as they were, or a revision of Git.
      """,
      valueName: "folder|revision"))
  var since: String?

  /// What a run over some paths brought out.
  struct Outcome {
    var result = Copydesk.Result()
    /// Whether a baseline has what is no longer found, and that is to fail the run.
    var isStale = false
    /// Of the first project.
    var configuration: Configuration?
    /// How many rules ran, and how many did not.
    var rules = (running: 0, idle: 0)
  }

  /// Checks the projects of some paths. `set` says what else is asked of each.
  func run(
    _ paths: [String], progress: ProgressLine?, set: (inout Options) -> Void = { _ in }
  ) async throws -> Outcome {
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
      set(&options)
      return try Copydesk(options)
    }
    // What one project has no use for another may well have.
    let idle = checks.first?.idleRules.filter { rule in
      checks.allSatisfy { $0.idleRules.contains(rule) }
    }
    try rules.requireWork(idle ?? [])
    defer { progress?.erase() }
    var outcome = Outcome()
    outcome.configuration = runs.first?.project.configuration
    if let first = checks.first {
      let running = first.runningRules
      outcome.rules = (running, RuleCatalogue.rules.count - running)
    }
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
      if try baseline.settle(own.triage, of: copydesk.options.triage) { outcome.isStale = true }
      outcome.result.merge(own)
    }
    return outcome
  }

  /// Says what could not be read, and which languages are not there.
  func complain(about result: Copydesk.Result, hint: (String) -> String = { _ in "" }) {
    for error in result.errors {
      Output.complain("\(error.path): \(error.message)\(hint(error.path))")
    }
    if result.files > 0, !result.absentLocales.isEmpty {
      let names = result.absentLocales.map(\.identifier).joined(separator: ", ")
      Output.complain("No table is in \(names). “copydesk read” shows what each is taken for.")
    }
  }

  /// The report of a run.
  func report(of result: Copydesk.Result, isBrief: Bool = false) -> Report {
    var report = Report(
      findings: result.findings, rules: RuleCatalogue.rules,
      errors: result.errors.map { ($0.path, $0.message) }, files: result.files,
      units: result.units, alerts: result.alerts, withoutLexicon: result.withoutLexicon,
      version: Version.number, isBrief: isBrief, folders: .here)
    (report.suppressed, report.known) = (result.suppressed, result.known.count)
    return report
  }
}
