import CopyModel
@testable import Copydesk
import Foundation
import LocaleProfiles
import RuleKit
import Testing

/// Every example of every rule is a test: what stands in brackets is flagged, and nothing else.
@Suite struct RuleExampleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: Rule
    let example: Example
    var testDescription: String { "\(rule.id): \(example)" }
    var place: SourceLocation {
      SourceLocation(
        fileID: example.fileID, filePath: example.filePath, line: example.line, column: 1)
    }
  }

  static let cases = RuleCatalogue.rules.flatMap { rule in
    rule.examples.map { Case(rule: rule, example: $0) }
  }

  @Test(arguments: cases)
  func `an example is flagged where its brackets are`(_ example: Case) async throws {
    let wanted = example.example.copy.compactMap { marked in
      let text = MarkedText(marked)
      return text.range.map { Flagged(text: text.text, range: $0) }
    }
    let found = try await RuleTrial(example.rule).flagged(in: example.example)
    if example.example.isFlagged {
      #expect(!found.isEmpty, "nothing is flagged", sourceLocation: example.place)
      for flagged in wanted {
        #expect(found.contains(flagged), "flagged instead: \(found)", sourceLocation: example.place)
      }
    } else {
      #expect(found.isEmpty, "must stay quiet", sourceLocation: example.place)
    }
  }

  @Test(arguments: cases.filter { $0.example.isFlagged })
  func `a fix removes its finding`(_ example: Case) async throws {
    let trial = RuleTrial(example.rule)
    guard let fixed = try await trial.fixed(example.example) else { return }
    #expect(
      try await trial.flagged(in: fixed).isEmpty, "the fix leaves a finding: \(fixed)",
      sourceLocation: example.place)
  }

  @Test(arguments: RuleCatalogue.rules.map(\.id))
  func `a rule has examples that it flags and that it leaves alone`(_ id: String) throws {
    let rule = try #require(RuleCatalogue.rules.first { $0.id == id })
    #expect(rule.examples.contains { !$0.isFlagged })
    // Bytes that are no text cannot stand in an example; the Reader's tests show them.
    #expect(rule.examples.contains(where: \.isFlagged) || id == "wrong-encoding")
  }
}
