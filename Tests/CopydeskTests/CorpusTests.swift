import Configuration
import CopyModel
import Copydesk
import Foundation
import RuleKit
import StringTables
import TestKit
import Testing

/// The project's own tables against the findings that are written beside them.
///
/// `make record` writes the findings anew; read the difference before committing it.
@Suite struct CorpusTests {
  /// Folders of the corpus with a `findings.golden`, or that should have one: every folder that holds tables.
  static let cases: [String] = {
    let tables = Project.files(under: Project.corpus).filter { path in
      TableFormat.of(path: path) != nil
        && path.split(separator: "/").count > 2
    }
    return Set(tables.map { $0.split(separator: "/").prefix(2).joined(separator: "/") }).sorted()
  }()

  /// One for all: to load the locales takes longer than to check a case.
  private static let copydesk = Result { try Copydesk() }

  /// What is found in a case, under the configuration that it may have.
  static func check(_ name: String) async throws -> Copydesk.Result {
    let folder = Project.corpus.appending(path: name)
    let file = folder.appending(path: ConfigurationFile.name).path
    guard FileManager.default.fileExists(atPath: file) else {
      return try await copydesk.get().readingCode(besides: [folder.path]).check([folder.path])
    }
    var options = Options()
    try ConfigurationFile.read(file).apply(to: &options)
    return try await Copydesk(options).readingCode(besides: [folder.path]).check([folder.path])
  }

  @Test(arguments: cases)
  func `findings are those written down`(_ name: String) async throws {
    let found = try await findings(in: name)
    let file = Project.corpus.appending(path: "\(name)/findings.golden")
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try Data(found.utf8).write(to: file)
      return
    }
    let written = try String(contentsOf: file, encoding: .utf8)
    if found != written {
      Attachment.record(found, named: "found.txt")
    }
    let (missing, added) = difference(written, found)
    #expect(found == written, "\(name): gone: \(missing); new: \(added)")
  }

  @Test(arguments: cases.filter { $0.hasSuffix("/clean") })
  func `good copy has no warning and no error`(_ name: String) async throws {
    let result = try await Self.check(name)
    #expect(result.findings.filter { $0.severity > .note }.map(\.message).isEmpty)
  }

  @Test(arguments: cases.filter { !$0.hasSuffix("/clean") && !$0.hasPrefix("damaged") })
  func `a fault is found by the rule that it is named after`(_ name: String) async throws {
    let rule = name.split(separator: "/").last.map(String.init) ?? ""
    let result = try await Self.check(name)
    #expect(result.findings.map(\.rule).contains(rule))
  }

  @Test(arguments: cases)
  func `no two warnings or errors flag the same words of a string`(_ name: String) async throws {
    let rules = Set(RuleCatalogue.rules.filter(\.isAboutWords).map(\.id))
    let found = try await Self.check(name).findings.filter {
      $0.severity > .note && rules.contains($0.rule)
    }
    for (number, one) in found.enumerated() {
      for other in found[(number + 1)...]
      where one.key == other.key && one.file == other.file && one.locale == other.locale
        && one.variation == other.variation
      {
        #expect(!one.sharesWords(with: other), "\(name): \(one.rule) and \(other.rule)")
      }
    }
  }

  @Test func `there are as many alerts in each format as the corpus promises`() async throws {
    // XLIFF and tables with a column for each language have no table of the source language: three
    // translations, each with its source beside it. What the keys of a table do not show is not counted.
    for (format, alerts) in [
      ("strings", 120), ("xcstrings", 168), ("xliff", 126), ("csv", 72), ("markdown-table", 36),
      ("json", 96),
    ] {
      let folder = Project.corpus.appending(path: "\(format)/clean")
      #expect(try await Self.copydesk.get().check([folder.path]).alerts >= alerts, "\(format)")
    }
    let documents = Project.corpus.appending(path: "markdown/clean")
    let names = Project.files(under: documents, extension: "md")
    #expect(names.count == 3)
    for name in names {
      let text = try String(contentsOf: documents.appending(path: name), encoding: .utf8)
      #expect(text.split(separator: "\n").count { $0.hasPrefix("## ") } >= 30, "\(name)")
    }
  }

  /// The findings of a case, a line each, with paths from its folder.
  private func findings(in name: String) async throws -> String {
    let folder = Project.corpus.appending(path: name)
    let result = try await Self.check(name)
    #expect(result.errors.isEmpty)
    return result.findings.map { finding in
      let path = finding.file.dropFirst(folder.path.count + 1)
      let (start, end) = (finding.start, finding.end)
      return "\(path):\(start.line):\(start.column)-\(end.line):\(end.column) "
        + "\(finding.severity) \(finding.rule): \(finding.message)\n"
    }.joined()
  }

  private func difference(_ a: String, _ b: String) -> ([Substring], [Substring]) {
    let (a, b) = (a.split(separator: "\n"), b.split(separator: "\n"))
    return (a.filter { !b.contains($0) }, b.filter { !a.contains($0) })
  }
}
