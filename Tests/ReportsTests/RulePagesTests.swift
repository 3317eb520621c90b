import CopyModel
import Foundation
import Reports
import Testing

struct RulePagesTests {
  @Test func `the list has one line a rule`() {
    #expect(
      RulePages.list(ReportSample.rules) == """
        placeholder
          lost-placeholder  error    Summary of lost-placeholder.
          typed-ellipsis    error    Summary of typed-ellipsis.

        """)
  }

  @Test func `a page has the reasons and the examples`() {
    let page = RulePages.page(ReportSample.rules[0])
    for part in [
      "lost-placeholder (placeholder, error)", "Because of \"it\".", "Source: ", "Flagged:",
      "Fine:",
      "en: ⟦a⟧", "en: b",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    #expect(!page.contains("Needs:"))
  }

  @Test func `the JSON catalogue has every member of the contract`() throws {
    let data = Data(RulePages.json(ReportSample.rules))
    let rules = try #require(JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(rules.count == 2)
    for rule in rules {
      #expect(
        Set(rule.keys) == [
          "id", "category", "severity", "summary", "rationale", "source", "fix", "needs",
          "examples",
        ])
      #expect(
        (rule["examples"] as? [[String: Any]])?.map { $0["flagged"] as? Bool } == [true, false])
    }
  }
}
