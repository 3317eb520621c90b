import CopyModel
import Copydesk
import Foundation
import TestKit
import Testing

/// A file that breaks one typographic rule throughout gets one finding, not one for each line.
@Suite struct CrowdTests {
  /// The findings about a table with some faulty and some good texts.
  private func findings(
    _ rule: String, faulty: Int, good: Int, fault: String = "无法存储,请重试。"
  ) async throws -> [Finding] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "zh-Hans.lproj/Localizable.strings")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let rows =
      (0..<faulty).map { "\"bad\($0)\" = \"\(fault)\";" }
      + (0..<good).map { "\"good\($0)\" = \"无法存储，请重试。\";" }
    try Data(rows.joined(separator: "\n").utf8).write(to: file)
    var options = Options()
    options.only = [rule]
    return try await Copydesk(options).check([folder.path]).findings
  }

  @Test(arguments: [
    // Few in a large file, few at all, many, and half of a small one.
    (faulty: 5, good: 40, findings: 5), (5, 0, 5), (20, 100, 20), (21, 100, 1), (6, 6, 1),
    (6, 7, 6),
  ])
  func `many are one`(faulty: Int, good: Int, findings: Int) async throws {
    let found = try await self.findings("wrong-width-punctuation", faulty: faulty, good: good)
    #expect(found.count == findings)
    #expect(found[0].message.contains("\(faulty) such places") == (findings == 1))
  }

  /// What is said of a table of which a language has a part.
  private func missing(from total: Int, begun: Int) async throws -> [Finding] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (language, count, text) in [("en", total, "Open the folder"), ("ko", begun, "폴더 열기")] {
      let file = folder.appending(path: "\(language).lproj/Localizable.strings")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let rows = (0..<count).map { "\"key\($0)\" = \"\(text) \($0)\";" }
      try Data(rows.joined(separator: "\n").utf8).write(to: file)
    }
    var options = Options()
    options.only = ["missing-translation"]
    return try await Copydesk(options).check([folder.path]).findings
  }

  @Test func `a language that is begun is one finding, with all keys that it lacks`() async throws {
    let few = try await missing(from: 10, begun: 5)
    #expect(few.map(\.key) == (5..<10).map { "key\($0)" })
    #expect(few.allSatisfy { $0.keys.isEmpty })
    for total in [10, 40, 200] {
      let found = try await missing(from: total, begun: 4)
      try #require(found.count == 1)
      #expect(found[0].keys == (4..<total).map { "key\($0)" })
      #expect(found[0].key == nil && found[0].start.line == 5)
      let three = (4...6).map { "“Open the folder \($0)”" }.joined(separator: ", ")
      let said = "\(total - 4) strings have no translation into ko: \(three) and"
      #expect(found[0].message == "\(said) \(total - 7) more. Add them.")
    }
  }

  @Test func `what is left in English has its place each time`() async throws {
    let scratch = try Scratch()
    let rows = (0..<30).map { "\"key\($0)\" = \"Open the folder \($0)\";" }.joined(separator: "\n")
    for language in ["en", "ko"] { try scratch.write("\(language).lproj/A.strings", rows) }
    var options = Options()
    options.only = ["untranslated"]
    let found = try await Copydesk(options).check([scratch.path("")]).findings
    #expect(found.map(\.start.line) == Array(1...30))
  }

  @Test func `a crowd has the keys of its texts`() async throws {
    let found = try await findings("wrong-width-punctuation", faulty: 30, good: 0)
    #expect(found.map(\.keys) == [(0..<30).map { "bad\($0)" }])
  }

  @Test func `what is no matter of typography is said each time`() async throws {
    let found = try await findings("unpaired-mark", faulty: 30, good: 0, fault: "无法存储“文稿。")
    #expect(found.count == 30)
  }
}
