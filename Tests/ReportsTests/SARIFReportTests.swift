import CopyModel
import Foundation
import Reports
import RuleKit
import Testing

struct SARIFReportTests {
  private func log(_ report: Report) throws -> [String: Any] {
    try ReportSample.object(ReportSample.write(report, as: "sarif"))
  }

  private func run(_ report: Report) throws -> [String: Any] {
    let runs = try #require(log(report)["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    return try #require(runs.first)
  }

  /// The value behind these names, one inside the other; an array gives its first element.
  private func value(_ object: [String: Any], _ names: String...) -> Any? {
    names.reduce(object as Any?) { value, name in
      let inner = (value as? [[String: Any]])?.first ?? value as? [String: Any]
      return inner?[name]
    }
  }

  @Test(arguments: [ReportSample.full, ReportSample.empty])
  func `has what the standard requires`(report: Report) throws {
    let log = try log(report)
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasPrefix("https://") == true)
    let run = try run(report)
    #expect(value(run, "tool", "driver", "name") as? String == "copydesk")
    #expect(value(run, "tool", "driver", "version") as? String == "1.2.3")
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    #expect((run["results"] as? [Any])?.count == report.findings.count)
  }

  @Test(
    arguments: [
      ("ko.lproj/A.strings", "ios/ko.lproj/A.strings"), ("../A.csv", "A.csv"),
      ("/src/app/ios/./A.csv", "ios/A.csv"), ("/else/A.csv", "file:///else/A.csv"),
    ])
  func `paths start where the repository does`(typed: String, uri: String) throws {
    var report = ReportSample.full
    report.findings[0].file = typed
    report.folders = ReportFolders(
      working: "/src/app/ios", project: "/src/app/ios", repository: "/src/app")
    let results = try #require(run(report)["results"] as? [[String: Any]])
    #expect(
      value(results[0], "locations", "physicalLocation", "artifactLocation", "uri") as? String
        == uri)
  }

  @Test func `a result that stands for many strings has their keys`() throws {
    var report = ReportSample.full
    report.findings[0].keys = ["back", "k \"1\""]
    let results = try #require(run(report)["results"] as? [[String: Any]])
    #expect(value(results[0], "properties", "keys") as? [String] == ["back", "k \"1\""])
    #expect(value(results[1], "properties", "keys") == nil)
    #expect(value(results[1], "properties", "key") as? String == "k \"1\"")
    #expect(value(results[1], "properties", "target") as? String == "여기 있음")
    let line = try ReportSample.write(report, as: "ndjson")
    #expect(line.prefix { $0 != "\n" }.hasSuffix(#","keys":["back","k \"1\""]}"#))
  }

  @Test func `every result has a message and a rule of the list`() throws {
    let run = try run(ReportSample.full)
    let rules = try #require(value(run, "tool", "driver", "rules") as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == ReportSample.rules.map(\.id))
    #expect(rules.allSatisfy { value($0, "shortDescription", "text") is String })
    let results = try #require(run["results"] as? [[String: Any]])
    for (result, finding) in zip(results, ReportSample.findings) {
      #expect(value(result, "message", "text") as? String == finding.message)
      #expect(result["ruleId"] as? String == finding.rule)
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == finding.rule)
      #expect(result["level"] as? String == finding.severity.rawValue)
      #expect(
        value(result, "locations", "physicalLocation", "region", "startLine") as? Int
          == finding.start.line)
      #expect(
        value(result, "locations", "physicalLocation", "region", "endColumn") as? Int == 7)
      #expect(
        value(result, "partialFingerprints", "copydesk/v1") as? String == finding.fingerprint)
    }
  }

  @Test func `findings on one line are told apart`() throws {
    var report = ReportSample.full
    report.findings[1] = report.findings[0]
    let results = try #require(run(report)["results"] as? [[String: Any]])
    let hashes = results.compactMap {
      value($0, "partialFingerprints", "primaryLocationLineHash") as? String
    }
    #expect(Set(hashes).count == 3)
  }

  @Test func `a rule has all that GitHub shows of it`() throws {
    let rule = try #require(
      value(run(ReportSample.full), "tool", "driver", "rules") as? [[String: Any]]
    )[0]
    #expect((value(rule, "help", "text") as? String)?.contains("Because of \"it\".") == true)
    #expect((value(rule, "help", "markdown") as? String)?.hasPrefix("**error** · ") == true)
    #expect(value(rule, "defaultConfiguration", "level") as? String == "error")
    #expect(value(rule, "properties", "precision") as? String == "very-high")
  }

  @Test func `a fix says what is deleted and what is written`() throws {
    var report = ReportSample.full
    report.findings[0].writtenFix = WrittenFix(text: "\\\"", byteColumns: nil)
    let results = try #require(run(report)["results"] as? [[String: Any]])
    let change = try #require(value(results[0], "fixes", "artifactChanges") as? [[String: Any]])[0]
    #expect(value(change, "replacements", "insertedContent", "text") as? String == "\\\"")
    #expect(value(change, "replacements", "deletedRegion", "endColumn") as? Int == 7)
    #expect(results[1]["fixes"] == nil)
  }

  @Test(
    arguments: [
      ("A B.strings", "A%20B.strings"), ("한.md", "%ED%95%9C.md"), ("/abs/a.md", "file:///abs/a.md"),
      ("100%.md", "100%25.md"), ("a#b?c", "a%23b%3Fc"),
      ("ko.lproj/a-b_c~1.strings", "ko.lproj/a-b_c~1.strings"),
      ("tab\t", "tab%09"),
    ])
  func `a path is a URI`(path: String, uri: String) throws {
    var report = ReportSample.full
    report.findings = [ReportSample.finding("lost-placeholder", .note, file: path, line: 1)]
    let results = try #require(run(report)["results"] as? [[String: Any]])
    let result = try #require(results.first)
    #expect(
      value(result, "locations", "physicalLocation", "artifactLocation", "uri") as? String == uri)
    #expect(URL(string: uri) != nil)
  }

  @Test func `inputs that could not be read are notifications`() throws {
    let full = try run(ReportSample.full)
    #expect(value(full, "invocations", "executionSuccessful") as? Bool == false)
    #expect(
      value(full, "invocations", "toolExecutionNotifications", "message", "text") as? String
        == "gone.strings: no such file")
    let empty = try run(ReportSample.empty)
    #expect(value(empty, "invocations", "executionSuccessful") as? Bool == true)
  }

  @Test func `a rule that is not in the list has no index`() throws {
    var report = ReportSample.full
    report.rules = []
    let results = try #require(run(report)["results"] as? [[String: Any]])
    #expect(results.allSatisfy { $0["ruleIndex"] == nil && $0["ruleId"] != nil })
  }
}
