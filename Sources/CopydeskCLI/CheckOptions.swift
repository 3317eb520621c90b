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

  /// The projects of some paths, ready to be checked.
  struct Prepared {
    let checks: [(run: ProjectOptions.Run, copydesk: Copydesk)]
    /// The tables as they were, to be taken away in the end.
    let earlier: EarlierTables?
  }

  /// Makes the projects of some paths ready. `set` says what else is asked of each.
  func prepared(_ paths: [String], set: (inout Options) -> Void = { _ in }) throws -> Prepared {
    let runs = try projects.runs(of: paths) { options in
      try platform.apply(to: &options)
      try rules.apply(to: &options)
    }
    let named = runs.flatMap { $0.paths.prefix($0.project.named.count) }
    let earlier = try since.map { try EarlierTables($0, of: named) }
    let checks = try runs.map { run in
      var options = run.options
      options.earlier = earlier?.places ?? []
      options.isNarrowed = !projects.common.locale.isEmpty || projects.code.noCode
      set(&options)
      return (run: run, copydesk: try Copydesk(options))
    }
    // What one project has no use for another may well have.
    let idle = checks.first?.copydesk.idleRules.filter { rule in
      checks.allSatisfy { $0.copydesk.idleRules.contains(rule) }
    }
    try rules.requireWork(idle ?? [])
    return Prepared(checks: checks, earlier: earlier)
  }

  /// The rules that the command line names.
  func askedRules() throws -> Set<String> {
    var asked = Options()
    try rules.apply(to: &asked)
    return asked.only
  }

  /// Checks the projects of some paths. `set` says what else is asked of each.
  func run(
    _ paths: [String], progress: ProgressLine?, set: (inout Options) -> Void = { _ in }
  ) async throws -> Outcome {
    try await run(paths, set: set) { _, copydesk, paths in
      defer { progress?.erase() }
      return try await copydesk.readingCode(besides: paths).check(paths) { progress?.add($0) }
    }
  }

  /// The same where `check` says how a project is checked, by its number. What it is given has not read the code yet.
  func run(
    _ paths: [String], set: (inout Options) -> Void = { _ in },
    check: (Int, Copydesk, [String]) async throws -> Copydesk.Result
  ) async throws -> Outcome {
    let prepared = try prepared(paths, set: set)
    defer { prepared.earlier?.remove() }
    return try await outcome(of: prepared, check)
  }

  /// Checks what is ready to be checked.
  func outcome(
    of prepared: Prepared, _ check: (Int, Copydesk, [String]) async throws -> Copydesk.Result
  ) async throws -> Outcome {
    var outcome = Outcome()
    outcome.configuration = prepared.checks.first?.run.project.configuration
    if let first = prepared.checks.first?.copydesk {
      let running = first.runningRules
      outcome.rules = (running, RuleCatalogue.rules.count - running)
    }
    for (number, (run, ready)) in prepared.checks.enumerated() {
      var copydesk = ready
      // One after the other: they may share a baseline, which each writes.
      let baseline = try known.apply(
        to: &copydesk.options.triage, configured: run.project.configuration?.baseline)
      if let revision = known.newFrom {
        copydesk.options.triage.earlier = try await EarlierFindings.baseline(
          of: revision, at: run.paths, copydesk.options)
      }
      let own = try await check(number, copydesk, run.paths)
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
