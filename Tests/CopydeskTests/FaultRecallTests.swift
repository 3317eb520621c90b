import CopyModel
import Copydesk
import Foundation
import TestKit
import Testing

/// Faults seeded into good copy, against how many of them were found when that was last written down.
@Suite struct FaultRecallTests {
  private static let written = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Faults/recall.txt")

  /// `make record` writes the table anew; read the difference before committing it.
  @Test func `as many seeded faults are found as are written down`() async throws {
    let pairs = try await Self.pairs(
      in: CorpusTests.cases.filter { $0.hasSuffix("/clean") }.map {
        Project.corpus.appending(path: $0).path
      })
    let recall = try await FaultRecall(of: pairs, by: Copydesk())
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try Data(recall.table.utf8).write(to: Self.written)
    }
    #expect(try String(contentsOf: Self.written, encoding: .utf8) == recall.table)
  }

  /// `make faults TABLES=folder` asks for other tables: it prints how much is found in them, and keeps the rest.
  @Test(.enabled(if: asked != nil, "no tables are asked for"))
  func `seeded faults in the tables that are asked for`() async throws {
    let (tables, missed) = try #require(Self.asked)
    let recall = try await FaultRecall(of: Self.pairs(in: [tables]), by: Copydesk())
    print(recall.table)
    let lines = recall.missed.map { kind, pair in
      [kind, pair.locale.identifier, pair.source, pair.target]
        .map { $0.replacing("\n", with: "\\n").replacing("\t", with: "\\t") }
        .joined(separator: "\t") + "\n"
    }
    try Data(lines.joined().utf8).write(to: URL(filePath: missed))
    print("\(lines.count) faults that are not found: \(missed)")
  }

  private static let asked: (tables: String, missed: String)? = {
    let environment = ProcessInfo.processInfo.environment
    guard let tables = environment["COPYDESK_TABLES"],
      let missed = environment["COPYDESK_MISSED"]
    else { return nil }
    return (tables, missed)
  }()

  /// The pairs of some tables in the locales that faults have words for, each once.
  private static func pairs(in paths: [String]) async throws -> [CopyPair] {
    var pairs: [CopyPair] = []
    var known: Set<[String]> = []
    _ = try await Copydesk().read(paths, form: Array.init) { units, _ in
      for unit in units where WordFault.locales.contains(unit.locale) {
        guard let source = unit.source, let target = unit.target, source != target,
          known.insert([unit.locale.identifier, source, target]).inserted
        else { continue }
        pairs.append(
          CopyPair(
            source: source, target: target, locale: unit.locale, key: unit.key, role: unit.role,
            variation: unit.variation))
      }
    }
    return pairs
  }
}
