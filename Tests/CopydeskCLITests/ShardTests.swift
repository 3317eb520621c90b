import Foundation
import TestKit
import Testing

/// `check --shard` and `merge`: many machines say what one does, byte for byte.
@Suite struct ShardTests {
  private func shards(
    _ count: Int, _ scratch: borrowing Scratch, _ arguments: [String] = ["App"]
  ) throws -> [String] {
    try (1...count).map { number in
      let run = try Binary.run(
        ["check", "--shard", "\(number)/\(count)"] + arguments, in: scratch.folder)
      #expect(run.status == 0, "\(run.complaints)")
      return try scratch.write("\(number)-\(count).ndjson", run.output)
    }
  }

  /// The corpus' tables, and a project in them with rules of its own.
  private func project() throws -> Scratch {
    let scratch = try Scratch()
    for folder in ["strings", "csv", "po", "xcstrings", "android"] {
      try FileManager.default.createDirectory(
        at: scratch.folder.appending(path: "App"), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: Project.corpus.appending(path: folder),
        to: scratch.folder.appending(path: "App/\(folder)"))
    }
    try scratch.write("App/csv/.copydesk.yml", "rules: {action-drift: note}\n")
    return scratch
  }

  @Test(arguments: [1, 3, 7]) func `any number of shards brings the report of one run`(
    count: Int
  ) throws {
    let scratch = try project()
    let files = try shards(count, scratch)
    for format in ["json", "sarif", "text"] {
      let one = try Binary.run(["check", "App", "--format", format], in: scratch.folder)
      let merged = try Binary.run(
        ["merge", "--format", format] + files.shuffled(), in: scratch.folder)
      #expect(merged.output == one.output && merged.status == one.status, "\(format)")
      #expect(merged.complaints == one.complaints)
    }
  }

  @Test func `a shard that is missing, twice there, cut off or of other options is told`() throws {
    let scratch = try project()
    let files = try shards(3, scratch)
    func complaint(_ arguments: [String]) throws -> String {
      let run = try Binary.run(["merge"] + arguments, in: scratch.folder)
      #expect(run.status == 2 && run.output.isEmpty)
      return run.complaints
    }
    #expect(try complaint([files[0], files[2]]).contains("Shard 2/3 is missing"))
    #expect(try complaint(files + [files[1]]).contains("This is shard 2 again"))
    let cut = try String(contentsOfFile: files[1], encoding: .utf8).dropLast(200)
    let damaged = try scratch.write("cut.ndjson", String(cut))
    #expect(try complaint([files[0], damaged, files[2]]).contains("cut.ndjson"))
    #expect(try complaint(files + ["--skip", "lost-question"]).contains("other options"))
    let other = try shards(2, scratch)
    #expect(try complaint([files[0], other[1], files[2]]).contains("another number of shards"))
    #expect(try complaint([scratch.path("App/csv/.copydesk.yml")]).contains("no JSON"))
    let wrong = try Binary.run(["check", "App", "--shard", "4/3"], in: scratch.folder)
    #expect(wrong.status == 2 && wrong.complaints.contains("--shard takes a share such as 2/5"))
  }

  @Test func `a table that came after the shards is an error`() throws {
    let scratch = try project()
    let files = try shards(2, scratch)
    try scratch.write("App/new.csv", "key,en,ko\na.title,Delete?,삭제할까요?\n")
    let run = try Binary.run(["merge"] + files, in: scratch.folder)
    #expect(run.status == 2 && run.complaints.contains("No shard has checked this table"))
  }
}
