import CopyModel
@testable import Copydesk
import RuleKit
import Testing

/// A fix mends what it is for and breaks nothing else.
@Suite struct FixTests {
  static let cases = RuleExampleTests.cases.filter { $0.example.isFlagged }

  @Test(arguments: cases)
  func `a fix brings no other finding`(_ example: RuleExampleTests.Case) async throws {
    guard let fixed = try await RuleTrial(example.rule).fixed(example.example) else { return }
    let before = try Self.findings(in: example.example)
    let after = try Self.findings(in: fixed)
    #expect(!after.contains(example.rule.id), sourceLocation: example.place)
    #expect(
      after.subtracting(before).isEmpty, "\(fixed)", sourceLocation: example.place)
  }

  /// The rules that find something.
  private static func findings(in example: Example) throws -> Set<String> {
    try RuleTrial.rules(findingIn: example)
  }
}
