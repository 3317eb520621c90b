import CopyModel
import Foundation
import HistoryTrials
import RunHistory
import TestKit
import Testing
import Triage

#if canImport(Glibc)
  import Glibc
#endif

/// What ends the process at any moment leaves a history that opens, and whole runs.
@Suite struct KillTests {
  /// The runs of a night, of which the second has half of the findings of the first.
  static func run(_ night: Int) -> RunRecord {
    HistorySample.run(
      (0..<200).filter { night % 2 == 0 || $0 % 2 == 0 }.map {
        HistorySample.sighting("save.\($0)", line: night)
      })
  }

  @Test func `a killed process leaves whole runs`() async throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<20 {
      let scratch = try Scratch()
      let path = scratch.path("history.sqlite")
      let wait = Int.random(in: 5...120, using: &generator)
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = path as String, wait = wait as Int] in
        Thread.detachNewThread {
          usleep(UInt32(wait) * 1_000)
          kill(getpid(), SIGKILL)
        }
        while true {
          let history = try HistoryFile(path: path, at: "")
          let number = try history.batches().count + 1
          let start = try history.begin(list: "/projects.yml", at: HistorySample.time(number))
          try history.store(KillTests.run(start.batch.number), in: start.batch)
          try history.keep(
            KeptResult(key: [1], record: Array(repeating: 7, count: 50_000), pairs: []), of: "a",
            in: "App")
          try history.finish(start.batch)
        }
      }
      let history = try HistoryFile(path: path, at: "")
      #expect(try SQLite.run("PRAGMA integrity_check;", in: path) == "ok\n")
      let batches = try history.batches()
      // Only the last one may be cut short, and it goes on.
      #expect(!batches.dropLast().contains { !$0.isFinished })
      let runs = try history.runs()
      #expect(runs.count >= batches.count - 1)
      for run in runs {
        #expect(run.total.findings == (run.batch.number % 2 == 0 ? 200 : 100))
      }
      let start = try history.begin(list: "/projects.yml", at: HistorySample.time(1))
      #expect(start.isResumed == (batches.last?.isFinished == false))
      let stored = try history.store(Self.run(start.batch.number), in: start.batch)
      #expect(stored.total.findings == (start.batch.number % 2 == 0 ? 200 : 100))
      let findings = try history.findings(in: start.batch, as: Set(FindingState.allCases))
      #expect(Set(findings.map(\.sighting.entry)).count == findings.count)
    }
  }
}
