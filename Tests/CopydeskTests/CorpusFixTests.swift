import CopyModel
import Copydesk
import Foundation
import TestKit
import Testing

/// Fixes over our own tables: what is mended is gone, nothing comes instead, and a second run has nothing to do.
@Suite struct CorpusFixTests {
  /// What tells a finding from another while texts change.
  private struct Name: Hashable {
    var rule: String
    var file: String
    var key: String?
    var locale: LocaleTag?
  }

  private static func names(_ findings: [Finding]) -> [Name: Int] {
    findings.reduce(into: [:]) { names, finding in
      for key in finding.keys.isEmpty ? [finding.key ?? ""] : finding.keys {
        let name = Name(
          rule: finding.rule, file: finding.file, key: key, locale: finding.locale)
        names[name, default: 0] += 1
      }
    }
  }

  @Test(arguments: [false, true])
  func `a second run changes nothing, and nothing new stands`(all: Bool) async throws {
    let scratch = try Scratch()
    let corpus = scratch.path("Corpus")
    try FileManager.default.copyItem(atPath: Project.corpus.path, toPath: corpus)
    var mended = 0
    for format in try FileManager.default.contentsOfDirectory(atPath: corpus).sorted() {
      let path = corpus + "/" + format
      let copydesk = try Copydesk()
      let before = Self.names(try await copydesk.check([path]).findings)
      let outcome = try await copydesk.fixes(in: [path], mayChangeMeaning: all)
      for file in outcome.files {
        #expect(try Data(contentsOf: URL(filePath: file.realPath)) == Data(file.before))
        try Data(file.after).write(to: URL(filePath: file.realPath))
        mended += file.fixes.reduce(0) { $0 + $1.count }
      }
      let after = Self.names(try await copydesk.check([path]).findings)
      let new = after.filter { $0.value > before[$0.key, default: 0] }.map(\.key)
      #expect(new.isEmpty, "\(format): \(new)")
      let again = try await copydesk.fixes(in: [path], mayChangeMeaning: all)
      #expect(again.files.isEmpty, "\(format): \(again.files.map(\.path))")
    }
    #expect(mended > 40)
  }
}
