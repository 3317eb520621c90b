import CopyModel
import HistoryTrials
import RunHistory
import TestKit
import Testing
import Triage

/// Random nights: the history says what a plain model in memory says. 1,000 sequences, of which fifty share a file.
@Suite struct SequenceTests {
  private static let nights = 8

  @Test(arguments: 0..<20)
  func `the history is what the model is`(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let scratch = try Scratch()
    let history = try HistoryFile(in: scratch)
    let projects = (0..<50).map { "Project \($0)" }
    var models = Array(repeating: HistoryModel(), count: projects.count)
    for night in 1...Self.nights {
      let start = try history.begin(list: "/projects.yml", at: HistorySample.time(night))
      for (place, project) in projects.enumerated() {
        // Some are not checked every night, and some more than once.
        let before = models[place]
        for _ in 0..<[0, 1, 1, 1, 1, 2, 3].randomElement(using: &generator)! {
          let run = Self.run(of: project, &generator)
          models[place] = before
          models[place].store(run, in: night)
          let stored = try history.store(run, in: start.batch)
          let total = stored.total
          let counts = models[place].counts(in: night)
          #expect(
            [
              .new: total.new, .unresolved: total.unresolved, .resolved: total.resolved,
              .reopened: total.reopened, .off: total.off, .unavailable: total.unavailable,
            ].filter { $0.value > 0 } == counts)
          #expect(total.findings == total.new + total.unresolved + total.reopened)
        }
      }
      try history.finish(start.batch)
    }
    try compare(history, projects, models)
    for _ in 0..<4 {
      let old = Int.random(in: 1..<Self.nights, using: &generator)
      try difference(
        history, projects, models, old, Int.random(in: (old + 1)...Self.nights, using: &generator))
    }
  }

  private static func run(
    of project: String, _ generator: inout SeededGenerator
  ) -> RunRecord {
    let sightings = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
      HistorySample.sighting(
        ["a", "b", "c"].randomElement(using: &generator)!,
        rule: ["action-drift", "long-button"].randomElement(using: &generator)!,
        file: ["a.strings", "b.strings"].randomElement(using: &generator)!,
        text: ["취소", "확인"].randomElement(using: &generator)!,
        line: Int.random(in: 1...3, using: &generator),
        isKnown: Int.random(in: 0..<8, using: &generator) == 0,
        review: [.open, .open, .confirmed, .intentional].randomElement(using: &generator)!)
    }
    let chance = Int.random(in: 0..<8, using: &generator)
    return HistorySample.run(sightings, of: project) { coverage in
      if chance == 0 { coverage.rules = ["action-drift"] }
      if chance == 1 { coverage.unread = ["b.strings"] }
      if chance == 2 { coverage.isNarrowed = true }
    }
  }

  private func compare(
    _ history: HistoryFile, _ projects: [String], _ models: [HistoryModel]
  ) throws {
    let last = try history.batch("last")
    let stored = Dictionary(
      grouping: try history.findings(in: last, as: Set(FindingState.allCases)), by: \.project)
    for (project, model) in zip(projects, models) {
      let findings = stored[project] ?? []
      #expect(findings.map(\.sighting) == model.findings.map(\.sighting))
      #expect(
        findings.map {
          $0.life.map { [$0.batch.number, FindingState.allCases.firstIndex(of: $0.state)!] }
        }
          == model.findings.map {
            $0.life.map { [$0.batch, FindingState.allCases.firstIndex(of: $0.state)!] }
          })
      #expect(findings.map(\.lastSeen.number) == model.findings.map(\.lastSeen))
    }
  }

  private func difference(
    _ history: HistoryFile, _ projects: [String], _ models: [HistoryModel], _ old: Int, _ new: Int
  ) throws {
    for kind in HistoryDifference.allCases {
      let found = try history.difference(
        from: history.batch("\(old)"), to: history.batch("\(new)"), kind)
      let expected = zip(projects, models).flatMap { project, model in
        model.findings.filter { finding in
          let (before, now) = (finding.state(in: old), finding.state(in: new))
          let wasOpen = before != nil && before != .resolved
          return switch kind {
          case .new: !wasOpen && now?.isThere == true
          case .resolved: wasOpen && now == .resolved
          case .unresolved: wasOpen && now?.isThere == true
          }
        }.map { "\(project) \($0.sighting.entry.fingerprint)" }
      }
      #expect(
        found.map { "\($0.project) \($0.sighting.entry.fingerprint)" }.sorted() == expected.sorted()
      )
    }
  }
}
