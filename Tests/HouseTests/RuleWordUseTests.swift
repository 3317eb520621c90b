import CopyModel
import Foundation
import TestKit
import Testing

/// The lists of `ruleWords` are there for rules.
@Suite struct RuleWordUseTests {
  /// The sources of all rules, of what profiles make of the lists, and of the capitalization styles.
  private static let sources: String = {
    let folders = ["AlertRules", "CopyRules", "DriftRules"].map { "Sources/\($0)" }
    let files = folders.flatMap { folder in
      let root = Project.root.appending(path: folder)
      return Project.files(under: root, extension: "swift").map { "\(folder)/\($0)" }
    }
    let others = ["CopyModel/LocaleProfile.swift", "TextAnalysis/WordPlace.swift"]
    return (files + others.map { "Sources/\($0)" }).compactMap {
      try? String(contentsOf: Project.root.appending(path: $0), encoding: .utf8)
    }.joined()
  }()

  @Test(arguments: RuleWords.List.names)
  func `a rule asks for each list`(name: String) {
    let asks = [")", "]", ",", " "].contains { Self.sources.contains(".\(name)\($0)") }
    #expect(asks, "no rule asks for “\(name)”")
  }
}
