import CopyModel
import Testing
import Triage

struct BaselineTests {
  @Test func `what is known is not told, whatever line it stands on`() throws {
    var moved = TriageSample.finding()
    moved.start = Place(line: 90, column: 1)
    moved.message = "Said in other words."
    let outcome = try TriageSample.outcome(of: [moved], knowing: [TriageSample.finding()])
    #expect(outcome.told.isEmpty)
    #expect(outcome.known.count == 1)
    #expect(outcome.gone.isEmpty)
  }

  @Test func `the second of two that are alike is new where one was known`() throws {
    let twin = TriageSample.finding()
    #expect(try TriageSample.outcome(of: [twin, twin], knowing: [twin]).told.count == 1)
    #expect(try TriageSample.outcome(of: [twin, twin], knowing: [twin, twin]).told.isEmpty)
  }

  @Test func `a file that was renamed or became a catalog keeps its history`() throws {
    let then = TriageSample.finding(file: "App/ko.lproj/App.strings")
    let now = TriageSample.finding(file: "Application/App.xcstrings")
    let outcome = try TriageSample.outcome(of: [now], knowing: [then])
    #expect(outcome.told.isEmpty)
    #expect(outcome.gone.isEmpty)
  }

  @Test func `another text under one rule and key is an update, and told`() throws {
    let outcome = try TriageSample.outcome(
      of: [TriageSample.finding(target: "닫기")], knowing: [TriageSample.finding()])
    #expect(outcome.told.map(\.baselineState) == [.updated])
    #expect(outcome.gone.isEmpty)
  }

  @Test func `of many strings that lack a translation, only further ones are told`() throws {
    func missing(_ keys: ClosedRange<Int>) -> [Finding] {
      keys.map { number in
        var finding = TriageSample.finding("missing-translation", key: "key.\(number)")
        (finding.target, finding.targetSpan) = (nil, nil)
        return finding
      }
    }
    let outcome = try TriageSample.outcome(of: missing(1...45), knowing: missing(1...40))
    #expect(outcome.told.map(\.key) == (41...45).map { "key.\($0)" })
    let lines = Baseline(of: missing(1...40), in: nil).written(folding: ["missing-translation"])
    #expect(lines.count { $0 == 0x0A } == 3)
  }

  @Test func `what is gone is told only by a run that looked for it`() throws {
    let known = [TriageSample.finding(), TriageSample.finding("long-button", locale: "zh-Hans")]
    let gone = { (coverage: Coverage) in
      try TriageSample.outcome(of: [], knowing: known, coverage).gone.map(\.rule)
    }
    #expect(try gone(TriageSample.whole) == ["action-drift", "long-button"])
    var narrow = TriageSample.whole
    narrow.rules.remove("long-button")
    #expect(try gone(narrow) == ["action-drift"])
    narrow = TriageSample.whole
    narrow.locales = try [#require(LocaleTag(folding: "zh-Hans"))]
    #expect(try gone(narrow) == ["long-button"])
    narrow = TriageSample.whole
    narrow.paths = ["Other"]
    #expect(try gone(narrow).isEmpty)
    narrow = TriageSample.whole
    narrow.unread = ["ko.lproj/App.strings"]
    #expect(try gone(narrow).isEmpty)
    narrow = TriageSample.whole
    narrow.isNarrowed = true
    #expect(try gone(narrow).isEmpty)
  }

  @Test func `what a revision had as well is not gone from the baseline`() throws {
    var triage = Triage()
    triage.baseline = try TriageSample.baseline(of: [TriageSample.finding()])
    triage.earlier = triage.baseline
    let outcome = triage.outcome(of: [TriageSample.finding()], TriageSample.whole)
    #expect(outcome.told.isEmpty)
    #expect(outcome.gone.isEmpty)
  }

  @Test func `a baseline that is written anew keeps what the run did not look at`() throws {
    var triage = Triage()
    triage.recording = try Triage.Recording(
      replacing: TriageSample.baseline(of: [
        TriageSample.finding(key: "old"), TriageSample.finding("wordy-title", key: "rest"),
      ]))
    let outcome = triage.outcome(of: [TriageSample.finding(key: "new")], TriageSample.whole)
    #expect(outcome.recorded?.entries.compactMap(\.key) == ["new", "rest"])
    #expect(outcome.kept == 1)
    #expect(outcome.told.isEmpty)
  }

  @Test func `two runs write the same bytes, and reading changes nothing`() throws {
    let findings = [
      TriageSample.finding(key: "b\n\"c\""), TriageSample.finding(key: "a"),
      TriageSample.finding("long-button", file: "en.lproj/App.strings", locale: "en"),
    ]
    let written = Baseline(of: findings, in: nil).written(folding: [])
    #expect(Baseline(of: findings.reversed(), in: nil).written(folding: []) == written)
    #expect(try Baseline.read(written, path: "known.json").written(folding: []) == written)
    #expect(written.count { $0 == 0x0A } == 5)
  }

  @Test(
    arguments: zip(
      [
        "{\"findings\":[\n{\"rule\":\"a\",\"file\":\"b\"", "[]",
        "{\"findings\":[\n\n{\"rule\":\"a\"}]}",
        "{\"findings\":[{\"rule\":\"a\",\"file\":\"b\",\"line\":3}]}", "\u{FFFD}",
      ], [2, 1, 3, 1, 1]))
  func `a damaged baseline says where and what to do`(_ text: String, _ line: Int) {
    do throws(TriageError) {
      _ = try Baseline.read(Array(text.utf8), path: "known.json")
      Issue.record("It was read.")
    } catch {
      #expect(error.line == line)
      #expect(error.description.hasPrefix("known.json:\(line): "))
      #expect(error.message.contains("--write-baseline"))
    }
  }
}
