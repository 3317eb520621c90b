import CopyModel
import HistoryTrials
import RunHistory
import TestKit
import Testing
import Triage

/// What becomes of a finding, night after night.
@Suite struct LifeTests {
  private func sighting(_ key: String) -> Sighting { HistorySample.sighting(key) }

  @Test func `a finding is new, stays, is resolved and comes back`() throws {
    let scratch = try Scratch()
    let history = try HistoryFile(in: scratch)
    let save = HistorySample.run([sighting("save")])
    let none = HistorySample.run([])
    let first = try history.night(save)
    #expect(first.isFirst && first.total.new == 1 && first.total.errors == 1)
    let second = try history.night(save)
    #expect(!second.isFirst && second.total.new == 0 && second.total.unresolved == 1)
    let third = try history.night(none)
    #expect(third.total.resolved == 1 && third.total.errors == 0)
    let fourth = try history.night(none)
    #expect(fourth.total.resolved == 0)
    let fifth = try history.night(save)
    #expect(fifth.total.reopened == 1 && fifth.total.errors == 1)
    #expect(try history.night(save).total.unresolved == 1)

    let finding = try #require(
      try history.findings(fingerprint: sighting("save").entry.fingerprint).first)
    #expect(finding.life.map(\.state) == [.new, .resolved, .reopened])
    #expect(finding.life.map(\.batch.number) == [1, 3, 5])
    #expect(finding.firstSeen?.time == HistorySample.time(1))
    #expect(finding.resolvedAt?.number == 3 && finding.reopenedAt?.number == 5)
    #expect(finding.lastSeen.number == 6 && finding.state == .unresolved)
    #expect(finding.sighting == sighting("save"))
  }

  @Test func `what did not run or was not read is not resolved`() throws {
    let scratch = try Scratch()
    let history = try HistoryFile(in: scratch)
    let all = HistorySample.run([
      sighting("save"), HistorySample.sighting("long", rule: "long-button"),
      HistorySample.sighting("other", file: "ko.lproj/b.strings"),
    ])
    try history.night(all)
    let run = try history.night(
      HistorySample.run([]) {
        $0.rules = ["action-drift"]
        $0.unread = ["ko.lproj/b.strings"]
      })
    #expect(try history.states() == ["save": .resolved, "long": .off, "other": .unavailable])
    #expect(run.total.resolved == 1 && run.total.off == 1 && run.total.unavailable == 1)
    #expect(
      try history.findings(fingerprint: all.sightings[1].entry.fingerprint)[0].lastSeen.number == 1)
    try history.night(all)
    #expect(try history.states() == ["save": .reopened, "long": .unresolved, "other": .unresolved])
    // A run of some locales only says nothing of any.
    try history.night(HistorySample.run([]) { $0.isNarrowed = true })
    #expect(Set(try history.states().values) == [.unavailable])
    try history.night(HistorySample.run([]))
    #expect(Set(try history.states().values) == [.resolved])
    #expect(try history.batches().count == 5)
  }

  @Test func `a finding is known again in a renamed file and under another text`() throws {
    let scratch = try Scratch()
    let history = try HistoryFile(in: scratch)
    try history.night(HistorySample.run([sighting("save")]))
    let renamed = HistorySample.sighting("save", file: "ko.lproj/renamed.strings")
    #expect(try history.night(HistorySample.run([renamed])).total.unresolved == 1)
    let changed = HistorySample.sighting("save", file: "ko.lproj/renamed.strings", text: "확인")
    #expect(try history.night(HistorySample.run([changed])).total.unresolved == 1)
    let findings = try history.findings(in: history.batch("last"), as: [.unresolved])
    #expect(findings.map(\.sighting) == [changed])
    #expect(findings[0].life.map(\.state) == [.new])
  }

  @Test func `twins are two`() throws {
    let scratch = try Scratch()
    let history = try HistoryFile(in: scratch)
    #expect(
      try history.night(HistorySample.run([sighting("save"), sighting("save")])).total.new == 2)
    let one = try history.night(HistorySample.run([sighting("save")]))
    #expect(one.total.resolved == 1 && one.total.unresolved == 1)
    let three = try history.night(HistorySample.run(Array(repeating: sighting("save"), count: 3)))
    #expect(three.total.reopened == 1 && three.total.unresolved == 1 && three.total.new == 1)
  }

  @Test func `what is known or let pass is stored and not counted`() throws {
    let scratch = try Scratch()
    let history = try HistoryFile(in: scratch)
    let run = try history.night(
      HistorySample.run([
        HistorySample.sighting("a", isKnown: true),
        HistorySample.sighting("b", review: .intentional),
        HistorySample.sighting("c", review: .confirmed),
      ]))
    #expect(run.total.new == 1 && run.total.findings == 1)
    #expect(run.total.known == 1 && run.total.passed == 1)
    let passed = try #require(
      try history.findings(fingerprint: HistorySample.sighting("b").entry.fingerprint).first)
    #expect(passed.sighting.review == .intentional && passed.sighting.reason == "As agreed.")
  }

  @Test func `projects do not know each other`() throws {
    let scratch = try Scratch()
    let history = try HistoryFile(in: scratch)
    let start = try history.begin(list: "/projects.yml", at: HistorySample.time(1))
    try history.store(HistorySample.run([sighting("save")], of: "A"), in: start.batch)
    try history.store(HistorySample.run([sighting("save")], of: "B"), in: start.batch)
    try history.finish(start.batch)
    try history.night(HistorySample.run([], of: "A"))
    let findings = try history.findings(in: history.batch("last"), as: Set(FindingState.allCases))
    #expect(findings.map(\.project) == ["A", "B"])
    // The second was not checked again: it is what it was.
    #expect(findings.map(\.state) == [.resolved, .new])
  }

  @Test func `counts are told by locale`() throws {
    let scratch = try Scratch()
    let history = try HistoryFile(in: scratch)
    let run = try history.night(
      HistorySample.run([
        sighting("save"), HistorySample.sighting("save", locale: "zh-Hans", severity: .warning),
        HistorySample.sighting("table", locale: nil, severity: .note),
      ]))
    #expect(run.locales.map(\.locale) == [nil, "ko", "zh-Hans"])
    #expect(run.locales.map(\.notes) == [1, 0, 0])
    #expect(run.locales.map(\.errors) == [0, 1, 0])
    #expect(run.locales.map(\.words) == [0, 25, 0] && run.total.strings == 10)
  }
}
