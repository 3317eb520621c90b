import CopyModel
import Copydesk
import Foundation
import RuleKit
import TestKit
import Testing

/// A rule is one file: its name, its constant and its id are one name in three cases, and it is in the list.
@Suite struct RuleFileTests {
  /// The files that declare a rule, by module.
  static let files: [String] = ["AlertRules", "CopyRules", "DriftRules"].flatMap { module in
    Project.files(under: Project.root.appending(path: "Sources/\(module)"), extension: "swift")
      .map { "Sources/\(module)/\($0)" }
  }.filter { path in
    let text = try? String(contentsOf: Project.root.appending(path: path), encoding: .utf8)
    return text?.contains(" = Rule(") == true
  }

  @Test(arguments: files)
  func `file, constant and id agree`(_ path: String) throws {
    let text = try String(contentsOf: Project.root.appending(path: path), encoding: .utf8)
    let name = try #require(path.split(separator: "/").last?.dropLast(".swift".count))
    let constant = name.prefix(1).lowercased() + name.dropFirst()
    let id = name.reduce(into: "") { id, letter in
      if letter.isUppercase, !id.isEmpty { id += "-" }
      id += letter.lowercased()
    }
    #expect(text.contains("static let \(constant) = Rule(\n    \"\(id)\""))
    #expect(RuleCatalogue.rules.contains { $0.id == id }, "\(id) is missing in its module's list")
    let rule = try #require(RuleCatalogue.rules.first { $0.id == id })
    // Sources/DriftRules/Meaning/LostFinality.swift: the folder is the category.
    let folder = path.split(separator: "/").dropLast().last?.lowercased()
    #expect(folder == rule.category.rawValue)
  }

  @Test func `every rule of the lists has a file, and each id is there once`() {
    let ids = RuleCatalogue.rules.map(\.id)
    #expect(ids.count == Self.files.count)
    #expect(Set(ids).count == ids.count)
  }

  @Test func `a rule yields to rules that there are`() {
    let ids = Set(RuleCatalogue.rules.map(\.id))
    for rule in RuleCatalogue.rules {
      #expect(ids.subtracting([rule.id]).isSuperset(of: rule.yields), "\(rule.id): \(rule.yields)")
    }
  }

  @Test func `each category that is promised has a rule`() {
    let categories = Set(RuleCatalogue.rules.map(\.category))
    let promised: Set<Finding.Category> = [
      .alert, .button, .case, .punctuation, .layout, .meaning, .placeholder, .plural, .consistency,
      .table,
    ]
    #expect(categories.isSuperset(of: promised))
  }

  @Test(arguments: RuleCatalogue.rules.map(\.id))
  func `a rule speaks every language that it is about`(_ id: String) throws {
    let rule = try #require(RuleCatalogue.rules.first { $0.id == id })
    #expect(rule.summary.hasSuffix(".") && rule.rationale.hasSuffix("."))
    // Case is Latin's alone, and a table's state and an alert's layout have no language.
    if [.case, .table].contains(rule.category) || rule.needs.contains(where: \.isInManifest) {
      return
    }
    let languages = Set(rule.examples.map(\.locale.language))
    #expect(
      languages.count > 1
        || [
          "too-many-buttons", "button-case", "mixed-script", "mixed-latin-spacing",
          // It flags the source, whatever the language that it is translated into.
          "tight-source",
        ].contains(id),
      "\(languages)")
  }
}
