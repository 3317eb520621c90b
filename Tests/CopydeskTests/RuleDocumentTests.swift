import Copydesk
import Foundation
import Reports
import RuleKit
import TestKit
import Testing

struct RuleDocumentTests {
  /// `make record` writes it anew.
  @Test func `RULES.md is what the rules say of themselves`() throws {
    let file = Project.root.appending(path: "RULES.md")
    let text = RulePages.markdown(RuleCatalogue.rules)
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try Data(text.utf8).write(to: file)
      return
    }
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(written == text, "RULES.md is not fresh: run `make record`")
  }

  @Test func `each rule has its section`() {
    let sections = RulePages.markdown(RuleCatalogue.rules)
      .split(separator: "\n").filter { $0.hasPrefix("### ") }.map { $0.dropFirst(4) }
    #expect(sections.sorted() == RuleCatalogue.rules.map { $0.id[...] }.sorted())
  }
}
