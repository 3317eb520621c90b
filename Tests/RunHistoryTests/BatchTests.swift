import HistoryTrials
import RunHistory
import TestKit
import Testing
import Triage

/// Batches: what is stored twice is there once.
@Suite struct BatchTests {
  private let save = HistorySample.sighting("save")
  private let moved = HistorySample.sighting("save", line: 9)
  private let other = HistorySample.sighting("other")

  private func everything(_ history: HistoryFile) throws -> [FindingRecord] {
    try history.findings(in: history.batch("last"), as: Set(FindingState.allCases))
  }

  @Test func `the same run stored twice changes nothing`() throws {
    let scratch = try Scratch()
    let history = try HistoryFile(in: scratch)
    try history.night(HistorySample.run([save]))
    let start = try history.begin(list: "/projects.yml", at: HistorySample.time(2))
    let run = HistorySample.run([moved, other])
    let once = try history.store(run, in: start.batch)
    let findings = try everything(history)
    let twice = try history.store(run, in: start.batch)
    #expect(once == twice)
    #expect(try everything(history) == findings)
    #expect(try history.runs().count == 2)
  }

  @Test func `the last run of a batch stands as if it were the only one`() throws {
    let scratch = try Scratch()
    let plain = try Scratch()
    let (history, direct) = (try HistoryFile(in: scratch), try HistoryFile(in: plain))
    for file in [history, direct] { try file.night(HistorySample.run([save, other])) }
    let changed = HistorySample.sighting("save", text: "확인")
    let start = try history.begin(list: "/projects.yml", at: HistorySample.time(2))
    for sightings in [[changed], [], [HistorySample.sighting("third"), other], [save]] {
      try history.store(HistorySample.run(sightings), in: start.batch)
    }
    try history.finish(start.batch)
    try direct.night(HistorySample.run([save]))
    #expect(try everything(history) == everything(direct))
    #expect(try history.runs() == direct.runs())
    // And what follows as well.
    for file in [history, direct] { try file.night(HistorySample.run([changed, other])) }
    #expect(try everything(history) == everything(direct))
    #expect(try history.runs() == direct.runs())
  }

  @Test func `a batch that was stopped goes on`() throws {
    let scratch = try Scratch()
    let path = scratch.path("history.sqlite")
    do {
      let history = try HistoryFile(path: path, at: HistorySample.time(1))
      let start = try history.begin(list: "/a.yml", at: HistorySample.time(1))
      #expect(!start.isResumed && start.batch.number == 1)
      try history.store(HistorySample.run([save], of: "A"), in: start.batch)
    }
    let history = try HistoryFile(path: path, at: HistorySample.time(2))
    let again = try history.begin(list: "/a.yml", at: HistorySample.time(2))
    #expect(again.isResumed && again.batch.number == 1 && again.stored == ["A"])
    #expect(again.batch.time == HistorySample.time(1))
    try history.finish(again.batch)
    #expect(try history.begin(list: "/a.yml", at: HistorySample.time(3)).batch.number == 2)
    // Another list does not go on with it.
    let other = try history.begin(list: "/b.yml", at: HistorySample.time(4))
    #expect(!other.isResumed && other.batch.number == 3)
    #expect(try history.batches().map(\.isFinished) == [true, false, false])
  }

  @Test func `an earlier batch takes no more runs`() throws {
    let scratch = try Scratch()
    let history = try HistoryFile(in: scratch)
    let start = try history.begin(list: "/a.yml", at: HistorySample.time(1))
    try history.finish(start.batch)
    try history.night(HistorySample.run([save]))
    let error = #expect(throws: HistoryError.self) {
      try history.store(HistorySample.run([]), in: start.batch)
    }
    #expect(error?.kind == .misuse)
    #expect(try history.states() == ["save": .new])
  }

  @Test func `a new version of the tool is marked`() throws {
    let scratch = try Scratch()
    let history = try HistoryFile(in: scratch)
    #expect(try history.night(HistorySample.run([save])).upgradedFrom == nil)
    let upgrade = try history.night(HistorySample.run([other], version: "1.1"))
    #expect(upgrade.upgradedFrom == "1.0" && upgrade.total.new == 1 && upgrade.total.resolved == 1)
    #expect(!upgrade.isReconfigured)
    var run = HistorySample.run([other], version: "1.1")
    run.configuration = "0100"
    let reconfigured = try history.night(run)
    #expect(reconfigured.upgradedFrom == nil && reconfigured.isReconfigured)
    #expect(try history.runs().map(\.upgradedFrom) == [nil, "1.0", nil])
  }

  @Test func `batches have names`() throws {
    let scratch = try Scratch()
    let history = try HistoryFile(in: scratch)
    for _ in 1...3 { try history.night(HistorySample.run([])) }
    #expect(try history.batch("last").number == 3)
    #expect(try history.batch("last~1").number == 2)
    #expect(try history.batch("1").number == 1)
    #expect(try history.batch("2027-03-02").number == 2)
    for name in ["4", "last~3", "last~", "2027-03", "", "2028"] {
      #expect(throws: HistoryError.self, "\(name)") { try history.batch(name) }
    }
  }

  @Test func `two batches differ in what came and went between them`() throws {
    let scratch = try Scratch()
    let history = try HistoryFile(in: scratch)
    let third = HistorySample.sighting("third")
    try history.night(HistorySample.run([save, other]))
    try history.night(HistorySample.run([other]))
    try history.night(HistorySample.run([save, third]))
    func keys(_ old: String, _ new: String, _ kind: HistoryDifference) throws -> [String?] {
      try history.difference(from: history.batch(old), to: history.batch(new), kind)
        .map(\.sighting.entry.key)
    }
    #expect(try keys("1", "3", .new) == ["third"])
    #expect(try keys("1", "3", .resolved) == ["other"])
    #expect(try keys("1", "3", .unresolved) == ["save"])
    #expect(try keys("2", "3", .new) == ["save", "third"])
    #expect(try keys("1", "2", .resolved) == ["save"])
    #expect(throws: HistoryError.self) { try keys("3", "2", .new) }
  }
}
