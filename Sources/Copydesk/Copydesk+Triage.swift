import CopyModel
import Triage

extension Copydesk {
  /// Leaves in a run's findings what is told, and says what became of the others.
  func triage(_ result: inout Result, _ comments: AllowComments, _ paths: [String]) {
    let coverage = coverage(of: paths, unread: result.errors.map(\.path))
    var outcome = options.triage.outcome(of: result.findings, coverage)
    outcome.notes += comments.notes(
      besides: outcome.suppressed, ran: coverage.rules, isWhole: !coverage.isNarrowed)
    result.findings = outcome.told
    if options.isRecorded { (result.unfolded, result.coverage) = (outcome.told, coverage) }
    // They are in one place: more may join them, and none is to be there twice.
    outcome.told = []
    result.triage = outcome
  }

  /// What a run over some paths looks at.
  private func coverage(of paths: [String], unread: [String]) -> Coverage {
    var coverage = Coverage()
    let home = { [folders = options.triage.folders] (path: String) in
      folders.map { path.path(in: $0) } ?? path
    }
    coverage.rules = rules.running
    // It is looked for only where there is an earlier version.
    if options.earlier.isEmpty { coverage.rules.remove("stale-translation") }
    coverage.locales = options.locales
    coverage.sourceLocale = options.sourceLocale
    coverage.paths = paths.map(home)
    coverage.unread = Set(unread.map(home))
    coverage.isNarrowed = options.isNarrowed
    return coverage
  }
}
