import CopyModel
import Testing

struct FindingTests {
  private static let base = Finding(
    rule: "lost-placeholder", category: .placeholder, severity: .error, confidence: 0.9,
    message: "Put it back.", file: "ko.lproj/A.strings", start: Place(line: 3, column: 5),
    end: Place(line: 3, column: 9), key: "k", locale: LocaleTag(folding: "ko"), alert: "delete",
    role: .title, sourceSpan: 0..<2, targetSpan: 1..<3, fix: "%@", source: "%@ is here",
    target: "a%@b")

  /// The base and, for each field, the base with another value there.
  static let findings: [Finding] = {
    let changes: [@Sendable (inout Finding) -> Void] = [
      { _ in }, { $0.rule = "extra-placeholder" }, { $0.category = .meaning },
      { $0.severity = .note }, { $0.confidence = 0.5 }, { $0.message = "Another." },
      { $0.file = "zh.strings" }, { $0.start = Place(line: 2, column: 9) },
      { $0.end = Place(line: 4, column: 1) }, { $0.key = "l" }, { $0.key = nil }, { $0.key = "" },
      { $0.locale = LocaleTag(folding: "zh") }, { $0.locale = nil }, { $0.alert = "keep" },
      { $0.alert = nil }, { $0.role = .button }, { $0.role = nil }, { $0.sourceSpan = 0..<3 },
      { $0.sourceSpan = nil }, { $0.targetSpan = 1..<2 }, { $0.targetSpan = nil },
      { $0.fix = "%d" }, { $0.fix = nil }, { $0.source = "other" }, { $0.source = nil },
      { $0.target = "other" }, { $0.target = nil },
    ]
    return changes.map { change in
      var finding = base
      change(&finding)
      return finding
    }
  }()

  @Test func `two different findings have an order`() {
    for (x, a) in Self.findings.enumerated() {
      for (y, b) in Self.findings.enumerated() {
        let count = [Finding.precedes(a, b), Finding.precedes(b, a)].count { $0 }
        #expect(count == (x == y ? 0 : 1), "\(a) and \(b)")
      }
    }
  }

  @Test func `sorting does not depend on the order before`() {
    let sorted = Self.findings.sorted(by: Finding.precedes)
    #expect(Self.findings.reversed().sorted(by: Finding.precedes) == sorted)
    for (a, b) in zip(sorted, sorted.dropFirst()) { #expect(!Finding.precedes(b, a)) }
  }

  @Test func `files come first, then places`() {
    var later = Self.base
    later.start = Place(line: 10, column: 1)
    var other = Self.base
    other.file = "en.strings"
    other.start = Place(line: 99, column: 1)
    #expect(
      [later, Self.base, other].sorted(by: Finding.precedes) == [other, Self.base, later])
  }

  @Test func `the fingerprint stays when only the line moves`() {
    var moved = Self.base
    moved.start = Place(line: 300, column: 1)
    moved.end = Place(line: 300, column: 4)
    moved.message = "Said otherwise."
    #expect(moved.fingerprint == Self.base.fingerprint)
  }

  @Test func `the fingerprint stays when the flagged text moves in its string`() {
    var moved = Self.base
    moved.target = "long before %@"
    moved.targetSpan = 12..<14
    #expect(moved.fingerprint == Self.base.fingerprint)
  }

  @Test(
    arguments: [
      { $0.rule = "other" }, { $0.file = "b" }, { $0.key = "other" }, { $0.locale = nil },
      { $0.target = "a%db" },
    ] as [@Sendable (inout Finding) -> Void])
  func `the fingerprint changes with the flaw`(change: @Sendable (inout Finding) -> Void) {
    var other = Self.base
    change(&other)
    #expect(other.fingerprint != Self.base.fingerprint)
  }

  @Test func `a fingerprint is 16 hexadecimal digits`() {
    for finding in Self.findings {
      #expect(finding.fingerprint.utf8.count == 16)
      #expect(finding.fingerprint.allSatisfy { $0.isHexDigit && !$0.isUppercase })
    }
  }

  @Test func `a span beyond the text does not crash`() {
    var broken = Self.base
    broken.targetSpan = 50..<90
    #expect(broken.fingerprint != Self.base.fingerprint)
  }

  @Test func `places and severities are ordered`() {
    #expect(Place(line: 2, column: 9) < Place(line: 10, column: 1))
    #expect(Place(line: 2, column: 9) < Place(line: 2, column: 10))
    #expect([Severity.error, .note, .warning].sorted() == [.note, .warning, .error])
  }
}
