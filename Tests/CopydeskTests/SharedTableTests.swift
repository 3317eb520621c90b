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
}
