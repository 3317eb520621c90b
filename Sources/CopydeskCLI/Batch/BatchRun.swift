import ArgumentParser
import Audit
import Configuration
import CopyModel
import Copydesk
import FoundationEssentials
import Reports
import RunHistory
import Triage

/// The projects of a batch, one after the other: a line for each, and what the end says.
struct BatchRun {
  private let batch: Batch
  private let history: HistoryFile
  private let checks: CheckOptions
  /// How many projects there are.
  private let count: Int
  private(set) var runs: [StoredRun] = []
  /// The projects that could not be checked, and why.
  private(set) var failures: [(project: String, message: String)] = []

  init(_ batch: Batch, _ history: HistoryFile, _ checks: CheckOptions, projects count: Int) {
    (self.batch, self.history, self.checks, self.count) = (batch, history, checks, count)
  }

  /// Checks a project and stores what it brought. What goes wrong with it stops none of the others; what goes wrong with
  /// the history does.
  mutating func check(_ project: BatchList.Project) async throws {
    let number = runs.count + failures.count + 1
    do {
      let stored = try await stored(project)
      runs.append(stored)
      try say("[\(number)/\(count)] \(stored.logLine)")
    } catch let error as HistoryError {
      throw error
    } catch {
      let message = error.line
      failures.append((project.name, message))
      try say("[\(number)/\(count)] \(project.name): not checked. \(message)")
    }
  }

  private func stored(_ project: BatchList.Project) async throws -> StoredRun {
    let start = ContinuousClock.now
    let place = try ProjectPlace(project, history: history.path)
    let kept = KeptInHistory(history, project: project.name, tool: Version.build)
    let progress = Output.errorIsTerminal ? ProgressLine() : nil
    var configuration = StableHash()
    let prepared = try checks.prepared(place.paths) { options in
      options.kept = kept
      options.isRecorded = true
      options.triage.folders = place.folders
    }
    let mark = try await fingerprint(of: prepared, tool: kept.tool)
    if let mark, kept.isMark(mark),
      let stored = try history.storeAgain(
        project.name, revision: place.revision, duration: start.secondsToNow, in: batch)
    {
      return stored
    }
    let outcome = try await checks.outcome(of: prepared) { _, copydesk, paths in
      defer { progress?.erase() }
      let copydesk = try await copydesk.readingCode(besides: paths)
      configuration.add(copydesk.configurationKey)
      return try await copydesk.check(paths) { progress?.add($0) }
    }
    for error in outcome.result.errors { Output.complain("\(error.path): \(error.message)") }
    let record = RunRecord(
      of: outcome, project: project.name, revision: place.revision,
      configuration: String(configuration.value, radix: 16), seconds: start.secondsToNow,
      in: place.folders)
    try kept.finish()
    let stored = try history.store(record, in: batch)
    // Only now is it known what such a run brings out.
    if outcome.result.errors.isEmpty, let mark { try kept.keepMark(mark) }
    return stored
  }

  /// A hash of all that the run of a project depends on; nil where that cannot be told.
  private func fingerprint(
    of prepared: CheckOptions.Prepared, tool: String
  ) async throws -> UInt64? {
    var hash = StableHash()
    hash.add(tool)
    for (run, ready) in prepared.checks {
      var copydesk = ready
      _ = try checks.known.apply(
        to: &copydesk.options.triage, configured: run.project.configuration?.baseline)
      guard let mark = await copydesk.fingerprint(of: run.paths) else { return nil }
      hash.add(Int(truncatingIfNeeded: mark))
      let settings = run.project.configuration ?? Configuration()
      hash.add(describing: settings.gate)
      hash.add(describing: settings.penalties)
    }
    return hash.value
  }

  /// Prints a line. Where nobody reads it any more, the history still has all of it.
  private func say(_ line: String) throws {
    _ = try Output.isTaken(Array((line.visible + "\n").utf8))
  }

  // MARK: The end

  /// Says what is new, resolved and back in all projects, and in which they differ. In a first run all is new, which is
  /// no news.
  func printEnd() throws {
    let known = runs.filter { !$0.isFirst }
    let total = LocaleTally(of: known.flatMap(\.locales))
    var lines = ["\(batch.time): \(total.changes)."]
    for run in known {
      for locale in run.locales where locale.new + locale.resolved + locale.reopened > 0 {
        let what = locale.locale ?? "no language in particular"
        lines.append("  \(run.project), \(what): \(locale.changes)")
      }
    }
    let upgraded = known.filter { $0.upgradedFrom != nil }.map(\.project)
    if !upgraded.isEmpty {
      lines.append(
        "Checked by another version than before, which may be all that changed: \(upgraded.joined(separator: ", "))."
      )
    }
    let failing = runs.filter { !$0.passes }.map(\.project)
    if !failing.isEmpty {
      lines.append("Gates that do not pass: \(failing.joined(separator: ", ")).")
    }
    if !failures.isEmpty {
      lines.append("Not checked: \(failures.map(\.project).joined(separator: ", ")).")
    }
    for line in lines { try say(line) }
  }

  /// How the batch ends; nil where all is well.
  var status: ExitCode? {
    if !failures.isEmpty || runs.contains(where: { $0.errors > 0 }) { return ExitCode(2) }
    return runs.allSatisfy(\.passes) ? nil : ExitCode(1)
  }
}

extension StoredRun {
  /// `Notes: 3 new, 1 resolved, 0 came back; 12 errors, 3 warnings, 40 notes; the gate passes; 0.8 s`.
  fileprivate var logLine: String {
    let all = total
    let changes = isFirst ? "first run" : all.changes
    let upgrade = upgradedFrom.map { " (copydesk \($0) before)" } ?? ""
    let gate = passes ? "the gate passes" : "the gate does not pass"
    let found = "\(all.errors) errors, \(all.warnings) warnings, \(all.notes) notes"
    let seconds = String((duration * 10).rounded() / 10)
    return "\(project): \(changes)\(upgrade); \(found); \(gate); \(seconds) s"
  }
}

extension LocaleTally {
  fileprivate var changes: String {
    "\(new) new, \(resolved) resolved, \(reopened) came back"
  }
}

extension ContinuousClock.Instant {
  fileprivate var secondsToNow: Double {
    let (seconds, attoseconds) = (ContinuousClock.now - self).components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}

extension Error {
  /// What to say of it, in one line.
  fileprivate var line: String {
    CopydeskCommand.message(for: self).split(whereSeparator: \.isNewline).first.map(String.init)
      ?? "\(self)"
  }
}
