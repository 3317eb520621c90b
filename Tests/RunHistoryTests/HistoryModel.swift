import CopyModel
import RunHistory
import Triage

/// What a history must say, kept in memory and looked for one by one.
struct HistoryModel {
  struct Finding {
    var sighting: Sighting
    var life: [(batch: Int, state: FindingState)]
    var lastSeen: Int

    var isResolved: Bool { life.last?.state == .resolved }

    func state(in batch: Int) -> FindingState? {
      guard let step = life.last(where: { $0.batch <= batch }) else { return nil }
      return step.state.isThere && step.batch < batch ? .unresolved : step.state
    }
  }

  private(set) var findings: [Finding] = []

  mutating func store(_ run: RunRecord, in batch: Int) {
    let order =
      findings.indices.filter { !findings[$0].isResolved }
      + findings.indices.filter { findings[$0].isResolved }
    var seen: [Int: Int] = [:]
    let marks: [(BaselineEntry) -> [String?]] = [
      { [$0.fingerprint] }, { [$0.pathless] }, { [$0.rule, $0.file, $0.key, $0.locale] },
    ]
    for mark in marks {
      for (place, sighting) in run.sightings.enumerated() where seen[place] == nil {
        let found = order.first {
          !seen.values.contains($0) && mark(findings[$0].sighting.entry) == mark(sighting.entry)
        }
        if let found { seen[place] = found }
      }
    }
    for index in findings.indices where !seen.values.contains(index) {
      guard !findings[index].isResolved else { continue }
      let entry = findings[index].sighting.entry
      let state: FindingState =
        if !run.coverage.rules.contains(entry.rule) {
          .off
        } else if run.coverage.isNarrowed || run.coverage.unread.contains(entry.file) {
          .unavailable
        } else { .resolved }
      if findings[index].life.last?.state != state { findings[index].life.append((batch, state)) }
    }
    for (place, sighting) in run.sightings.enumerated() {
      guard let index = seen[place] else {
        findings.append(Finding(sighting: sighting, life: [(batch, .new)], lastSeen: batch))
        continue
      }
      if findings[index].life.last?.state.isThere == false {
        findings[index].life.append((batch, findings[index].isResolved ? .reopened : .unresolved))
      }
      findings[index].sighting = sighting
      findings[index].lastSeen = batch
    }
  }

  /// How many told findings have each state in a batch of which the project has a run.
  func counts(in batch: Int) -> [FindingState: Int] {
    var counts: [FindingState: Int] = [:]
    for finding in findings where finding.sighting.isTold {
      guard let state = finding.state(in: batch) else { continue }
      // What was resolved before is not resolved again.
      if state == .resolved, finding.life.last(where: { $0.batch <= batch })?.batch != batch {
        continue
      }
      counts[state, default: 0] += 1
    }
    return counts
  }
}
