import Foundation
import TestKit
import Testing

/// The example of the corpus: its page, and the picture of it that README shows.
@Suite struct ExampleAuditTests {
  private static let folder = Project.corpus.appending(path: "audit/action-drift")

  /// `RECORD=1` writes the picture anew.
  @Test func `the picture is what the product draws`() throws {
    let scratch = try Scratch()
    let run = try Binary.run(
      [
        "preview", Self.folder.path, "--alert", "trip.delete", "--mark", "--svg",
        scratch.path("drawn"),
      ])
    #expect(run.status == 0, "\(run.complaints)")
    let drawn = try String(
      contentsOfFile: scratch.path("drawn/1-trip.delete.svg"), encoding: .utf8)
    for locale in ["en", "ko", "zh-Hans", "zh-Hant"] {
      #expect(drawn.contains("lang=\"\(locale)\"") && drawn.contains(">\(locale)</text>"))
    }
    #expect(drawn.contains("<tspan class=\"mark error\">확인</tspan>"))
    let file = Self.folder.appending(path: "alert.svg")
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try Data(drawn.utf8).write(to: file)
    }
    #expect(
      try String(contentsOf: file, encoding: .utf8) == drawn, "alert.svg is not fresh: make record")
    let readme = try String(
      contentsOf: Project.root.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.contains("Corpus/audit/action-drift/alert.svg"))
  }

  @Test func `the page has a verdict, its findings, and each alert in its shape`() throws {
    let scratch = try Scratch()
    let run = try Binary.run(
      [
        "audit", Self.folder.path, "--out", scratch.path("audit"), "--title", "Boat Club 2.4",
        "--date", "2.4",
      ])
    #expect(run.status == 1, "\(run.output) \(run.complaints)")
    let page = try String(contentsOfFile: scratch.path("audit/index.html"), encoding: .utf8)
    #expect(page.contains("<strong>FAIL</strong>") && page.contains("<h1>Boat Club 2.4</h1>"))
    for rule in ["action-drift", "lost-finality", "wrong-width-punctuation"] {
      #expect(page.contains("id=\"rule-\(rule)\""), "\(rule)")
    }
    // Four alerts in four languages, of which one is a sheet with its Cancel apart.
    #expect(page.components(separatedBy: "<figure ").count == 17)
    #expect(page.components(separatedBy: "class=\"button apart\"").count == 5)
  }
}
