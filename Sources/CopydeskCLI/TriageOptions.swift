import ArgumentParser
import CopyModel
import Copydesk
import FoundationEssentials
import Reports
import StoredFiles
import Triage

/// What is known already: the baseline, and the revision that a run is held against.
struct TriageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Tell only what is not in this baseline (default: “baseline” of the configuration).",
      valueName: "file"))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write all that is found into a baseline. What this run does not look at stays in it.",
      valueName: "file"))
  var writeBaseline: String?

  @Flag(help: "Take out of the baseline what is no longer found. Nothing is added.")
  var pruneBaseline = false

  @Flag(help: "Fail when the baseline has what is no longer found.")
  var strictBaseline = false

  @Option(
    help: ArgumentHelp(
      """
      Tell only what a revision of Git does not have; of a branch, what it did not have where this one left it.
      """,
      valueName: "revision"))
  var newFrom: String?

  /// Sets what a run is held against. `configured` is the baseline that the project names.
  func apply(to triage: inout Triage, configured: String?) throws -> Plan {
    let path = writeBaseline ?? baseline ?? configured
    guard path != nil || !(pruneBaseline || strictBaseline) else {
      let option = pruneBaseline ? "--prune-baseline" : "--strict-baseline"
      throw ValidationError("\(option) needs a baseline. Name it: --baseline FILE.")
    }
    if let writeBaseline {
      let isThere = FileManager.default.fileExists(atPath: writeBaseline)
      triage.recording = Triage.Recording(replacing: isThere ? try Self.read(writeBaseline) : nil)
    } else if let path {
      triage.baseline = try Self.read(path)
    }
    return Plan(path: path, prunes: pruneBaseline, isStrict: strictBaseline)
  }

  /// Throws where any of this was given.
  func refuse(because reason: String) throws {
    guard baseline == nil, writeBaseline == nil, newFrom == nil, !pruneBaseline, !strictBaseline
    else { throw ValidationError("A baseline is not named here. \(reason)") }
  }

  static func read(_ path: String) throws -> Baseline {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try StoredFile.bytes(of: path)
    } catch {
      throw ValidationError("\(path): \(Self.words(error)) Write it with --write-baseline \(path).")
    }
    do throws(TriageError) {
      return try Baseline.read(bytes, path: path)
    } catch {
      throw ValidationError(error.description)
    }
  }

  private static func words(_ error: FileError) -> String {
    switch error {
    case .missing: "There is no such baseline."
    case .noPermission: "The baseline may not be read."
    case .notRegular: "This is no file."
    case .other(let words): "The baseline cannot be read: \(words)."
    }
  }
}

extension TriageOptions {
  /// The baseline of a run.
  struct Plan {
    /// Nil where there is none.
    let path: String?
    let prunes: Bool
    let isStrict: Bool

    /// Writes the baseline where that is asked for, and says what became of it. Whether it fails the run.
    func settle(_ outcome: Triage.Outcome, of triage: Triage) throws -> Bool {
      for note in outcome.notes where note.kind != .notRun {
        Output.complain("\(note.place): \(note.message)")
      }
      let idle = outcome.notes.filter { $0.kind == .notRun }
      if let first = idle.first {
        // A run of a few rules has a word for all of them.
        let others = idle.count == 1 ? "" : " So it is with \(idle.count - 1) more."
        Output.complain("\(first.place): \(first.message)\(others)")
      }
      guard let path else { return false }
      if let recorded = outcome.recorded {
        try write(recorded, to: path)
        let kept = outcome.kept == 0 ? "" : " \(outcome.kept) that were not looked for stay."
        Output.complain(
          "\(path): \(ReportWords.counted(recorded.entries.count - outcome.kept, "finding")) written, each string for itself.\(kept)"
        )
        return false
      }
      guard let baseline = triage.baseline, !outcome.gone.isEmpty else { return false }
      guard prunes else {
        Output.complain(
          "\(path): \(ReportWords.counted(outcome.gone.count, "finding")) no longer there. --prune-baseline takes them out."
        )
        return isStrict
      }
      try write(baseline.without(outcome.gone), to: path)
      Output.complain("\(path): \(ReportWords.counted(outcome.gone.count, "finding")) taken out.")
      return false
    }

    private func write(_ baseline: Baseline, to path: String) throws {
      try Output.write(
        baseline.written(folding: RuleCatalogue.foldedByKeys), toFile: path)
    }
  }
}
