import CopyModel
import Foundation
import Reports
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The reports in XML, as a parser reads them.
@Suite struct XMLReportTests {
  /// Two findings that are alike, a note, and texts that XML has no place for.
  private static let odd: Report = {
    var report = ReportSample.full
    report.findings[1] = report.findings[0]
    report.findings[2].severity = .note
    report.findings[0].message = "<a href=\"x\">]]> & \u{1}\u{FFFE}\nlast"
    report.findings[0].file = "a<b>&\"c\".strings"
    report.findings[1].file = report.findings[0].file
    return report
  }()

  private func nodes(_ path: String, _ format: String, _ report: Report) throws -> [XMLElement] {
    let text = try ReportSample.write(report, as: format)
    let document = try XMLDocument(data: Data(text.utf8))
    return try document.nodes(forXPath: path).compactMap { $0 as? XMLElement }
  }

  private func value(_ name: String, of node: XMLElement) -> String? {
    node.attribute(forName: name)?.stringValue
  }

  @Test func `JUnit has a test for each finding, with a name of its own`() throws {
    let tests = try nodes("/testsuites/testsuite/testcase", "junit", Self.odd)
    let names = tests.map { [value("classname", of: $0), value("name", of: $0)] }
    #expect(names.count == 4)
    #expect(Set(names).count == 4)
    #expect(names[0][0] == "a<b>&\"c\".strings")
    // Rule and key, not the place: CI knows a test again by its name.
    #expect(names[0][1] == "lost-placeholder · k \"1\" · ko")
  }

  @Test func `JUnit counts what fails, and a note passes`() throws {
    let root = try #require(nodes("/testsuites", "junit", Self.odd).first)
    #expect(["tests", "failures", "errors"].map { value($0, of: root) } == ["4", "2", "1"])
    let failure = try #require(nodes("//failure", "junit", Self.odd).first)
    #expect(value("message", of: failure) == "<a href=\"x\">]]> & \u{FFFD}\u{FFFD}\nlast")
    #expect(try nodes("//testcase/system-out", "junit", Self.odd).count == 1)
    #expect(try nodes("//testcase/error", "junit", Self.odd).count == 1)
    let passed = try nodes("//testcase", "junit", ReportSample.empty)
    #expect(passed.count == 1 && passed[0].children?.isEmpty != false)
  }

  @Test func `Checkstyle has findings under their files`() throws {
    let files = try nodes("/checkstyle/file", "checkstyle", Self.odd)
    #expect(
      files.map { value("name", of: $0) } == [
        "a<b>&\"c\".strings", "/abs/100%.md", "gone.strings",
      ])
    let errors = try nodes("/checkstyle/file/error", "checkstyle", Self.odd)
    #expect(errors.map { value("severity", of: $0) } == ["error", "error", "info", "error"])
    #expect(errors.map { value("line", of: $0) } == ["3", "3", "1", "1"])
    #expect(value("message", of: errors[0]) == "<a href=\"x\">]]> & \u{FFFD}\u{FFFD}\nlast")
    #expect(value("source", of: errors[0]) == "copydesk.lost-placeholder")
  }
}
