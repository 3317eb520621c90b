import CopyModel
import Testing
import Triage

struct AllowanceTests {
  private static func allowance(
    _ change: (inout Allowance) -> Void = { _ in }
  ) -> Allowance {
    var allowance = Allowance(
      rule: "action-drift", reason: "It is the other way round here.", place: ".copydesk.yml:7")
    change(&allowance)
    return allowance
  }

  private static func outcome(
    _ allowance: Allowance, of findings: [Finding] = [TriageSample.finding()],
    on day: String = "2027-03-01", _ coverage: Coverage = TriageSample.whole
  ) -> Triage.Outcome {
    var triage = Triage()
    triage.allowances = [allowance]
    triage.today = day
    return triage.outcome(of: findings, coverage)
  }

  @Test(arguments: ["save", "s*e", "*", "save*"])
  func `lets a finding pass by its key`(_ key: String) {
    let outcome = Self.outcome(Self.allowance { $0.key = key })
    #expect(outcome.told.isEmpty)
    #expect(
      outcome.suppressed.map(\.suppression)
        == [Suppression(.external, reason: "It is the other way round here.")])
    #expect(outcome.notes.isEmpty)
  }

  @Test func `speaks of one locale, and of those that inherit from it`() throws {
    let korean = try #require(LocaleTag(folding: "ko"))
    let finding = TriageSample.finding(locale: "ko-KP")
    #expect(Self.outcome(Self.allowance { $0.locale = korean }, of: [finding]).told.isEmpty)
    let chinese = TriageSample.finding(locale: "zh-Hans")
    #expect(Self.outcome(Self.allowance { $0.locale = korean }, of: [chinese]).told.count == 1)
  }

  @Test func `holds up to its last day, and says then that it is over`() {
    let until = Self.allowance { $0.until = "2027-03-01" }
    #expect(Self.outcome(until).told.isEmpty)
    let over = Self.outcome(until, on: "2027-03-02")
    #expect(over.told.map(\.message) == ["Wrong. It was let pass until 2027-03-01."])
    #expect(over.notes.map(\.kind) == [.expired])
  }

  @Test func `a text that changed is told again, and why`() {
    let bound = Self.allowance {
      $0.source = "Save"
      $0.target = "취소"
    }
    #expect(Self.outcome(bound).told.isEmpty)
    let other = Self.outcome(bound, of: [TriageSample.finding(target: "닫기")])
    #expect(other.told.map(\.message) == ["Wrong. It was let pass for another text: “취소”."])
  }

  @Test func `what is unused and what did not run are two things`() {
    let unused = Self.outcome(Self.allowance { $0.key = "other" })
    #expect(unused.notes.map(\.kind) == [.unused])
    #expect(unused.notes.map(\.place) == [".copydesk.yml:7"])
    var coverage = TriageSample.whole
    coverage.rules.remove("action-drift")
    #expect(Self.outcome(Self.allowance(), of: [], coverage).notes.map(\.kind) == [.notRun])
    // A single file may well not have what it is for.
    coverage = TriageSample.whole
    coverage.paths = ["App/ko.lproj"]
    #expect(Self.outcome(Self.allowance(), of: [], coverage).notes.isEmpty)
  }

  @Test(
    arguments: zip(
      [
        #"Title. copydesk:allow action-drift "as agreed""#, "copydesk:allow long-button “wide”",
        "copydesk:allow wordy-title", #"copydesk:allow a "b" copydesk:allow c 'd'"#,
        "to allow is not copydesk: allow", #"copydesk:allow a """#,
      ],
      [
        [AllowComment(rule: "action-drift", reason: "as agreed")],
        [AllowComment(rule: "long-button", reason: "wide")],
        [AllowComment(rule: "wordy-title", reason: nil)],
        [AllowComment(rule: "a", reason: "b"), AllowComment(rule: "c", reason: "d")],
        [],
        [AllowComment(rule: "a", reason: nil)],
      ]))
  func `reads what a comment lets pass`(_ comment: String, _ allowed: [AllowComment]) {
    #expect(AllowComment.all(in: comment) == allowed)
  }
}
