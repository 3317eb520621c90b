import CopyModel
import Copydesk
import Foundation
import TestKit
import Testing

/// Tables and documents of other projects, where a checkout has them beside it. None of their text is kept here.
@Suite struct SharedTableTests {
  @Test(.enabled(if: Project.sharedTables != nil, "the shared tables are not at hand"))
  func `every shared table is checked to the end`() async throws {
    let folder = try #require(Project.sharedTables)
    var options = Options()
    options.jobs = 2
    let result = try await Copydesk(options).check([folder.path])
    #expect(result.errors.isEmpty)
    #expect(result.units > 30_000)
  }

  @Test(.enabled(if: Project.sharedTables != nil, "the shared tables are not at hand"))
  func `every target stands where its unit says`() async throws {
    let folder = try #require(Project.sharedTables)
    var wrong: [String] = []
    var cache = LineCache()
    var checked = 0
    _ = try await Copydesk().read([folder.path], form: Array.init) { units, _ in
      for unit in units where unit.format == "xcstrings" || unit.format == "strings" {
        guard let target = unit.target, !target.isEmpty,
          !target.contains(where: { "\\\"\n\t".contains($0) })
        else { continue }
        checked += 1
        let line = try cache.line(unit.stored.place.line, of: unit.stored.file)
        let from = String(line.utf16.dropFirst(unit.stored.place.column - 1)) ?? ""
        // An escape stands for another character; WrittenText's own tests are about these.
        if from.contains("\\") { continue }
        if !from.hasPrefix(target), wrong.count < 5 {
          wrong.append("\(unit.stored.file):\(unit.stored.place.line)")
        }
      }
    }
    #expect(wrong.isEmpty)
    #expect(checked > 20_000)
  }

  @Test(.enabled(if: Project.sharedDocuments != nil, "the shared documents are not at hand"))
  func `both shapes of bilingual documents are paired`() async throws {
    let folder = try #require(Project.sharedDocuments)
    var pairs: [String: Int] = [:]
    _ = try await Copydesk().read([folder.path], form: Array.init) { units, _ in
      for unit in units where unit.source != nil && unit.target != nil {
        pairs[unit.locale.identifier, default: 0] += 1
      }
    }
    #expect(pairs["ko"] == 22)
    #expect(pairs["zh-Hans"] == 14)
  }

  /// The lines of the file that was asked for last.
  private struct LineCache {
    private var path = ""
    private var lines: [Substring] = []

    mutating func line(_ number: Int, of path: String) throws -> Substring {
      if path != self.path {
        let data = try Data(contentsOf: URL(filePath: path))
        let isUTF16 = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
        let text = try #require(String(data: data, encoding: isUTF16 ? .utf16 : .utf8))
        lines = text.split(
          omittingEmptySubsequences: false, whereSeparator: { ["\n", "\r\n", "\r"].contains($0) })
        self.path = path
      }
      return lines[number - 1]
    }
  }
}
