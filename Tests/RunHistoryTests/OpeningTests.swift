import Foundation
import HistoryTrials
import RunHistory
import TestKit
import Testing
import Triage

/// What may be wrong with the file: each is said in one line.
@Suite struct OpeningTests {
  private let save = HistorySample.run([HistorySample.sighting("save")])

  private func error(_ body: () throws -> Void) throws -> HistoryError {
    let error = try #require(
      #expect(throws: HistoryError.self, performing: body))
    #expect(!error.description.contains("\n") && error.description.hasPrefix(error.path))
    #expect(error.message.hasSuffix("."), "\(error.message)")
    return error
  }

  @Test func `of two writers the second is told who is first`() throws {
    let scratch = try Scratch()
    let path = scratch.path("history.sqlite")
    do {
      let first = try HistoryFile(path: path, at: HistorySample.time(1))
      let held = try error { _ = try HistoryFile(path: path, at: HistorySample.time(2)) }
      #expect(held.kind == .held)
      #expect(held.message.contains("Process \(ProcessInfo.processInfo.processIdentifier) "))
      #expect(held.message.contains("since \(HistorySample.time(1))"))
      // Who only reads need not wait.
      try first.night(save)
      #expect(try HistoryFile(reading: path).states() == ["save": .new])
    }
    let second = try HistoryFile(path: path, at: HistorySample.time(2))
    #expect(try second.states() == ["save": .new])
  }

  @Test func `a file that is not there or has no folder`() throws {
    let scratch = try Scratch()
    let missing = scratch.path("none.sqlite")
    #expect(try error { _ = try HistoryFile(reading: missing) }.kind == .missing)
    #expect(!FileManager.default.fileExists(atPath: missing))
    let lost = scratch.path("none/history.sqlite")
    #expect(try error { _ = try HistoryFile(path: lost, at: "") }.kind == .missing)
  }

  @Test func `what is no history is left as it is`() throws {
    let scratch = try Scratch()
    let text = try scratch.write("a.txt", String(repeating: "No database at all. ", count: 500))
    let before = try Data(contentsOf: URL(filePath: text))
    #expect(try error { _ = try HistoryFile(path: text, at: "") }.kind == .foreign)
    #expect(try error { _ = try HistoryFile(reading: text) }.kind == .foreign)
    #expect(try Data(contentsOf: URL(filePath: text)) == before)
    let foreign = scratch.path("foreign.sqlite")
    try SQLite.run("CREATE TABLE a (b); INSERT INTO a VALUES (1);", in: foreign)
    let bytes = try Data(contentsOf: URL(filePath: foreign))
    #expect(try error { _ = try HistoryFile(path: foreign, at: "") }.kind == .foreign)
    #expect(try Data(contentsOf: URL(filePath: foreign)) == bytes)
    let folder = scratch.folder.path
    #expect(try error { _ = try HistoryFile(path: folder, at: "") }.kind == .foreign)
  }

  @Test func `a newer history is not touched`() throws {
    let scratch = try Scratch()
    let path = scratch.path("history.sqlite")
    do { try HistoryFile(path: path, at: "").night(save) }
    try SQLite.run("PRAGMA user_version = 99;", in: path)
    #expect(try error { _ = try HistoryFile(path: path, at: "") }.kind == .newer)
    #expect(try error { _ = try HistoryFile(reading: path) }.kind == .newer)
  }

  @Test func `a damaged file is told`() throws {
    let scratch = try Scratch()
    let path = scratch.path("history.sqlite")
    do {
      let history = try HistoryFile(path: path, at: "")
      try history.night(
        HistorySample.run((0..<500).map { HistorySample.sighting("save.\($0)") }))
    }
    var bytes = try Data(contentsOf: URL(filePath: path))
    for place in stride(from: 8192, to: bytes.count, by: 7) { bytes[place] = 0xA5 }
    try bytes.write(to: URL(filePath: path))
    let damaged = try error {
      let history = try HistoryFile(path: path, at: "")
      try history.night(save)
      _ = try history.findings(in: history.batch("last"), as: Set(FindingState.allCases))
    }
    #expect(damaged.kind == .damaged)
  }

  @Test func `a file that may not be written can be read`() throws {
    let scratch = try Scratch()
    let path = scratch.path("folder/history.sqlite")
    try FileManager.default.createDirectory(
      atPath: scratch.path("folder"), withIntermediateDirectories: true)
    do { try HistoryFile(path: path, at: "").night(save) }
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    #expect(try error { _ = try HistoryFile(path: path, at: "") }.kind == .readOnly)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o555], ofItemAtPath: scratch.path("folder"))
    #expect(try HistoryFile(reading: path).states() == ["save": .new])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: scratch.path("folder"))
  }

  @Test func `on a full disk the runs before stay`() throws {
    let scratch = try Scratch()
    let path = scratch.path("history.sqlite")
    do { try HistoryFile(path: path, at: "").night(save) }
    do {
      let small = try HistoryFile(path: path, at: "", pages: 40)
      let start = try small.begin(list: "/projects.yml", at: HistorySample.time(2))
      let many = HistorySample.run((0..<5_000).map { HistorySample.sighting("save.\($0)") })
      #expect(try error { try small.store(many, in: start.batch) }.kind == .full)
      let large = KeptResult(key: [1], record: Array(repeating: 1, count: 1 << 20), pairs: [])
      #expect(try error { try small.keep(large, of: "a", in: "App") }.kind == .full)
      #expect(try small.states() == ["save": .new])
      try small.store(save, in: start.batch)
      #expect(try small.states() == ["save": .unresolved])
    }
    #expect(try SQLite.run("PRAGMA integrity_check;", in: path) == "ok\n")
  }

  /// A file as the first version left it, after three nights.
  @Test func `a history of the first version is brought to this one`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let dump = try String(contentsOf: folder.appending(path: "version-1.sql"), encoding: .utf8)
    for reads in [false, true] {
      let scratch = try Scratch()
      let path = scratch.path("history.sqlite")
      try SQLite.run(dump, in: path)
      if reads {
        #expect(try HistoryFile(reading: path).states().count == 3)
      }
      let history = try HistoryFile(path: path, at: "")
      #expect(try history.states() == ["save": .unresolved, "other": .resolved, "third": .new])
      #expect(try history.runs().map(\.total.findings) == [2, 1, 2])
      #expect(try history.keptRecord(of: "a.strings", in: "App", under: [1, 2]) != nil)
      let run = try history.night(HistorySample.run([HistorySample.sighting("other")]))
      #expect(run.total.reopened == 1 && run.total.resolved == 2)
    }
  }
}
