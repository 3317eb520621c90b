import Copydesk
import RuleKit
import Testing

/// A rule says whether its fix can be taken without a person.
@Suite struct FixSafetyTests {
  @Test(arguments: RuleCatalogue.rules.map(\.id))
  func `a rule states the safety of its fix, and only then`(_ id: String) async throws {
    let rule = try #require(RuleCatalogue.rules.first { $0.id == id })
    let trial = RuleTrial(rule)
    var offers = false
    for example in rule.examples where example.isFlagged {
      offers = try await !trial.changes(in: example).isEmpty || offers
    }
    #expect(offers == (rule.fixSafety != nil))
  }

  @Test(arguments: RuleCatalogue.rules.filter { $0.fixSafety == .safe }.map(\.id))
  func `a safe fix writes no word`(_ id: String) async throws {
    let rule = try #require(RuleCatalogue.rules.first { $0.id == id })
    var fixes: [(old: String, new: String)] = []
    for example in rule.examples where example.isFlagged {
      fixes += try await RuleTrial(rule).changes(in: example)
    }
    #expect(!fixes.isEmpty)
    for (old, new) in fixes {
      #expect(old.filter(\.isLetter) == new.filter(\.isLetter), "\(old) → \(new)")
    }
  }
}
