import CopyModel
import Copydesk
import Foundation
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

  @Test func `what is no matter of typography is said each time`() async throws {
    let found = try await findings("unpaired-mark", faulty: 30, good: 0, fault: "无法存储“文稿。")
    #expect(found.count == 30)
  }
}
