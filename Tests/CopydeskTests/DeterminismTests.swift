import CopyModel
import Copydesk
import Foundation
import TestKit
import Testing

/// The same input gives the same output, however many workers share it.
@Suite struct DeterminismTests {
  @Test(arguments: [2, 3, 8])
  func `findings do not depend on the number of workers`(_ jobs: Int) async throws {
    var options = Options()
    let alone = try await Copydesk(options).check([Project.corpus.path])
    options.jobs = jobs
    let shared = try await Copydesk(options).check([Project.corpus.path])
    #expect(!alone.findings.isEmpty)
    #expect(shared.findings == alone.findings)
    #expect(shared.units == alone.units)
  }

  @Test func `a pair drifts alone as it does among others`() async throws {
    let pairs = [
      CopyPair(source: "Cancel", target: "확인", locale: try locale("ko")),
      CopyPair(source: "Delete “%@”?", target: "要删除吗？", locale: try locale("zh-Hans")),
      CopyPair(source: "Save", target: "儲存", locale: try locale("zh-Hant")),
    ]
    var options = Options()
    options.jobs = 4
    let copydesk = try Copydesk(options)
    let many = try await copydesk.diff(Array(repeating: pairs, count: 500).flatMap(\.self))
    for (index, pair) in pairs.enumerated() {
      let alone = try await copydesk.diff([pair])
      #expect(alone[0] == many[index])
      #expect(alone[0] == many[index + 300 * pairs.count])
    }
    #expect(many[0].map(\.rule) == ["action-drift"])
    #expect(many[1].map(\.rule) == ["lost-placeholder"])
    #expect(many[2].isEmpty)
  }

  @Test func `an accent of its own is not taken for a letter with one`() async throws {
    let french = try locale("fr")
    let pairs = (1000..<3000).flatMap { number in
      ["Caf\u{E9}", "Cafe\u{301}"].map {
        CopyPair(source: "New", target: "\($0) \(number)", locale: french)
      }
    }
    var options = Options()
    options.jobs = 1
    for (pair, findings) in zip(pairs, try await Copydesk(options).diff(pairs)) {
      let start = pair.target.utf16.count - 4
      #expect(findings.map(\.targetSpan) == [start..<start + 4], "\(pair.target)")
    }
  }

  @Test(arguments: ["Cancel", "You can’t undo this.", "Delete “%@”?", "취소", "无法撤销。", "3만 개"])
  func `a text never drifts from itself`(_ text: String) async throws {
    for name in ["ko", "zh-Hans", "zh-Hant", "ja", "de"] {
      let pair = CopyPair(source: text, target: text, locale: try locale(name))
      let rules = try await Copydesk().diff([pair])[0].map(\.rule)
      #expect(rules.allSatisfy { $0 == "untranslated" || $0 == "wrong-language" }, "\(rules)")
    }
  }

  private func locale(_ name: String) throws -> LocaleTag {
    try #require(LocaleTag(folding: name))
  }
}
