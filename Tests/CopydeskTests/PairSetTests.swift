import CopyModel
import Copydesk
import Foundation
import TestKit
import Testing

/// Good pairs, in which nothing may be found that is worse than a note, and pairs with one fault each.
@Suite struct PairSetTests {
  /// A line of a set: `role⇥source⇥target`, before them the rule that finds the fault.
  struct Line: CustomTestStringConvertible {
    let locale: LocaleTag
    let rule: String?
    let role: Role?
    let source: String
    let target: String

    var testDescription: String { "\(locale): \(source) → \(target)" }

    var pair: CopyPair {
      CopyPair(source: source, target: target, locale: locale, role: role)
    }
  }

  private static let copydesk = Result { try Copydesk() }

  private static func lines(_ name: String, ending: String) -> [Line] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Pairs/\(name).\(ending).tsv")
    guard let text = try? String(contentsOf: file, encoding: .utf8),
      let locale = LocaleTag(folding: name)
    else { return [] }
    return text.split(separator: "\n").compactMap { line in
      var cells = line.split(separator: "\t").map(String.init)
      guard cells.count >= 3 else { return nil }
      let rule = cells.count == 4 ? cells.removeFirst() : nil
      return Line(
        locale: locale, rule: rule, role: Role(rawValue: cells[0]), source: cells[1],
        target: cells[2])
    }
  }

  static let good = ["ja", "de", "fr", "ko", "zh-Hans", "zh-Hant"].flatMap {
    lines($0, ending: "good")
  }
  static let faulty = ["ja", "ko", "zh-Hans", "zh-Hant"].flatMap { lines($0, ending: "faults") }

  @Test func `the sets are there`() {
    #expect(Self.good.count { $0.locale.identifier == "ja" } >= 100)
    #expect(Self.good.count { $0.locale.identifier == "de" } >= 40)
    #expect(Self.good.count { $0.locale.identifier == "fr" } >= 40)
    #expect(Self.faulty.count >= 40)
  }

  @Test(arguments: good)
  func `a good pair has no warning`(_ line: Line) async throws {
    let found = try await Self.findings(line)
    #expect(found.filter { $0.severity > .note }.map(\.message).isEmpty)
  }

  @Test(arguments: faulty)
  func `a fault is found`(_ line: Line) async throws {
    let rules = try await Self.findings(line).map(\.rule)
    #expect(rules.contains(line.rule ?? ""), "\(rules)")
  }

  /// What the whole pipeline finds in a table that has this one pair.
  private static func findings(_ line: Line) async throws -> [Finding] {
    let scratch = try Scratch()
    let name = line.role.map { ".\($0.rawValue)" } ?? ""
    for (folder, text) in [("en", line.source), (line.locale.identifier, line.target)] {
      try scratch.write(
        "\(folder).lproj/Alerts.strings",
        "\"alert.pair\(name)\" = \"\(text.replacing("\"", with: "\\\""))\";\n")
    }
    let result = try await copydesk.get().check([scratch.folder.path])
    return result.findings.filter { $0.locale == line.locale && $0.rule != "missing-title" }
  }
}
