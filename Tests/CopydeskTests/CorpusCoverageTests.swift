import CopyModel
import Copydesk
import RuleKit
import Testing

/// Every flaw of a single text or alert has its cases in the corpus.
@Suite struct CorpusCoverageTests {
  /// What a rule finds in one locale.
  private struct Flaw: Hashable {
    var rule: String
    var locale: LocaleTag
  }

  /// The categories of rules whose flaws are in the copy itself, not in a pair or a table.
  private static let categories: Set<Finding.Category> = [
    .alert, .button, .case, .punctuation, .layout,
  ]

  @Test func `a rule has two faulty cases in each locale that its examples speak of`()
    async throws
  {
    var counts: [Flaw: Int] = [:]
    let cases = CorpusTests.cases.filter { !$0.hasSuffix("/clean") && !$0.hasPrefix("damaged/") }
    for name in cases {
      for finding in try await CorpusTests.check(name).findings {
        guard let locale = finding.locale else { continue }
        counts[Flaw(rule: finding.rule, locale: locale), default: 0] += 1
      }
    }
    for rule in RuleCatalogue.rules where Self.categories.contains(rule.category) {
      for locale in Set(rule.examples.filter(\.isFlagged).map(\.locale)) {
        let count = counts[Flaw(rule: rule.id, locale: locale)] ?? 0
        #expect(count >= 2, "\(rule.id) has \(count) findings in \(locale)")
      }
    }
  }
}
