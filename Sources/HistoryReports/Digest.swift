package import RunHistory

/// What a night changed, for those who read it in the morning.
///
/// It looks at no clock: of one history it is always the same.
package struct Digest {
  package let batch: Batch
  /// The batch before; nil for the first.
  let before: Batch?
  let projects: [Project]
  /// The worst findings that are new or back, at most ten. Those that a new version may have brought come last.
  let worst: [FindingRecord]

  /// What could not be checked at all, each with what is wrong.
  let failures: [(project: String, message: String)]

  /// How many runs a trend goes back.
  static let nights = 30

  /// A project's run and those before it.
  struct Project {
    let run: StoredRun
    /// Until this run, of which it is the last.
    let runs: [StoredRun]

    /// Whether what is new or resolved says little of the copy: there was nothing before, or another tool.
    var isSpecial: Bool { run.isFirst || run.upgradedFrom != nil }

    /// The locales that have copy or findings, in order; nil for findings about none.
    var locales: [LocaleTally] { run.locales }

    /// The figures of a locale night after night; those of all together for nil.
    func trend(of locale: LocaleTally?) -> Trend {
      Trend(
        points: runs.map { run in
          guard let locale else { return .init(run, run.total) }
          return .init(run, run.locales.first { $0.locale == locale.locale } ?? LocaleTally())
        })
    }
  }

  /// `failures` are the projects that could not be checked, which the history knows nothing of.
  package init(
    _ history: HistoryFile, batch: Batch, failures: [(project: String, message: String)] = []
  ) throws(HistoryError) {
    self.batch = batch
    self.failures = failures
    before = try history.batches().last { $0.number < batch.number }
    let runs = try history.runs().filter { $0.batch.number <= batch.number }
    let projects = runs.filter { $0.batch.number == batch.number }.map { run in
      let own = runs.filter { $0.project == run.project }
      return Project(run: run, runs: Array(own.suffix(Self.nights)))
    }
    let ordinary = Set(projects.filter { !$0.isSpecial }.map(\.run.project))
    let special = Set(projects.filter(\.isSpecial).map(\.run.project))
    let states: Set<FindingState> = [.new, .reopened]
    let first = try history.worst(10, in: batch, to: states, of: ordinary)
    worst = first + (try history.worst(10 - first.count, in: batch, to: states, of: special))
    self.projects = projects
  }

  // MARK: Figures

  /// Of the projects that had a run under the same tool before.
  var changes: LocaleTally {
    LocaleTally(of: projects.filter { !$0.isSpecial }.map(\.run.total))
  }

  var total: LocaleTally { LocaleTally(of: projects.map(\.run.total)) }

  var failing: [String] { projects.filter { !$0.run.passes }.map(\.run.project) }
}
