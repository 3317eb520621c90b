package import CopyModel

/// Sorts what a run finds into what is told and what is known: findings that are let pass, and those that were there.
package struct Triage: Sendable {
  /// What the project lets pass.
  package var allowances: [Allowance] = []
  /// The findings that are known; nil where none are kept.
  package var baseline: Baseline?
  /// Those of a revision that the run is held against; nil where it is held against none.
  package var earlier: Baseline?
  /// The baseline that is written anew; nil where none is.
  package var recording: Recording?
  /// The day it is: `2027-03-01`.
  package var today = ""
  /// Where the paths of the project start.
  package var folders: ReportFolders?

  package init() {}

  /// A baseline that is written.
  package struct Recording: Sendable {
    /// What the file had, of which stays what the run did not look at.
    package var replaced: Baseline?

    package init(replacing replaced: Baseline? = nil) { self.replaced = replaced }
  }

  /// What became of the findings of a run.
  package struct Outcome: Sendable {
    /// What is told, in its order.
    package var told: [Finding] = []
    /// What was there before.
    package var known: [Finding] = []
    /// What is let pass.
    package var suppressed: [Finding] = []
    /// The baseline that was asked for: nil where none was.
    package var recorded: Baseline?
    /// How many of its entries were there before and not looked at.
    package var kept = 0
    /// The entries of the baseline that were looked for and not found.
    package var gone: [BaselineEntry] = []
    /// In the order of the allowances.
    package var notes: [AllowanceNote] = []

    package init() {}
  }

  /// The findings that nothing lets pass.
  package func told(_ findings: [Finding]) -> [Finding] { sorted(findings).told }

  package func outcome(of findings: [Finding], _ coverage: Coverage) -> Outcome {
    var outcome = Outcome()
    let (told, suppressed, isUsed) = sorted(findings)
    (outcome.told, outcome.suppressed) = (told, suppressed)
    outcome.notes = notes(isUsed, coverage)
    if let recording {
      record(&outcome, recording, coverage)
      return outcome
    }
    if let baseline {
      outcome.gone = sift(&outcome, by: baseline).filter(coverage.covers)
    }
    // What the revision had as well is not gone from the baseline.
    if let earlier { _ = sift(&outcome, by: earlier) }
    return outcome
  }

  /// Sorts out what is let pass, and says which allowances speak of something.
  private func sorted(
    _ findings: [Finding]
  ) -> (told: [Finding], suppressed: [Finding], isUsed: [Bool]) {
    var isUsed = Array(repeating: false, count: allowances.count)
    // Mostly nothing is let pass: then the findings stay as they are.
    guard !allowances.isEmpty || findings.contains(where: { $0.suppression != nil }) else {
      return (findings, [], isUsed)
    }
    let byRule = Dictionary(grouping: allowances.indices) { allowances[$0].rule }
    var (told, suppressed): ([Finding], [Finding]) = ([], [])
    for var finding in findings {
      for number in byRule[finding.rule] ?? [] where allowances[number].speaks(of: finding) {
        isUsed[number] = true
        finding.weigh(allowances[number], on: today)
      }
      if finding.suppression == nil { told.append(finding) } else { suppressed.append(finding) }
    }
    return (told, suppressed, isUsed)
  }

  /// Writes down what is found: from now on it is known.
  private func record(_ outcome: inout Outcome, _ recording: Recording, _ coverage: Coverage) {
    let kept = recording.replaced?.entries.filter { !coverage.covers($0) } ?? []
    outcome.recorded = Baseline(Baseline(of: outcome.told, in: folders).entries + kept)
    outcome.kept = kept.count
    for var finding in outcome.told {
      finding.baselineState = .unchanged
      outcome.known.append(finding)
    }
    outcome.told = []
  }

  /// Takes out what a baseline has, and answers which of its entries are left.
  private func sift(_ outcome: inout Outcome, by baseline: Baseline) -> [BaselineEntry] {
    var match = BaselineMatch(baseline)
    var marks = Fingerprints(in: folders)
    let entries = outcome.told.map { BaselineEntry.all(of: $0, at: marks.place(of: $0)) }
    var states = match.states(of: entries.flatMap(\.self))[...]
    var told: [Finding] = []
    for (finding, own) in zip(outcome.told, entries) {
      var finding = finding
      let found = states.prefix(own.count)
      states = states.dropFirst(own.count)
      guard found.contains(where: { $0 != .unchanged }) else {
        finding.baselineState = .unchanged
        outcome.known.append(finding)
        continue
      }
      // Of one that stands for many strings, those are told that are new.
      if own.count > 1 { finding.keep(zip(own, found).filter { $1 != .unchanged }.map(\.0)) }
      // What one baseline knows under another text, the other need not know.
      if finding.baselineState != .updated {
        finding.baselineState = found.contains(.updated) ? .updated : .new
      }
      told.append(finding)
    }
    outcome.told = told
    return match.rest
  }

  private func notes(_ isUsed: [Bool], _ coverage: Coverage) -> [AllowanceNote] {
    zip(allowances, isUsed).compactMap { allowance, isUsed in
      let kind: AllowanceNote.Kind
      if allowance.isOver(on: today) {
        kind = .expired
      } else if !coverage.rules.contains(allowance.rule) {
        kind = .notRun
      } else if !isUsed, coverage.isWhole {
        kind = .unused
      } else {
        return nil
      }
      return AllowanceNote(
        kind, at: allowance.place, rule: allowance.rule, until: allowance.until)
    }
  }
}

extension Finding {
  /// Stands for some of its strings only.
  fileprivate mutating func keep(_ entries: [BaselineEntry]) {
    keys = entries.compactMap(\.key)
    key = keys.first
    if keys.count == 1 { keys = [] }
  }

  /// Is let pass by what speaks of it, or says why it is back.
  fileprivate mutating func weigh(_ allowance: Allowance, on day: String) {
    if allowance.isOver(on: day) {
      message += " It was let pass until \(allowance.until ?? "")."
    } else if !allowance.holds(for: self) {
      message += " It was let pass for another text: \(allowance.difference(from: self))."
    } else {
      suppression = Suppression(.external, reason: allowance.reason, by: allowance.by)
    }
  }
}

extension Allowance {
  /// The text that is no longer the one that it was given for.
  fileprivate func difference(from finding: Finding) -> String {
    if let source, source != finding.source { return "“\(source)”" }
    return "“\(target ?? "")”"
  }
}
