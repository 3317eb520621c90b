import Foundation
import TestKit
import Testing

/// `sources` in the configuration: tables whose source stands in another folder.
@Suite struct SourcesTests {
  /// A project in which only the viewer has the English of both.
  private func project() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write("editor/texts/Resources_ko.properties", "cancel=확인\n")
    try scratch.write("viewer/Resources_en.properties", "cancel=Cancel\n")
    try scratch.write("viewer/Resources_ko.properties", "cancel=취소\n")
    return scratch
  }

  private func check(_ scratch: borrowing Scratch, _ path: String = ".") throws -> Binary.Run {
    try Binary.run(["check", path, "--format", "ndjson"], in: scratch.folder)
  }

  @Test func `the line that is proposed pairs the table with its source`() throws {
    let scratch = try project()
    let message = try #require(try check(scratch).objects.first?["message"] as? String)
    let line = try #require(
      message.range(of: "sources: ").map { String(message[$0.lowerBound...]) })
    #expect(
      line
        == #"sources: {"**/editor/texts/Resources_*.properties": "./viewer/Resources_en.properties"}"#
    )
    try scratch.write(".copydesk.yml", line + "\n")
    let found = try check(scratch).objects.map { "\($0["rule"] ?? "") \($0["file"] ?? "")" }
    #expect(found == ["action-drift ./editor/texts/Resources_ko.properties"])
    let alone = try check(scratch, "editor/texts/Resources_ko.properties")
    #expect(alone.objects.map { $0["rule"] as? String } == ["action-drift"])
  }

  @Test func `of two namesakes none is proposed`() throws {
    let scratch = try project()
    try scratch.write("web/Resources.properties", "cancel=Cancel\n")
    let message = try check(scratch).objects.first?["message"] as? String
    #expect(message?.contains("say with source-locale") == true)
  }

  @Test func `a pattern that matches nothing is told`() throws {
    let scratch = try project()
    try scratch.write(".copydesk.yml", "sources: {'edit/**': viewer/Resources_en.properties}\n")
    let run = try check(scratch)
    #expect(run.status == 2 && run.complaints.contains("sources: “edit/**” matches no table."))
  }
}
