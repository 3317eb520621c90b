import Foundation
import TestKit
import Testing

/// A batch that is killed loses nothing: the next one takes it up, and the history is that of one that was not.
@Suite struct BatchKillTests {
  private static let kills = 12

  private func project() throws -> Scratch {
    let scratch = try Scratch()
    for folder in ["csv", "po", "json"] {
      try FileManager.default.copyItem(
        at: Project.corpus.appending(path: folder), to: scratch.folder.appending(path: folder))
    }
    try scratch.write(
      "nightly.yml", "projects: [{path: csv}, {path: po}, {path: json}]\n")
    return scratch
  }

  private func arguments(_ history: String) -> [String] {
    ["batch", "nightly.yml", "--history", history, "--date", "2027-03-01T02:00:00Z"]
  }

  /// What the history has, less how long runs took.
  private func told(_ history: String, in folder: URL) throws -> String {
    let runs = try Binary.run(["history", "--history", history, "--format", "csv"], in: folder)
    #expect(runs.status == 0, "\(runs.complaints)")
    return runs.output
  }

  @Test func `a killed batch is taken up`() throws {
    let scratch = try project()
    let start = ContinuousClock.now
    let whole = try Binary.run(arguments("whole.db"), in: scratch.folder)
    let length = ContinuousClock.now - start
    #expect(whole.status < 2, "\(whole.complaints)")
    let expected = try told("whole.db", in: scratch.folder)
    for number in 0..<Self.kills {
      let history = "\(number).db"
      let process = Process()
      process.executableURL = Binary.path.map { URL(filePath: $0) }
      process.arguments = arguments(history)
      process.currentDirectoryURL = scratch.folder
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      Thread.sleep(forTimeInterval: length / .seconds(1) * Double(number) / Double(Self.kills))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let rest = try Binary.run(arguments(history), in: scratch.folder)
      #expect(rest.status == whole.status, "\(rest.complaints)")
      let found = try told(history, in: scratch.folder)
      #expect(Self.withoutTimes(found) == Self.withoutTimes(expected), "kill \(number)")
    }
  }

  @Test func `a second batch is told who has the history`() throws {
    let scratch = try project()
    let holder = Process()
    holder.executableURL = URL(filePath: "/usr/bin/env")
    holder.arguments = ["flock", "held.db.lock", "sleep", "30"]
    holder.currentDirectoryURL = scratch.folder
    try scratch.write("held.db.lock", "4711 2027-03-01T02:00:00Z\n")
    try holder.run()
    defer { holder.terminate() }
    var run = try Binary.run(arguments("held.db"), in: scratch.folder)
    for _ in 0..<50 where run.status != 2 {
      Thread.sleep(forTimeInterval: 0.1)
      run = try Binary.run(arguments("held.db"), in: scratch.folder)
    }
    #expect(run.status == 2 && run.complaints.contains("4711"), "\(run.complaints)")
  }

  private static func withoutTimes(_ table: String) -> [String] {
    let rows = table.split(whereSeparator: \.isNewline).map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    guard let seconds = rows.first?.firstIndex(of: "seconds") else { return [table] }
    return rows.map { row in
      row.indices.filter { $0 != seconds }.map { String(row[$0]) }.joined(separator: ",")
    }
  }
}
