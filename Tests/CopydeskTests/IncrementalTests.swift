import CopyModel
import Copydesk
import FoundationEssentials
import Synchronization
import TestKit
import Testing

/// A run that checks only what changed brings out what one that checks all does.
@Suite struct IncrementalTests {
  /// As many sequences of edits are tried; `make fuzz` tries more.
  private static let sequences =
    ProcessInfo.processInfo.environment["COPYDESK_SEQUENCES"].flatMap { Int($0) } ?? 200
  private static let edits = 3

  @Test func randomEditsBringWhatAFullRunBrings() async throws {
    let scratch = try Scratch()
    let folder = scratch.folder.path
    var generator = Generator()
    var options = Options()
    options.isRecorded = true
    let full = try Copydesk(options)
    options.kept = KeptInMemory()
    let incremental = try Copydesk(options)
    for sequence in 0..<Self.sequences {
      let root = folder + "/\(sequence)"
      var project = EditedProject(&generator)
      for _ in 0...Self.edits {
        try project.write(to: root)
        let expected = try await full.check([root])
        let found = try await incremental.check([root])
        #expect(isSame(found, expected), "sequence \(sequence)")
        #expect(found.unfolded.count == expected.unfolded.count)
        #expect(found.copy == expected.copy)
        #expect(found.units == expected.units)
        #expect(found.alerts == expected.alerts)
        #expect(found.files == expected.files)
        #expect(found.errors == expected.errors)
        project.edit(&generator)
      }
      try FileManager.default.removeItem(atPath: root)
    }
  }

  /// Whether two runs report the same: only `fix` asks where a text is stored, and it keeps nothing.
  private func isSame(_ one: Copydesk.Result, _ other: Copydesk.Result) -> Bool {
    func told(_ findings: [Finding]) -> [Finding] {
      findings.map { finding in
        var finding = finding
        finding.stored = nil
        return finding
      }
    }
    return told(one.findings) == told(other.findings)
      && told(one.suppressed) == told(other.suppressed)
  }

  /// A project as it was first.
  private func project() throws -> Scratch {
    let scratch = try Scratch()
    var generator = Generator()
    try EditedProject(&generator).write(to: scratch.folder.path)
    return scratch
  }

  @Test func whatIsUnchangedIsNotReadAgain() async throws {
    let scratch = try project()
    let folder = scratch.folder.path
    let kept = KeptInMemory()
    var options = Options()
    options.kept = kept
    let copydesk = try Copydesk(options)
    let first = try await copydesk.check([folder])
    let written = kept.writes
    let checked = Mutex(0)
    let second = try await copydesk.check([folder]) { units in checked.withLock { $0 += units } }
    #expect(isSame(second, first))
    #expect(kept.writes == written)
    #expect(checked.withLock { $0 } == 0)
  }

  @Test func whatWasKeptUnderOtherOptionsIsOfNoUse() async throws {
    let scratch = try project()
    let folder = scratch.folder.path
    let kept = KeptInMemory()
    var options = Options()
    options.kept = kept
    _ = try await Copydesk(options).check([folder])
    let all: [(inout Options) -> Void] = [
      { $0.skip = ["lost-question"] }, { $0.names = ["Cancel"] },
      { $0.levels = ["action-drift": .note] }, { $0.platforms = [.macOS] },
      { $0.guidelines = Guidelines(apple: nil, android: nil) },
      { $0.locales = [LocaleTag(folding: "ko") ?? .root] },
      { $0.limits = [.button: [TextLimit(count: 3, unit: .characters)]] },
    ]
    for change in all {
      var options = options
      change(&options)
      let incremental = try await Copydesk(options).check([folder])
      options.kept = nil
      let full = try await Copydesk(options).check([folder])
      #expect(isSame(incremental, full))
    }
  }
}

/// Keeps results in memory.
final class KeptInMemory: KeptTables {
  private let state = Mutex((tables: [String: KeptTable](), writes: 0))
  let tool = "test"

  var writes: Int { state.withLock { $0.writes } }

  func result(of table: String, under key: UInt64) -> [UInt8]? {
    state.withLock { state in
      state.tables[table].flatMap { $0.key == key ? $0.result : nil }
    }
  }

  func units(of table: String, under key: UInt64) -> [UInt8]? {
    state.withLock { state in
      state.tables[table].flatMap { $0.unitsKey == key ? $0.units : nil }
    }
  }

  func keep(_ kept: KeptTable, of table: String) {
    state.withLock { state in
      state.tables[table] = kept
      state.writes += 1
    }
  }
}
