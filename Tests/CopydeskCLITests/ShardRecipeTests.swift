import Foundation
import TestKit
import Testing

/// The recipes of `Integrations/shards`, run as their runners would.
@Suite struct ShardRecipeTests {
  private static let recipes = Project.root.appending(path: "Integrations/shards")

  private func project() throws -> Scratch {
    let scratch = try Scratch()
    try FileManager.default.copyItem(
      at: Project.corpus.appending(path: "csv"), to: scratch.folder.appending(path: "App"))
    return scratch
  }

  /// Runs a command of the shell with `copydesk` in its path.
  private func shell(
    _ command: String, _ more: [String: String] = [:], in folder: URL
  ) throws -> (status: Int32, output: String) {
    let binary = try #require(Binary.path)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-e", "-c", command]
    process.currentDirectoryURL = folder
    let tools = URL(filePath: binary).deletingLastPathComponent().path
    process.environment = ProcessInfo.processInfo.environment
      .merging(more) { $1 }
      .merging(["PATH": tools + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }

  @Test func `the matrix of jobs says what one run does`() throws {
    let scratch = try project()
    let text = try String(
      contentsOf: Self.recipes.appending(path: "github-matrix.yml"), encoding: .utf8)
    let steps = text.split(separator: "\n").compactMap { line in
      line.range(of: "- run: ").map { String(line[$0.upperBound...]) }
    }
    try #require(steps.count == 2)
    for shard in 1...4 {
      let run = try shell(
        steps[0], ["SHARD": "\(shard)", "TABLES": "App"], in: scratch.folder)
      #expect(run.status == 0)
    }
    let merged = try shell(steps[1], in: scratch.folder)
    let one = try Binary.run(["check", "App", "--format", "github"], in: scratch.folder)
    #expect(merged.output == one.output && merged.status == one.status)
  }

  @Test func `GNU parallel does it on one machine`() throws {
    let scratch = try project()
    guard try shell("command -v parallel", in: scratch.folder).status == 0 else {
      print("GNU parallel is not installed: its recipe was not run.")
      return
    }
    let script = Self.recipes.appending(path: "parallel.sh").path
    let run = try shell("'\(script)' 3 App --skip lost-question --format json", in: scratch.folder)
    let one = try Binary.run(
      ["check", "App", "--skip", "lost-question", "--format", "json"], in: scratch.folder)
    #expect(run.output == one.output && run.status == one.status)
  }
}
