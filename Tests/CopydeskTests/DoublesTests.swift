import CopyModel
import Testing

@testable import Copydesk

struct DoublesTests {
  private static func finding(
    _ rule: String, _ severity: Severity, _ span: Range<Int>, key: String = "save",
    fix: String? = nil
  ) -> Finding {
    Finding(
      rule: rule, category: .meaning, severity: severity, confidence: 0.9, message: "Wrong.",
      file: "ko.lproj/App.strings", start: Place(line: 1, column: 1),
      end: Place(line: 1, column: 2), key: key, locale: LocaleTag(folding: "ko"),
      targetSpan: span, fix: fix, source: "Don’t Save", target: "저장")
  }

  private static func told(_ findings: [Finding]) -> [String] {
    var findings = findings
    Doubles.ofCatalogue.remove(from: &findings)
    return findings.map(\.rule)
  }

  @Test func `the louder of two on the same words is told`() {
    let quiet = Self.finding("polarity-drift", .warning, 0..<2)
    let loud = Self.finding("action-drift", .error, 0..<2)
    #expect(Self.told([quiet, loud]) == ["action-drift"])
  }

  @Test func `what a program can mend gives way to what it cannot`() {
    let fixable = Self.finding("extra-space", .warning, 0..<1, fix: "")
    let other = Self.finding("polarity-drift", .warning, 0..<2)
    #expect(Self.told([fixable, other]) == ["polarity-drift"])
  }

  @Test func `other words, another string, a note and an alert are not the same`() {
    let first = Self.finding("action-drift", .error, 0..<1)
    for other in [
      Self.finding("polarity-drift", .warning, 1..<2),
      Self.finding("polarity-drift", .warning, 0..<1, key: "other"),
      Self.finding("polarity-drift", .note, 0..<1),
      Self.finding("destructive-without-cancel", .warning, 0..<1),
    ] {
      #expect(Self.told([first, other]) == [first.rule, other.rule])
    }
  }
}
