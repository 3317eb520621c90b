import Copydesk
import Foundation
import Reports
import SourceCode
import TestKit
import Testing

/// The alerts of the corpus' own sources against those that are written beside them.
@Suite struct CodeCorpusTests {
  /// Folders of the corpus with code in them.
  static let cases: [String] = {
    let sources = Project.files(under: Project.corpus).filter { CodeLanguage(path: $0) != nil }
    return Set(sources.map { $0.split(separator: "/").prefix(2).joined(separator: "/") }).sorted()
  }()

  @Test(arguments: cases)
  func `alerts are those written down`(_ name: String) async throws {
    let folder = Project.corpus.appending(path: name)
    let copydesk = try Copydesk()
    let survey = try await copydesk.survey([folder.path])
    var list = AlertList()
    list.add(
      survey.entries, texts: try await copydesk.texts(of: survey, in: [folder.path]),
      files: survey.files)
    let found = String(decoding: list.written(as: .text), as: UTF8.self)
      .replacing(folder.path + "/", with: "")
    let file = folder.appending(path: "alerts.golden")
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try Data(found.utf8).write(to: file)
      return
    }
    #expect(found == (try String(contentsOf: file, encoding: .utf8)))
  }

  @Test func `each language has sources of its own`() {
    for language in ["swift", "objective-c", "kotlin", "java", "dart"] {
      #expect(Self.cases.contains("\(language)/clean"))
    }
  }
}
